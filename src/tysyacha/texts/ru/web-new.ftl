# Открыть стол.

new-lead = Выберите, что важно; остальное уже как обычно.
new-seats = Кто играет
new-you = Вы
    .more = ваше место
new-seat = Место { $number }
new-seat-open = Любой
    .more = Сядет тот, кто придёт первым.
new-seat-kept = Друг
new-seat-bot = Бот
new-bot = Какой бот
new-friend = Для кого
new-friend-link = у кого есть ссылка
new-fill = Если никто не придёт
new-fills = { $seconds ->
    [-1] ждать людей
    [20] боты через 20 с
    [60] боты через минуту
   *[other] боты через 5 минут
}
new-alone-help = С одними ботами можно брать ходы назад и просить подсказку.

new-agreements = Изменить договорённости
new-agreements-hide = Скрыть договорённости
new-words = Прочесть словами
new-words-hide = Скрыть текст

new-game = Какая игра
new-kind = На что играем
new-rated-help = Идёт в рейтинг. Стол открыт всем, мест не держат, а ушедший занимает последнее место.
new-friendly-help = Только для удовольствия. Если кто-то уйдёт, за него доиграет бот.
new-who = Кого пускать
new-public = Всех
    .more = Стол виден в зале.
new-private = По приглашению
    .more = Войдут те, у кого есть ваша ссылка или пароль.
new-password = Пароль, если нужен
new-password-help = Для тех, кто знает стол, но не получил ссылку.
new-password-short = Не короче { $least } знаков.
new-clock-own = свои часы
new-clock-move = Секунд на ход
new-clock-bank = Секунд в запасе
new-clock-help = Долгие раздумья берут из запаса; когда он кончится, за вас сыграет бот.
new-clock-none-help = Никто не торопит; после десяти минут молчания подменит бот.
new-spectators = Зрители
    .more = Видят стол, но не карты на руках.

new-players = Игроков: { $count }
new-told-friendly = дружеская
new-told-rated = на рейтинг
new-told-public = открытый стол
new-told-private = по приглашению
new-alone = с ботами
new-open = Открыть стол
new-play = Начать

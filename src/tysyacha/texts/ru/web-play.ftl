# Что говорится о столах везде, где их показывают или открывают: игроки, места, боты, часы, рейтинг.

# Имена ботов по местам, а затем по местам же на случай, когда так зовут кого-то из людей.
bot-names = Вера, Борис, Анна, Глеб, Зоя, Роман, Нина, Олег
bot-novice = Новичок
bot-amateur = Любитель
bot-strong = Сильный игрок
bot-steady = Ровный игрок

players-at-table = Сколько игроков
players-count = { $count ->
    [2] двое
    [3] трое
   *[4] четверо
}
rules-of-table = Правила
clock = Часы
clock-none = без часов
clock-moves = { $move } с на ход
clock-seconds = { $move } с на ход + { $bank } с
clock-minutes = { $move } с на ход + { $bank } мин

seat-open = свободно
seat-kept = место для друга

table-rated = На рейтинг
table-friendly = Дружеская
table-running = идёт игра
table-private = закрытый стол
table-changes = { $count ->
    [one] изменено { $count } правило
    [few] изменено { $count } правила
   *[many] изменено { $count } правил
}
table-go-on = Продолжить
table-back = К столу
table-join = Сесть
table-look = Смотреть
table-shut = без зрителей

rated-help = Результат идёт в рейтинг всем; уходить нельзя.
rated-stranger = Для игры на рейтинг нужна учётная запись.
get-account = Завести учётную запись
back = Назад

# Чем правила стола отличаются от привычных читателю.
differences-none = Всё как вы привыкли: { $usual }.
differences-some = { $count ->
    [one] { $count } отличие от ваших правил ({ $usual }):
    [few] { $count } отличия от ваших правил ({ $usual }):
   *[many] { $count } отличий от ваших правил ({ $usual }):
}
differences-usual = у вас: { $value }
differences-more = Ещё { $count }

# Правила стола словами.
text-which = Насколько подробно
text-brief = За минуту
text-full = Подробно
text-none = Текст появится, как только договорённости сойдутся.

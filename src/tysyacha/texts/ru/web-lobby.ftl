# Зал: начало игры, столы, люди, разговор.

hero-title = Сдаём?
hero-text = Вы и два бота. Без регистрации: карты уже тасуют.
hero-play = Играть
hero-against = Соперники
hero-rules = Правила:

mine-title = Недоигранное

quick-title = Сыграть с людьми
quick-text = Подберём стол. Пустые места займут боты.
quick-more = Часы, боты, рейтинг
quick-wait = Боты садятся
quick-waits = { $seconds ->
    [0] сразу
    [20] через 20 с
    [60] через минуту
   *[other] через 5 минут
}
quick-bot = Какие боты
quick-find = Найти стол
quick-own = Свой стол

news-title = Вам
news-friend = { $name } предлагает дружбу.
news-accept = Принять
news-decline = Не сейчас
lobby-friend-asks = { $name } предлагает дружбу.
lobby-friend-now = Вы с { $name } теперь друзья.

tables-title = Столы
tables-filter = Отбор
tables-narrowed = (показаны не все столы)
filter-stage = Какие столы
filter-stage-gathering = Ждут
filter-stage-running = Играют
filter-stage-all = Все
filter-any = не важно
filter-rated = Какая игра
filter-clock-with = с часами
filter-clock-without = без часов
tables-more = Показать ещё { $count }
tables-none-gathering = Свободных столов сейчас нет
    .more = Откройте свой, и следующий гость найдёт вас здесь. А пока можно сыграть с ботами.
tables-none-running = Сейчас никто не играет
    .more = Как только начнётся открытая игра, её можно будет смотреть отсюда.
tables-none-all = Столов пока нет
    .more = Откройте первый: его сразу увидят все.
tables-none-such = Таких столов нет
    .more = Возможно, есть столы с другими правилами.
tables-widen = Показать все
tables-open = Открыть стол

people-title = Люди
people-here = Здесь: { $count }
people-friends = Друзья
people-search = Поиск
people-wanted = Имя
people-find = Искать по имени
people-search-help = Игрока с учётной записью можно найти по части имени.
people-nobody = Никого с таким именем. Проверьте, как оно пишется и есть ли у друга учётная запись.
people-alone = Кроме вас, пока никого. Пришлите адрес друзьям!
people-alone-stranger = В зале сейчас никого. Боты готовы сыграть всегда.
people-no-friends = Друзей здесь пока нет. Найдите их по имени или позовите тех, с кем играли.
people-apart = Скрытые и заблокированные: { $count }
people-asked = ждёт ответа
people-friend = друг
people-guest = гость
people-is-here = здесь
people-is-away = не здесь
people-more = Ещё { $count }

person-profile = Страница игрока
person-invite-to = Позвать за мой стол «{ $table }»
person-invite-new = Открыть стол и позвать
person-befriend = Предложить дружбу
person-accept = Принять дружбу
person-unfriend = Больше не дружить
person-unask = Отозвать предложение
person-mute = Не слышать
    .more = Вы не будете видеть, что пишет этот игрок.
person-unmute = Снова слышать
person-block = Заблокировать
    .more = Вас не посадят за один стол.
person-unblock = Разблокировать
person-report = Пожаловаться…
person-invited = Приглашение отправлено: { $name }.
person-reported = Спасибо, мы разберёмся.
person-done-friend = { $on ->
    [yes] Дружба предложена: { $name }.
   *[no] Вы с { $name } больше не друзья.
}
person-done-muted = { $on ->
    [yes] Вы больше не слышите: { $name }.
   *[no] Вы снова слышите: { $name }.
}
person-done-blocked = { $on ->
    [yes] Блокировка включена: { $name }.
   *[no] Блокировка снята: { $name }.
}
report-reason = Что случилось
report-insult = оскорбления
report-cheating = нечестная игра
report-leaving = бросает игры
report-name = оскорбительное имя
report-spam = спам
report-other = другое
report-note = Своими словами
report-help = Одна фраза поможет нам разобраться.
report-send = Отправить жалобу

talk-title = Разговор
talk-said = Что сказано
talk-silence = Пока тихо. Поздоровайтесь!
talk-say = Сказать…
talk-send = Отправить
talk-stranger = Здесь говорят те, у кого есть учётная запись.

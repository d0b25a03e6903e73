# Как дела у игрока: статистика и кривая рейтинга.

profile-kind = { $kind ->
    [bot] Программа
    [account] Игрок с учётной записью
   *[other] Гость
}
profile-since = здесь с { $since }
profile-none = Рассказать пока нечего
    .mine = Статистика появится здесь после первой законченной партии.
    .other = Законченных партий ещё нет.
profile-rating = Рейтинг
profile-rated = { $games ->
    [one] { $games } партия на рейтинг
    [few] { $games } партии на рейтинг
   *[many] { $games } партий на рейтинг
}
profile-unsure = Ещё не устоялся: нужно несколько партий.
profile-unrated = За такими столами партий на рейтинг ещё не было.
profile-curve = Рейтинг за { $games } партий, от { $from } до { $to }
profile-share = { $share } %
profile-games = Партии
profile-won = Победы
profile-deals = Раздачи
profile-contracts = Сыграно заказов
profile-made = Выполнено заказов
profile-mean = Средний заказ
profile-marriages = Объявлено марьяжей
profile-bolts = Болты
profile-falls = Падения с бочки
profile-best = Лучшая раздача
profile-friend-ask = Дружить
profile-friend-yes = Принять дружбу
profile-friend-back = Отозвать предложение
profile-friend-end = Раздружиться
profile-mute = Заглушить
profile-unmute = Снова слышать
profile-block = Заблокировать
profile-unblock = Разблокировать

# Стол в браузере.

live-your-turn = Ваш ход
live-total = Счёт
live-points = Очки за карты в этой раздаче
live-dealer = Сдающий
live-dealer-mark = С
live-contract = играет { $contract }
live-sits-out = на прикупе
live-stand-in = играет замена
live-left = вышел
live-away = нет на месте
live-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
live-blind = втёмную
live-golden = золотой кон
live-says-pass = пас
live-says-redeal = пересдача!
live-says-look = смотрит

live-time-left = Осталось: { $minutes ->
    [0] {""}
    [one] { $minutes } минута{" "}
    [few] { $minutes } минуты{" "}
   *[other] { $minutes } минут{" "}
}{ $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}
# Почему картой нельзя пойти: целое предложение.
live-barred = { $why }.
live-cover-off = Коснитесь, чтобы увидеть карты
live-cover-on = Закрыть карты

live-hand = Ваши карты: { $count }
live-card-allowed = { $card }{ $allowed ->
    [yes] {", можно сыграть"}
   *[no] {", сейчас нельзя"}
}
live-card-chosen = { $card }, выбрано на ваш ход
live-unseen-hand = Вы ещё не смотрели свои карты.

live-trump = Козыри: { $suit }
live-progress = { $name }: { $done } из { $contract }
live-plays-for = { $name } играет { $contract }
live-standing = { $name }: { $bid }
live-standing-open = Заявка: { $bid }
live-talon = Прикуп: { $cards }
live-the-talon = Прикуп
live-closed = закрыт
live-trick = Взятка
live-last-trick = Последняя взятка
live-played = { $leads ->
    [yes] { $name } ходит: { $card }
   *[no] { $name }: { $card }
}

live-bid-group = Ваша заявка
live-raise-group = Поднять заказ
live-bid = Заявить { $points }
live-raise = Поднять до { $points }
live-less = Меньше
live-more = Больше
live-your-bid = Ваше слово?
live-your-card = Ваша карта?
live-your-lead = Ваш ход.
live-take = Какой прикуп берёте?
live-pass = Пас
live-look = Посмотреть карты
live-bid-blind = { $points } втёмную
live-redeal = Пересдача
live-concede = Расписать
live-claim = Остальные мои
live-wave = Дальше
live-window = Минутка для тех, кто может о чём-то попросить.
live-window-mine = Сейчас можно о чём-то попросить — или играть дальше.
live-window-waved = Ждём остальных…
live-cut = Сдвиньте колоду.
live-cut-lift = Сколько карт снять
live-cuts = Колоду сдвигает { $name }.
live-here = Я вернулся
live-hint = Подсказка: { $what }
live-hint-wait = Подсказка: просто играйте дальше.
live-ask-hint = Подсказка
live-undo = Взять ход назад
live-ask-blind = Заявить { $points } не глядя? Всё считается вдвойне.
live-ask-redeal = Попросить новые карты? Эта раздача кончится для всех.
live-ask-concede = Расписать? Раздачу не играют, а заказ запишут вам в минус.
live-ask-claim = Забрать все оставшиеся взятки?
live-rather-not = Не надо

live-give-what = { $count ->
    [one] Выберите карту, которую отдадите.
   *[other] Выберите по карте для каждого соперника.
}
live-discard-what = Выберите, от чего избавиться.
live-to = { $name }
live-aside = в снос
live-take-back = { $card }: взять обратно
live-give = Отдать
live-discard = Снести

live-declare = Объявить?
live-declare-yes = Объявить
live-declare-no = Просто сыграть карту

live-deal-end = Итог раздачи
live-deal-number = Раздача { $number }
live-player = Игрок
live-change = Запись
live-all-hands = Все карты
live-to-table = Вернуться к столу
live-again = Переиграть раздачу
live-again-ask = Сыграть те же карты ещё раз?
    .more = Заново ничего не тасуется: карты выходят из того же зерна. В пульку вместо этого результата встанет новый.
live-next-deal = Следующая раздача
live-finish = Закончить партию
live-next-in = Следующая раздача через { $seconds } с
live-ends-in = Партия закончится через { $seconds } с
live-waiting-others = Ждём остальных…
live-rematch = Сыграть ещё
live-rematch-join = К новой партии
live-sheet-empty = Пока ничего не записано
    .more = После первой раздачи здесь будет каждый счёт с расчётом.

live-room = Перед игрой
live-room-rules = { $rules }{ $changes ->
    [0] {""}
    [one] , { $changes } отличие
    [few] , { $changes } отличия
   *[other] , { $changes } отличий
}
live-rated = на рейтинг
live-clock = { $seconds } с на ход и { $bank } с на партию
live-rules = Правила этого стола
live-beside = Рядом со столом
live-free = Свободное место
live-kept = Место для того, у кого есть ссылка
live-kept-for = Место держат для игрока { $name }
live-you = вы
live-sit = Сесть
live-bot-here = Посадить бота
live-fill = Начать с ботами
live-get-up = Встать
live-close = Закрыть стол
live-link = Пошлите эту ссылку друзьям
live-copy = Копировать
live-code = Код для камеры телефона
live-code-about = QR-код ссылки { $link }
live-copied = Ссылка скопирована.
live-revealing = Все места заняты. Игроки открывают свои числа, затем начнётся раздача.
live-private = Это закрытый стол
live-no-table = Здесь нет стола
live-password = Пароль
live-password-help = Его знает тот, кто вас пригласил.
live-enter = Войти
live-watching = Вы смотрите игру. { $count ->
    [0] {""}
   *[other] Зрителей: { $count }.
}
live-replaced = Стол открыт в другом окне
    .more = Играть можно только в одном.
live-replaced-back = Играть здесь

live-talk = Разговор
live-talk-empty = Пока никто ничего не сказал.
live-about-person = { $name }: не слышать, пожаловаться …
live-phrases = Готовые фразы
live-say = Скажите что-нибудь
live-send = Сказать
live-said = { $name }: { $words }

live-told-seated = { $who ->
    [you] Вы садитесь за стол.
   *[other] За стол садится { $name }.
}
live-told-vacated = Место снова свободно.
live-told-cut-asked = { $who ->
    [you] Вам сдвигать колоду.
   *[other] Колоду сдвигает { $name }.
}
live-told-stood-in = { $who ->
    [you] За вас играет замена.
   *[other] За игрока { $name } играет замена.
}
live-told-returned = { $who ->
    [you] Вы снова играете сами.
   *[other] { $name } снова за столом.
}
live-told-left = { $who ->
    [you] Вы вышли из игры.
   *[other] { $name } больше не играет.
}
live-told-claimed = { $who ->
    [you] Остальные взятки ваши.
   *[other] { $name } забирает остальные взятки.
}
live-told-settled = Раздача сыграна.
# Произносится вслух, поэтому знаки словами.
live-told-change = { $who ->
    [you] Вы
   *[other] { $name }
}: { $up ->
    [yes] плюс
   *[no] минус
} { $change }, всего { $above ->
    [yes] {""}
   *[no] минус{" "}
}{ $total }.
live-told-closed = Партия закрыта без победителя.
live-told-finished = { $who ->
    [you] Вы победили!
   *[other] Победитель: { $name }.
}

live-options = Настройки стола
live-speed = Как быстро летают карты
live-speed-0 = сразу
live-speed-0-5 = быстро
live-speed-1 = как обычно
live-speed-2 = медленно
live-suits = Порядок мастей
live-high-first = Старшие карты слева
live-four-colours = Четыре цвета мастей
live-large-cards = Крупные карты
live-show-points = Считать за меня очки
live-covered = Держать карты закрытыми
    .help = Они лежат рубашкой вверх, пока вы их не коснётесь, и снова после хода: если устройство ходит по кругу.
live-auto-marriage = Объявлять марьяжи самому столу
    .help = Иначе король или дама вас спросит.
live-only-card = Единственную карту играть сразу
live-confirm = Спрашивать перед дорогими решениями
    .help = Заявка втёмную, пересдача, роспись, остаток взяток.
live-sound = Звуки: карты, взятки, мой ход
live-speak = Читать события для экранного диктора
    .help = Словами, по мере игры.

# Просмотр сыгранной партии: записи, ссылки, своих партий.

replay-about = Запись — вся партия в одном файле. Посмотрите любую раздачу ещё раз: шаг за шагом, со всеми картами или глазами одного игрока. Ничего из неё не сохраняется.
replay-drop = Перетащите сюда файл записи
replay-choose = Выбрать файл
replay-paste = Или вставьте запись как текст
replay-open = Открыть
replay-another = Другая запись
replay-no-record = Это не запись партии: текст оборван или это что-то другое. Скопируйте его целиком или выберите файл.
replay-too-large = Этот файл больше 2 МБ, таких записей не бывает; выберите другой.
replay-coming = Партия загружается…
replay-no-game = Такой партии нет
    .more = Возможно, в ссылке опечатка. Партию без ссылки видят только те, кто в ней играл.

replay-changed = { $count ->
    [one] изменена { $count } договорённость
    [few] изменены { $count } договорённости
   *[many] изменено { $count } договорённостей
}
replay-won = победитель — { $name }
replay-deal = Раздача
replay-eyes = Карты
replay-eyes-all = Все карты открыты
replay-eyes-one = Видит { $name }
replay-real-cards = Раздача сыграна настоящими картами: известен только её итог
replay-beside = Рядом со столом
replay-course = Ход раздачи
replay-sheet = Пулька

replay-controls = Просмотр раздачи
replay-place = Место в раздаче
replay-step = Шаг { $at } из { $of }
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-trick-back = На взятку назад
replay-trick-on = На взятку вперёд
replay-play = Смотреть
replay-pause = Остановить
replay-speed = Скорость { $speed }

replay-points = { $points } оч.
replay-dealer = сдаёт
replay-sitter = на прикупе
replay-hand = Карты игрока { $name }
replay-closed = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
replay-cut = { $name } снимает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
replay-settled = Раздача окончена: { $contract }.

replay-share = Ссылка на этот момент
replay-link-copied = Ссылка скопирована.
replay-link-here = Ссылка: { $link }
replay-record = Запись

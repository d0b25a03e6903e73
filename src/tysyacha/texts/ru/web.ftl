# Страница вокруг каждого экрана: меню, имя, связь и общее для всех экранов.

brand = Тысяча
skip = Сразу к странице
nav = Главное меню
nav-play = Играть
nav-rules = Правила
nav-sheet = Пулька
nav-top = Рейтинг
nav-me = Я
nav-replay = Посмотреть партию
nav-verify = Проверить раздачу
nav-words = Словарь
nav-about = О программе
language-en = English
language-ru = Русский
theme-to-light = Светлые цвета
theme-to-dark = Тёмные цвета

title-lobby = Столы
title-new = Новый стол
title-table = Стол
title-game = Сыгранная партия
title-replay = Повтор партии
title-sheet = Пулька
title-rules = Правила стола
title-me = Мой профиль
title-profile = Игрок
title-top = Рейтинг
title-verify = Проверка раздачи
title-words = Словарь
title-about = О программе

attention-move = Ваш ход

close = Закрыть
try-again = Ещё раз
to-lobby = К столам
trouble-unknown = Такой страницы нет
    .more = Возможно, в адресе опечатка или страницы больше нет.
trouble-unloaded = Страница не загрузилась
    .more = Оборвалась связь или вышла новая версия программы. В обоих случаях поможет загрузить страницу заново.

line-held = На связи
line-lost = Нет ответа
line-offline = Нет сети
line-restarting = Сервис перезапускается
line-joining = Соединение
line-cut = Нет связи с сервисом. На экране может быть старое; всё продолжится само, когда связь вернётся.
error-line = Сервис недоступен; проверьте связь и попробуйте ещё раз.
service-away = Сервис отвечает не так, как должен ({ $status }); попробуйте через минуту.
error-here = На этой странице что-то сломалось; загрузите её заново.

name-title = Как вас называть?
name-label = Имя за столом
name-help = Его видят другие игроки. Потом имя можно сменить.
name-play = Играть
name-another = Другое имя
name-account = Регистрация не нужна.
name-sign-in = У меня есть учётная запись
# Имена для начала, через запятую.
guest-names = Лис, Выдра, Цапля, Барсук, Рысь, Сорока, Бобр, Сова, Заяц, Ворон, Куница, Стриж, Аист, Лось, Ёжик, Сокол, Белка, Журавль

# Карта, как её называют вслух. Девятка — то, что осталось: число не совпало бы со знаком карты.
card-spoken = { $rank ->
    [J] валет
    [Q] дама
    [K] король
    [T] десятка
    [A] туз
   *[9] девятка
} { $suit ->
    [S] пик
    [C] треф
    [D] бубен
   *[H] червей
}

standing-seats = Сколько игроков
standing-seats-many = { $players ->
    [2] Вдвоём
    [3] Втроём
   *[4] Вчетвером
}

# Invitations, in the lobby and on every other screen.
invited = { $name } зовёт вас за стол.
invited-look = Посмотреть

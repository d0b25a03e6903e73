# Состязания ботов: `tysyacha arena`.

arena-games = Партии
arena-title-auction = { $preset }: партий { $games }, раскладов { $sets }, рассадок у каждого { $seatings }; раздач { $deals }; зерно { $seed }
arena-title-forced = { $preset }, только розыгрыш: раздач { $sets }, рассадок у каждой { $seatings }, заказ и снос везде одни и те же; зерно { $seed }
arena-line-won-auction = Побед
arena-line-won-forced = Больше всех очков, раздач
arena-line-share-auction = % партий
arena-line-share-forced = Больше всех очков, % раздач
arena-line-points = Очков за раздачу
arena-line-declaring = Очков, играя самому
arena-line-defending = Очков в остальных раздачах
arena-line-contracts = Играл сам, % раздач
arena-line-made = Заказов сыграно, %
arena-line-contract = Средний заказ
arena-line-taken = Набрано, играя самому
arena-line-faced = Набрано против него
arena-line-time = мс на решение, среднее / медиана / 99 %
arena-line-time-stage = мс, где есть выбор, { $stage }
arena-note = От равных ботов ждут по { $expected } % партий. После среднего стоит доверительный интервал 95 %, бутстреп по раскладам (если их меньше 20 — по коэффициенту Стьюдента).
arena-unfinished = { $games ->
    [one] { $games } партия осталась без победителя: кончились раздачи, отведённые на игру.
    [few] { $games } партии остались без победителя: кончились раздачи, отведённые на игру.
   *[other] { $games } партий остались без победителя: кончились раздачи, отведённые на игру.
}

error-bot-unknown = Бота «{ $bot }» нет; может быть, «{ $nearest }»? Есть такие: { $known }.
error-games-too-few = В состязании нужна хотя бы одна партия, а не { $games }.
error-bot-sees-all = «{ $bot }» видит карты всех и играет только на арене; за стол посадите другого соперника.
error-bot-seconds = «{ $seconds }» — не время на ход: пишите exec@2.5:КОМАНДА, секунд больше 0 и не больше { $most }.
error-bot-command-empty = После «exec:» стоит команда, которая запускает программу, например exec:python3 bot.py.
error-bot-command-quotes = В команде «{ $command }» кавычка открыта и не закрыта.
error-bot-command-missing = Запустить «{ $program }» не удаётся: такой программы нет; после «exec:» напишите команду, которая работает в этой папке.
arena-starts-given = Каждая партия начинается с положения из записи.
arena-starts-late = Каждый расклад начинается с положения ближе к концу партии.
arena-sprt-accepted = Проверка окончена: { $bot } выигрывает { $p1 } % партий или больше, а не { $p0 } % (логарифм отношения { $ratio }; ошибка 5 % в каждую сторону).
arena-sprt-rejected = Проверка окончена: { $bot } выигрывает { $p0 } % партий или меньше, а не { $p1 } % (логарифм отношения { $ratio }; ошибка 5 % в каждую сторону).
arena-sprt-open = Проверка между { $p0 } % и { $p1 } % партий для { $bot } ещё не окончена (логарифм отношения { $ratio }); новые партии могут её решить.
arena-faults = { $bot } отвечает не всегда как надо: { $faults }.
arena-fault-timeout = не успел ответить
arena-fault-illegal = так нельзя
arena-fault-unreadable = не действие
arena-fault-crash = завершился
arena-fault-given-up = партий, где его больше не запускали
arena-fault-substituted = ходов, сделанных за него «steady»
arena-stage-auction = торговля
arena-stage-contract = снос и заказ
arena-stage-cards = розыгрыш
arena-page-strength = Сила
arena-page-null = Доля выигранных партий и её интервал 95 %. Пунктир — { $expected } %, столько было бы у равных ботов.
arena-page-points = Очки за раздачу
arena-page-promises = Обещано и сыграно
arena-page-promises-note = Сколько заказов сыграно против обещанной вероятности (после повышения – сколько раз хватило бы очков на обещанное), по десятым долям, где случаев { $cases } и больше. На пунктире сыграно столько, сколько обещано.
arena-page-no-promises = Ни один бот этого состязания не говорит, какие шансы даёт заказу.
arena-page-times = Время на решение
arena-page-times-note = Сколько решений сколько заняло, в миллисекундах по логарифмической шкале; самый высокий столбик у каждого бота одной высоты.

error-contract-unknown = Такого пути к заказу, как «{ $contract }», нет: «auction» — целые партии, «forced» — только розыгрыш.
error-starts-both = Состязание начинается как-нибудь одним образом: с записи (--start), ближе к концу (--late) или с назначенных заказов.
error-sprt-wrong = «{ $wish }» — не проверка: напишите две доли партий между 0 и 1, меньшую первой, например 0.333,0.36.
error-journal-other = В файле { $file } другое состязание ({ $key }: { $theirs }); назовите другой файл или просите то же состязание.
error-journal-unreadable = { $file } — не файл сыгранных раскладов: строку { $line } не прочесть; назовите другой файл.
error-journal-failed = Сыгранные расклады в { $file } хранить не удаётся: { $reason }.
error-journal-busy = В { $file } сейчас хранит свои расклады другое состязание; дождитесь его конца или назовите другой файл.
error-page-failed = Страницу { $file } записать не удаётся: { $reason }.
error-start-unread = Запись { $file } прочесть не удаётся: { $reason }.
error-start-players = В записи игроков { $players }; назовите столько же ботов, а не { $bots }.
error-start-open = Запись обрывается посреди раздачи, а состязание начинается между раздачами.
error-start-over = Партия в записи уже выиграна, а состязание начинается с той, что ещё идёт.

# Состязания ботов: `tysyacha arena`.

arena-games = Партии
arena-title = { $preset }: партий { $games }, раскладов { $sets }, рассадок у каждого { $seatings }; раздач { $deals }; зерно { $seed }
arena-line-won = Побед
arena-line-share = % партий
arena-line-points = Очков за раздачу
arena-line-contracts = Играл сам, % раздач
arena-line-made = Заказов сыграно, %
arena-line-contract = Средний заказ
arena-line-time = мс на решение, медиана / 99 %
arena-note = От равных ботов ждут по { $expected } % партий. После ± — доверительный интервал 95 %, посчитанный по раскладам.
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

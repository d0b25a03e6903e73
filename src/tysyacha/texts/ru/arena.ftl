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

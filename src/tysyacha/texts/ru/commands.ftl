# Что отвечают команды.

command-legal-none = Ни одна раздача не идёт, ходить некому.
command-legal-entry = { $who }: { $what }
command-same = { $left } и { $right } ни в чём не расходятся.
command-check-refuse = Так нельзя: { $sentence }
command-check-warn = Имейте в виду: { $sentence }
command-check-fine = По этим правилам (на основе { $preset }) можно играть; игроков { $players }.

solve-value = С открытыми картами играющий ({ $declarer }) набирает { $points }, считая всё, что уже взято.
solve-turn = Ходит { $who }. Сколько наберёт играющий после каждой карты и насколько она хуже лучшей для того, кто ходит:
solve-move = карта
solve-points = очки
solve-worse = хуже на
solve-line = Один из лучших розыгрышей:
solve-nodes = Просмотрено взяток: { $count }
solve-progress = Записи
solve-marriage = { $card } с марьяжем
solve-half = { $card } с постельным марьяжем
solve-aces = { $card } с тузовым марьяжем
solve-nines = { $card } с четырьмя девятками

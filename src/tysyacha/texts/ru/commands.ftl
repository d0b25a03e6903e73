# Что отвечают команды.

command-legal-none = Ни одна раздача не идёт, ходить некому.
command-legal-entry = { $who }: { $what }
command-same = { $left } и { $right } ни в чём не расходятся.
command-check-refuse = Так нельзя: { $sentence }
command-check-warn = Имейте в виду: { $sentence }
command-check-fine = По этим правилам (на основе { $preset }) можно играть; игроков { $players }.

# What the commands answer.

command-legal-none = No deal is open, so nobody is to act.
command-legal-entry = { $who }: { $what }
command-same = { $left } and { $right } agree on everything.
command-check-refuse = Not possible: { $sentence }
command-check-warn = Mind: { $sentence }
command-check-fine = A table of { $players } may play by these rules (from { $preset }).

solve-value = With open cards { $declarer }, the declarer, gets { $points } points, all that was taken before included.
solve-turn = { $who } is to play. What the declarer gets after each card, and how much worse that is than the best one for whoever plays it:
solve-move = card
solve-points = points
solve-worse = worse by
solve-line = A line of best play:
solve-nodes = Tricks looked at: { $count }
solve-progress = Records
solve-marriage = { $card } with the marriage
solve-half = { $card } with the half marriage
solve-aces = { $card } with four aces
solve-nines = { $card } with four nines

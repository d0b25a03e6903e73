# What the commands answer.

command-legal-none = No deal is open, so nobody is to act.
command-legal-entry = { $who }: { $what }
command-same = { $left } and { $right } agree on everything.
command-check-refuse = Not possible: { $sentence }
command-check-warn = Mind: { $sentence }
command-check-fine = A table of { $players } may play by these rules (from { $preset }).

# What the service adds in words to its answers: rules, previews of links, the sheet of a game with real cards.

service-special = { $name }: { $value }

## Replays

error-replay-deal = The record has { $count ->
    [0] no deals
    [one] one deal, and it is called 0
   *[other] { $count } deals, called 0 and on
}
error-replay-seat = The seats of this record are 0 to { $highest }

## The sheet of a game with real cards

service-sheet-change = change
service-sheet-marks = marks

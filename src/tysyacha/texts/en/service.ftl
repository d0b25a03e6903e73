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

## Links pasted somewhere

service-preview = Thousand, the card game
    .name = Thousand
    .about = A table for friends or against the program, by the rules you know.
    .image = Playing cards on a green table
service-preview-table = A table of Thousand: { $rules }{ $changed ->
    [yes] , with changes
   *[no] {""}
}
    .about = { $stage ->
        [gathering] { $free ->
            [0] All seats are taken.
            [one] One seat is free.
           *[other] { $free } seats are free.
        }
        [over] The game is over.
       *[playing] The game is under way.
    } At the table: { $who }.
service-preview-private = A private table of Thousand
    .about = You are invited to play. Open the link to come in.
service-preview-game = { $who } has won a game of Thousand
    .about = { $score }. { $rules }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }. See every card again.
service-preview-unfinished = A game of Thousand

# Actions and cards in words. A rank is the sign on the card; suits are drawn.

rank-9 = 9
rank-J = J
rank-Q = Q
rank-K = K
rank-T = 10
rank-A = A

seat-unnamed = player { $number }
list-end = { $first } or { $last }

action-bid = bid { $points }
action-blind = bid { $points } blind
action-look = look at the cards
action-pass = pass
action-redeal = ask for a redeal
action-take = take the { $talon ->
    [0] first
   *[1] second
} talon
action-give = give { $card } to { $to }
action-discard = lay { $card } aside
action-raise = raise to { $points }
action-concede = concede
action-play = play { $card }
action-play-marriage = play { $card } and declare the marriage
action-play-half = play { $card } and declare the half marriage
action-play-aces = play { $card } and declare four aces
action-play-nines = play { $card } and declare four nines
action-cut = { $lifted ->
    [one] lift { $lifted } card
   *[other] lift { $lifted } cards
} to cut
# A card that the reader may not see.
action-card-unseen = a card

choice-bids = bid from { $low } to { $high } in steps of { $step }
choice-raises = raise to any contract from { $low } to { $high } in steps of { $step }
choice-plays = play { $cards }
choice-plays-marriage = declare a marriage with { $cards }
choice-plays-half = declare a half marriage with { $cards }
choice-plays-aces = declare four aces with { $cards }
choice-plays-nines = declare four nines with { $cards }
choice-gives = give { $to } one of { $cards }
choice-discards = lay aside one of { $cards }

# The table in the browser.

live-your-turn = Your turn
live-total = Total
live-points = Card points in this deal
live-dealer = Dealer
live-dealer-mark = D
live-contract = plays { $contract }
live-sits-out = sits out
live-stand-in = a stand-in plays
live-left = gone
live-away = away
live-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
live-blind = blind
live-golden = golden round
live-says-pass = pass
live-says-redeal = redeal!
live-says-look = looks

live-time-left = { $minutes ->
    [0] {""}
    [one] { $minutes } minute{" "}
   *[other] { $minutes } minutes{" "}
}{ $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
# Why a card may not be played: a whole sentence.
live-barred = { $why }.
live-cover-off = Tap to see your cards
live-cover-on = Cover my cards

live-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
live-card-allowed = { $card }{ $allowed ->
    [yes] {", may be played"}
   *[no] {", may not be played now"}
}
live-card-chosen = { $card }, chosen for your turn
live-unseen-hand = You have not looked at your cards yet.

live-trump = Trumps: { $suit }
live-progress = { $name }: { $done } of { $contract }
live-plays-for = { $name } plays { $contract }
live-standing = { $name }: { $bid }
live-standing-open = The bid stands at { $bid }
live-talon = Talon: { $cards }
live-the-talon = Talon
live-closed = face down
live-trick = The trick
live-last-trick = Last trick
live-played = { $leads ->
    [yes] { $name } leads { $card }
   *[no] { $name } plays { $card }
}

live-bid-group = Your bid
live-raise-group = Raise the contract
live-bid = Bid { $points }
live-raise = Raise to { $points }
live-less = Less
live-more = More
live-your-bid = Your bid?
live-your-card = Your card?
live-your-lead = You lead.
live-take = Which talon do you take?
live-pass = Pass
live-look = Look at the cards
live-bid-blind = { $points } blind
live-redeal = Ask for a redeal
live-concede = Concede
live-claim = The rest are mine
live-wave = Go on
live-window = A moment for whoever may ask for something.
live-window-mine = You may ask for something now, or go on.
live-window-waved = Waiting for the others …
live-cut = Cut the pack.
live-cut-lift = Cards to lift
live-cuts = { $name } cuts the pack.
live-here = I am back
live-hint = Hint: { $what }
live-hint-wait = Hint: just go on.
live-ask-hint = Hint
live-undo = Take back
live-ask-blind = Bid { $points } without looking? Everything counts double.
live-ask-redeal = Ask for new cards? This deal ends for everybody.
live-ask-concede = Concede the deal? It is not played, and the contract is written against you.
live-ask-claim = Take all the tricks that are left?
live-rather-not = Rather not

live-give-what = { $count ->
    [one] Choose a card to give.
   *[other] Choose a card for each opponent.
}
live-discard-what = Choose what to part with.
live-to = to { $name }
live-aside = aside
live-take-back = { $card }: take it back
live-give = Give
live-discard = Lay aside

live-declare = Declare it?
live-declare-yes = Declare
live-declare-no = Just play the card

live-deal-end = How the deal ended
live-deal-number = Deal { $number }
live-player = Player
live-change = Change
live-all-hands = All hands
live-to-table = Back to the table
live-again = This deal again
live-again-ask = Play the same cards again?
    .more = Nothing is shuffled anew: the cards come from the same seed. The result of the new try is written on the sheet in place of this one.
live-next-deal = Next deal
live-finish = Finish the game
live-next-in = The next deal begins in { $seconds } s
live-ends-in = The game ends in { $seconds } s
live-waiting-others = Waiting for the others …
live-rematch = Play again
live-rematch-join = To the new game
live-sheet-empty = Nothing is written yet
    .more = After the first deal every total stands here with its reckoning.

live-room = Before the game
live-room-rules = { $rules }{ $changes ->
    [0] {""}
    [one] , with { $changes } change
   *[other] , with { $changes } changes
}
live-rated = rated
live-clock = { $seconds } s a move and { $bank } s for the game
live-rules = Rules of this table
live-beside = Beside the table
live-free = Free seat
live-kept = Kept for whoever has the link
live-kept-for = Kept for { $name }
live-you = you
live-sit = Sit down
live-bot-here = Seat a bot
live-fill = Start with bots
live-get-up = Get up
live-close = Close the table
live-link = Send this link to your friends
live-copy = Copy
live-code = Code for a phone’s camera
live-code-about = QR code of the link { $link }
live-copied = The link is copied.
live-revealing = All seats are taken. Everybody’s number is being told, and then the cards are dealt.
live-private = This table is private
live-no-table = There is no table here
live-password = Password
live-password-help = Whoever invited you knows it.
live-enter = Come in
live-watching = You are looking on. { $count ->
    [0] {""}
    [one] One pair of eyes at the rail.
   *[other] Looking on: { $count }.
}
live-replaced = The table is open in another window
    .more = Only one window of yours can play.
live-replaced-back = Play here

live-talk = Talk
live-talk-empty = Nobody has said anything yet.
live-about-person = { $name }: mute, report …
live-phrases = Ready phrases
live-say = Say something
live-send = Send
live-said = { $name } says: { $words }

live-told-seated = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
}
live-told-vacated = A seat is free again.
live-told-cut-asked = { $who ->
    [you] You are to cut the pack.
   *[other] { $name } is to cut the pack.
}
live-told-stood-in = { $who ->
    [you] A stand-in plays for you.
   *[other] A stand-in plays for { $name }.
}
live-told-returned = { $who ->
    [you] You play yourself again.
   *[other] { $name } is back.
}
live-told-left = { $who ->
    [you] You have left the game.
   *[other] { $name } has left the game.
}
live-told-claimed = { $who ->
    [you] The rest are yours.
   *[other] { $name } takes the rest.
}
live-told-settled = The deal is over.
# Spoken, so signs are words.
live-told-change = { $who ->
    [you] You
   *[other] { $name }
}: { $up ->
    [yes] plus
   *[no] minus
} { $change }, { $above ->
    [yes] {""}
   *[no] minus{" "}
}{ $total } in all.
live-told-closed = The game was closed without a winner.
live-told-finished = { $who ->
    [you] You have won!
   *[other] { $name } has won.
}

live-options = Settings of the table
live-speed = How quickly cards travel
live-speed-0 = at once
live-speed-0-5 = quickly
live-speed-1 = as usual
live-speed-2 = slowly
live-suits = Order of suits
live-high-first = High cards on the left
live-four-colours = Four colours
live-large-cards = Large cards
live-show-points = Count card points for me
live-covered = Keep my cards covered
    .help = They lie face down until you tap them, and again after your move: for a device that goes round.
live-auto-marriage = Declare marriages by themselves
    .help = Otherwise the king or queen asks you.
live-only-card = Play the only card by itself
live-confirm = Ask before costly decisions
    .help = A blind bid, a redeal, a concession, the rest of the tricks.
live-sound = Sounds: cards, tricks, my turn
live-speak = Speak every event to a screen reader
    .help = In words, as it happens.

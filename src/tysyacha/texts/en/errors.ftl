# What goes wrong in the game and in its records. The rules broken by an illegal action end without a full stop:
# what would have been legal follows.

illegal-with-choices = { $rule }; { $who } may { $choices }.
illegal-without-choices = { $rule }.
fault-in-action = Deal { $deal }, action { $action }: { $sentence }
fault-in-deal = Deal { $deal }: { $sentence }

## Cards

error-card-unknown = “{ $text }” is no card: a card is a rank (9 J Q K T A) and a suit (S C D H), such as TH or 10♥.
error-card-twice = { $card } is listed twice, and the pack has each card once.

## The course of a deal

error-no-deal-open = The deal is over, so nothing more can be done in it
error-nothing-to-undo = Nothing has happened yet that could be taken back
error-game-over = The game is over: { $winner } has won, and no deal can follow
error-deal-open = The deal before is not finished, and only then can the next one begin
error-cards-wrong = Each seat must hold the cards it is dealt ({ $asked }), each talon its own ({ $asked_talons }) and the whole pack each card once, but the hands have { $hands } and the talon { $talons } cards
error-no-such-seat = There are only { $players } players, counted from 0
error-seat-sits-out = { $seat } sits this deal out and has no say in it
error-wrong-phase = { $phase ->
    [auction] The auction is still going on
    [take] A talon must be taken first
    [give] The declarer must first part with his cards
   *[play] The cards are being played
}, so this cannot be done now
error-not-your-turn = It is not { $seat }’s turn
error-not-allowed = This is not allowed now

## The auction

error-bid-too-low = A bid must be higher than the { $standing } that stands, and { $points } is not
error-bid-off-step = Bids go in steps of { $step }, and { $points } is none
error-bid-above-cap = The cards in this hand allow no bid above { $cap }, and { $points } is more
error-bid-no-jump = Nobody may jump at this table: a bid is the lowest possible one, and { $points } is higher
error-bid-too-low-for-seat = { $points } is below the lowest bid this player may make
error-blind-not-allowed = A blind bid, and the look that gives it up, is not open to { $seat } now
error-redeal-not-allowed = { $seat } has no ground for a redeal that counts at this moment

## Talon and giving

error-card-not-held = { $card } is not in this hand
error-give-not-there = No card can be given to { $to } now: each opponent gets one
error-discard-not-now = No card is to be laid aside now
error-raise-not-allowed = A contract of { $contract } cannot become { $points } now: a raise is higher, within the cap and before the first lead
error-concede-not-allowed = { $seat } may not concede now

## Playing the cards

error-must-follow = The suit led, { $suit }, must be followed, and { $card } is of another
error-must-beat = The highest card of the trick must be beaten by whoever can, and { $card } does not beat it
error-must-trump = Without the suit led a trump ({ $suit }) must be played, and { $card } is none
error-must-overtrump = A trump in the trick must be overtrumped by whoever can, and { $card } is lower
error-lead-not-allowed = { $card } may not be led now
error-declaration-not-allowed = { $declare ->
    [marriage] A marriage is declared by leading its king or queen with both in hand, at a time when this table allows it, and { $card } does not do it now
    [half] A half marriage is declared by leading its queen or jack with both in hand, at a time when this table allows it, and { $card } does not do it now
    [aces] Four aces are declared by leading the first of them with all four in hand, where this table allows it, and { $card } does not do it now
    [nines] Four nines are declared by playing the first of them with all four in hand, where this table allows it, and { $card } does not do it now
   *[other] { $card } cannot be played without a word now
}

## Cutting and dealing

error-cut-before-deal = The pack is cut before anything else in a deal
error-cut-not-agreed = Nobody cuts the pack at this table
error-cut-too-many = After { $made ->
    [one] this one cut
   *[other] these { $made } cuts
} the pack is dealt, and there is no further one
error-cut-wrong-seat = { $seat } does not cut here, but { $cutters }
error-cut-out-of-range = A cut lifts { $lowest } to { $highest } cards, not { $lifted }
error-swap-out-of-range = A card to change places with is chosen by a number from { $lowest } to { $highest }, not { $choice }.
error-slots-not-allowed = The cards at { $slots } may not go to the talon under ritual.talon_slots { $rule }.
error-ritual-step = The dealing needs the step “{ $needed }” now, not “{ $step }”.
error-deck-not-a-pack = A pack has each of the 24 cards once, and “{ $cards }” is none.
error-seed-size = A seed has { $expected } bytes, and this one has { $size }.

## The document

error-file-missing = There is no file { $path }.
error-file-unreadable = { $path } cannot be read: it must be a readable file.
error-folder-empty = There is no record in { $path }: a folder to solve holds files whose names end in .json.
error-solve-no-deal = No deal is open in this record, so there is nothing to solve: its last deal must be unfinished.
error-solve-not-given = { $phase ->
    [auction] The auction is still going on
    [take] The declarer has not taken a talon yet
   *[give] The declarer has not parted with all his cards yet
}, and a deal can be solved once all cards have been given.
error-file-unwritable = { $path } cannot be written; choose a place where files may be kept.
error-file-changed = { $path } has been changed elsewhere since it was read, and nothing was written over it; leave, and start again to go on from what it holds now.
error-output-unwritable = What there is to tell cannot be written; give the output a place with room left.
error-record-too-large = A record has at most { $most } bytes, and this is longer.
error-record-too-many-deals = A record has at most { $most } deals, not { $count }.
error-record-empty = This is empty; a record is a JSON document.
error-record-not-utf8 = A record is plain UTF-8 text without a byte order mark, and this is not; save it as UTF-8.
error-record-truncated = The JSON document breaks off before its end.
error-record-not-json = This is no JSON document: it goes wrong at byte { $byte }.
error-record-too-deep = Nothing in a record is nested more than { $most } levels deep, and this is.
error-record-format = This is no game record: its "format" must be "{ $wanted }".
error-record-version = This record has the version { $version }; this program reads version { $wanted }.
error-record-players = Thousand is played by 2, 3 or 4, so "players" lists so many names, not { $count }.
error-record-key-missing = “{ $key }” is missing.
error-record-wrong-type = “{ $key }” must be { $wanted ->
    [object] an object with keys
    [list] a list
    [number] a whole number
    [switch] true or false
    [cards] a string of cards with spaces between
   *[text] a string
}, not { $value }.
error-record-out-of-range = “{ $key }” must lie between { $low } and { $high }, and { $value } does not.
error-record-not-choice = “{ $key }” must be one of { $choices }, not { $value }.
error-record-wrong-length = “{ $key }” must have { $wanted ->
    [one] { $wanted } entry
   *[other] { $wanted } entries
}, not { $count }.

## Deals and actions of a record

error-deal-neither = A deal is either played, with "hands", or reported, with "result"; this one is neither.
error-deal-both = A deal is either played, with "hands", or reported, with "result"; this one is both.
error-dealer-missing = Nobody is named as dealer: name one in "start" or in a deal.
error-dealer-contradicts = "start" names { $dealer } as the first dealer and the first deal { $seat }; name the same.
error-action-not-list = An action is a list of a seat, a verb and its arguments, such as [1, "bid", 105], not { $value }.
error-action-seat = An action begins with the number of a seat from 0 to { $highest }, not { $value }.
error-action-unknown = { $verb } is no verb of a record; there are { $verbs }.
error-action-arguments = “{ $verb }” has { $verb ->
    [bid] the points of the bid
    [blind] the points of the bid
    [raise] the points of the new contract
    [take] the number of the talon, 0 or 1,
    [give] a card and the seat that gets it
    [discard] a card
    [play] a card, and one of marriage, half, aces, nines when declaring,
    [cut] the number of cards lifted
   *[other] nothing
} after it.
error-action-number = The number of “{ $verb }” must be a whole one from { $low } to { $high }, not { $value }.
error-action-declaration = A card can declare one of { $choices }, not { $value }.

## Reported deals

error-talon-missing = { $seat } sits out and scores the talon, so the result must tell it: "talon" with its three cards.
error-result-sitter = { $seat } sits this deal out and cannot be its declarer.
error-result-bid-too-low = A contract is at least { $lowest } here, and { $bid } is lower.
error-result-bid-too-high = No cards allow a contract above { $highest } at this table, and { $bid } is higher.
error-result-bid-off-step = Bids go in steps of { $step } at this table, and { $bid } is none.
error-result-bid-blind = A blind contract is { $wanted }, not { $bid }.
error-result-concession = Nobody may concede at this table, so the deal must have been played.
error-result-bidder = "bidders" names each seat that made a bid once, and { $seat } cannot stand there so.
error-result-talon = The talon has { $wanted } cards, not { $count }.
error-result-sum = The card points of a deal add up to { $highest }{ $lowest ->
    [120] {""}
   *[other] {" "}less what nobody is paid for (at least { $lowest })
}, and these to { $sum }.
error-result-tricks = A deal has { $wanted } tricks, all taken by those who play it, and these add up to { $sum }.
error-result-last-trick = "last_trick" names the seat that took it, and that seat has at least one trick.
error-result-cards-without-trick = { $seat } took no trick and cannot have { $points } card points.
error-result-cards-too-many = { $seat } cannot have { $points } card points in so few tricks: they hold { $highest } at most.
error-result-declared = No declarations at this table add up to { $points }: each marriage counts once a deal, at its value.
error-result-declared-without-trick = { $seat } took no trick, so never led and cannot have declared { $points }.

## Where a record begins

error-start-won = { $seat } has already won with { $total } points, so no game can begin there.
error-start-bolts = { $seat } cannot have { $count } bolts between two deals: the fine comes first, so it is { $most } at most.
error-start-barrel-none = { $seat } cannot be on the barrel: this table plays without one.
error-start-barrel-low = { $seat } cannot be on the barrel with { $total } points: it stands at { $at }.
error-start-attempts = { $seat } cannot still be on the barrel after { $used } attempts: it is { $most } at most.
error-start-falls = { $seat } cannot have { $count } falls between two deals: the total goes to 0 first, so it is { $most } at most.
error-start-golden = The golden round has { $most } deals here, so { $played } cannot be behind it.
error-rules-not-object = Rules to check are a set of agreements by id, such as { "{" }"barrel.at": 900{ "}" }, or { "{" }"preset": …, "changes": …{ "}" }, or a record.

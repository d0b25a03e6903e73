# The rules of one table in words. A message is chosen by the value of an agreement, its numbers are arguments;
# one message is one or more whole sentences.

rules-title = Thousand for { $players ->
    [2] two
    [3] three
   *[4] four
}: the rules of this table

## Aim

rules-title-aim = The aim
rules-aim-game = Thousand is a game of tricks, played here by { $players ->
    [2] two
    [3] three
   *[4] four
}.
rules-aim-win-ge = Whoever first reaches { $target } points wins.
rules-aim-win-gt = Whoever first gets past { $target } points wins.
rules-aim-deals = A game runs over many short deals. Each begins with an auction: who promises to take the most points?
rules-aim-declarer-one = The winner of the auction is the declarer: they pick up one of the two talons, the cards put aside in dealing, and play against the other player, the defender.
rules-aim-declarer-many = The winner of the auction is the declarer: they pick up the talon, the cards put aside in dealing, and play alone against the others, the defenders.
rules-aim-outcome = A declarer who keeps the promise moves up; one who falls short loses all that was promised.
rules-aim-marriages = All the cards together are worth 120 points. The rest comes from marriages, a king and queen of one suit, which also set trumps.

## The pack

rules-title-deck = The pack and its values
rules-deck-cards = The pack has 24 cards, from nine to ace in four suits: spades ♠, clubs ♣, diamonds ♦ and hearts ♥.
rules-deck-order = From high to low they rank ace (A), ten (10), king (K), queen (Q), jack (J), nine (9). Mind the ten: it beats the king.
rules-deck-points = An ace counts 11 points, a ten 10, a king 4, a queen 3, a jack 2 and a nine nothing: 30 in each suit, 120 in the whole pack.
rules-deck-marriages = A marriage, the king and queen of one suit, is worth much more than its cards: { $hearts } in hearts, { $diamonds } in diamonds, { $clubs } in clubs, { $spades } in spades.

## The deal

rules-title-deal = The deal
rules-deal-lot = The first dealer is drawn by lot.
rules-deal-next = After every deal that is played, the next player clockwise deals.
rules-deal-next-two = After that the two deal in turn.
rules-deal-next-conceded = After every deal that is played or conceded, the next player clockwise deals.
rules-deal-sitter-dealer_out = Three play at a time: the dealer sits the deal out.
rules-deal-sitter-opposite_out = Three play at a time: the player opposite the dealer sits the deal out.
rules-deal-sitter-right_out = Three play at a time: the player to the dealer's right sits the deal out.
rules-deal-sitter-rest = Whoever sits out gets no cards, does not bid and has no say; turns pass over them.
rules-deal-shuffle-full = The pack is shuffled before every deal.
rules-deal-shuffle-collect_and_cut = The pack is shuffled only before the first deal. Later it is just gathered and cut: the tricks in the order they were taken, the declarer's first and then the others' clockwise.
rules-deal-gathered-rest = Cards laid aside and a talon that nobody took come last.
rules-deal-gathered-unplayed = A deal that was not played to its end is gathered hand by hand, clockwise from the dealer's left, with the talon last.
rules-deal-gathered-unplayed-two = A deal that was not played to its end is gathered hand by hand, clockwise from the dealer's left, with the talons last.
rules-deal-cut-off = Nobody cuts the pack.
rules-deal-cut-right = Then the dealer's right neighbour cuts: at least one card is lifted and at least one stays.
rules-deal-cut-left = Then the dealer's left neighbour cuts: at least one card is lifted and at least one stays.
rules-deal-cut-sitter = The neighbour cuts even when sitting the deal out.
rules-deal-look-own = The dealer looks at the bottom card, which will be their own.
rules-deal-look-talon = The dealer looks at the bottom card, which will lie in the talon.
rules-deal-look-bottom = The dealer looks at the bottom card.
rules-deal-look-top = The cutter turns up the top card; it goes to whoever it falls to in dealing.
rules-deal-nine-off = If it is a nine, nothing follows.
rules-deal-nine-fine_cutter = If it is a nine, the same neighbour cuts again. The third nine in a row costs the cutter { $fine } points; then the pack is cut once more and nobody looks again.
rules-deal-nine-reshuffle_fine_cutter = If it is a nine, the pack is shuffled and cut anew. The third nine in a row costs the cutter { $fine } points; then it is shuffled and cut once more and nobody looks again.
rules-deal-nine-fine_dealer = If it is a nine, the pack is cut again. The third nine in a row costs the dealer { $fine } points; then the next player cuts and nobody looks again.
rules-deal-nine-swap = It is never a nine or a jack: the program sees to that.
rules-deal-jack-off = If it is a jack, nothing follows.
rules-deal-jack-into_middle = If it is a jack, the dealer puts it into the middle of the pack, and there is no more cutting.
rules-deal-jack-dealer_cuts = If it is a jack, the dealer cuts the pack once more, and only once.
rules-deal-jack-reshuffle = If it is a jack, the pack is shuffled and cut anew.
rules-deal-jack-shuffle_unseen = If it is a jack, it goes into the middle, the pack is shuffled, and nobody looks again.
rules-deal-hands-3 = The cards are dealt one at a time, clockwise from the dealer's left: seven to each player and three, face down, to the talon.
rules-deal-hands-4 = The cards are dealt one at a time, clockwise from the dealer's left: seven to each of the three who play and three, face down, to the talon.
rules-deal-hands-two_talons_of_2 = The cards are dealt one at a time, beginning with the player who does not deal: ten to each player, and face down two talons of two cards.
rules-deal-hands-two_talons_of_3 = The cards are dealt one at a time, beginning with the player who does not deal: nine to each player, and face down two talons of three cards.
rules-deal-slots-any = Any of the cards may be laid into the talon.
rules-deal-slots-not_first3_last3 = The first three and the last three cards of the pack may not go into the talon.
rules-deal-slots-not_first_last = The first and the last card of the pack may not go into the talon.
rules-deal-slots-not_consecutive = No two cards in a row may go into the talon.
rules-deal-slots-first_three_rounds = The talon gets one card in each of the first three rounds.
rules-deal-slots-first_rounds = The talons get one card in each round, from the first on, until they are complete.
rules-deal-slots-between_rounds = The talon gets its cards after the first round and before the last.
rules-deal-slots-rest_of_pack = The talon gets the cards that are left when the hands are complete.
rules-deal-exposed-fine_next_deals = If a card is turned up in dealing, the dealer pays { $fine } points and the next player deals.
rules-deal-exposed-same_deals_again = If a card is turned up in dealing, the same dealer deals again.
rules-deal-exposed-next_deals = If a card is turned up in dealing, the next player deals; there is no fine.
rules-deal-exposed-fine_20 = If a card is turned up in dealing, the dealer pays 20 points and deals again.
rules-deal-fines = Fines for cutting and dealing are written before the deal is played; a player on the barrel does not pay them.
rules-deal-fines-plain = Fines for cutting and dealing are written before the deal is played.

## Redeals

rules-title-redeals = Redeals
rules-redeals-what = Very poor cards need not be played: they can be dealt again.
rules-redeals-rich_talon = If either talon has more than { $points } card points, the cards are dealt again at once, before anybody speaks.
rules-redeals-hand_below = A player who is dealt fewer than { $points } card points may ask for a redeal. Marriages do not count here, so even a hand with one may qualify.
rules-redeals-hand_nines-3 = Three or four nines in one hand are a reason for a redeal.
rules-redeals-hand_nines-4 = Four nines in one hand are a reason for a redeal.
rules-redeals-hand_nines-choice = Whoever holds all four chooses: a redeal, or to play and declare them.
rules-redeals-hand_nines-no_choice = Four nines as dealt are dealt again even if their holder would rather play and declare them.
rules-redeals-hand_jacks = Four jacks in one hand are a reason for a redeal.
rules-redeals-talon_below = A talon with fewer than { $points } card points is a reason for a redeal.
rules-redeals-talon_nines = A talon with two nines or more is a reason for a redeal.
rules-redeals-talon_nines-two = A talon of two nines is a reason for a redeal.
rules-redeals-talon_jacks = A talon of three jacks is a reason for a redeal.
rules-redeals-talon_picked = Only the talon that the declarer picked counts.
rules-redeals-scope-any = Every declarer may ask for this on taking the talon.
rules-redeals-scope-forced_only = Only a declarer who is left with the compulsory bid may ask for this; whoever made a bid of their own may not.
rules-redeals-scope-forced_barrel = Nor may a player on the barrel who gets the talon without an auction.
rules-redeals-scope-special-blind = There is no redeal for the talon when the game is played blind.
rules-redeals-scope-special-golden = There is no redeal for the talon in the golden round.
rules-redeals-scope-special-both = There is no redeal for the talon in blind and golden deals.
rules-redeals-mandatory-optional = A redeal is a right, not a duty.
rules-redeals-mandatory-nines = For nines in a hand the redeal happens by itself, without asking.
rules-redeals-mandatory-talon = For the talon the redeal happens by itself, without asking.
rules-redeals-mandatory-all = A redeal happens by itself, for every one of these reasons.
rules-redeals-mandatory-rest = For any other reason somebody has to ask.
rules-redeals-deadline-hand-auction = For a hand, ask before anybody has bid or passed; you need not wait for your turn.
rules-redeals-deadline-hand-no_auction = In a deal without an auction, ask before the declarer has done anything.
rules-redeals-deadline-talon-auction = For the talon, the declarer asks on taking it, before doing anything else.
rules-redeals-deadline-first_lead = You may ask until the first card is led, without waiting for your turn.
rules-redeals-deadline-first_lead-ranks = Nines and jacks are counted in the hand as it is at that moment, the cards given away included; points are always counted in the hand as dealt.
rules-redeals-deadline-again = Nines and jacks are counted once more when the declarer has given cards away, in the hands as they then are.
rules-redeals-shown = The hand or the talon in question is shown to everybody.
rules-redeals-dealer-same = The same dealer deals again.
rules-redeals-dealer-next = The next player deals.
rules-redeals-nothing_counts = A deal that is dealt again changes nothing on the sheet.
rules-redeals-most = After twenty redeals in a row the next deal is played, whatever the cards.
rules-redeals-chain_fine = The third redeal in a row costs the dealer { $fine } points, and the count starts again.
rules-redeals-chance-either = About { $percent ->
    [one] one deal
   *[other] { $percent } deals
} in 100 can be dealt again.
rules-redeals-chance-either-rare = Fewer than one deal in 100 can be dealt again.
rules-redeals-chance-hands = About { $percent ->
    [one] one deal
   *[other] { $percent } deals
} in 100 can be dealt again for a hand.
rules-redeals-chance-hands-rare = Fewer than one deal in 100 can be dealt again for a hand.
rules-redeals-chance-talon = A talon this poor turns up in about { $percent ->
    [one] one deal
   *[other] { $percent } deals
} in 100, but rarely to somebody who may ask.
rules-redeals-chance-talon-rare = A talon this poor turns up in fewer than one deal in 100.

## The auction

rules-title-auction = The auction
rules-auction-what = Players bid for the talon and the right to play the deal. A bid is a promise to take at least so many points, cards and marriages together.
rules-auction-forced-first_hand = The player to the dealer's left owns the compulsory bid of { $bid }, which stands before anybody has spoken.
rules-auction-forced-first_hand-two = The player who does not deal owns the compulsory bid of { $bid }, which stands before anybody has spoken.
rules-auction-forced-dealer = The dealer owns the compulsory bid of { $bid }, which stands before anybody has spoken.
rules-auction-forced-last_speaker = Nobody has to open the bidding, and the lowest bid is { $bid }. But if all the others pass without a bid, the last player has to play for { $bid }.
rules-auction-forced-nobody = Nobody has to open the bidding, and the lowest bid is { $bid }.
rules-auction-forced-left = If everybody else passes, its owner has to play it; once overbid, the owner may bid again in turn.
rules-auction-forced-left-two = If the other passes, its owner has to play it; once overbid, the owner may bid again in turn.
rules-auction-all_pass-same_dealer = If all pass, nothing is written and the same dealer deals again.
rules-auction-all_pass-next_dealer = If all pass, nothing is written and the next player deals.
rules-auction-first-next = The next player clockwise speaks first.
rules-auction-first-dealer = The dealer speaks first.
rules-auction-first-other = The other player speaks first.
rules-auction-first-left = The player to the dealer's left speaks first.
rules-auction-words = On your turn you bid higher or pass, and a pass is final for this deal. When all but one have passed, that player becomes the declarer, and their bid the contract.
rules-auction-words-two = On your turn you bid higher or pass. Whoever has not passed becomes the declarer, and their bid the contract.
rules-auction-step-1 = A bid may be any whole number.
rules-auction-step = Bids are multiples of { $step }.
rules-auction-jumps-yes = You may raise the bidding by as much as you like.
rules-auction-jumps-no = Each bid is exactly { $step } higher than the last.
rules-auction-jumps-no-first = The first bid is exactly { $bid }; each bid after it is { $step } higher than the last.
rules-auction-cap-none = Bid whatever you dare: your cards set no limit.
rules-auction-cap-all = Without a marriage in hand nobody may bid more than { $cap }; each marriage in hand (the king and the queen) lifts that limit by its value.
rules-auction-cap-highest = Without a marriage in hand nobody may bid more than { $cap }; the dearest marriage in hand (the king and the queen) lifts that limit by its value.
rules-auction-cap-unlimited = Without a marriage in hand nobody may bid more than { $cap }; a marriage in hand (the king and the queen) lifts that limit altogether.
rules-auction-cap-ignored = Nobody may bid more than { $cap } in the auction, marriages or not.
rules-auction-cap-aces = Four aces in hand count here as one more marriage, worth { $aces }.
rules-auction-cap-aces-unlimited = Four aces in hand do the same.
rules-auction-cap-not_half = Queen and jack do not lift it.
rules-auction-cap-not_nines = Four nines do not lift it.
rules-auction-highest = No bid may exceed { $highest }, whatever the cards.
rules-auction-hard_cap = No bid and no raise may exceed { $points }, whatever the cards.
rules-auction-silent = A player whose total is { $total } or less has no voice in the auction: they count as having passed.
rules-auction-silent-forced = The compulsory bid binds them all the same. If all others pass, they play it and may raise it after the talon; once overbid, they are out.
rules-auction-silent-forced-no_raise = The compulsory bid binds them all the same: if all others pass, they play it; once overbid, they are out.

## Playing blind

rules-title-blind = Playing blind
rules-blind-what = A bold player may bid 120 without having looked at their cards. Won or lost, such a game counts double.
rules-blind-who-first_hand = Only the player with the compulsory bid may do so, before anybody has spoken.
rules-blind-who-first_hand-free = Only the player to the dealer's left may do so, before anybody has spoken.
rules-blind-who-any = Every player may do so as their first word in the auction, as long as the bid stands below 120.
rules-blind-who-any-forced = The player with the compulsory bid may do so before anybody has spoken.
rules-blind-min_total-none = The bidder's total does not matter.
rules-blind-min_total-zero = The bidder's total must not be negative; 0 at the start of the game will do.
rules-blind-min_total = The bidder must have a total of at least { $total }.
rules-blind-when_barrel-yes = Blind bids are allowed while somebody is on the barrel, too.
rules-blind-when_barrel-no = While any player is on the barrel nobody may bid blind.
rules-blind-silent = A player who has no voice in the auction cannot bid blind.
rules-blind-look = As long as you may still bid blind your cards lie face down: look at them, and the right is gone. Whoever has bid blind looks only when overbid, or on taking the talon.
rules-blind-overbid = A blind 120 may be overbid with { $next } or more in the usual way. Then the deal is an ordinary one, and the blind player looks at their cards and may bid on.
rules-blind-overbid-exact = A blind 120 may be overbid with { $next } in the usual way. Then the deal is an ordinary one, and the blind player looks at their cards and may bid on.
rules-blind-stands-bid = If it stands, the contract is 120 and cannot be raised; made, it brings 240, and failed, it costs 240.
rules-blind-stands-taken = If it stands, the contract is 120 and cannot be raised; made, it brings twice what the declarer took, at least 240, and failed, it costs 240.
rules-blind-talon_hidden-yes = Only the declarer sees the talon of a blind deal.
rules-blind-talon_hidden-no = The talon of a blind deal is shown to everybody.
rules-blind-closed = In a blind deal cards are given away face down.
rules-blind-defenders-cards_only = A defender writes card points double and marriages single.
rules-blind-defenders-all = A defender writes everything double.
rules-blind-defenders-single = A defender writes points as usual, not doubled.
rules-blind-sitter = The talon of the player who sits out is not doubled.
rules-blind-double_bolts-yes = A bolt counts as two.
rules-blind-redeal = Nobody may ask for a redeal on cards they have not looked at, and the declarer of a blind deal has no redeal for their hand at all.
rules-blind-concede-no = A blind game cannot be conceded.
rules-blind-concede-bid = A blind game may be conceded: the declarer loses 240 and { $players ->
    [2] the opponent writes
   *[other] each opponent writes
} 120.
rules-blind-concede-nothing = A blind game may be conceded: the declarer loses nothing and { $players ->
    [2] the opponent writes
   *[other] each opponent writes
} 120.
rules-blind-concede-fine = A blind game may be conceded: the declarer loses { $fine } and { $players ->
    [2] the opponent writes
   *[other] each opponent writes
} 120.

## The golden round

rules-title-golden = The golden round
rules-golden-what-each_player = The first { $deals ->
    [2] two
    [3] three
   *[4] four
} deals of the game, one for each player, are the golden round: everybody must play for at least 120, and everything the declarer wins or loses counts double.
rules-golden-what-each_player-auction = The first { $deals ->
    [2] two
    [3] three
   *[4] four
} deals of the game, one for each player, are the golden round: they are played for at least 120, and everything the declarer wins or loses counts double.
rules-golden-what-three = The first three deals of the game are the golden round: they are played for at least 120, and everything the declarer wins or loses counts double.
rules-golden-forced-first_hand = There is no auction: the player to the dealer's left takes the talon and plays for 120.
rules-golden-forced-first_hand-two = There is no auction: the player who does not deal takes a talon and plays for 120.
rules-golden-forced-dealer = There is no auction: the dealer takes the talon and plays for 120.
rules-golden-auction-first_hand = The auction starts at 120, the compulsory bid of the player to the dealer's left; the contract that wins it counts double, whatever its size.
rules-golden-auction-first_hand-two = The auction starts at 120, the compulsory bid of the player who does not deal; the contract that wins it counts double, whatever its size.
rules-golden-auction-dealer = The auction starts at 120, the dealer's compulsory bid; the contract that wins it counts double, whatever its size.
rules-golden-unseen-yes = The golden player leaves the cards face down until the talon is taken.
rules-golden-unseen-no_redeal = So there is no redeal for the golden player's hand.
rules-golden-unseen-auction = There is no redeal for the declarer's hand in the golden round.
rules-golden-raise-no = The contract cannot be raised after the talon.
rules-golden-raise-yes = The contract may be raised after the talon, and the raise counts double too: { $raised } made brings { $double }.
rules-golden-raise-yes-taken = The contract may be raised after the talon, and the raise counts double too: { $raised } failed costs { $double }.
rules-golden-taken = A contract made brings twice what the declarer took.
rules-golden-closed = In a golden deal cards are given away face down.
rules-golden-no_blind = Nobody plays blind in the golden round.
rules-golden-no_silence = In an auction of the golden round everybody has a voice.
rules-golden-no_barrel_auction = For a player who is already on the barrel the golden auction has no special rules; sitting there, attempts and falls go on as always.
rules-golden-barrel = Whoever comes to the barrel in the golden round sits, tries and falls there as always.
rules-golden-defenders-cards_only = A defender writes card points double and marriages single.
rules-golden-defenders-all = A defender writes everything double.
rules-golden-defenders-single = A defender writes points as usual, not doubled.
rules-golden-sitter = The talon of the player who sits out is not doubled.
rules-golden-double_bolts-yes = A bolt counts as two.
rules-golden-double_fines-yes = The fine for bolts is doubled: { $fine }.
rules-golden-redeal = A deal that is dealt again does not use up a golden one.
rules-golden-concede-no = A golden contract cannot be conceded.
rules-golden-concede-bid = A golden contract may be conceded, and counts as not made; loss and gain are doubled: of a contract of 120 the declarer loses 240 and { $players ->
    [2] the opponent writes
   *[other] each opponent writes
} 120.
rules-golden-concede-nothing = A golden contract may be conceded, and counts as not made; the declarer loses nothing and, with a contract of 120, { $players ->
    [2] the opponent writes
   *[other] each opponent writes
} 120.
rules-golden-concede-fine = A golden contract may be conceded, and counts as not made; the declarer loses { $fine } and, with a contract of 120, { $players ->
    [2] the opponent writes
   *[other] each opponent writes
} 120.
rules-golden-nobody-reset = If nobody has made a golden contract in the whole round, all totals go back to 0 and the ordinary game begins.
rules-golden-nobody-repeat = If nobody has made a golden contract in the whole round, all totals go back to 0 and the golden round is played again.
rules-golden-nobody-keep = If nobody has made a golden contract, the totals stay as they are and the ordinary game begins.
rules-golden-nobody-one = One contract made, by anybody, is enough to keep the totals.
rules-golden-nobody-clean = Then everything else on the sheet starts afresh as well.

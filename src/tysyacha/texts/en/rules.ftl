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
rules-redeals-hand_nines-no_choice = It is no use wanting to play and declare the four nines: they are dealt again.
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
rules-redeals-deadline-talon-auction = For the talon, the declarer asks before giving a card away, raising or conceding.
rules-redeals-deadline-talon-auction-two = For the talon, the declarer asks before parting with a card, raising or conceding.
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
rules-auction-forced-left = If everybody else passes, they have to play it; once overbid, they may bid again in turn.
rules-auction-forced-left-two = If the other passes, they have to play it; once overbid, they may bid again in turn.
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
rules-auction-highest = No bid may exceed { $highest }, which is all that one deal could bring.
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
rules-blind-min_total-none = The total does not matter.
rules-blind-min_total-zero = It takes a total that is not negative; at the start of the game, with 0, it is allowed.
rules-blind-min_total = It takes a total of at least { $total }.
rules-blind-when_barrel-yes = It is allowed while somebody is on the barrel, too.
rules-blind-when_barrel-no = Nobody may while any player is on the barrel.
rules-blind-silent = A player who has no voice in the auction cannot bid blind.
rules-blind-look = As long as you may still bid blind your cards lie face down: look at them, and the right is gone. Whoever has bid blind looks only when overbid, or on taking the talon.
rules-blind-overbid = A blind 120 may be overbid with { $next } or more in the usual way. Then the deal is an ordinary one, and the blind player looks at their cards and may bid on.
rules-blind-overbid-exact = A blind 120 may be overbid with { $next } in the usual way. Then the deal is an ordinary one, and the blind player looks at their cards and may bid on.
rules-blind-stands-bid = If it stands, the contract is 120 and cannot be raised; made, it brings 240, and failed, it costs 240.
rules-blind-stands-taken = If it stands, the contract is 120 and cannot be raised; made, it brings twice what the declarer took, at least 240, and failed, it costs 240.
rules-blind-talon_hidden-yes = Only the declarer sees the talon of a blind deal.
rules-blind-talon_hidden-no = The talon of a blind deal is shown to everybody.
rules-blind-closed = Here cards are given away face down.
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
rules-golden-what-each_player = The first { $deals } deals of the game, one for each player, are the golden round: everybody must play for at least 120, and everything the declarer wins or loses counts double.
rules-golden-what-each_player-auction = The first { $deals } deals of the game, one for each player, are the golden round: they are played for at least 120, and everything the declarer wins or loses counts double.
rules-golden-what-three = The first three deals of the game are the golden round: they are played for at least 120, and everything the declarer wins or loses counts double.
rules-golden-forced-first_hand = There is no auction: the player to the dealer's left takes the talon and plays for 120.
rules-golden-forced-first_hand-two = There is no auction: the player who does not deal takes a talon and plays for 120.
rules-golden-forced-dealer = There is no auction: the dealer takes the talon and plays for 120.
rules-golden-auction-first_hand = The auction starts at 120, the compulsory bid of the player to the dealer's left; the contract that wins it counts double, whatever its size.
rules-golden-auction-first_hand-two = The auction starts at 120, the compulsory bid of the player who does not deal; the contract that wins it counts double, whatever its size.
rules-golden-auction-dealer = The auction starts at 120, the dealer's compulsory bid; the contract that wins it counts double, whatever its size.
rules-golden-unseen-yes = The golden player leaves the cards face down until the talon is taken.
rules-golden-unseen-no_redeal = So there is no redeal for the golden player's hand.
rules-golden-raise-no = The contract cannot be raised after the talon.
rules-golden-raise-yes = The contract may be raised after the talon, and the raise counts double too: { $raised } made brings { $double }.
rules-golden-raise-yes-taken = The contract may be raised after the talon, and the raise counts double too: { $raised } failed costs { $double }.
rules-golden-taken = A contract made brings twice what the declarer took.
rules-golden-closed = Here cards are given away face down.
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

## The talon

rules-title-talon = The talon
rules-talon-pick = The declarer picks one of the two talons, unseen.
rules-talon-shown-all = The talon is shown to everybody, and the declarer takes it into hand.
rules-talon-shown-declarer = The declarer takes the talon into hand; nobody else sees it.
rules-talon-shown-not_when_forced = The talon is shown to everybody, and the declarer takes it into hand; but a declarer who is merely left with the compulsory bid sees it alone.
rules-talon-second-last_trick = The other talon stays face down; whoever wins the last trick gets it, and its card points count like cards taken.
rules-talon-second-last_trick-no_marriage = A king and queen in it are no marriage.
rules-talon-second-out_of_play = The other talon stays face down and out of play for good.
rules-talon-give = Then the declarer gives one card to each opponent, any card they hold, so that everybody has eight.
rules-talon-give_open-yes = These cards are given face up, for all to see.
rules-talon-give_open-no = These cards are given face down: only giver and receiver know them.
rules-talon-one_open-yes = The card is given face up, for all to see.
rules-talon-one_open-no = The card is given face down.
rules-talon-discard-two_out = Then the declarer lays any two cards aside, face down and out of play, so that both players have ten.
rules-talon-discard-one_give = Then the declarer gives any one card to the opponent, so that both players have eleven.
rules-talon-discard-one_give_one_bank = Then the declarer gives any one card to the opponent and lays one face down into the bank, beside the other talon, so that both players have ten.
rules-talon-score-two_out-nobody = The points of the cards laid aside count for nobody.
rules-talon-score-two_out-declarer = The points of the cards laid aside count for the declarer, towards the contract too.
rules-talon-score-two_out-last_trick = The points of the cards laid aside go to whoever wins the last trick.
rules-talon-score-one_give_one_bank-nobody = The points of the card in the bank count for nobody.
rules-talon-score-one_give_one_bank-declarer = The points of the card in the bank count for the declarer, towards the contract too.
rules-talon-score-one_give_one_bank-last_trick = The points of the card in the bank go to whoever wins the last trick.
rules-talon-raise-yes = Until the first card is led the declarer may raise the contract once, by as much as they like, before or after parting with cards. It can never be lowered.
rules-talon-raise-no = The contract stays what was bid: it can be neither raised nor lowered.
rules-talon-cap_on_raise-yes = The limit set by the cards binds the raise too: what counts are the cards then in hand.
rules-talon-cap_on_raise-yes-ignored = The limit of the auction binds the raise too.
rules-talon-cap_on_raise-no = The limit set by the cards does not bind the raise.
rules-talon-cap_kept = A bid within the limit stays good even if the declarer then gives the king or the queen away.

## Conceding

rules-title-concede = Conceding
rules-concede-what = A declarer who has seen the talon and no longer believes in the contract may concede the deal instead of playing it.
rules-concede-scope-forced_only = Only the compulsory bid may be conceded, by a player who is left with it; a contract that was bid or raised has to be played.
rules-concede-window-before_give = It must be done before the first card is given away.
rules-concede-window-before_give-discard = It must be done before the first card is given away or laid aside.
rules-concede-window-before_first_lead = It must be done before the first card is led.
rules-concede-window-own_turn = It may be done at any turn of the declarer's own, in the middle of play as well.
rules-concede-declarer-bid = The declarer loses the contract, a raise included.
rules-concede-declarer-nothing = The declarer loses nothing.
rules-concede-declarer-fine = The declarer loses { $fine } points, whatever the contract.
rules-concede-opponents-sixty = { $players ->
    [2] The opponent writes
   *[other] Each opponent writes
} 60.
rules-concede-opponents-half_bid = { $players ->
    [2] The opponent writes
   *[other] Each opponent writes
} half the contract.
rules-concede-half_round-nearest = Half a contract is rounded to the nearest multiple of { $round }, the middle up.
rules-concede-half_round-down = Half a contract is rounded down to a multiple of { $round }.
rules-concede-half_round-nearest-1 = Half a point is rounded up.
rules-concede-half_round-down-1 = Half a point is dropped.
rules-concede-sitter = Whoever sits out writes only the talon.
rules-concede-nothing_counts = The deal ends there, nothing that was taken or declared counts, and the next player deals.
rules-concede-ends = The deal ends there, and the next player deals.
rules-concede-no_bolts = Nobody gets a bolt.
rules-concede-limit = One player may concede { $limit ->
    [one] once
    [2] twice
   *[other] { $limit } times
} a game.
rules-concede-fine_every = Every third concession of a player costs { $fine } points on top.
rules-concede-on_barrel-burns_attempt = On the barrel, conceding uses up an attempt and costs nothing else.
rules-concede-on_barrel-burns_nothing = On the barrel, conceding costs nothing.
rules-concede-on_barrel-falls = Whoever concedes on the barrel falls off it and loses { $fine } points.
rules-concede-on_barrel-forbidden = On the barrel nobody may concede.
rules-concede-beside_barrel-no = While another player is on the barrel nobody may concede.

## Play

rules-title-play = Playing the cards
rules-play-tricks = There are { $tricks ->
    [8] eight
    [10] ten
   *[other] eleven
} tricks. To each, every player adds one card, clockwise.
rules-play-tricks-two = There are { $tricks ->
    [8] eight
    [10] ten
   *[other] eleven
} tricks. To each, both players add one card.
rules-play-first_lead-declarer = The declarer leads to the first trick.
rules-play-first_lead-first_hand = The player to the dealer's left leads to the first trick.
rules-play-first_lead-first_hand-two = The player who does not deal leads to the first trick.
rules-play-first_lead-dealer = The dealer leads to the first trick.
rules-play-winner = The highest trump wins the trick, or without trumps the highest card of the suit led; the winner leads to the next.
rules-play-follow = If you have the suit led, you must play it.
rules-play-must_beat-yes = If you can, you must beat the best card of that suit on the table, and the same goes for trumps. If you cannot, or if the trick is already trumped, any card of the suit will do.
rules-play-must_beat-yes-two = If you can, you must beat it, and the same goes for trumps. If you cannot, any card of the suit will do.
rules-play-must_beat-no = Which card of the suit is up to you: there is no duty to beat.
rules-play-must_trump-yes = If you have none of it, you must trump; without trumps, or before there are any, you may throw any card.
rules-play-must_trump-no = If you have none of it, you may throw any card: there is no duty to trump.
rules-play-must_overtrump-yes = If the trick is already trumped, you must play a higher trump if you have one, and otherwise a lower one.
rules-play-must_overtrump-no = If the trick is already trumped, any trump will do: you need not go higher.
rules-play-foreign_trump-yes = You may not lead trumps that another player has declared, as long as you hold another suit.

## Marriages

rules-title-marriages = Marriages and trumps
rules-marriages-what = A deal begins without trumps. They come with a marriage, king and queen of one suit in one hand, no matter whether both came in the deal.
rules-marriages-whose = Anybody whose lead it is may declare; for the declarer it counts towards the contract.
rules-marriages-how-king_or_queen-no = To declare one, lead its king or queen and say so. Lead either in silence, and that marriage is lost.
rules-marriages-how-king_or_queen-yes = To declare one, just lead its king or queen: the marriage declares itself.
rules-marriages-how-queen_only-no = To declare one, lead its queen, not its king, and say so. Lead the queen in silence, or the king, and that marriage is lost.
rules-marriages-how-queen_only-yes = To declare one, lead its queen, not its king: the marriage declares itself.
rules-marriages-first_trick-yes = It may be done with the very first lead of the deal.
rules-marriages-first_trick-no = It cannot be done with the first lead of the deal: win a trick first. If you lead a king or a queen to the first trick, you break the pair for nothing.
rules-marriages-once = Each suit can be declared once a deal, and only while both cards are in hand: a king and queen won in tricks are no marriage.
rules-marriages-trump-every = Every marriage makes its suit trumps, in place of the trumps before it.
rules-marriages-trump-first_only = The first marriage sets trumps for the whole deal; later ones bring only points.
rules-marriages-trump-first_only-all = Whatever else sets trumps here counts as a marriage in this.
rules-marriages-timing-at_once = The new trumps count at once, from the card that declares them.
rules-marriages-timing-next_trick = The new trumps count from the next trick; the trick of the declaration is still played under the old ones. The points are not lost, even if that trick is.
rules-marriages-half = There is a half marriage too: queen and jack of one suit, both in hand, for half the value of the marriage. Lead one of the two and say so, on the same terms as a marriage.
rules-marriages-half-queen = One queen serves one declaration: either marriage or half marriage.
rules-marriages-half-auto = A queen that could be both declares the marriage, unless you say half.
rules-marriages-half_sets_trump-yes = A half marriage makes its suit trumps.
rules-marriages-half_sets_trump-no = A half marriage sets no trumps.
rules-marriages-aces = Four aces in one hand bring { $aces }.
rules-marriages-aces-like_marriage = Declare them on leading the first ace, when you could also declare a marriage.
rules-marriages-aces-any_lead = Declare them on leading the first ace, to the first trick as well.
rules-marriages-aces-automatic = They need no call: hold all four when play begins, and they count as soon as you take a trick.
rules-marriages-aces_trump-none = They set no trumps; those in force stay.
rules-marriages-aces_trump-led_ace = The suit of that ace becomes trumps.
rules-marriages-aces_trump-next_ace = The suit of the next ace you lead becomes trumps.
rules-marriages-aces_continue = Whoever declared them must go on leading aces, whenever they lead and as long as they have any.
rules-marriages-nines-in_contract = Four nines in one hand bring { $nines }: declare them on playing the first of them, leading or following. They count like a marriage.
rules-marriages-nines-to_total = Four nines in one hand, held when play begins, bring { $nines } straight on the sheet: to anyone, outside the contract, neither rounded nor doubled.

## Scoring

rules-title-scoring = Scoring a deal
rules-scoring-count = After the last trick each player counts the cards in the tricks they took and adds what they declared.
rules-scoring-last_trick = The last trick brings { $points } points more.
rules-scoring-check-raw = The contract is made if the declarer has at least as many points, exactly counted.
rules-scoring-check-rounded = The declarer's points are rounded first; the contract is made if they then come to at least as much.
rules-scoring-success-bid = The declarer then writes the contract and no more, however much was taken.
rules-scoring-success-taken = The declarer then writes all that was taken, rounded like a defender's points and never less than the contract.
rules-scoring-failure = A declarer who fails loses the contract and writes nothing for what was taken.
rules-scoring-example-bid = For example, with a contract of { $contract }: { $more } points taken bring { $contract }, and { $less } cost { $contract }.
rules-scoring-example-taken = For example, with a contract of { $contract }: { $more } points taken bring { $written }, and { $less } cost { $contract }.
rules-scoring-defenders-1 = A defender writes exactly what they took, whether the contract was made or not.
rules-scoring-defenders-nearest = A defender writes what they took, whether the contract was made or not, rounded once to the nearest multiple of { $round }, the middle up: { $sample } is written as { $written }.
rules-scoring-defenders-down = A defender writes what they took, whether the contract was made or not, rounded down once to a multiple of { $round }: { $sample } is written as { $written }.
rules-scoring-negative = A total may well be negative.
rules-scoring-freeze-own_contract = From { $total } on, a player writes points only for contracts of their own.
rules-scoring-freeze-took_part = From { $total } on, a player writes points only for deals in whose auction they made a bid; a pass is no bid, and the compulsory one counts only when its owner plays it.
rules-scoring-freeze-rest = What counts is the total before the deal. Losses and fines are written all the same.
rules-scoring-freeze-rest-plain = What counts is the total before the deal. Losses are written all the same.
rules-scoring-sitter-off = Whoever sits the deal out writes nothing.
rules-scoring-sitter-cards = Whoever sits the deal out writes the card points of the talon as it was dealt.
rules-scoring-sitter-cards_marriages = Whoever sits the deal out writes the card points of the talon as it was dealt, and a marriage if there is one in it.
rules-scoring-sitter-marriages = Whoever sits the deal out writes a marriage if there is one in the talon as it was dealt, and nothing else.
rules-scoring-sitter-aces40_marriages = Whoever sits the deal out writes 40 for each ace in the talon as it was dealt, and a marriage if there is one.
rules-scoring-sitter-aces50_marriages = Whoever sits the deal out writes 50 for each ace in the talon as it was dealt, and a marriage if there is one.
rules-scoring-sitter-rounded = It is rounded like a defender's points.

## Bolts

rules-title-bolts = Bolts
rules-bolts-what-no_trick = A player who takes no trick in a deal gets a bolt, a stroke on the sheet.
rules-bolts-what-no_points = A player who scores no point in a deal gets a bolt, a stroke on the sheet. Tricks of nothing but nines do not save you, while a single jack does.
rules-bolts-declarer-yes = The declarer can get one too.
rules-bolts-declarer-no = The declarer gets none in their own deal.
rules-bolts-declarer-no-consecutive = The declarer gets none in their own deal; an empty one does not break the row either.
rules-bolts-cumulative = Bolts add up over the whole game.
rules-bolts-consecutive = Only bolts in a row count: any deal without one wipes the slate clean.
rules-bolts-fine = { $count ->
    [3] The third
   *[other] The fifth
} costs { $fine } points, and the count starts again.
rules-bolts-double = If bolts count double, the one left over stays.
rules-bolts-unplayed-both = Deals that were conceded or dealt again do not count.
rules-bolts-unplayed-conceded = Deals that were conceded do not count.
rules-bolts-unplayed-redealt = Deals that were dealt again do not count.
rules-bolts-sitter = Nor does a deal that you sit out.
rules-bolts-sitter-only = A deal that you sit out does not count.
rules-bolts-barrel = A player on the barrel gets no bolts.

## The barrel

rules-title-barrel = The barrel
rules-barrel-sit = A player whose total reaches { $at } sits on the barrel and has to finish the game with a contract of their own.
rules-barrel-clamp-yes = What goes beyond { $at } is cut off.
rules-barrel-clamp-no = What goes beyond { $at } is kept, but it makes nothing easier.
rules-barrel-jump-no = Nobody jumps over the barrel: even a deal that would reach the end stops here.
rules-barrel-jump-yes = Only a deal that leads past the barrel to the end at one stroke wins the game at once, for a defender as well.
rules-barrel-win = To win, be declarer and make a contract of at least { $need }: it is added to the total and the game is over.
rules-barrel-win-next = As bids are multiples of { $step }, that means { $next }.
rules-barrel-win-double-blind = A blind contract counts double here as well.
rules-barrel-win-double-golden = A golden contract counts double here as well.
rules-barrel-win-double-both = Blind and golden contracts count double here as well.
rules-barrel-still = Until then the total stands still: as a defender a player on the barrel writes nothing, however much they take.
rules-barrel-still-conceded = Nor do they write anything for somebody's concession.
rules-barrel-still-sitter = Sitting out, they write nothing for the talon.
rules-barrel-still-fines = They pay no fines.
rules-barrel-attempts = There { $attempts ->
    [1] is one attempt
    [2] are two attempts
    [3] are three attempts
    [4] are four attempts
   *[other] are five attempts
}.
rules-barrel-attempts-none = There is no limit on attempts.
rules-barrel-counts-every_deal = Every deal is an attempt, whoever plays it.
rules-barrel-counts-own_contract = Only a deal in which they are declarer is an attempt.
rules-barrel-counts-own_first_hand = Only a deal in which the compulsory bid is theirs is an attempt.
rules-barrel-counts-own_first_hand-left = Only a deal in which they sit to the dealer's left is an attempt.
rules-barrel-counts-not = The deal that brought them there is none.
rules-barrel-counts-not-redealt = The deal that brought them there is none, nor is one that is dealt again.
rules-barrel-counts-not-sitter = The deal that brought them there is none, nor is one that they sit out.
rules-barrel-counts-not-both = The deal that brought them there is none, nor is one that is dealt again or that they sit out.
rules-barrel-counts-other_talon = Nor is one whose talon went to another player on the barrel.
rules-barrel-auction-normal = In the auction a player on the barrel bids like everybody else.
rules-barrel-auction-floor = In the auction a player on the barrel bids at least { $next }, or passes.
rules-barrel-auction-floor-raise = If they raise the contract, it is to { $next } at least.
rules-barrel-auction-floor-forced = The compulsory bid itself stays { $bid }: left with it, they play it, and can win only by raising it.
rules-barrel-auction-floor-forced-no_raise = The compulsory bid itself stays { $bid }: left with it, they play it, but cannot win with it.
rules-barrel-auction-floor-forced-enough = The compulsory bid itself stays { $bid }: left with it, they play it.
rules-barrel-auction-takes_talon = A player on the barrel takes the talon without an auction and plays for { $need }.
rules-barrel-auction-takes_talon-several = With several on the barrel, it is the first of them in turn from the player with the compulsory bid.
rules-barrel-auction-takes_talon-several-left = With several on the barrel, it is the first of them in turn from the dealer's left.
rules-barrel-auction-takes_talon-several-two = With both on the barrel, it is the player with the compulsory bid.
rules-barrel-auction-takes_talon-several-two-left = With both on the barrel, it is the one who does not deal.
rules-barrel-auction-own_first_hand = A player on the barrel plays when the compulsory bid is theirs, without an auction and for { $need }; in all other deals they count as having passed.
rules-barrel-auction-own_first_hand-left = A player on the barrel plays when sitting to the dealer's left, without an auction and for { $need }; in all other deals they count as having passed.
rules-barrel-auction-no_blind = There is no blind bid then.
rules-barrel-own_failure-stays = Failing in a contract from the barrel costs no points of itself.
rules-barrel-own_failure-stays-last = Failing in a contract before the last attempt costs no points.
rules-barrel-own_failure-falls_minus_bid = Whoever fails in a contract from the barrel loses it and falls off at once.
rules-barrel-last-fine = When the last attempt is used up, the player falls off and loses { $fine } points.
rules-barrel-last-zero = When the last attempt is used up, the player falls off and the whole total goes back to 0.
rules-barrel-last-minus_bid = When the last attempt is used up, the player falls off and loses the contract they failed in, or { $fine } points if they failed in none.
rules-barrel-knock-newcomer_stays = If a second player comes to the barrel, they stay and the one who sat there falls off and loses { $fine } points.
rules-barrel-knock-coexist = If a second player comes to the barrel, both stay.
rules-barrel-knock-all_fall = If a second player comes to the barrel, both fall off and lose { $fine } points each.
rules-barrel-knock-first_stays = If a second player comes to the barrel, they fall off at once and lose { $fine } points; the first stays.
rules-barrel-simultaneous-all_fall = If { $players ->
    [2] both
   *[other] several
} reach the barrel in the same deal, all of them fall off at once and lose { $fine } points each.
rules-barrel-simultaneous-coexist = If { $players ->
    [2] both
   *[other] several
} reach the barrel in the same deal, all of them stay there.
rules-barrel-simultaneous-before = Whoever sat there before them stays.
rules-barrel-no_knock_on_win = None of this happens in a deal in which somebody wins.
rules-barrel-falls_to_zero = The third fall, for whatever reason, takes the whole total: back to 0, and falls are counted afresh.
rules-barrel-freezes_others = While somebody is on the barrel all others gain nothing, not even by a contract made; what they lose is written.

## The dump

rules-title-dump = The dump
rules-dump-values = A total of exactly { $values } falls into the dump: it goes back to 0.
rules-dump-values-many = A total of exactly one of these falls into the dump and goes back to 0: { $values }.
rules-dump-negative-yes = The same happens below zero.
rules-dump-negative-no = Below zero nothing happens.
rules-dump-pass = It is checked when the whole deal has been written; merely passing the number does no harm.

## The end

rules-title-end = The end of the game
rules-end-barrel-ge = The game goes to { $target } points, and is won from the barrel only.
rules-end-barrel-gt = The game goes beyond { $target } points, and is won from the barrel only.
rules-end-ge = Whoever has { $target } points or more at the end of a deal has won, as a defender too.
rules-end-gt = Whoever has more than { $target } points at the end of a deal has won, as a defender too; exactly { $target } is not enough.
rules-end-jump-ge = The game is won from the barrel, or by reaching { $target } points or more past it at one stroke.
rules-end-jump-gt = The game is won from the barrel, or by getting beyond { $target } points past it at one stroke; exactly { $target } is not enough.
rules-end-tie-declarer_then_highest = If several get there in one deal, the declarer wins; if the declarer is not among them, the highest total.
rules-end-tie-highest_then_declarer = If several get there in one deal, the highest total wins; if those are equal, the declarer.
rules-end-tie-seat_order = If several get there in one deal, the first in turn from the dealer's left wins.
rules-end-tie-rest = What is still equal goes to the first in turn from the dealer's left.

## In a minute

rules-title-brief = In a minute
rules-title-special = Special at this table
rules-brief-game = { $players ->
    [2] Two players,
    [3] Three players,
   *[4] Four players,
} 24 cards: A, 10, K, Q, J, 9 are worth 11, 10, 4, 3, 2, 0.
rules-brief-target-ge = First to { $target } points wins.
rules-brief-target-gt = First to get past { $target } points wins.
rules-brief-hands-3 = Seven cards each, three in the talon.
rules-brief-redeal = With fewer than { $points } points you may ask for a redeal.
rules-brief-hands-two_talons_of_2 = Ten cards each and two talons of two.
rules-brief-hands-two_talons_of_3 = Nine cards each and two talons of three.
rules-brief-auction-first_hand = Bid for how many points you will take; the player to the dealer's left must open with { $bid }.
rules-brief-auction-first_hand-two = Bid for how many points you will take; the player who does not deal must open with { $bid }.
rules-brief-auction-dealer = Bid for how many points you will take; the dealer must open with { $bid }.
rules-brief-auction-last_speaker = Bid for how many points you will take, from { $bid } up; if the others pass, the last player must play for that.
rules-brief-auction-nobody = Bid for how many points you will take, from { $bid } up; if all pass, cards are dealt again.
rules-brief-step = Steps of { $step }.
rules-brief-cap-none = No limit by cards.
rules-brief-cap-all = Above { $cap } only with marriages, by their value.
rules-brief-cap-highest = Above { $cap } only with a marriage, by the value of the dearest.
rules-brief-cap-unlimited = Above { $cap } only with a marriage, then without limit.
rules-brief-cap-ignored = Nobody bids above { $cap }.
rules-brief-talon-many = The winner is declarer, takes the talon and gives each opponent one card.
rules-brief-talon-two_out = The winner is declarer, takes one talon unseen and lays two cards aside.
rules-brief-talon-one_give = The winner is declarer, takes one talon unseen and gives the opponent one card.
rules-brief-talon-one_give_one_bank = The winner is declarer, takes one talon unseen, gives the opponent one card and lays one into the bank.
rules-brief-raise-yes = The bid may then be raised.
rules-brief-raise-no = The bid stands.
rules-brief-concede-bid = Conceding costs the contract.
rules-brief-concede-nothing = Conceding costs nothing.
rules-brief-concede-fine = Conceding costs { $fine }.
rules-brief-must_beat-yes = Follow suit, and beat if you can.
rules-brief-must_beat-no = Follow suit.
rules-brief-must_trump-yes = Without the suit, trump; without trumps, any card.
rules-brief-must_trump-no = Without the suit, any card.
rules-brief-must_overtrump = Trump higher if you can.
rules-brief-marriage = Lead the king or queen of a marriage and declare it, and its suit is trumps: ♥ { $hearts }, ♦ { $diamonds }, ♣ { $clubs }, ♠ { $spades }.
rules-brief-first_trick-yes = The first lead will do.
rules-brief-first_trick-no = Not with the first lead.
rules-brief-success-bid = Contract made: plus; failed: minus.
rules-brief-success-taken = Contract made: plus all you took; failed: minus the contract.
rules-brief-defenders-1 = A defender writes what they took.
rules-brief-defenders = A defender writes what they took, rounded to { $round }.
rules-brief-bolts-no_trick = { $count ->
    [3] Three
   *[5] Five
} deals without a trick (bolts) cost { $fine }.
rules-brief-bolts-no_points = { $count ->
    [3] Three
   *[5] Five
} deals without a point (bolts) cost { $fine }.
rules-brief-barrel = At { $at } you are on the barrel: win by your own contract of { $need } or more.
rules-brief-attempts-none = Attempts are not limited.
rules-brief-attempts-fine = { $attempts ->
    [1] One attempt
   *[other] { $attempts } attempts
}, or lose { $fine }.
rules-brief-attempts-zero = { $attempts ->
    [1] One attempt
   *[other] { $attempts } attempts
}, or fall to 0.
rules-brief-attempts-minus_bid = { $attempts ->
    [1] One attempt
   *[other] { $attempts } attempts
}, or lose the failed contract.
rules-brief-dump-yes = Exactly { $values }, above or below zero, goes back to 0.
rules-brief-dump-no = Exactly { $values } goes back to 0.
rules-brief-golden-each_player = The game opens with a golden round: { $deals } deals for 120 at double stakes.
rules-brief-golden-three = The game opens with a golden round: three deals for 120 at double stakes.
rules-brief-blind-first_hand = The first in turn may bid 120 blind, at double stakes.
rules-brief-blind-any = Anyone may bid 120 blind as a first word, at double stakes.
rules-brief-no_shuffle = The pack is not shuffled between deals.
rules-brief-redeals-by_itself = Some redeals happen by themselves.
rules-brief-redeals-talon = Any declarer may refuse a poor talon.
rules-brief-no_jumps = Bids rise one step at a time.
rules-brief-silent = At { $total } or less you may not bid.
rules-brief-talon_hidden = Only the declarer sees the talon.
rules-brief-give_open = Cards are given away face up.
rules-brief-queen_only = A marriage is declared with the queen.
rules-brief-auto = Marriages are declared by themselves.
rules-brief-next_trick = New trumps count from the next trick.
rules-brief-half = Queen and jack of one suit make half a marriage.
rules-brief-nines = Four nines bring { $nines }.
rules-brief-unasked = From the barrel one plays for { $need } without an auction.
rules-brief-falls = The third fall from the barrel leaves 0.
rules-brief-freezes = While one sits on the barrel, the others gain nothing.
rules-brief-jump = Who jumps over the barrel wins.

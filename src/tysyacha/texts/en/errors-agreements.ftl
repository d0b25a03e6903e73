# What is wrong with a set of agreements, and what would be right.

error-agreements-not-mapping = Changes must be a set of agreements by id, such as { "{" }"barrel.at": 900{ "}" }; { $value } is not one.
error-rules-not-mapping = Rules must be { "{" }"preset": "classic_ru", "changes": { "{" }…{ "}" }{ "}" }; { $value } is not that.
error-preset-unknown = There is no preset “{ $preset }”; the nearest is { $nearest }.
error-players-not-2-to-4 = Thousand is played by 2, 3 or 4 players, not by { $players }.

error-agreement-unknown = There is no agreement “{ $id }”; the nearest is { $nearest }.
error-agreement-not-switch = { $id } must be true or false, not { $value }.
error-agreement-not-number = { $id } must be a whole number from { $low } to { $high } in steps of { $step }{ $nullable ->
    [yes] {" "}(or null for off)
   *[no] {""}
}; { $value } is not.
error-agreement-out-of-range = { $id } is { $value }, but it must lie between { $low } and { $high }{ $nullable ->
    [yes] {" "}(null switches it off)
   *[no] {""}
}.
error-agreement-off-step = { $id } goes in steps of { $step }: { $below } or { $above }, not { $value }.
error-agreement-not-choice = { $id } cannot be { $value }; it is one of: { $choices }{ $nearest ->
    [none] {""}
   *[other] {" "}(the nearest is { $nearest })
}.
error-agreement-not-list = { $id } must be a list of at most { $most } numbers ([] for off), not { $value }.
error-agreement-list-too-long = { $id } takes at most { $most } numbers, and here are { $count }.
error-agreement-not-suits = { $id } must give a number for each of H, D, C and S and nothing else, such as { "{" }"H": 100, "D": 80, "C": 60, "S": 40{ "}" }; { $value } does not.

## Agreements that cannot go together

error-conflict-talons-of-three = Two talons of three (table.two_player_form two_talons_of_3) leave equal hands only if one card goes to the opponent and one to the bank, but talon.discard is { $talon_discard }; make it one_give_one_bank, or deal two talons of two.
error-conflict-talons-of-two = Two talons of two (table.two_player_form two_talons_of_2) leave unequal hands if one card goes to the opponent and one to the bank (talon.discard one_give_one_bank); make talon.discard two_out or one_give, or deal two talons of three.
error-conflict-neither-shuffle-nor-cut = Without shuffling (ritual.shuffle collect_and_cut) and without a cut (ritual.cut off) every deal would follow from the last one; let a neighbour cut, or shuffle.
error-conflict-sitter-is-forced = The dealer sits out (table.four_player_form dealer_out), so he cannot own the compulsory bid (auction.forced_player dealer); give the bid to the first hand, or let another seat sit out.
error-conflict-forced-bid-off-step = Bids are multiples of the step, the first one too: auction.forced_bid is { $auction_forced_bid } and auction.step is { $auction_step }; choose a lowest bid that the step divides, or a smaller step.
error-conflict-sitter-leads = The dealer sits out (table.four_player_form dealer_out), so he cannot lead first (play.first_lead dealer); let the declarer or the first hand lead, or let another seat sit out.
error-conflict-overtrump-without-trump = A duty to overtrump (play.must_overtrump) needs the duty to trump (play.must_trump); switch both on, or overtrumping off.
error-conflict-barrel-above-target = The barrel must lie below the target: barrel.at is { $barrel_at } and ending.target is { $ending_target }; lower the barrel or raise the target.
error-conflict-barrel-neither-clamped-nor-won = A total that is not cut back to the barrel (barrel.clamp false) can reach the target, so reaching it must win (barrel.jump_wins true); switch one of the two on.
error-conflict-barrel-dumped = Nobody could sit on the barrel: barrel.at is { $barrel_at }, and dump.values sends just that total back to 0; change one of the two.

## Agreements that are a surprise together

error-conflict-look-without-cut = Looking at a card (ritual.bottom_look) has no effect when nobody cuts (ritual.cut off).
error-conflict-look-for-nothing = A card is looked at (ritual.bottom_look), but neither a nine (ritual.bottom_nine) nor a jack (ritual.bottom_jack) does anything.
error-conflict-forced-redeal-of-nothing = A redeal should happen by itself (redeal.mandatory { $redeal_mandatory }), but every ground for it is off.
error-conflict-silent-at-zero = With auction.silent_at { $auction_silent_at } everybody is silent in the first deal.
error-conflict-blind-never = Nobody can ever bid blind: blind.min_total asks for { $blind_min_total }, and with that total a player is on the barrel or has won.
error-conflict-golden-uneven = Three golden deals (golden.deals three) do not give each of { $players } players the same number of turns.
error-conflict-talon-out-of-play = With a talon out of play (talon.second out_of_play) a deal has fewer than 120 card points, so the barrel can hardly be won without a marriage; consider barrel.need 100.
error-conflict-concede-for-nothing = Conceding costs nothing (concede.declarer nothing) and is not limited (concede.limit and concede.fine_every are off).
error-conflict-concede-fine-out-of-reach = The limit of concessions (concede.limit { $concede_limit }) is reached before the fine for them (concede.fine_every { $concede_fine_every }).
error-conflict-aces-never-led = Four aces that count by themselves (marriage.aces_when automatic) are not led, so they set no trump (marriage.aces_trump { $marriage_aces_trump }).
error-conflict-freeze-and-barrel = Frozen points (scoring.freeze_from { $scoring_freeze_from }) and a barrel (barrel.at { $barrel_at }) are two answers to the same question; tables use one.
error-conflict-freeze-never = Points would freeze from { $scoring_freeze_from } (scoring.freeze_from), but the game ends before, at { $ending_target } (ending.target).
error-conflict-need-too-large = From a barrel at { $barrel_at } (barrel.at) to the target { $ending_target } (ending.target) so much is missing that one deal can hardly bring it; set barrel.need, or bring the two closer.
error-conflict-need-below-target = Whoever wins from the barrel ends below the target: { $barrel_at } (barrel.at) and { $barrel_need } (barrel.need) are less than { $ending_target } (ending.target).
error-conflict-need-off-step = No bid equals barrel.need { $barrel_need }, because bids are multiples of { $auction_step } (auction.step); the next multiple is asked.
error-conflict-need-above-every-bid = Nobody can win from the barrel: more than 120 is needed there, but no marriage lifts the cap of 120 (auction.cap_marriages ignored), not for a raise either.
error-conflict-barrel-freezes-others = Nobody else can win while one sits on the barrel (barrel.freezes_others); that is a literal reading of one text.
error-conflict-dump-never-met = With exact points (scoring.round_to 1) a total hardly ever comes to exactly { $dump_values } (dump.values).

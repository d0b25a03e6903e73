# Why a move is advised; chances are of a hundred deals that fit what this seat has seen.

reason-advice = { $what } – { $why }

reason-side-left = the player on your left
reason-side-right = the player on your right
reason-side-across = the player opposite
reason-bolts = { $bolts ->
    [one] {" "}with one bolt
   *[other] {" "}with { $bolts } bolts
}

reason-only-choice = nothing else is allowed
reason-rule-of-thumb = by a rule of thumb

reason-bid = { $contract }: makes in { $makes } % of deals
reason-bid-over = { $contract }: makes in { $makes } % of deals; a pass leaves { $who } at { $standing }, now on { $total }{ $bolts }
reason-bid-wins = { $contract }: makes in { $makes } % of deals and then wins the game
reason-pass-weak = { $contract } would be made in only { $makes } % of deals
reason-pass-defends = better to defend: { $who }, now on { $total }{ $bolts }, makes { $contract } in { $makes } % of deals

reason-blind = { $contract } unseen makes in { $makes } % of deals, and twice as much is at stake; worth more than a look
reason-look = { $contract } unseen would be made in only { $makes } % of deals, and twice as much is at stake
reason-talon = nobody has seen either talon; one is as good as the other
reason-new-cards = this hand wins { $kept } games in a hundred, a new one { $renewed }

reason-contract = { $contract }: makes in { $makes } % of deals, { $points } points on average
reason-contract-wins = { $contract }: makes in { $makes } % of deals and then wins the game
reason-concede = { $contract } makes in only { $makes } % of deals; conceding costs less
reason-redeal = { $contract } makes in only { $makes } % of deals; new cards are better

reason-gift = with the cards kept { $contract } makes in { $makes } % of deals, { $points } points on average
reason-play-makes = { $contract } makes in { $makes } % of deals, { $points } points on average
reason-play-declares = what is declared counts at once; { $contract } makes in { $makes } % of deals
reason-play-breaks = { $contract } fails in { $fails } % of deals
reason-play-points = the contract is as good as decided; this keeps most points ({ $points } for the declarer on average)

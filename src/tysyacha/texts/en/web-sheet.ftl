# The sheet alone, for people with real cards.

book-about = You play with real cards, and the sheet reckons: bolts, barrel and all that your table has agreed on. One phone goes round; everything stays on this device, with or without a line.
book-new = New sheet
book-list = My sheets
book-listed = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}, { $when }
book-kept-here = These sheets lie in this browser only. A record saved as a file can be taken elsewhere.
book-drop-this = Throw away the sheet of { $names }
book-drop-title = Throw the sheet away?
book-drop-text = The sheet of { $names } will be gone from this device.
book-remove-title = Remove the deal?
book-remove-text = Deal { $deal } will be taken out, and those after it are reckoned anew.
book-remove = Remove
book-cancel = Cancel

book-players = Players
book-names = Names, clockwise
book-first-dealer = Who deals first?
book-preset = Rules
book-preset-offline = The other rules can be chosen when there is a line.
book-changes = { $count ->
    [0] Changes to the rules
    [one] { $count } change to the rules
   *[other] { $count } changes to the rules
}
book-changes-coming = The agreements are on their way…
book-midway = The game has begun already
book-midway-help = Write down how the totals stand now.
book-begin = Begin

book-waiting = { $count ->
    [one] { $count } deal is not yet reckoned: there is no line to the service. It is kept on this device and will be reckoned when the line is back.
   *[other] { $count } deals are not yet reckoned: there is no line to the service. They are kept on this device and will be reckoned when the line is back.
}
book-waiting-none = There is no line to the service. Write on: everything is kept on this device.
book-kept-waiting = Written down. It will be reckoned when the line is back.
book-caught-up = { $count ->
    [one] The line is back, and the deal that waited is reckoned.
   *[other] The line is back, and the { $count } deals that waited are reckoned.
}
book-not-kept = This browser keeps nothing: a reload would lose the sheet. Save the record before you close the page.
book-waiting-deal = { $name } { $bid }{ $how ->
    [conceded] , conceded
   *[played] {""}
}
book-fault = Deal { $deal } cannot be.
book-won = { $name } has won.
book-again = A new sheet for the same people
book-on-barrel = { $name } is on the barrel.
book-on-barrel-left = { $name } is on the barrel, { $left ->
    [one] { $left } attempt left
   *[other] { $left } attempts left
}.
book-record = Record

book-deal-title = Deal { $deal }
book-correct-title = Correct deal { $deal }
book-dealer = { $name } deals.
book-sitter = { $name } sits out.
book-forced = { $name } has the compulsory bid.
book-first = { $name } speaks first.
book-enter = Write down the deal
book-go-on = Go on writing
book-write = Write it down
book-correct = Correct
book-correct-this = Correct this deal
book-remove-this = Remove this deal
book-loose = There is no line, so the form asks for everything. The service checks it when the line is back.
book-declarer = Who played?
book-kind = How?
book-kind-normal = As usual
book-kind-blind = Blind
book-kind-golden = Golden
book-contract = Contract
book-contract-other = Another contract
book-conceded = Conceded without play
book-tricks = Tricks
book-cards = Card points
book-declared = Declared points
book-declared-by = Declared by { $name }
book-marriage = { $suit } { $points }
book-half = ½{ $suit } { $points }
book-aces = Aces { $points }
book-nines = Nines { $points }
book-sum-tricks = Tricks: { $sum } of { $of }
book-sum-cards = Card points: { $sum } of { $of }
book-last-trick = Who took the last trick?
book-talon = { $count ->
    [one] Which { $count } card lay in the talon?
   *[other] Which { $count } cards lay in the talon?
}
book-bidders = Who made a bid?
book-less = Less: { $what }
book-more = More: { $what }
book-fines = Fines before the deal
book-fine-cut = A third nine in cutting: { $points }
book-fine-exposed-card = A card turned up in dealing: { $points }

book-lacks-declarer = Say who played.
book-lacks-bid = Say what the contract was.
book-lacks-talon = Choose the cards of the talon.
book-lacks-tricks = Say how many tricks each of them took; the last number follows by itself.
book-lacks-last-trick = Say who took the last trick.
book-lacks-cards = Say how many card points each of them took; the last number follows by itself.

# The check of a finished game's deals, done in the browser.

check-text = Whether the cards of a game were dealt as they were bound to be. This browser reckons everything anew by itself and asks nobody; a record from any place will do.
check-file = A record as a file
check-drop = Drop the record of a game here
check-choose = Choose a file
check-link = Link of a game
check-link-help = Such as the one at “Share” of a finished game.
check-do = Check
check-latest = Or one of your last games
check-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
check-result = What came of the check
check-busy = Reckoning…
check-too-large = The file is too large for a record; they have at most 2 MB.
check-cannot-not-json = This is no record: a record is a text in JSON, as “Download” of a finished game gives it.
check-cannot-not-record = This is not a record that can be checked: something in it is missing or is not as a record has it.
check-cannot-no-fair = The record says nothing of how its deals came about, as records of real cards or of games in the terminal do not; there is nothing to check.
check-cannot-other-scheme = The deals came about by a scheme that this page does not know; a newer version of the program may.
check-cannot-no-dealer = The record does not say who dealt; records of finished games here do.
check-right = right
check-wrong = wrong
check-fair = { $deals ->
    [one] The one deal is as it was bound to be
   *[other] All { $deals } deals are as they were bound to be
}
    .more = Every card of every hand and talon follows from what was published before the first deal.
check-unfair = Not everything is as it was bound to be
    .more = Below is what does not fit. Either the record was changed afterwards, or the cards were not dealt by the rules: ask whoever runs the service.
check-secret = The service's secret
    .right = It fits what the service was bound to when the table was opened, so it was not chosen afterwards.
    .wrong = It does not fit what the service was bound to: another secret was put in its place.
check-nonce = The number of { $who }
    .right = It fits what was promised on sitting down, before anybody had told a number.
    .wrong = It is not the number that was promised on sitting down.
check-lot = The lot for the first dealer
    .right = It falls on { $who }, who dealt first.
    .wrong = It falls on somebody else than { $who }, who dealt first.
check-bound = What this device saw at the table
    .right = The service was bound to the same secret when you sat down here.
    .wrong = When you sat down here the service was bound to another secret.
check-own = Your own number
    .right = The number that this device drew is among those the deals follow from.
    .wrong = The number that this device drew did not arrive in time, so it counted as empty.
check-deal = { $deals ->
    [one] One deal
   *[other] All { $deals } deals
}
    .right = Dealt again here from secret, numbers and cuts: the same cards, one by one.
    .wrong = Dealt again here, other cards come out in deal { $deals }.
check-each = Deal by deal
check-deal-right = Deal { $deal }: the same cards
check-deal-wrong = Deal { $deal }: other cards
check-withheld = { $seats ->
    [one] { $who } promised a number and did not tell it
   *[other] { $who } promised numbers and did not tell them
}
    .more = It then counts as empty. Most often a connection broke off. But the service and those who withhold could together have chosen between { $sets } sets of deals, by telling or not telling; alone neither can, as only the service knows its secret and only they their numbers. It cannot be more than that choice.
check-without = No number of their own: { $who }
    .some = Bots have none, nor has who sat down without one. The numbers of the others do what is needed.
    .all = Nobody put in a number, so the service alone could have chosen the secret after looking at the cards it brings. The check shows only that nothing was changed after that.
check-reported = { $deals ->
    [one] One deal was written down without its cards; there is nothing to check in it.
   *[other] { $deals } deals were written down without their cards; there is nothing to check in them.
}
check-values = The numbers themselves
check-value-table = Table
check-value-commitment = What the service was bound to
check-value-secret = Its secret
check-value-promised = Promised by { $who }
check-value-told = Told by { $who }
check-how = How it works
check-how-1 = When a table is opened, the service draws a secret and publishes its fingerprint. From then on it cannot take another secret.
check-how-2 = Whoever sits down draws a number and publishes its fingerprint, too. When all seats are taken the numbers are told. So nobody chooses a number after seeing the others'.
check-how-3 = Secret and numbers together give the lot and the seed of every deal; the seed gives the order of the pack. The service could not choose, as it did not know the numbers; the players could not, as they did not know the secret.
check-how-4 = When the game is over the secret is told. This page repeats every step and compares: fingerprints, lot, shuffle, cuts, talon, hands.
check-how-5 = Who does not want to trust this page either takes the same record and the program on a machine of their own:

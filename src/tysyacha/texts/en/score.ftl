# Keeping the sheet of a game with real cards.

score-names = Who plays? Names clockwise, with commas between:
score-preset = Which rules? The id of a preset, ? for a list, Enter for { $usual }:
score-change = A change to the rules, such as barrel.at = 900; Enter when there is no further one:
score-first-dealer = Who deals first? Enter for { $usual }:
score-help =
    For each deal type the declarer and the contract: Anna 120. Add blind, golden or concede where it was so.
    Other words: undo (the last deal), sheet, why (how the totals came about), fine Anna cut or fine Anna card
    (before the next deal), help, quit. At a question, cancel drops the deal. Everything is saved after each deal.
score-deal = Deal { $deal }, { $dealer } deals. Declarer and contract:
score-over = The game is over. undo, sheet, why or quit:
score-tricks = Tricks of { $who } ({ $sum } in all, the last number may be left out):
score-last-trick = Who took the last trick? Enter for the declarer:
score-cards = Card points of { $who }:
score-marriages = Declared by { $who }: a number each, or names with numbers, Enter for nothing:
score-talon = The talon, for { $who } who sits out (AS TH 9C):
score-bidders = Who made a bid? Names, Enter for the declarer alone:
score-cancelled = Dropped; the sheet is as before.
score-fine-noted = Noted: a fine for { $who } before the next deal.

# What may be typed, with blanks between.
score-word-undo = undo u
score-word-sheet = sheet s
score-word-why = why w
score-word-help = help h ?
score-word-fine = fine f
score-word-quit = quit q exit
score-word-cancel = cancel
score-word-cut = cut
score-word-exposed-card = card
score-word-concede = concede conceded
score-word-blind = blind
score-word-golden = golden

error-player-unknown = “{ $value }” is nobody here: name one of { $names }, or their number from 1.
error-contract-missing = A contract is a name and points, such as “Anna 120”, and “{ $value }” has no points.
error-numbers-wanted = { $count } numbers are wanted here, one for each who plays.
error-number-unreadable = “{ $value }” is no number.
error-fine-unclear = A fine is a name and a reason, such as “fine Anna cut” or “fine Anna card”, and “{ $value }” is not.
error-names-alike = Two players have the same name; give them different ones.
error-score-open-deal = Deal { $deal } of this record is not finished; the sheet can go on only after a finished one.

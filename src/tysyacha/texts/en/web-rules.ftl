# The agreements of a table: choosing, changing, reading.

rules-lead = Every company plays by its own. Read them, agree on yours.
rules-preset = Set of rules
rules-other = Change
presets-title = Sets of rules
presets-search = Search the sets
presets-none = No such set for this number of players.

rules-view = What to see
rules-words = In words
rules-agreements = Agreements
rules-open = Open a table
rules-make-usual = Make these my rules
rules-are-usual = These are your rules
rules-usual-kept = From now on every table is compared with these rules.
rules-from-usual = Differs from my rules: { $count }

rules-search = Search: barrel, redeal, dump…
rules-which = Which agreements
rules-all = All
rules-changed = Changed: { $count }
rules-changed-here = { $count } changed
rules-count = { $count }
rules-rare = Rare agreements as well
    .more = Known at few tables.
rules-none-changed = All as in the set
    .more = What you change is gathered here.
rules-none-found = Nothing of that name
    .more = Try another word: trump, bolt, talon.

rules-changes = { $count ->
    [one] One agreement changed
   *[other] { $count } agreements changed
}
rules-reset-all = Undo all
rules-reset = As in the set
rules-preset-has = In the set: { $value }
rules-dropped = { $count ->
    [one] Your change went with the old set.
   *[other] Your { $count } changes went with the old set.
}
rules-bring-back = Bring back
rules-refused = This cannot be:
rules-invalid = These agreements do not go together yet
# An agreement within a sentence.
rules-named = “{ $name }”
rules-to = To “{ $name }”
rules-less = Less: { $name }
rules-more = More: { $name }
rules-list = { $most ->
    [one] one number
   *[other] up to { $most } numbers, with commas between; empty for none
}
rules-suit-S = spades
rules-suit-C = clubs
rules-suit-D = diamonds
rules-suit-H = hearts
rules-redeals = In about { $either } of 100 deals somebody may ask for a redeal (for the hand { $hands }, for the talon { $talon }).
rules-no-redeals = Nobody may ask for a redeal.

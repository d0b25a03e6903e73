# The score sheet as a component: at the table, beside a replay, and on the page for real cards.

paper-sheet = Score sheet
paper-why = A tap on a number opens how it came about.
paper-cell = { $who }, deal { $deal }: { $total }, { $change ->
    [same] unchanged
   *[changed] { $amount }
}{ $marks ->
    [none] {""}
   *[some] ; { $meanings }
}. How it came about
paper-start-cell = { $who } began with { $total }
paper-pick = Deal { $deal }: { $contract }
paper-deal = Deal { $deal }
paper-dealt = { $name } dealt.
paper-points-heading = What was taken
paper-points-cards = Cards
paper-points-declared = Declared
paper-points-tricks = Tricks
paper-nothing = Nothing was written.
paper-total = { $before } → { $after }
paper-waiting = not yet reckoned
paper-curves = Curves
paper-curves-told = The totals deal by deal: { $totals }.
paper-curve-end = { $name }: { $total }
paper-csv = CSV
paper-csv-about = The sheet for a spreadsheet
paper-print = Print
paper-marks = Marks
paper-change = { $name }, change
paper-signs = { $name }, marks
paper-empty = No deal is written yet.

# Пулька: за столом, рядом с повтором и на странице для игры настоящими картами.

paper-sheet = Пулька
paper-why = Коснитесь числа, чтобы увидеть, откуда оно взялось.
paper-cell = { $who }, раздача { $deal }: { $total }, { $change ->
    [same] без изменений
   *[changed] { $amount }
}{ $marks ->
    [none] {""}
   *[some] ; { $meanings }
}. Откуда это число
paper-start-cell = { $who }: счёт в начале { $total }
paper-pick = Раздача { $deal }: { $contract }
paper-deal = Раздача { $deal }
paper-dealt = Сдаёт { $name }.
paper-points-heading = Что взято
paper-points-cards = Карты
paper-points-declared = Объявлено
paper-points-tricks = Взятки
paper-nothing = Ничего не записано.
paper-total = { $before } → { $after }
paper-waiting = ещё не посчитано
paper-curves = Кривые
paper-curves-told = Счёт от раздачи к раздаче: { $totals }.
paper-curve-end = { $name }: { $total }
paper-csv = CSV
paper-csv-about = Пулька для электронной таблицы
paper-print = Печать
paper-marks = Пометки
paper-change = { $name }, изменение
paper-signs = { $name }, пометки
paper-empty = Пока не записано ни одной раздачи.

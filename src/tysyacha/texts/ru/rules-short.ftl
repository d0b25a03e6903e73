# Правила одного стола за минуту чтения; см. rules.ftl.

rules-title-brief = За минуту
rules-title-special = Особенности этого стола
rules-brief-game = { $players ->
    [2] Двое игроков,
    [3] Трое игроков,
   *[4] Четверо игроков,
} 24 карты: Т, 10, К, Д, В, 9 стоят 11, 10, 4, 3, 2, 0.
rules-brief-target-ge = Кто первым наберёт { $target }, выиграл.
rules-brief-target-gt = Кто первым наберёт больше { $target }, выиграл.
rules-brief-hands-3 = Каждому по семь карт, три в прикуп.
rules-brief-redeal = Меньше { $points } очков на руках — можно пересдать.
rules-brief-hands-two_talons_of_2 = Каждому по десять карт и два прикупа по две.
rules-brief-hands-two_talons_of_3 = Каждому по девять карт и два прикупа по три.
rules-brief-auction-first_hand = Торгуются, кто возьмёт больше очков; игрок слева от сдающего обязан открыть торги ставкой { $bid }.
rules-brief-auction-first_hand-two = Торгуются, кто возьмёт больше очков; тот, кто не сдаёт, обязан открыть торги ставкой { $bid }.
rules-brief-auction-dealer = Торгуются, кто возьмёт больше очков; сдающий обязан открыть торги ставкой { $bid }.
rules-brief-auction-last_speaker = Торгуются, кто возьмёт больше очков, наименьшая ставка { $bid }; если все спасовали, последний обязан её играть.
rules-brief-auction-nobody = Торгуются, кто возьмёт больше очков, наименьшая ставка { $bid }; если все спасовали, карты сдают заново.
rules-brief-step = Шаг { $step }.
rules-brief-cap-none = Карты ставку не ограничивают.
rules-brief-cap-all = Больше { $cap } — только с марьяжем на руках, на сумму своих марьяжей.
rules-brief-cap-highest = Больше { $cap } — только с марьяжем на руках, на цену самого дорогого.
rules-brief-cap-unlimited = Больше { $cap } — только с марьяжем на руках, зато без предела.
rules-brief-cap-ignored = Больше { $cap } не ставят.
rules-brief-talon-many = Победитель — играющий: берёт прикуп и отдаёт каждому сопернику по карте.
rules-brief-talon-two_out = Победитель — играющий: наугад берёт один прикуп и сносит две карты.
rules-brief-talon-one_give = Победитель — играющий: наугад берёт один прикуп и отдаёт сопернику карту.
rules-brief-talon-one_give_one_bank = Победитель — играющий: наугад берёт один прикуп, одну карту отдаёт сопернику, одну кладёт в банк.
rules-brief-raise-yes = Потом может поднять заказ.
rules-brief-raise-no = Поднять заказ нельзя.
rules-brief-concede-bid = Роспись стоит суммы заказа.
rules-brief-concede-nothing = Роспись ничего не стоит.
rules-brief-concede-fine = Роспись стоит { $fine }.
rules-brief-must_beat-yes = Кладут в масть и бьют, если могут.
rules-brief-must_beat-no = Кладут в масть.
rules-brief-must_trump-yes = Нет масти — бьют козырем, нет козыря — любая карта.
rules-brief-must_trump-no = Нет масти — любая карта.
rules-brief-must_overtrump = Козырь перебивают старшим, если могут.
rules-brief-marriage = Король с дамой одной масти — марьяж: пошёл с одной из карт, объявил — масть стала козырем: ♥ { $hearts }, ♦ { $diamonds }, ♣ { $clubs }, ♠ { $spades }.
rules-brief-first_trick-yes = Можно и первым ходом.
rules-brief-first_trick-no = Первым ходом нельзя.
rules-brief-success-bid = Выполнил заказ — пиши его, нет — теряй.
rules-brief-success-taken = Выполнил заказ — пиши всё набранное, нет — теряй заказ.
rules-brief-defenders-1 = Соперник пишет, что взял.
rules-brief-defenders = Соперник пишет, что взял, округлив до { $round }.
rules-brief-bolts-no_trick = { $count ->
    [3] Три раздачи
   *[5] Пять раздач
} без взятки (болты) стоят { $fine }.
rules-brief-bolts-no_points = { $count ->
    [3] Три раздачи
   *[5] Пять раздач
} без очков (болты) стоят { $fine }.
rules-brief-barrel = С { $at } садятся на бочку: выигрывает только свой заказ, не меньше { $need }.
rules-brief-attempts-none = Попыток сколько угодно.
rules-brief-attempts-fine = { $attempts ->
    [1] Попытка одна
   *[other] Попыток { $attempts }
}, потом слетают и теряют { $fine }.
rules-brief-attempts-zero = { $attempts ->
    [1] Попытка одна
   *[other] Попыток { $attempts }
}, потом слетают до нуля.
rules-brief-attempts-minus_bid = { $attempts ->
    [1] Попытка одна
   *[other] Попыток { $attempts }
}, потом слетают и теряют несыгранный заказ.
rules-brief-dump-yes = Ровно { $values }, в плюсе или в минусе, — самосвал: счёт обнуляется.
rules-brief-dump-no = Ровно { $values } — самосвал: счёт обнуляется.
rules-brief-golden-each_player = Партию открывает золотой кон: { $deals ->
    [2] две
    [3] три
   *[4] четыре
} раздачи по 120 с двойной ценой.
rules-brief-golden-three = Партию открывает золотой кон: три раздачи по 120 с двойной ценой.
rules-brief-blind-first_hand = Первая рука может заказать 120 втёмную, с двойной ценой.
rules-brief-blind-any = Любой может первым словом заказать 120 втёмную, с двойной ценой.
rules-brief-no_shuffle = Между раздачами колоду не тасуют.
rules-brief-redeals-by_itself = Некоторые пересдачи обязательны.
rules-brief-redeals-talon = От плохого прикупа может отказаться любой играющий.
rules-brief-no_jumps = Ставки поднимают только на шаг.
rules-brief-silent = У кого { $total } или меньше, тот в торгах молчит.
rules-brief-talon_hidden = Прикуп видит только играющий.
rules-brief-give_open = Карты отдают в открытую.
rules-brief-queen_only = Марьяж объявляют только с дамы.
rules-brief-auto = Марьяжи объявляются сами.
rules-brief-next_trick = Новый козырь действует со следующей взятки.
rules-brief-half = Дама с валетом одной масти — постельный марьяж, за полцены.
rules-brief-nines = Четыре девятки дают { $nines }.
rules-brief-unasked = С бочки играют { $need } без торгов.
rules-brief-falls = Третье падение с бочки обнуляет счёт.
rules-brief-freezes = Пока кто-то на бочке, остальные ничего не прибавляют.
rules-brief-jump = Перескочил бочку — выиграл.

# Что не так с набором договорённостей и как было бы правильно.

error-agreements-not-mapping = Изменения записывают как договорённости по именам, например { "{" }"barrel.at": 900{ "}" }; { $value } — это не они.
error-rules-not-mapping = Правила записывают как { "{" }"preset": "classic_ru", "changes": { "{" }…{ "}" }{ "}" }; { $value } — это не они.
error-preset-unknown = Набора «{ $preset }» нет; ближайший — { $nearest }.
error-players-not-2-to-4 = В тысячу играют вдвоём, втроём или вчетвером; игроков не может быть { $players }.

error-agreement-unknown = Договорённости «{ $id }» нет; ближайшая — { $nearest }.
error-agreement-not-switch = { $id } может быть только true или false, а не { $value }.
error-agreement-not-number = { $id } — это целое число от { $low } до { $high } с шагом { $step }{ $nullable ->
    [yes] {" "}(или null, если выключено)
   *[no] {""}
}; { $value } не подходит.
error-agreement-out-of-range = { $id } не может быть { $value }: допустимо от { $low } до { $high }{ $nullable ->
    [yes] {" "}(null выключает)
   *[no] {""}
}.
error-agreement-off-step = { $id } меняется с шагом { $step }: { $below } или { $above }, но не { $value }.
error-agreement-not-choice = { $id } не может быть { $value }; возможные значения: { $choices }{ $nearest ->
    [none] {""}
   *[other] {" "}(ближайшее — { $nearest })
}.
error-agreement-not-list = { $id } — это список не больше чем из { $most } чисел ([], если выключено), а не { $value }.
error-agreement-list-too-long = В { $id } помещается не больше { $most } чисел, а здесь их { $count }.
error-agreement-not-suits = { $id } задаёт число для каждой из мастей H, D, C и S и больше ничего, например { "{" }"H": 100, "D": 80, "C": 60, "S": 40{ "}" }; { $value } не подходит.

## Договорённости, которые не уживаются

error-conflict-talons-of-three = При двух прикупах по три (table.two_player_form two_talons_of_3) руки выходят равными, только если одну карту отдать сопернику, а одну в банк, но talon.discard — { $talon_discard }; поставьте one_give_one_bank или сдавайте прикупы по две.
error-conflict-talons-of-two = При двух прикупах по две (table.two_player_form two_talons_of_2) руки выходят неравными, если одну карту отдать сопернику, а одну в банк (talon.discard one_give_one_bank); поставьте two_out или one_give либо сдавайте прикупы по три.
error-conflict-neither-shuffle-nor-cut = Без тасовки (ritual.shuffle collect_and_cut) и без сдвижки (ritual.cut off) каждая раздача следовала бы из предыдущей; пусть сосед сдвигает, или тасуйте.
error-conflict-sitter-is-forced = Сдающий пропускает кон (table.four_player_form dealer_out) и не может сидеть на сотне (auction.forced_player dealer); отдайте сотню первой руке, или пусть кон пропускает другой.
error-conflict-forced-bid-off-step = Все ставки кратны шагу, и первая тоже: auction.forced_bid — { $auction_forced_bid }, а auction.step — { $auction_step }; выберите ставку, кратную шагу, или шаг поменьше.
error-conflict-sitter-leads = Сдающий пропускает кон (table.four_player_form dealer_out) и не может ходить первым (play.first_lead dealer); пусть ходит играющий или первая рука, или пусть кон пропускает другой.
error-conflict-overtrump-without-trump = Обязанность перебивать козырь (play.must_overtrump) не бывает без обязанности бить козырем (play.must_trump); включите обе или выключите первую.
error-conflict-barrel-above-target = Бочка должна быть ниже цели: barrel.at — { $barrel_at }, а ending.target — { $ending_target }; опустите бочку или поднимите цель.
error-conflict-barrel-neither-clamped-nor-won = Если лишние очки на бочке не срезают (barrel.clamp false), счёт может дойти до цели, и тогда это должна быть победа (barrel.jump_wins true); включите одно из двух.
error-conflict-barrel-dumped = На бочке никто не усидит: barrel.at — { $barrel_at }, а dump.values обнуляет именно такой счёт; измените одно из двух.

## Договорённости, которые вместе удивляют

error-conflict-look-without-cut = Смотреть карту (ritual.bottom_look) незачем, если никто не сдвигает (ritual.cut off).
error-conflict-look-for-nothing = Карту смотрят (ritual.bottom_look), но ни девятка (ritual.bottom_nine), ни валет (ritual.bottom_jack) ничего не меняют.
error-conflict-forced-redeal-of-nothing = Пересдача должна происходить сама собой (redeal.mandatory { $redeal_mandatory }), но все поводы для неё выключены.
error-conflict-silent-at-zero = При auction.silent_at { $auction_silent_at } в первой раздаче молчат все.
error-conflict-blind-never = Сыграть втёмную не сможет никто: blind.min_total требует { $blind_min_total }, а с таким счётом игрок уже на бочке или выиграл.
error-conflict-golden-uneven = Три золотые раздачи (golden.deals three) не делятся поровну: игроков { $players }.
error-conflict-talon-out-of-play = Когда второй прикуп вне игры (talon.second out_of_play), в раздаче меньше 120 очков, и с бочки без марьяжа почти не выиграть; подумайте о barrel.need 100.
error-conflict-concede-for-nothing = Роспись ничего не стоит (concede.declarer nothing) и не ограничена (concede.limit и concede.fine_every выключены).
error-conflict-concede-fine-out-of-reach = Росписи кончаются (concede.limit { $concede_limit }) раньше, чем дойдёт до штрафа за них (concede.fine_every { $concede_fine_every }).
error-conflict-aces-never-led = Если тузовый марьяж засчитывается сам (marriage.aces_when automatic), с тузов не ходят, и козыря он не назначает (marriage.aces_trump { $marriage_aces_trump }).
error-conflict-freeze-and-barrel = Заморозка записи (scoring.freeze_from { $scoring_freeze_from }) и бочка (barrel.at { $barrel_at }) — два ответа на один вопрос; за столом обычно выбирают один.
error-conflict-freeze-never = Запись замирает с { $scoring_freeze_from } (scoring.freeze_from), но игра кончается раньше, на { $ending_target } (ending.target).
error-conflict-need-too-large = От бочки { $barrel_at } (barrel.at) до цели { $ending_target } (ending.target) не хватает столько, что за один кон этого почти не набрать; задайте barrel.need или сблизьте их.
error-conflict-need-below-target = Выигравший с бочки останется ниже цели: { $barrel_at } (barrel.at) и { $barrel_need } (barrel.need) меньше, чем { $ending_target } (ending.target).
error-conflict-need-off-step = Ставки, равной barrel.need { $barrel_need }, не бывает: ставки кратны { $auction_step } (auction.step); нужна следующая кратная.
error-conflict-need-above-every-bid = С бочки не выиграть никому: нужно больше 120, а потолок 120 марьяжи не поднимают (auction.cap_marriages ignored), и для надбавки тоже.
error-conflict-barrel-freezes-others = Пока один сидит на бочке, никто другой выиграть не может (barrel.freezes_others); так выходит, если читать один из текстов буквально.
error-conflict-dump-never-met = При записи очко в очко (scoring.round_to 1) счёт почти никогда не равен в точности { $dump_values } (dump.values).

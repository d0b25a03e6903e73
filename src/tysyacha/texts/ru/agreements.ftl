# Каждая договорённость и каждое её значение: .name — короткая подпись, .about — одно предложение.

value-on = да
value-off = нет

## Стол

group-table = Стол

agreement-table-two_player_form =
    .name = Вдвоём: карты и прикупы
    .about = Сколько карт сдают при игре вдвоём и по скольку карт в каждом из двух прикупов.
agreement-table-two_player_form-two_talons_of_2 = по десять карт, два прикупа по две
agreement-table-two_player_form-two_talons_of_3 = по девять карт, два прикупа по три

agreement-table-four_player_form =
    .name = Вчетвером: кто пропускает кон
    .about = Кто при игре вчетвером пропускает кон и сидит на прикупе.
agreement-table-four_player_form-dealer_out = сдающий
agreement-table-four_player_form-opposite_out = игрок напротив сдающего
agreement-table-four_player_form-right_out = игрок справа от сдающего

## Тасовка и сдвижка

group-ritual = Тасовка и сдвижка

agreement-ritual-shuffle =
    .name = Тасовка
    .about = Тасуют ли перед каждой сдачей или только перед первой, а потом лишь собирают карты и сдвигают.
agreement-ritual-shuffle-full = тасовать каждый раз
agreement-ritual-shuffle-collect_and_cut = собрать взятки и сдвинуть, не тасуя

agreement-ritual-cut =
    .name = Кто сдвигает
    .about = Кто из соседей сдающего сдвигает колоду перед сдачей.
agreement-ritual-cut-off = никто, хватает тасовки
agreement-ritual-cut-right = сосед справа
agreement-ritual-cut-left = сосед слева

agreement-ritual-bottom_look =
    .name = Какую карту смотрят
    .about = Какую карту сдвинутой колоды смотрят перед сдачей.
agreement-ritual-bottom_look-off = никакую
agreement-ritual-bottom_look-bottom = сдающий смотрит нижнюю, она достанется ему
agreement-ritual-bottom_look-top = сдвигающий открывает верхнюю

agreement-ritual-bottom_nine =
    .name = Если это девятка
    .about = Что делают, если посмотренная карта — девятка.
agreement-ritual-bottom_nine-off = ничего
agreement-ritual-bottom_nine-fine_cutter = сдвинуть снова; за третью девятку подряд штраф сдвигавшему
agreement-ritual-bottom_nine-reshuffle_fine_cutter = перетасовать и сдвинуть заново; за третью девятку подряд штраф сдвигавшему
agreement-ritual-bottom_nine-fine_dealer = сдвинуть снова; за третью девятку подряд штраф сдающему, сдвигает следующий
agreement-ritual-bottom_nine-swap = девятку и валета программа туда не кладёт

agreement-ritual-bottom_jack =
    .name = Если это валет
    .about = Что делают, если посмотренная карта — валет.
agreement-ritual-bottom_jack-off = ничего
agreement-ritual-bottom_jack-into_middle = сдающий убирает его в середину, больше не сдвигают
agreement-ritual-bottom_jack-dealer_cuts = сдающий сам сдвигает, один раз
agreement-ritual-bottom_jack-reshuffle = перетасовать и сдвинуть заново
agreement-ritual-bottom_jack-shuffle_unseen = в середину, перетасовать и больше не смотреть

agreement-ritual-talon_slots =
    .name = Какие карты кладут в прикуп
    .about = Какие карты при сдаче можно класть в прикуп.
agreement-ritual-talon_slots-any = любые
agreement-ritual-talon_slots-not_first3_last3 = кроме первых трёх и последних трёх
agreement-ritual-talon_slots-not_first_last = кроме первой и последней
agreement-ritual-talon_slots-not_consecutive = не две подряд
agreement-ritual-talon_slots-first_three_rounds = по одной в первые три круга
agreement-ritual-talon_slots-between_rounds = между первым и последним кругом
agreement-ritual-talon_slots-rest_of_pack = карты, оставшиеся после раздачи рук

agreement-ritual-exposed_card =
    .name = Карта открылась при сдаче
    .about = Что бывает, если при сдаче открылась карта.
agreement-ritual-exposed_card-off = ничего
agreement-ritual-exposed_card-fine_next_deals = штраф сдающему, сдаёт следующий
agreement-ritual-exposed_card-same_deals_again = сдающий пересдаёт
agreement-ritual-exposed_card-next_deals = сдаёт следующий, без штрафа
agreement-ritual-exposed_card-fine_20 = 20 очков со сдающего и пересдача

## Пересдачи

group-redeal = Пересдачи

agreement-redeal-hand_below =
    .name = Пересдача: на руках меньше
    .about = Игрок, которому сдали меньше стольких очков, вправе потребовать пересдачу.
agreement-redeal-hand_below-none = такой пересдачи нет

agreement-redeal-hand_nines =
    .name = Пересдача: девяток на руках
    .about = Игрок, у которого не меньше стольких девяток, вправе потребовать пересдачу.
agreement-redeal-hand_nines-none = такой пересдачи нет

agreement-redeal-hand_jacks =
    .name = Пересдача: валетов на руках
    .about = Игрок, у которого не меньше стольких валетов, вправе потребовать пересдачу.
agreement-redeal-hand_jacks-none = такой пересдачи нет

agreement-redeal-talon_below =
    .name = Пересдача: в прикупе меньше
    .about = Играющий, взявший прикуп, в котором меньше стольких очков, вправе потребовать пересдачу.
agreement-redeal-talon_below-none = такой пересдачи нет

agreement-redeal-talon_nines =
    .name = Пересдача: девяток в прикупе
    .about = Играющий, взявший прикуп, в котором не меньше стольких девяток, вправе потребовать пересдачу.
agreement-redeal-talon_nines-none = такой пересдачи нет

agreement-redeal-talon_jacks =
    .name = Пересдача: валетов в прикупе
    .about = Играющий, взявший прикуп, в котором не меньше стольких валетов, вправе потребовать пересдачу.
agreement-redeal-talon_jacks-none = такой пересдачи нет

agreement-redeal-talon_scope =
    .name = Пересдача по прикупу: кому
    .about = Кому плохой прикуп даёт пересдачу: любому играющему или только оставленному на обязательной сотне.
agreement-redeal-talon_scope-any = любому играющему
agreement-redeal-talon_scope-forced_only = только тому, кому сотня досталась, потому что все спасовали

agreement-redeal-deadline =
    .name = Пересдача: до какого момента
    .about = До какого момента можно потребовать пересдачу.
agreement-redeal-deadline-auction = по своей руке до начала торгов, по прикупу до сноса
agreement-redeal-deadline-first_lead = до первого хода, девятки и валеты считаются и после раздачи прикупа

agreement-redeal-mandatory =
    .name = Обязательная пересдача
    .about = Происходит ли пересдача сама собой или только по требованию.
agreement-redeal-mandatory-optional = по желанию
agreement-redeal-mandatory-nines = сама собой при девятках на руках
agreement-redeal-mandatory-talon = сама собой по прикупу
agreement-redeal-mandatory-all = сама собой по любому основанию

agreement-redeal-dealer =
    .name = Пересдача: кто сдаёт
    .about = Кто сдаёт при пересдаче.
agreement-redeal-dealer-same = тот же сдающий
agreement-redeal-dealer-next = следующий

agreement-redeal-chain_fine =
    .name = Штраф за пересдачи подряд
    .about = За сколько пересдач подряд сдающий платит штраф.
agreement-redeal-chain_fine-none = без штрафа

agreement-redeal-rich_talon =
    .name = Вдвоём: прикуп слишком богат, больше
    .about = При игре вдвоём: если в одном из прикупов больше стольких очков, карты сдают заново.
agreement-redeal-rich_talon-none = играют с любым

## Торги

group-auction = Торги

agreement-auction-forced_player =
    .name = Кто сидит на сотне
    .about = За кем обязательная первая ставка.
agreement-auction-forced_player-first_hand = игрок слева от сдающего
agreement-auction-forced_player-dealer = сдающий
agreement-auction-forced_player-last_speaker = сначала никто; если все пасуют, берёт говорящий последним
agreement-auction-forced_player-nobody = никто, могут пасовать все

agreement-auction-forced_bid =
    .name = С какой ставки начинают
    .about = Обязательная или просто наименьшая ставка, с которой начинаются торги.

agreement-auction-step =
    .name = Шаг торгов
    .about = Наименьшая надбавка: ей кратны все ставки и подъём заказа после прикупа.

agreement-auction-jumps =
    .name = Через несколько шагов
    .about = Можно ли поднимать ставку сразу на несколько шагов.

agreement-auction-cap_no_marriage =
    .name = Потолок без марьяжа
    .about = Наибольшая ставка игрока, у которого нет марьяжа; без потолка заказывают сколько угодно.
agreement-auction-cap_no_marriage-none = без потолка

agreement-auction-cap_marriages =
    .name = Как марьяжи поднимают потолок
    .about = Насколько марьяжи на руках поднимают потолок ставки.
agreement-auction-cap_marriages-all = на сумму всех марьяжей
agreement-auction-cap_marriages-highest = на самый дорогой
agreement-auction-cap_marriages-unlimited = с марьяжем потолка нет
agreement-auction-cap_marriages-ignored = не поднимают

agreement-auction-hard_cap =
    .name = Предел любой ставки
    .about = Больше этого не заказывают ни с какими картами.
agreement-auction-hard_cap-none = без предела

agreement-auction-cap_on_raise =
    .name = Потолок и для надбавки
    .about = Действует ли потолок по картам, когда заказ поднимают после прикупа.

agreement-auction-silent_at =
    .name = Молчит со счётом не выше
    .about = Игрок с таким счётом и ниже в торгах молчит.
agreement-auction-silent_at-none = никто не молчит

agreement-auction-all_pass =
    .name = Все спасовали: кто сдаёт
    .about = Кто сдаёт заново, если обязательной ставки нет и все спасовали.
agreement-auction-all_pass-same_dealer = тот же сдающий
agreement-auction-all_pass-next_dealer = следующий

## Игра втёмную

group-blind = Игра втёмную

agreement-blind-on =
    .name = Игра втёмную
    .about = Можно ли заказать 120, не глядя в карты, с двойной ценой.

agreement-blind-who =
    .name = Кому можно втёмную
    .about = Кто может играть втёмную.
agreement-blind-who-first_hand = только сидящий на обязательной сотне, до начала торгов
agreement-blind-who-any = любой игрок первым своим словом

agreement-blind-min_total =
    .name = Втёмную со счётом не ниже
    .about = Наименьший счёт, с которым разрешено играть втёмную.
agreement-blind-min_total-none = с любым счётом

agreement-blind-when_barrel =
    .name = Втёмную при занятой бочке
    .about = Можно ли играть втёмную, пока кто-то сидит на бочке.

agreement-blind-defenders =
    .name = Втёмную: что пишут соперники
    .about = Как пишут очки соперники играющего втёмную.
agreement-blind-defenders-cards_only = очки за взятки вдвойне, марьяжи без удвоения
agreement-blind-defenders-all = всё вдвойне
agreement-blind-defenders-single = без удвоения

agreement-blind-double_bolts =
    .name = Втёмную: болт за два
    .about = Считается ли болт, полученный при игре втёмную, за два.

agreement-blind-talon_hidden =
    .name = Втёмную: прикуп закрыт
    .about = Закрыт ли прикуп от соперников при игре втёмную.

agreement-blind-concede =
    .name = Втёмную: можно расписать
    .about = Можно ли расписать игру втёмную.

## Золотой кон

group-golden = Золотой кон

agreement-golden-on =
    .name = Золотой кон
    .about = Начинается ли игра с золотого кона: каждый по очереди обязан сыграть 120 с двойной ценой.

agreement-golden-deals =
    .name = Раздач в золотом коне
    .about = Сколько раздач в золотом коне.
agreement-golden-deals-each_player = по одной на каждого
agreement-golden-deals-three = три

agreement-golden-contract =
    .name = Золотой кон: кто играет
    .about = Как в золотом коне находят играющего.
agreement-golden-contract-forced = сидящий на сотне играет 120 без торгов
agreement-golden-contract-auction = торги, начиная со 120

agreement-golden-unseen =
    .name = Золотой кон: не глядя в карты
    .about = Идёт ли игрок на золотой кон, не видя своих карт, пока не возьмёт прикуп.

agreement-golden-raise =
    .name = Золотой кон: заказ поднимают
    .about = Можно ли в золотом коне поднять заказ после прикупа.

agreement-golden-defenders =
    .name = Золотой кон: что пишут соперники
    .about = Как пишут очки соперники в золотом коне.
agreement-golden-defenders-cards_only = очки за взятки вдвойне, марьяжи без удвоения
agreement-golden-defenders-all = всё вдвойне
agreement-golden-defenders-single = без удвоения

agreement-golden-double_bolts =
    .name = Золотой кон: болт за два
    .about = Считается ли болт, полученный в золотом коне, за два.

agreement-golden-double_fines =
    .name = Золотой кон: двойной штраф за болты
    .about = Удваивается ли в золотом коне штраф за болты.

agreement-golden-concede =
    .name = Золотой кон: можно расписать
    .about = Можно ли расписать золотой кон.

agreement-golden-nobody =
    .name = Золотой кон: никто не сыграл
    .about = Что делают, если во всём золотом коне никто не выполнил заказ.
agreement-golden-nobody-reset = счёт обнулить и начать обычную игру
agreement-golden-nobody-repeat = счёт обнулить и сыграть золотой кон заново
agreement-golden-nobody-keep = счёт оставить, дальше обычная игра

## Прикуп

group-talon = Прикуп

agreement-talon-shown =
    .name = Кто видит прикуп
    .about = Кому показывают прикуп после торгов.
agreement-talon-shown-all = всем
agreement-talon-shown-declarer = только играющему
agreement-talon-shown-not_when_forced = всем, но не когда сотня сыграна, потому что все спасовали

agreement-talon-give_open =
    .name = Карты отдают в открытую
    .about = Видят ли все карты, которые играющий отдаёт соперникам.

agreement-talon-raise =
    .name = Подъём после прикупа
    .about = Может ли играющий поднять заказ, взяв прикуп.

agreement-talon-second =
    .name = Вдвоём: второй прикуп
    .about = При игре вдвоём: что становится с прикупом, который не взяли.
agreement-talon-second-last_trick = достаётся взявшему последнюю взятку
agreement-talon-second-out_of_play = остаётся вне игры

agreement-talon-discard =
    .name = Вдвоём: снос
    .about = При игре вдвоём: что играющий сносит, взяв прикуп.
agreement-talon-discard-two_out = две карты в закрытую, вне игры
agreement-talon-discard-one_give_one_bank = одну карту сопернику, одну в банк ко второму прикупу
agreement-talon-discard-one_give = одну карту сопернику

agreement-talon-discard_score =
    .name = Вдвоём: очки сноса
    .about = При игре вдвоём: кому идут очки снесённых карт.
agreement-talon-discard_score-nobody = никому
agreement-talon-discard_score-declarer = играющему
agreement-talon-discard_score-last_trick = взявшему последнюю взятку

## Роспись

group-concede = Роспись

agreement-concede-on =
    .name = Роспись
    .about = Можно ли расписать игру вместо того, чтобы её играть.

agreement-concede-window =
    .name = Роспись: до какого момента
    .about = До какого момента играющий может расписать.
agreement-concede-window-before_give = до сноса
agreement-concede-window-before_first_lead = до первого хода
agreement-concede-window-own_turn = в любой свой ход, и во время розыгрыша

agreement-concede-scope =
    .name = Роспись: какую игру
    .about = Какую игру разрешено расписать.
agreement-concede-scope-any = любую
agreement-concede-scope-forced_only = только обязательную сотню, если остальные спасовали

agreement-concede-declarer =
    .name = Роспись: что теряет играющий
    .about = Сколько теряет тот, кто расписал.
agreement-concede-declarer-bid = сумму заказа
agreement-concede-declarer-nothing = ничего
agreement-concede-declarer-fine = штраф, каков бы ни был заказ

agreement-concede-opponents =
    .name = Роспись: что пишут соперники
    .about = Сколько пишет при росписи каждый соперник.
agreement-concede-opponents-sixty = по 60
agreement-concede-opponents-half_bid = по половине заказа

agreement-concede-half_round =
    .name = Роспись: округление половины
    .about = Как округляют половину заказа, если она не кратна округлению очков.
agreement-concede-half_round-nearest = до ближайшего, середину вверх
agreement-concede-half_round-down = вниз

agreement-concede-limit =
    .name = Росписей за игру
    .about = Сколько раз за игру один игрок может расписать.
agreement-concede-limit-none = сколько угодно

agreement-concede-fine_every =
    .name = Штраф за каждую такую роспись
    .about = За какую по счёту роспись с игрока берут ещё и штраф.
agreement-concede-fine_every-none = без штрафа

agreement-concede-on_barrel =
    .name = Роспись на бочке
    .about = Что бывает, если расписывает сидящий на бочке.
agreement-concede-on_barrel-burns_attempt = сгорает попытка, больше ничего
agreement-concede-on_barrel-falls = слетает с бочки со штрафом
agreement-concede-on_barrel-forbidden = нельзя

agreement-concede-beside_barrel =
    .name = Роспись при чужой бочке
    .about = Можно ли расписать, пока на бочке сидит другой.

## Розыгрыш

group-play = Розыгрыш

agreement-play-first_lead =
    .name = Первый ход
    .about = Кто делает первый ход.
agreement-play-first_lead-declarer = играющий
agreement-play-first_lead-first_hand = игрок слева от сдающего
agreement-play-first_lead-dealer = сдающий

agreement-play-must_beat =
    .name = Бить старшей в масть
    .about = Обязан ли игрок, кладя карту в масть, перебивать лучшую карту этой масти на столе, если может.

agreement-play-must_trump =
    .name = Бить козырем
    .about = Обязан ли игрок, у которого нет масти, класть козырь, если он есть.

agreement-play-must_overtrump =
    .name = Перебивать козырь
    .about = Обязан ли игрок, бьющий взятку, в которой уже есть козырь, положить козырь старше, если может.

agreement-play-no_foreign_trump_lead =
    .name = Не ходить с чужого козыря
    .about = Запрещено ли ходить с козыря, который назначил другой, пока есть другие масти.

## Марьяжи и козыри

group-marriage = Марьяжи и козыри

agreement-marriage-values =
    .name = Цена марьяжей
    .about = Сколько стоит марьяж в каждой масти.

agreement-marriage-first_trick =
    .name = Марьяж первым ходом
    .about = Можно ли объявить марьяж самым первым ходом кона.

agreement-marriage-lead =
    .name = С какой карты объявляют
    .about = С какой карты марьяжа ходят, объявляя его.
agreement-marriage-lead-king_or_queen = с короля или с дамы
agreement-marriage-lead-queen_only = только с дамы

agreement-marriage-auto =
    .name = Марьяж сам собой
    .about = Объявляется ли марьяж сам собой, если пойти с карты пары.

agreement-marriage-trump =
    .name = Новый марьяж меняет козырь
    .about = Меняет ли козырь каждый новый марьяж.
agreement-marriage-trump-every = каждый марьяж назначает козырь
agreement-marriage-trump-first_only = козырь назначает первый, остальные дают только очки

agreement-marriage-trump_timing =
    .name = Когда вступает новый козырь
    .about = С какого момента действует новый козырь.
agreement-marriage-trump_timing-at_once = сразу, с этого хода
agreement-marriage-trump_timing-next_trick = со следующей взятки

agreement-marriage-half =
    .name = Постельный марьяж
    .about = Можно ли объявить даму с валетом одной масти за половину цены марьяжа.

agreement-marriage-half_sets_trump =
    .name = Постельный марьяж даёт козырь
    .about = Назначает ли постельный марьяж козырь.

agreement-marriage-aces =
    .name = Тузовый марьяж
    .about = Сколько стоит тузовый марьяж: четыре туза на одних руках.
agreement-marriage-aces-none = не объявляют

agreement-marriage-aces_trump =
    .name = Тузовый марьяж: козырь
    .about = Назначает ли тузовый марьяж козырь и какой.
agreement-marriage-aces_trump-none = нет, прежний козырь остаётся
agreement-marriage-aces_trump-led_ace = масть туза, с которого пошли
agreement-marriage-aces_trump-next_ace = масть следующего туза, с которого он пойдёт

agreement-marriage-aces_when =
    .name = Тузовый марьяж: когда
    .about = Когда объявляют тузовый марьяж.
agreement-marriage-aces_when-like_marriage = ходом с туза, когда можно объявить марьяж
agreement-marriage-aces_when-any_lead = ходом с первого туза, хоть первым ходом
agreement-marriage-aces_when-automatic = сам собой, как только его владелец взял взятку

agreement-marriage-aces_continue =
    .name = Тузовый марьяж: ходить с тузов
    .about = Обязан ли объявивший тузовый марьяж и дальше ходить с тузов, пока они есть.

agreement-marriage-nines =
    .name = Четыре девятки
    .about = Сколько дают четыре девятки на одних руках.
agreement-marriage-nines-none = ничего

agreement-marriage-nines_form =
    .name = Четыре девятки: как засчитывают
    .about = Как засчитываются четыре девятки.
agreement-marriage-nines_form-in_contract = объявляются с первой выложенной девяткой и идут в очки кона
agreement-marriage-nines_form-to_total = пишутся в счёт с началом розыгрыша, помимо заказа

## Запись очков

group-scoring = Запись очков

agreement-scoring-declarer_success =
    .name = За сыгранный заказ пишут
    .about = Что пишет играющий, выполнив заказ.
agreement-scoring-declarer_success-bid = сумму заказа
agreement-scoring-declarer_success-taken = всё, что набрал

agreement-scoring-contract_check =
    .name = Как проверяют заказ
    .about = По точным или по округлённым очкам проверяют, выполнен ли заказ.
agreement-scoring-contract_check-raw = по точным
agreement-scoring-contract_check-rounded = по округлённым

agreement-scoring-round_to =
    .name = Округление очков до
    .about = До какого числа округляют очки соперников и сидящего на прикупе.

agreement-scoring-round_mode =
    .name = Как округляют
    .about = Как округляют очки.
agreement-scoring-round_mode-nearest = до ближайшего, середину вверх
agreement-scoring-round_mode-down = вниз

agreement-scoring-last_trick =
    .name = Надбавка за последнюю взятку
    .about = Сколько очков сверх карт даёт последняя взятка.
agreement-scoring-last_trick-none = без надбавки

agreement-scoring-freeze_from =
    .name = Запись замирает со счёта
    .about = С такого счёта игрок пишет очки уже не за каждую раздачу.
agreement-scoring-freeze_from-none = никогда

agreement-scoring-freeze_scope =
    .name = Что пишут после этого
    .about = За какие раздачи ещё пишет очки игрок, дошедший до этого счёта.
agreement-scoring-freeze_scope-own_contract = только за свою игру
agreement-scoring-freeze_scope-took_part = за каждую раздачу, в торгах которой он сделал ставку

agreement-scoring-sitter =
    .name = Вчетвером: очки за прикуп
    .about = Что пишет за прикуп тот, кто на нём сидит.
agreement-scoring-sitter-off = ничего
agreement-scoring-sitter-cards = очки карт
agreement-scoring-sitter-cards_marriages = очки карт и марьяж, если он там есть
agreement-scoring-sitter-marriages = только марьяж
agreement-scoring-sitter-aces40_marriages = по 40 за туза и марьяж
agreement-scoring-sitter-aces50_marriages = по 50 за туза и марьяж

agreement-scoring-fine =
    .name = Штраф
    .about = Размер любого штрафа: за болты, за падение с бочки, за сдвижку, за роспись.

## Болты (палки)

group-bolts = Болты (палки)

agreement-bolts-mode =
    .name = Болты
    .about = Пишут ли болты за пустой кон и как копят их до штрафа.
agreement-bolts-mode-off = без болтов
agreement-bolts-mode-cumulative = копятся за всю игру
agreement-bolts-mode-consecutive = только подряд

agreement-bolts-count =
    .name = Болтов до штрафа
    .about = За сколько болтов штрафуют.

agreement-bolts-condition =
    .name = За что ставят болт
    .about = За что ставят болт.
agreement-bolts-condition-no_trick = ни одной взятки
agreement-bolts-condition-no_points = ни одного очка

agreement-bolts-declarer =
    .name = Болт и играющему
    .about = Может ли получить болт сам играющий.

## Бочка

group-barrel = Бочка

agreement-barrel-at =
    .name = Бочка со счёта
    .about = Игрок, набравший столько, садится на бочку и должен выиграть своим заказом.
agreement-barrel-at-none = без бочки

agreement-barrel-clamp =
    .name = Лишнее срезают
    .about = Срезают ли севшему на бочку очки сверх неё.

agreement-barrel-jump_wins =
    .name = Через бочку можно перескочить
    .about = Выигрывает ли тот, кто одним коном перескочил бочку и дошёл до цели.

agreement-barrel-attempts =
    .name = Попыток на бочке
    .about = Сколько попыток у сидящего на бочке.
agreement-barrel-attempts-none = без ограничения

agreement-barrel-attempt_counts =
    .name = Что считается попыткой
    .about = Какие раздачи считаются попытками.
agreement-barrel-attempt_counts-every_deal = каждая раздача
agreement-barrel-attempt_counts-own_contract = только своя игра
agreement-barrel-attempt_counts-own_first_hand = только когда он сам на сотне

agreement-barrel-need =
    .name = Заказ, выигрывающий с бочки
    .about = Какой заказ выигрывает с бочки; если он не задан, его определяют бочка, цель и шаг торгов.
agreement-barrel-need-none = следует из цели

agreement-barrel-auction =
    .name = Торги с бочки
    .about = Как торгуется сидящий на бочке.
agreement-barrel-auction-normal = как все
agreement-barrel-auction-floor = его ставка не ниже нужной для победы
agreement-barrel-auction-takes_talon = берёт прикуп без торга
agreement-barrel-auction-own_first_hand = играет только сидя на сотне, без торга, иначе пасует

agreement-barrel-own_failure =
    .name = Свой заказ сорван на бочке
    .about = Что бывает, если сидящий на бочке не выполнил свой заказ.
agreement-barrel-own_failure-stays = теряет только попытку
agreement-barrel-own_failure-falls_minus_bid = теряет сумму заказа и сразу слетает

agreement-barrel-fail_last =
    .name = Последняя попытка сорвана
    .about = Чем платят за последнюю попытку без победы.
agreement-barrel-fail_last-fine = штрафом
agreement-barrel-fail_last-zero = сгорает весь счёт
agreement-barrel-fail_last-minus_bid = потерей суммы заказа

agreement-barrel-knock =
    .name = На бочку садится второй
    .about = Что бывает, когда на занятую бочку садится второй.
agreement-barrel-knock-newcomer_stays = новый остаётся, прежний слетает со штрафом
agreement-barrel-knock-coexist = сидят оба
agreement-barrel-knock-all_fall = слетают оба
agreement-barrel-knock-first_stays = прежний остаётся, новый слетает со штрафом

agreement-barrel-simultaneous =
    .name = На бочку сели сразу несколько
    .about = Что бывает, если в одном коне на бочку сели сразу несколько игроков.
agreement-barrel-simultaneous-all_fall = все сразу слетают со штрафом
agreement-barrel-simultaneous-coexist = сидят все

agreement-barrel-falls_to_zero =
    .name = Падений, сжигающих счёт
    .about = За какое по счёту падение с бочки сгорает весь счёт.
agreement-barrel-falls_to_zero-none = счёт не сгорает

agreement-barrel-freezes_others =
    .name = Бочка замораживает остальных
    .about = Перестают ли остальные писать очки, пока кто-то сидит на бочке.

## Самосвал

group-dump = Самосвал

agreement-dump-values =
    .name = Самосвал при счёте
    .about = Игрок, у которого стало ровно столько очков, возвращается к нулю.
agreement-dump-values-none = без самосвала

agreement-dump-negative =
    .name = Самосвал и в минусе
    .about = Обнуляются ли и те же числа с минусом.

## Конец игры

group-ending = Конец игры

agreement-ending-target =
    .name = До скольких играют
    .about = Счёт, которым кончается игра.

agreement-ending-win_rule =
    .name = Ровно цель
    .about = Достаточно ли набрать ровно столько или нужно больше.
agreement-ending-win_rule-ge = достаточно набрать ровно столько
agreement-ending-win_rule-gt = нужно набрать больше

agreement-ending-tie =
    .name = Цели достигли несколько
    .about = Кто выиграл, если цели в одном коне достигли сразу несколько игроков.
agreement-ending-tie-declarer_then_highest = играющий, а без него тот, у кого больше
agreement-ending-tie-highest_then_declarer = у кого больше; при равенстве играющий
agreement-ending-tie-seat_order = первый по кругу слева от сдающего

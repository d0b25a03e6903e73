# Действия и карты словами. Достоинство пишется, как принято на русских картах; масти рисуются.

rank-9 = 9
rank-J = В
rank-Q = Д
rank-K = К
rank-T = 10
rank-A = Т

seat-unnamed = игрок { $number }
list-end = { $first } или { $last }

action-bid = заказать { $points }
action-blind = заказать { $points } втёмную
action-look = посмотреть свои карты
action-pass = спасовать
action-redeal = потребовать пересдачу
action-take = взять { $talon ->
    [0] первый
   *[1] второй
} прикуп
action-give = отдать { $card } ({ $to })
action-discard = снести { $card }
action-raise = поднять заказ до { $points }
action-concede = расписать
action-play = сыграть { $card }
action-play-marriage = сыграть { $card } и объявить марьяж
action-play-half = сыграть { $card } и объявить постельный марьяж
action-play-aces = сыграть { $card } и объявить тузовый марьяж
action-play-nines = сыграть { $card } и объявить четыре девятки
action-cut = сдвинуть, сняв { $lifted ->
    [one] { $lifted } карту
    [few] { $lifted } карты
   *[other] { $lifted } карт
}
# Карта, которую читающему видеть нельзя.
action-card-unseen = карту

choice-bids = заказать от { $low } до { $high } с шагом { $step }
choice-raises = поднять заказ до любого от { $low } до { $high } с шагом { $step }
choice-plays = сыграть { $cards }
choice-plays-marriage = объявить марьяж ходом { $cards }
choice-plays-half = объявить постельный марьяж ходом { $cards }
choice-plays-aces = объявить тузовый марьяж ходом { $cards }
choice-plays-nines = объявить четыре девятки, сыграв { $cards }
choice-gives = отдать ({ $to }) одну из карт: { $cards }
choice-discards = снести одну из карт: { $cards }

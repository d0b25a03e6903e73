# Почему советуют этот ход; доли – из ста раздач, возможных по всему, что видит игрок.

reason-advice = { $what } – { $why }

reason-side-left = игрок слева
reason-side-right = игрок справа
reason-side-across = игрок напротив
reason-bolts = { $bolts ->
    [one] , болтов: один
   *[other] , болтов: { $bolts }
}

reason-only-choice = другого хода нет
reason-rule-of-thumb = так подсказывает опыт

reason-bid = { $contract }: выходит в { $makes } % раздач
reason-bid-over = { $contract }: выходит в { $makes } % раздач; спасовать – значит оставить заказ { $standing }, на котором { $who } (счёт { $total }{ $bolts })
reason-bid-wins = { $contract }: выходит в { $makes } % раздач, и тогда партия выиграна
reason-pass-weak = { $contract } вышло бы лишь в { $makes } % раздач
reason-pass-defends = лучше играть против: { $who } (счёт { $total }{ $bolts }) наберёт { $contract } в { $makes } % раздач

reason-blind = { $contract } втёмную выходит в { $makes } % раздач, на кону вдвое больше; это лучше, чем смотреть карты
reason-look = { $contract } втёмную вышло бы лишь в { $makes } % раздач, а на кону вдвое больше
reason-talon = прикупов никто не видел, один не лучше другого
reason-new-cards = с этими картами выигрывают { $kept } партий из ста, с новыми – { $renewed }

reason-contract = { $contract }: выходит в { $makes } % раздач, в среднем { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
reason-contract-wins = { $contract }: выходит в { $makes } % раздач, и тогда партия выиграна
reason-concede = { $contract } выходит лишь в { $makes } % раздач; расписать дешевле
reason-redeal = { $contract } выходит лишь в { $makes } % раздач; лучше пересдать

reason-gift = с оставленными картами { $contract } выходит в { $makes } % раздач, в среднем { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
reason-play-makes = { $contract } выходит в { $makes } % раздач, в среднем { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
reason-play-declares = объявленное засчитывается сразу; { $contract } выходит в { $makes } % раздач
reason-play-breaks = { $contract } не выходит в { $fails } % раздач
reason-play-points = заказ уже почти решён; так теряется меньше всего очков (у играющего в среднем { $points })

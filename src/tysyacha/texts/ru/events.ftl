# Что произошло за столом: предложения для терминала и для всех, кто рассказывает о раздаче.
# $who — you (тот, кто за клавиатурой) или other; $name — имя; глаголы в настоящем времени, чтобы имя не задавало рода.

event-dealer = { $who ->
    [you] Сдаёте вы.
   *[other] Сдаёт { $name }.
}
event-sitter = { $who ->
    [you] Вы пропускаете раздачу и сидите на прикупе.
   *[other] { $name } пропускает раздачу и сидит на прикупе.
}
event-golden = Золотой кон: играют 120, всё вдвойне.
event-forced = { $who ->
    [you] Обязательная ставка { $points } — ваша.
   *[other] Обязательная ставка { $points } — { $name }.
}

event-bid = { $who ->
    [you] Вы: «{ $spoken }».
   *[other] { $name }: «{ $spoken }».
}
event-blind = { $who ->
    [you] Вы: «{ $spoken } втёмную».
   *[other] { $name }: «{ $spoken } втёмную».
}
event-pass = { $who ->
    [you] Вы: «пас».
   *[other] { $name }: «пас».
}
event-look = { $who ->
    [you] Вы открываете свои карты.
   *[other] { $name } смотрит свои карты.
}
event-redeal = { $who ->
    [you] Вы просите пересдачу.
   *[other] { $name } просит пересдачу.
}
event-redealt = Пересдача{ $shown ->
    [yes] : { $cards }
   *[no] {""}
}.
event-redealt-on = Пересдача{ $shown ->
    [yes] : { $who ->
        [you] ваши карты
       *[other] { $name } показывает карты
    }: { $cards }
   *[no] {""}
}.

event-contract = { $who ->
    [you] Играете вы, заказ { $contract }
   *[other] Играет { $name }, заказ { $contract }
}{ $how ->
    [blind] {" "}втёмную, всё вдвойне
    [golden] {""}
    [unopposed] : остальные спасовали
   *[normal] {""}
}.
event-take = { $who ->
    [you] Вы берёте прикуп { $place }.
   *[other] { $name } берёт прикуп { $place }.
}
event-talon = { $who ->
    [you] Ваш прикуп: { $cards }.
   *[other] Прикуп: { $cards }.
}
event-talon-closed = { $name } берёт прикуп, не показывая.
event-give = { $who ->
    [you] Вы отдаёте карту{ $kind ->
        [open] : { $card }
       *[closed] {""}
    }, получает { $to_name }.
   *[other] { $to ->
        [you] { $name } отдаёт вам: { $card }.
       *[other] { $name } отдаёт { $kind ->
            [open] карту: { $card }
           *[closed] закрытую карту
        }, получает { $to_name }.
    }
}
event-discard = { $who ->
    [you] Вы сносите: { $card }.
   *[other] { $name } сносит { $kind ->
        [open] : { $card }
       *[closed] карту, не показывая
    }.
}
event-raise = { $who ->
    [you] Вы поднимаете заказ до { $points }.
   *[other] { $name } поднимает заказ до { $points }.
}
event-concede = { $who ->
    [you] Вы расписываете: раздача не играется.
   *[other] { $name } расписывает: раздача не играется.
}

event-lead = { $who ->
    [you] Вы ходите: { $card }
   *[other] { $name } ходит: { $card }
}
event-play = { $who ->
    [you] Вы: { $card }
   *[other] { $name }: { $card }
}
event-declared-marriage = { $who ->
    [you] У вас марьяж { $suit }: +{ $points }.
   *[other] { $name }: марьяж { $suit }, +{ $points }.
}
event-declared-half = { $who ->
    [you] У вас постельный марьяж { $suit }: +{ $points }.
   *[other] { $name }: постельный марьяж { $suit }, +{ $points }.
}
event-declared-aces = { $who ->
    [you] У вас четыре туза: +{ $points }.
   *[other] { $name }: четыре туза, +{ $points }.
}
event-declared-nines = { $who ->
    [you] У вас четыре девятки: +{ $points }.
   *[other] { $name }: четыре девятки, +{ $points }.
}
event-trump = { $when ->
    [now] Козырь теперь — { $suit }.
   *[next_trick] Со следующей взятки козырь — { $suit }.
}
event-trick = { $who ->
    [you] Взятка ваша
   *[other] Взятка: { $name }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.

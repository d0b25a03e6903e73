# What happened at the table: sentences for the terminal, and for whoever tells of a deal.
# $who is you (at the keyboard) or other; $name is a name.

event-dealer = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
event-sitter = { $who ->
    [you] You sit this deal out, on the talon.
   *[other] { $name } sits this deal out, on the talon.
}
event-golden = Golden round: 120 is played, and everything counts double.
event-forced = { $who ->
    [you] The compulsory bid of { $points } is yours.
   *[other] The compulsory bid of { $points } is { $name }’s.
}

event-bid = { $who ->
    [you] You: “{ $spoken }”.
   *[other] { $name }: “{ $spoken }”.
}
event-blind = { $who ->
    [you] You: “{ $spoken }, blind”.
   *[other] { $name }: “{ $spoken }, blind”.
}
event-pass = { $who ->
    [you] You: “pass”.
   *[other] { $name }: “pass”.
}
event-look = { $who ->
    [you] You look at your cards.
   *[other] { $name } looks at the cards.
}
event-redeal = { $who ->
    [you] You ask for a redeal.
   *[other] { $name } asks for a redeal.
}
event-redealt = Redeal{ $shown ->
    [yes] : { $cards }
   *[no] {""}
}.
event-redealt-on = Redeal{ $shown ->
    [yes] : { $who ->
        [you] your cards are
       *[other] { $name } shows
    } { $cards }
   *[no] {""}
}.

event-contract = { $who ->
    [you] You are the declarer, the contract is { $contract }
   *[other] { $name } is the declarer, the contract is { $contract }
}{ $how ->
    [blind] {" "}blind, everything double
    [golden] {""}
    [unopposed] : the others passed
   *[normal] {""}
}.
event-take = { $who ->
    [you] You take talon { $place }.
   *[other] { $name } takes talon { $place }.
}
event-talon = { $who ->
    [you] Your talon: { $cards }.
   *[other] The talon: { $cards }.
}
event-talon-closed = { $name } takes the talon without showing it.
event-give = { $who ->
    [you] You give { $kind ->
        [open] { $card }
       *[closed] a card
    } to { $to_name }.
   *[other] { $to ->
        [you] { $name } gives you { $card }.
       *[other] { $name } gives { $kind ->
            [open] { $card }
           *[closed] a card, face down,
        } to { $to_name }.
    }
}
event-discard = { $who ->
    [you] You lay aside { $card }.
   *[other] { $name } lays aside { $kind ->
        [open] { $card }
       *[closed] a card, face down
    }.
}
event-raise = { $who ->
    [you] You raise the contract to { $points }.
   *[other] { $name } raises the contract to { $points }.
}
event-concede = { $who ->
    [you] You concede: the deal is not played.
   *[other] { $name } concedes: the deal is not played.
}

event-lead = { $who ->
    [you] You lead: { $card }
   *[other] { $name } leads: { $card }
}
event-play = { $who ->
    [you] You: { $card }
   *[other] { $name }: { $card }
}
event-declared-marriage = { $who ->
    [you] Your marriage of { $suit }: +{ $points }.
   *[other] { $name }: marriage of { $suit }, +{ $points }.
}
event-declared-half = { $who ->
    [you] Your half marriage of { $suit }: +{ $points }.
   *[other] { $name }: half marriage of { $suit }, +{ $points }.
}
event-declared-aces = { $who ->
    [you] Your four aces: +{ $points }.
   *[other] { $name }: four aces, +{ $points }.
}
event-declared-nines = { $who ->
    [you] Your four nines: +{ $points }.
   *[other] { $name }: four nines, +{ $points }.
}
event-trump = { $when ->
    [now] Trumps are now { $suit }.
   *[next_trick] From the next trick on trumps are { $suit }.
}
event-trick = { $who ->
    [you] Your trick
   *[other] { $name }’s trick
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Что бывает не так в игре и в её записи. Правила, нарушенные ходом, стоят без точки: за ними следует, что было можно.

illegal-with-choices = { $rule }; { $who } может { $choices }.
illegal-without-choices = { $rule }.
fault-in-action = Раздача { $deal }, действие { $action }: { $sentence }
fault-in-deal = Раздача { $deal }: { $sentence }

## Карты

error-card-unknown = «{ $text }» — не карта: карта пишется достоинством (9 J Q K T A) и мастью (S C D H), например TH или 10♥.
error-card-twice = { $card } названа дважды, а в колоде каждая карта одна.

## Ход раздачи

error-no-deal-open = Раздача окончена, и делать в ней больше нечего
error-nothing-to-undo = Пока ничего не произошло, отменять нечего
error-game-over = Игра окончена, победитель — { $winner }, и новых раздач не будет
error-deal-open = Прежняя раздача не доиграна, а новая начинается только после неё
error-cards-wrong = На руках должно быть сдано по местам { $asked }, в прикупе — { $asked_talons }, и каждая карта колоды по одному разу, а на руках { $hands } и в прикупе { $talons }
error-no-such-seat = Игроков всего { $players }, места считаются с 0
error-seat-sits-out = { $seat } пропускает эту раздачу и права голоса не имеет
error-wrong-phase = { $phase ->
    [auction] Торги ещё идут
    [take] Сначала надо взять прикуп
    [give] Сначала играющий должен сделать снос
   *[play] Идёт розыгрыш
}, и сейчас так поступить нельзя
error-not-your-turn = Сейчас очередь не этого игрока ({ $seat })
error-not-allowed = Сейчас это не разрешено

## Торги

error-bid-too-low = Заказ должен быть выше нынешних { $standing }, а { $points } не выше
error-bid-off-step = Заказывают с шагом { $step }, а { $points } в него не попадает
error-bid-above-cap = С такими картами нельзя заказать больше { $cap }, а { $points } больше
error-bid-no-jump = За этим столом не прыгают: заказ — наименьший возможный, а { $points } выше
error-bid-too-low-for-seat = { $points } ниже наименьшего заказа, доступного этому игроку
error-blind-not-allowed = Заказ втёмную, как и взгляд в карты, который от него отказывается, сейчас недоступен ({ $seat })
error-redeal-not-allowed = Права на пересдачу в эту минуту нет ({ $seat })

## Прикуп и снос

error-card-not-held = { $card } не на этой руке
error-give-not-there = Отдать карту сейчас нельзя ({ $to }): каждому сопернику достаётся по одной
error-discard-not-now = Сносить карту сейчас не нужно
error-raise-not-allowed = Заказ { $contract } не может стать { $points }: поднимают только вверх, в пределах потолка и до первого хода
error-concede-not-allowed = Расписать сейчас нельзя ({ $seat })

## Розыгрыш

error-must-follow = Надо ходить в масть { $suit }, а { $card } другой масти
error-must-beat = Кто может перебить старшую карту взятки, обязан перебить, а { $card } её не бьёт
error-must-trump = Без карт в масть надо класть козырь ({ $suit }), а { $card } не козырь
error-must-overtrump = Кто может перебить козырь старшим козырем, обязан перебить, а { $card } младше
error-lead-not-allowed = С { $card } сейчас ходить нельзя
error-declaration-not-allowed = { $declare ->
    [marriage] Марьяж объявляют ходом с короля или дамы, держа обе карты на руках и когда это за столом разрешено, а { $card } его сейчас не объявляет
    [half] Постельный марьяж объявляют ходом с дамы или валета, держа обе карты на руках и когда это за столом разрешено, а { $card } его сейчас не объявляет
    [aces] Тузовый марьяж объявляют ходом с первого из четырёх тузов, когда все на руках и это за столом разрешено, а { $card } его сейчас не объявляет
    [nines] Четыре девятки объявляют, выкладывая первую из них, когда все на руках и это за столом разрешено, а { $card } их сейчас не объявляет
   *[other] { $card } сейчас нельзя сыграть молча
}

## Сдвижка и сдача

error-cut-before-deal = Колоду сдвигают до всего остального в раздаче
error-cut-not-agreed = За этим столом колоду не сдвигают
error-cut-too-many = После { $made ->
    [one] этой сдвижки
   *[other] этих сдвижек (их { $made })
} колоду сдают, новой не бывает
error-cut-wrong-seat = Колоду здесь сдвигает не { $seat }, а { $cutters }
error-cut-out-of-range = Сдвигая, снимают от { $lowest } до { $highest } карт, а не { $lifted }
error-swap-out-of-range = Карту для замены выбирают числом от { $lowest } до { $highest }, а не { $choice }.
error-slots-not-allowed = Карты на местах { $slots } нельзя класть в прикуп: ritual.talon_slots — { $rule }.
error-ritual-step = При сдаче сейчас нужен шаг «{ $needed }», а не «{ $step }».
error-deck-not-a-pack = В колоде каждая из 24 карт по одному разу, а «{ $cards }» — не колода.
error-seed-size = В зерне { $expected } байта, а в этом { $size }.

## Документ

error-file-missing = Файла { $path } нет.
error-file-unreadable = { $path } не прочитать: нужен файл, доступный для чтения.
error-folder-empty = В папке { $path } нет записей: имена файлов должны кончаться на .json.
error-solve-no-deal = В этой записи нет начатой раздачи, решать нечего: последняя раздача должна быть не доиграна.
error-solve-not-given = { $phase ->
    [auction] Торги ещё идут
    [take] Играющий ещё не взял прикуп
   *[give] Играющий ещё не отдал все карты
}, а решить раздачу можно, только когда все карты отданы.
error-file-unwritable = { $path } не записать; выберите место, где можно хранить файлы.
error-file-changed = { $path } тем временем изменили в другом месте, и запись поверх не сделана; выйдите и начните снова, чтобы продолжить с того, что там есть.
error-output-unwritable = Вывод некуда записать; направьте его туда, где есть место.
error-record-too-large = В записи не больше { $most } байт, а эта длиннее.
error-record-too-many-deals = В записи не больше { $most } раздач, а здесь { $count }.
error-record-empty = Здесь пусто, а запись игры — документ JSON.
error-record-not-utf8 = Запись — простой текст UTF-8 без метки порядка байтов, а здесь другое; сохраните её в UTF-8.
error-record-truncated = Документ JSON обрывается, не дойдя до конца.
error-record-not-json = Это не документ JSON: ошибка на байте { $byte }.
error-record-too-deep = В записи нет вложенности глубже { $most } уровней, а здесь есть.
error-record-format = Это не запись игры: "format" должен быть "{ $wanted }".
error-record-version = У записи версия { $version }, а программа читает версию { $wanted }.
error-record-players = В тысячу играют вдвоём, втроём или вчетвером, столько имён и должно быть в "players", а их { $count }.
error-record-key-missing = Нет ключа «{ $key }».
error-record-wrong-type = В «{ $key }» должно быть { $wanted ->
    [object] множество ключей со значениями (объект)
    [list] перечисление (список)
    [number] целое число
    [switch] true или false
    [cards] строка из карт через пробел
   *[text] строковое значение
}, а не { $value }.
error-record-out-of-range = «{ $key }» должно быть от { $low } до { $high }, а не { $value }.
error-record-not-choice = «{ $key }» — одно из { $choices }, а не { $value }.
error-record-wrong-length = В «{ $key }» должно быть значений: { $wanted }, а их { $count }.

## Раздачи и действия записи

error-deal-neither = Раздача либо сыграна, с "hands", либо сообщена итогом, с "result"; здесь нет ни того, ни другого.
error-deal-both = Раздача либо сыграна, с "hands", либо сообщена итогом, с "result"; здесь есть и то, и другое.
error-dealer-missing = Сдающий нигде не назван: назовите его в "start" или в одной из раздач.
error-dealer-contradicts = В "start" первым сдаёт { $dealer }, а в первой раздаче — { $seat }; назовите одного и того же.
error-action-not-list = Действие — список из места, глагола и того, что к нему нужно, например [1, "bid", 105], а не { $value }.
error-action-seat = Действие начинается с номера места от 0 до { $highest }, а не { $value }.
error-action-unknown = Глагола { $verb } в записи нет; есть { $verbs }.
error-action-arguments = После «{ $verb }» стоит { $verb ->
    [bid] число очков заказа
    [blind] число очков заказа
    [raise] число очков нового заказа
    [take] номер прикупа, 0 или 1
    [give] карта и место того, кто её получает
    [discard] карта
    [play] карта, а при объявлении ещё и одно из marriage, half, aces, nines
    [cut] число снятых карт
   *[other] пустота: ничего больше
}.
error-action-number = Число при «{ $verb }» — целое от { $low } до { $high }, а не { $value }.
error-action-declaration = Картой объявляют одно из { $choices }, а не { $value }.

## Раздачи, сообщённые итогом

error-talon-missing = { $seat } сидит на прикупе и пишет его, поэтому итог должен его назвать: "talon" с тремя картами.
error-result-sitter = { $seat } пропускает эту раздачу и играть её не может.
error-result-bid-too-low = Заказ здесь не меньше { $lowest }, а { $bid } меньше.
error-result-bid-too-high = Никакие карты не дают за этим столом заказать больше { $highest }, а { $bid } больше.
error-result-bid-off-step = Заказывают здесь с шагом { $step }, а { $bid } в него не попадает.
error-result-bid-blind = Заказ втёмную — { $wanted }, а не { $bid }.
error-result-concession = За этим столом не расписывают, значит, раздача сыграна до конца.
error-result-bidder = В "bidders" каждое заказывавшее место стоит один раз, и { $seat } так стоять не может.
error-result-talon = В прикупе { $wanted } карты, а не { $count }.
error-result-sum = Очки карт за раздачу в сумме дают { $highest }{ $lowest ->
    [120] {""}
   *[other] {" "}без того, за что не платят (не меньше { $lowest })
}, а здесь { $sum }.
error-result-tricks = Взяток в раздаче { $wanted }, и все у тех, кто её играл, а здесь в сумме { $sum }.
error-result-last-trick = "last_trick" — место взявшего последнюю взятку, и хотя бы одна взятка у него есть.
error-result-cards-without-trick = { $seat } без взяток, и { $points } очков за карты быть не может.
error-result-cards-too-many = { $seat }: { $points } очков за карты в стольких взятках не бывает, самое большее { $highest }.
error-result-declared = Из объявлений этого стола { $points } не сложить: каждый марьяж считается за раздачу один раз и по своей цене.
error-result-declared-without-trick = { $seat } без взяток, значит, не ходил и объявить { $points } не мог.

## С чего начинается запись

error-start-won = { $seat } уже выигрывает со счётом { $total }, и начинать отсюда игру нельзя.
error-start-bolts = { $seat }: болтов между раздачами не бывает { $count }, раньше следует штраф, так что самое большее { $most }.
error-start-barrel-none = { $seat } не может сидеть на бочке: за этим столом играют без неё.
error-start-barrel-low = { $seat } не может сидеть на бочке со счётом { $total }: она стоит на { $at }.
error-start-attempts = { $seat } не может ещё сидеть на бочке, истратив попыток: { $used }; самое большее { $most }.
error-start-falls = { $seat }: падений между раздачами не бывает { $count }, раньше счёт обнуляется, так что самое большее { $most }.
error-start-golden = В золотом коне здесь раздач: { $most }, и { $played } за ним быть не может.
error-rules-not-object = Проверяют договорённости по их обозначениям, например { "{" }"barrel.at": 900{ "}" }, либо { "{" }"preset": …, "changes": …{ "}" }, либо запись игры.

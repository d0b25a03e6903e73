# Стол в терминале: вопросы, ответы, помощь.
# $who — you (тот, кто за клавиатурой) или other; $name — имя.

## Карты и числа словами

table-rank-0 = девятка
table-rank-1 = валет
table-rank-2 = дама
table-rank-3 = король
table-rank-4 = десятка
table-rank-5 = туз
table-card = { $rank } { $suit }

## Перед игрой

table-title = Тысяча
table-greeting =
    Карточная игра: торгуйтесь за прикуп, объявляйте марьяжи и первым наберите тысячу. В колоде 24 карты; туз стоит 11, десятка 10, король 4, дама 3, валет 2, девятка 0, и в таком порядке они бьют друг друга. На любой вопрос Enter отвечает за вас, а знак «?» объясняет, что можно сделать. (To play in English, type en.)
table-you = Игрок
table-ask-name = Как вас зовут? [{ $default }]
table-ask-opponents = Сколько соперников, от { $low } до { $high }? [{ $default }]
table-opponents-wrong = Соперников может быть от { $low } до { $high }: наберите число.
table-presets = По каким правилам играем? Столов на столько игроков — { $count }:
table-more-presets = и ещё { $count } — наберите «все» или слово из названия
table-ask-preset = Номер стола [{ $default }]
table-preset-not-found = Стола «{ $typed }» нет. Наберите номер, слово из названия или «все».
table-table-chosen = Стол: { $title }
table-help-agreements-short = Здесь можно прочесть, как играют за этим столом («правила»), или изменить договорённость: наберите слово вроде «бочка» или «болт».
table-ask-agreement = Enter — сдавать карты
table-agreement-is = { $name }: { $value }
table-help-agreements = Договорённость находится по слову из её названия: «бочка», «втёмную», «марьяж». Можно и сразу: barrel.at=900. «Назад» возвращает стол, каким он был, «правила» рассказывает о нём коротко, «правила все» — целиком.
table-agreements-reset = Все изменения отменены.
table-agreement-not-found = О «{ $typed }» договорённостей нет. Может быть, «{ $nearest }»?
table-agreements-more = и ещё { $count }: назовите слово поточнее
table-ask-which-agreement = Какую? Номер, или Enter — никакую
table-value-now = {" "}← сейчас
table-value-is = Сейчас: { $value }
table-value-bounds-bool = Наберите «да» или «нет».
table-value-bounds-int = Число от { $low } до { $high }{ $step ->
    [1] {""}
   *[other] {" "}с шагом { $step }
}{ $nullable ->
    [yes] {" "}или «нет»
   *[no] {""}
}.
table-value-bounds-int-list = До { $most } чисел через пробел, каждое от { $low } до { $high }, или «нет».
table-value-bounds-suit-values = Четыре числа через пробел: червы, бубны, трефы, пики; каждое от { $low } до { $high }.
table-ask-value = Новое значение, или Enter — оставить
table-agreement-set = { $name }: { $value }. Изменений: { $changes }.
table-agreements-refused = Так играть нельзя. Измените одно из названного или наберите «назад».
table-good-luck = За столом с вами: { $opponents }. Удачи!
table-opponent-1 = Анна
table-opponent-2 = Борис
table-opponent-3 = Вера
table-opponent-4 = Глеб
table-save-found = Есть начатая игра, раздача { $deal }: { $totals }.
table-ask-resume = Продолжить? [Да/нет]
table-no-save = Начатой игры нет, начинаем новую.
table-save-broken = Начатую игру прочесть не удалось: { $reason } Файл цел и лежит здесь: { $path }
table-save-failed = Сохранить игру не удалось ({ $reason }). Играть можно дальше, но, если выйти, она пропадёт.
table-left = До встречи! Начать игру: tysyacha play
table-left-table = Игра сохранена. Продолжить с этого места: tysyacha play
table-left-unsaved = Вы выходите, а сохранить эту игру не удалось.
table-again = Сыграем ещё? [да/Нет]
table-kept = Запись игры: { $path }

## За столом

table-deal = Раздача { $number }
table-scores = Счёт: { $list }
table-score-of = { $name } { $total }{ $kind ->
    [barrel] {" "}(на бочке, истрачено попыток: { $used })
    [barrel_new] {" "}(на бочке)
   *[plain] {""}
}
table-fined-cut = { $who ->
    [you] Вы оштрафованы за девятки при сдвижке.
   *[other] Штраф за девятки при сдвижке: { $name }.
}
table-fined-exposed-card = { $who ->
    [you] Вы оштрафованы за открытую карту.
   *[other] Штраф за открытую карту: { $name }.
}
table-silent = { $who ->
    [you] С таким счётом вы в торгах молчите.
   *[other] В торгах молчит: { $name }.
}
table-hand-title = Ваши карты: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
table-hand-hidden = Ваши карты ({ $cards }) лежат рубашкой вверх: вы их ещё не смотрели.
table-row-plain = { $suit }: { $cards }
table-pair = марьяж { $points }
table-half-pair = постельный { $points }
table-four-aces = четыре туза: { $points }
table-four-nines = четыре девятки: { $points }
table-state-no-bid = Ставки ещё нет.
table-state-bid = { $who ->
    [you] Ставка { $points }, держите её вы.
   *[other] Ставка { $points }, её держит { $name }.
}
table-state-barrel = Вы на бочке: выиграть можно, сыграв не меньше { $need }.
table-state-passed = Спасовали: { $names }.
table-state-contract = { $who ->
    [you] Ваш заказ { $contract }.
   *[other] Играет { $name }, заказ { $contract }.
}
table-state-trick = Взятка { $number } из { $of }
table-state-progress = { $who ->
    [you] у вас { $taken } из { $contract }
   *[other] { $name } набирает { $contract }, взято { $taken }
}
table-state-mine = у вас { $taken }
table-state-trump = козырь { $suit }
table-state-announced = Объявлено: { $list }
table-announced-marriage = марьяж { $suit } ({ $name })
table-announced-half = постельный марьяж { $suit } ({ $name })
table-announced-aces = четыре туза ({ $name })
table-announced-nines = четыре девятки ({ $name })
table-state-table = На столе: { $cards }
table-card-of = { $name } { $card }
table-last-trick = Последняя взятка: { $cards }. { $who ->
    [you] Взяли вы, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
   *[other] Взятка: { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
}
table-no-last-trick = Взяток ещё не было.
table-prompt-auction = Ваше слово
table-prompt-take = Какой прикуп берёте?
table-prompt-give = Какую карту отдаёте? Получит { $name }
table-prompt-discard = Какую карту сносите?
table-prompt-lead = Ваш ход
table-prompt-play = Ваша карта
table-prompt-offer = Это можно и не в свою очередь; Enter — подождать
table-prompt-blind = Играете втёмную? Enter — посмотреть карты
table-other-bids = { $kind ->
    [range] или любое число { $low }–{ $high } по { $step }
   *[one] или { $low }
}
table-raises = { $kind ->
    [range] поднять заказ: наберите число { $low }–{ $high } по { $step }
   *[one] поднять заказ: наберите { $low }
}
table-wait = подождать
table-sure-concede = Сдаться без игры (роспись)? [да/Нет]
table-declare-marriage = { $card }: объявить марьяж (+{ $points })? [Да/нет]
table-declare-half = { $card }: объявить постельный марьяж (+{ $points })? [Да/нет]
table-declare-aces = { $card }: объявить четыре туза (+{ $points })? [Да/нет]
table-declare-nines = { $card }: объявить четыре девятки (+{ $points })? [Да/нет]
table-which = Что именно? Номер
table-not-understood = { $empty ->
    [yes] Здесь надо выбрать
   *[no] «{ $typed }» — непонятно
}: { $kind ->
    [cards] номер от 1 до { $count } или карта, например «дп» или «дама пик»
   *[words] номер от 1 до { $count }
}{ $how ->
    [points] {" "}или ставка числом
    [raise] {" "}или новый заказ числом
   *[none] {""}
}. Помощь: «?».
table-not-understood-one = «{ $typed }» — непонятно; можно только { $what }: Enter.
table-only-choice = (другого здесь нельзя; Enter)
table-keys = Всегда можно: ? — помощь, с — совет, н — назад, з — запись, в — последняя взятка, «правила», «выход»

## Помощь

table-help-auction = Торги: кто назовёт больше, тот возьмёт прикуп и должен будет набрать обещанное. Наберите номер из списка, ставку числом или «пас»; спасовавший в этой раздаче больше не торгуется. С марьяжем на руках ставить можно выше 120.
table-help-blind = Пока карты не открыты, можно поставить 120 втёмную: всё, что выйдет, считается вдвое. Номер 2 или Enter — посмотреть карты.
table-help-take = Прикупов два, оба лежат рубашкой вверх: наберите 1 или 2.
table-help-give = Прикуп теперь у вас. Лишние карты надо отдать или снести: наберите номер карты, «дп», «дама пик» или QS. Кому какую, можно назвать сразу: «9т Борису».
table-help-play = Наберите номер карты, «дп», «дама пик» или QS. Без номера стоят карты, которыми сейчас ходить нельзя: в масть надо класть ту же масть, а без неё — козырь. Король с дамой одной масти — марьяж: пойдите с одного из них, и о марьяже спросят.
table-help-offer = Ход не ваш, но у вас есть право, которое не ждёт очереди. Наберите номер; Enter — не пользоваться им сейчас.
table-help-keys =
    с (h) — совет: что сделал бы крепкий игрок
    н (u) — назад, до вашего прошлого решения, хоть через раздачу
    з (s) — запись, то есть счёт; «з 5» открывает подсчёт раздачи 5
    в (l) — последняя взятка
    правила (r) — коротко об этом столе; «правила все» — целиком
    выход (q) — сохранить и выйти
table-hint = Совет: { $what }.
table-no-hint = Сейчас решать нечего: Enter — дальше.
table-undone = Вернулись назад: раздача { $number }, решать вам.
table-nothing-to-undo = Вы ещё ничего не сделали, возвращать нечего.
table-rules-more = Целиком: «правила все».

## Конец кона и игры

table-deal-end = Раздача { $number } окончена
table-outcome = { $who ->
    [you] Вы { $how ->
        [made] сыграли заказ { $contract }
        [failed] не набрали заказ { $contract }
       *[conceded] расписали заказ { $contract }
    }.
   *[other] { $name }: заказ { $contract } { $how ->
        [made] сыгран
        [failed] не сыгран
       *[conceded] расписан
    }.
}
table-all-cards = Так были сданы карты:
table-talon = Прикуп
table-talon-number = Прикуп { $place }
table-sheet-empty = В записи пока пусто: не окончена ни одна раздача.
table-sheet-row = Раздача { $number }, { $contract }: { $totals }.
table-mark-made = сыгран
table-mark-failed = не сыгран
table-sheet-open = Подсчёт любой раздачи: «з» и её номер.
table-no-such-deal = Раздачи { $number } в записи нет: окончено { $count }.
table-next-deal = Enter — следующая раздача
table-winner = { $who ->
    [you] Вы выиграли! { $total } — поздравляем.
   *[other] Игра окончена, победитель — { $name }: { $total }.
}
table-finished = Enter — закончить (н — назад, з — запись)

error-save-not-ours = Это запись игры, но не начатой за этим столом: в ней нет соперников и будущих карт.

table-fault-timeout = Программа игрока { $name } не ответила за { $detail } с и остановлена.
table-fault-illegal = Программа игрока { $name } ответила { $detail }, а так сейчас нельзя.
table-fault-unreadable = Программа игрока { $name } ответила «{ $detail }», а это не действие.
table-fault-crash = Программа игрока { $name } завершилась ({ $detail }).
table-fault-given-up = Программа игрока { $name } больше не запускается (повторных запусков: { $detail }); дальше за неё играет «steady».
table-fault-said = Она написала: { $said }
table-fault-move = На этот раз ходит «steady».

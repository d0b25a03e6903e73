# Запись счёта для тех, кто играет настоящими картами.

score-names = Кто играет? Имена по часовой стрелке через запятую:
score-preset = По каким правилам? Обозначение набора, ? — список, Enter — { $usual }:
score-change = Изменение правил, например barrel.at = 900; Enter, если больше нет:
score-first-dealer = Кто сдаёт первым? Enter — { $usual }:
score-help =
    На каждую раздачу вводите играющего и заказ: Анна 120. Если так было, добавьте втёмную, золотой или роспись.
    Другие слова: отмена (последней раздачи), запись, почему (откуда взялся счёт), штраф Анна сдвижка или
    штраф Анна карта (перед следующей раздачей), помощь, выход. На вопрос можно ответить «бросить»: раздача не запишется.
    Всё сохраняется после каждой раздачи.
score-deal = Раздача { $deal }, сдаёт { $dealer }. Кто играет и сколько заказано:
score-over = Игра окончена. отмена, запись, почему или выход:
score-tricks = Взятки ({ $who }; всего { $sum }, последнее число можно не писать):
score-last-trick = Кто взял последнюю взятку? Enter — играющий:
score-cards = Очки за карты ({ $who }):
score-marriages = Объявлено ({ $who }): по числу на каждого или имена с числами, Enter — ничего:
score-talon = Прикуп, его пишет { $who } (AS TH 9C):
score-bidders = Кто заказывал? Имена, Enter — только играющий:
score-cancelled = Брошено; запись прежняя.
score-fine-noted = Отмечено: перед следующей раздачей штраф получает { $who }.

# Что можно ввести, через пробел.
score-word-undo = отмена о undo u
score-word-sheet = запись з лист sheet s
score-word-why = почему why w
score-word-help = помощь help h ?
score-word-fine = штраф ш fine f
score-word-quit = выход в quit q exit
score-word-cancel = бросить cancel
score-word-cut = сдвижка cut
score-word-exposed-card = карта card
score-word-concede = роспись расписал расписала concede
score-word-blind = втёмную втемную blind
score-word-golden = золотой golden

error-player-unknown = «{ $value }» — здесь такого нет: назовите одно из имён ({ $names }) или номер с 1.
error-contract-missing = Нужны имя и очки заказа, например «Анна 120», а в «{ $value }» очков нет.
error-numbers-wanted = Здесь нужны числа, по одному на играющего; всего { $count }.
error-number-unreadable = «{ $value }» — не число.
error-fine-unclear = Штраф — имя и причина, например «штраф Анна сдвижка» или «штраф Анна карта», а «{ $value }» — нет.
error-names-alike = Двое названы одинаково; дайте им разные имена.
error-score-open-deal = Раздача { $deal } этой записи не доиграна; вести счёт дальше можно только после доигранной.

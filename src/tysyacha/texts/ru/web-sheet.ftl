# Пулька отдельно, для тех, кто играет настоящими картами.

book-about = Вы играете настоящими картами, а пулька считает: болты, бочку и всё, о чём договорился ваш стол. Один телефон на всех; записи остаются на этом устройстве, есть связь или нет.
book-new = Новая пулька
book-list = Мои пульки
book-listed = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
   *[many] { $count } раздач
}, { $when }
book-kept-here = Эти пульки лежат только в этом браузере. Запись, сохранённую файлом, можно унести с собой.
book-drop-this = Выбросить пульку ({ $names })
book-drop-title = Выбросить пульку?
book-drop-text = Пулька ({ $names }) исчезнет с этого устройства.
book-remove-title = Удалить раздачу?
book-remove-text = Раздачи { $deal } в пульке не станет, а следующие будут посчитаны заново.
book-remove = Удалить
book-cancel = Отмена

book-players = Сколько игроков
book-names = Имена по часовой стрелке
book-first-dealer = Кто сдаёт первым?
book-preset = Правила
book-preset-offline = Другие правила можно будет выбрать, когда появится связь.
book-changes = { $count ->
    [0] Изменения в правилах
    [one] { $count } изменение в правилах
    [few] { $count } изменения в правилах
   *[many] { $count } изменений в правилах
}
book-changes-coming = Загружаем список договорённостей…
book-midway = Игра уже началась
book-midway-help = Запишите, какой сейчас счёт.
book-begin = Начать

book-waiting = { $count ->
    [one] { $count } раздача ещё не посчитана: нет связи с сервисом. Она записана на этом устройстве и будет посчитана, когда связь вернётся.
    [few] { $count } раздачи ещё не посчитаны: нет связи с сервисом. Они записаны на этом устройстве и будут посчитаны, когда связь вернётся.
   *[many] { $count } раздач ещё не посчитано: нет связи с сервисом. Они записаны на этом устройстве и будут посчитаны, когда связь вернётся.
}
book-waiting-none = Нет связи с сервисом. Пишите дальше: всё сохраняется на этом устройстве.
book-kept-waiting = Записано. Посчитаем, когда вернётся связь.
book-caught-up = { $count ->
    [one] Связь вернулась, раздача, которая ждала, посчитана.
    [few] Связь вернулась, { $count } раздачи, которые ждали, посчитаны.
   *[many] Связь вернулась, { $count } раздач, которые ждали, посчитаны.
}
book-not-kept = Этот браузер ничего не хранит: если загрузить страницу заново, пулька пропадёт. Сохраните запись, прежде чем закрыть страницу.
book-waiting-deal = { $name } { $bid }{ $how ->
    [conceded] , роспись
   *[played] {""}
}
book-fault = Так не бывает: раздача { $deal }.
book-won = Победитель — { $name }.
book-again = Новая пулька для тех же игроков
book-on-barrel = На бочке: { $name }.
book-on-barrel-left = На бочке: { $name }, { $left ->
    [one] осталась { $left } попытка
    [few] осталось { $left } попытки
   *[many] осталось { $left } попыток
}.
book-record = Запись

book-deal-title = Раздача { $deal }
book-correct-title = Исправить раздачу { $deal }
book-dealer = Сдаёт { $name }.
book-sitter = На прикупе сидит { $name }.
book-forced = Обязательная ставка — { $name }.
book-first = Первым говорит { $name }.
book-enter = Записать раздачу
book-go-on = Дописать раздачу
book-write = Записать
book-correct = Исправить
book-correct-this = Исправить эту раздачу
book-remove-this = Удалить эту раздачу
book-loose = Связи нет, поэтому спрашиваем обо всём. Сервис проверит запись, когда связь вернётся.
book-declarer = Кто играл?
book-kind = Как?
book-kind-normal = Обычно
book-kind-blind = Втёмную
book-kind-golden = Золотой
book-contract = Заказ
book-contract-other = Другой заказ
book-conceded = Роспись, без игры
book-tricks = Взятки
book-cards = Очки за карты
book-declared = Объявлено очков
book-declared-by = Объявлено: { $name }
book-marriage = { $suit } { $points }
book-half = ½{ $suit } { $points }
book-aces = Тузы { $points }
book-nines = Девятки { $points }
book-sum-tricks = Взятки: { $sum } из { $of }
book-sum-cards = Очки: { $sum } из { $of }
book-last-trick = Кто взял последнюю взятку?
book-talon = { $count ->
    [one] Какая { $count } карта была в прикупе?
    [few] Какие { $count } карты были в прикупе?
   *[many] Какие { $count } карт были в прикупе?
}
book-bidders = Кто заказывал?
book-less = Меньше: { $what }
book-more = Больше: { $what }
book-fines = Штрафы перед раздачей
book-fine-cut = Третья девятка при сдвижке: { $points }
book-fine-exposed-card = Открытая при сдаче карта: { $points }

book-lacks-declarer = Укажите, кто играл.
book-lacks-bid = Укажите заказ.
book-lacks-talon = Выберите карты прикупа.
book-lacks-tricks = Укажите, сколько взяток у каждого; последнее число получится само.
book-lacks-last-trick = Укажите, кто взял последнюю взятку.
book-lacks-cards = Укажите, сколько очков за карты у каждого; последнее число получится само.

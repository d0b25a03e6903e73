# Договорённости стола: выбрать, изменить, прочесть.

rules-lead = В каждой компании играют по-своему. Прочтите и договоритесь о своём.
rules-preset = Набор правил
rules-other = Сменить
presets-title = Наборы правил
presets-search = Искать среди наборов
presets-none = Для стольких игроков такого набора нет.

rules-view = Что показать
rules-words = Словами
rules-agreements = Договорённости
rules-open = Открыть стол
rules-make-usual = Сделать моими
rules-are-usual = Это ваши правила
rules-usual-kept = Теперь каждый стол будет сравниваться с этими правилами.
rules-from-usual = Отличий от моих правил: { $count }

rules-search = Искать: бочка, пересдача, самосвал…
rules-which = Какие договорённости
rules-all = Все
rules-changed = Изменено: { $count }
rules-changed-here = изменено { $count }
rules-count = { $count }
rules-rare = И редкие договорённости
    .more = Такие знают за немногими столами.
rules-none-changed = Всё как в наборе
    .more = Здесь соберётся то, что вы измените.
rules-none-found = Такого не нашлось
    .more = Попробуйте другое слово: козырь, болт, прикуп.

rules-changes = { $count ->
    [one] Изменена { $count } договорённость
    [few] Изменены { $count } договорённости
   *[many] Изменено { $count } договорённостей
}
rules-reset-all = Вернуть всё
rules-reset = Как в наборе
rules-preset-has = В наборе: { $value }
rules-dropped = { $count ->
    [one] Ваше изменение ушло вместе с прежним набором.
   *[other] Ваши изменения ({ $count }) ушли вместе с прежним набором.
}
rules-bring-back = Вернуть
rules-refused = Так нельзя:
rules-invalid = Эти договорённости пока не сходятся
# An agreement within a sentence.
rules-named = «{ $name }»
rules-to = К «{ $name }»
rules-less = Меньше: { $name }
rules-more = Больше: { $name }
rules-list = { $most ->
    [one] одно число
   *[other] до { $most } чисел через запятую; пусто — нет
}
rules-suit-S = пики
rules-suit-C = трефы
rules-suit-D = бубны
rules-suit-H = червы
rules-redeals = Пересдачу могут потребовать примерно в { $either } раздачах из 100 (по картам на руках — в { $hands }, по прикупу — в { $talon }).
rules-no-redeals = Пересдачу потребовать нельзя.

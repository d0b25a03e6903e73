# Словарь.

words-text = Что значат слова игры, что говорят игроки и как это называется на других языках.
words-search = Найти слово на любом языке
words-found = { $found ->
    [one] { $found } слово
    [few] { $found } слова
   *[many] { $found } слов
}
words-none = Такого слова здесь нет
    .more = Попробуйте меньше букв или слово на другом языке.
words-in-ru = рус.
words-in-uk = укр.
words-in-be = бел.
words-in-pl = польск.
words-in-en = англ.

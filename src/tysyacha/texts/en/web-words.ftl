# The glossary.

words-text = What the words of the game mean, what players say, and what it is called in other languages.
words-search = Find a word, in any language
words-found = { $found ->
    [one] One word
   *[other] { $found } words
}
words-none = No such word here
    .more = Try fewer letters, or the word in another language.
words-in-ru = Russian
words-in-uk = Ukrainian
words-in-be = Belarusian
words-in-pl = Polish
words-in-en = English

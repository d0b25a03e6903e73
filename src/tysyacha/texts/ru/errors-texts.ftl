# Что может быть не так с самими словами.

error-language-unknown = Слов на языке «{ $language }» нет; есть: { $known }.

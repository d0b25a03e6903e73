# What can go wrong with the words themselves.

error-language-unknown = There are no words in “{ $language }”; there are: { $known }.

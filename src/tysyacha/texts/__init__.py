"""Words for codes: the Fluent catalogues in every language of the program."""

from tysyacha.texts.catalogue import DEFAULT_LANGUAGE, LANGUAGES, Words, known_language

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "Words", "known_language"]

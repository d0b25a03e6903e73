"""Numbers as players say them."""

from __future__ import annotations

from tysyacha.texts import Words


def spoken(number: int, words: Words) -> str:
    """105 is ``сто пять``; from 1000 on digits, and below 1 too."""
    if not 0 < number < 1000:
        return str(number)
    hundreds, rest = divmod(number, 100)
    parts = [words.say(f"table-number-{hundreds * 100}")] if hundreds else []
    if rest:
        parts.append(_below_hundred(rest, words))
    return words.say("table-number-join", first=parts[0], second=parts[1]) if len(parts) == 2 else parts[0]


def _below_hundred(number: int, words: Words) -> str:
    if number < 20 or number % 10 == 0:
        return words.say(f"table-number-{number}")
    tens = words.say(f"table-number-{number // 10 * 10}")
    return words.say("table-number-tens", first=tens, second=words.say(f"table-number-{number % 10}"))

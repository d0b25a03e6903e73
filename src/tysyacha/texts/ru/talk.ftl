# Разговоры: готовые фразы и в чём отказывают.

phrase-hello = Здравствуйте!
phrase-good-luck = Удачи!
phrase-thanks = Спасибо!
phrase-please = Пожалуйста!
phrase-sorry = Извините!
phrase-wait = Минутку, пожалуйста.
phrase-ready = Можно начинать.
phrase-well-played = Хорошо сыграно!
phrase-what-a-deal = Вот это сдача!
phrase-bad-luck = Не повезло.
phrase-close-one = Чуть-чуть не хватило!
phrase-congratulations = Поздравляю!
phrase-good-game = Хорошая игра!
phrase-again = Ещё партию?
phrase-must-go = После этой партии мне пора.
phrase-bye = До свидания!

error-text-wrong = В сообщении от 1 до { $most } видимых букв, в одну строку
error-say-one = Скажите что-то одно: текст или готовую фразу
error-phrase-unknown = Такой фразы нет; есть { $known }
error-only-phrases = Пока играется сдача рейтинговой партии, у её игроков есть только готовые фразы
error-muted = Тот, кто ведёт службу, на время лишил вас слова

# Общий зал: люди, друзья, приглашения.

error-person-unknown = Такого игрока нет
error-yourself = Это вы сами
error-not-reachable = Этот игрок не хочет вас слышать
error-not-welcome = Хозяин этого стола не хочет, чтобы вы за него садились
error-too-many-relations = Друзей, заглушённых и заблокированных хранится не больше { $most }
error-search-short = Для поиска наберите хотя бы { $least } буквы имени
error-table-over = Игра за этим столом окончена
error-game-not-begun = Партия за этим столом ещё не началась, записывать пока нечего

# Сервис: что говорят его команды, его настройки и в чём он отказывает.

serve-address = Играть: { $url }
serve-lan = В той же сети: { $url }

setting-from-default = по умолчанию
setting-from-file = из файла
setting-from-environment = из окружения
setting-from-option = из командной строки

setting-host = Адрес, на котором слушать; 0.0.0.0 — все адреса этой машины.
setting-port = Порт, на котором слушать; 0 — любой свободный.
setting-public_url = Адрес, по которому люди открывают сервис, если он стоит за другим сервером: https://example.org
setting-behind_tls = Говорит ли сервер перед ним по https; тогда куки без него не ходят.
setting-trusted_proxies = Чьим словам об адресе клиента верить, через запятую.
setting-origins = Другие адреса, чьи страницы могут пользоваться сервисом, через запятую.
setting-database_url = PostgreSQL вместо SQLite: postgresql://user:password@host/name; можно и как DATABASE_URL.
setting-data_folder = Где лежит файл SQLite.
setting-web_folder = Собранный клиент для браузера, если не тот, что в пакете.
setting-bot_workers = Сколько процессов думает за ботов; при 0 играют только быстрые боты, в самом сервисе.
setting-bot_queue = Сколько вопросов может ждать бота; сверх того отвечает быстрый бот.
setting-bot_seconds = Сколько бот может думать; потом отвечает быстрый бот.
setting-window_seconds = Время, в которое можно просить пересдачу или заявить втёмную, прежде чем сдача пойдёт дальше.
setting-cut_seconds = Сколько времени даётся, чтобы снять колоду.
setting-reveal_seconds = Сколько сервис ждёт числа игроков перед первой сдачей.
setting-between_deals_seconds = Пауза после сдачи, если все не готовы раньше.
setting-absence_seconds = За столом без часов — время, после которого за бездействующего играет заместитель.
setting-gathering_seconds = Сколько стол может ждать игроков, прежде чем его закроют.
setting-restart_grace_seconds = После перезапуска — время, которое часы ждут возвращения игроков.
setting-most_tables_a_player = Сколько незаконченных столов может держать один игрок.
setting-most_sockets = Сколько соединений может быть открыто.
setting-most_sockets_an_address = Сколько из них — с одного адреса; если перед сервисом стоит прокси, его называет trusted_proxies.
setting-guests_a_minute = Сколько гостей может прийти с одного адреса за минуту.
setting-messages_a_second = Сколько сообщений в секунду можно подолгу слать через одно соединение; на миг — втрое больше.
setting-session_days = Сколько дней браузер помнит, кто вошёл.
setting-google_client_id = Включает вход через Google: идентификатор, который Google выдал этой службе.
setting-google_client_secret = Секрет к нему.
setting-vk_client_id = Включает вход через VK ID: идентификатор, который VK выдал этой службе.
setting-vk_client_secret = Секрет к нему, если он есть.
setting-yandex_client_id = Включает вход через Яндекс ID: идентификатор, который Яндекс выдал этой службе.
setting-yandex_client_secret = Секрет к нему.
setting-oidc_issuer = Ещё один поставщик OpenID Connect для входа: адрес его issuer.
setting-oidc_name = Как он называется на странице.
setting-oidc_client_id = Идентификатор, который он выдал этой службе.
setting-oidc_client_secret = Секрет к нему, если он есть.
setting-log_format = text или json.
setting-log_level = debug, info, warning или error.
setting-language = Язык для тех, чей браузер не называет ни одного знакомого программе.

error-setting-unknown = Настройки { $name } нет; ближе всего { $nearest }
error-setting-wrong = Настройка { $name } не может быть { $value }: { $reason }
error-setting-file-missing = Файл настроек { $path } не читается
error-setting-file-broken = Файл настроек { $path } — не TOML: { $reason }
error-setting-database = Настройка database_url должна начинаться с { $known } и ://
error-database-unusable = База { $url } не годится: { $reason }
error-address-taken = Сервис не может слушать { $host }, порт { $port }: { $reason }

error-request-wrong = Запрос не читается: { $reason }
error-request-too-large = Запрос слишком велик: здесь принимается не больше { $most } КиБ
error-not-json = Тело запроса должно быть в JSON
error-method-wrong = По этому адресу такой запрос не принимается
error-not-signed-in = Здесь никто не вошёл; назовитесь и играйте гостем
error-forbidden = Это не разрешено
error-not-found = По этому адресу ничего нет
error-fault = В сервисе что-то пошло не так; это записано
error-origin-wrong = Запрос пришёл со страницы чужого сайта
error-csrf-wrong = В запросе нет действительного ключа: пришлите то, что хранит cookie «csrf», в заголовке x-csrf-token; его даёт любой GET
error-too-often = Слишком часто; попробуйте через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}
error-too-full = Сервис полон; попробуйте через минуту
error-name-wrong = В имени от 1 до { $most } видимых знаков, хотя бы один — буква или цифра
error-preferences-too-large = Хранится не больше { $most } байт настроек игрока
error-preferences-too-deep = Вложенность настроек игрока — не больше { $most } уровней

error-table-unknown = Такого стола нет; возможно, он давно закончен
error-table-private = Это закрытый стол; войти можно по его ссылке или паролю
error-entry-wrong = Ключ или пароль не подходит
error-no-spectators = За этим столом смотреть нельзя
error-seat-unknown = Места здесь от 0 до { $highest }
error-seat-taken = Здесь уже сидят
error-seat-kept = Это место держат для другого
error-already-seated = Вы уже сидите за этим столом
error-not-seated = Вы не сидите за этим столом
error-only-seated = Это могут только сидящие за столом
error-only-host = Это может только хозяин стола
error-game-begun = Игра началась; сесть уже нельзя
error-game-not-over = Игра ещё не закончена
error-game-unknown = Такой игры нет, или она не ваша
error-guest-rated = Для игр на рейтинг нужна учётная запись; во все остальные гость играет
error-rated-bots = За столом на рейтинг должно быть хотя бы два места для людей
error-rated-open = Рейтинговый стол открыт для всех: он общий, без пароля и без мест, оставленных для кого-то
error-password-public = Стол с паролем бывает только закрытым: уберите пароль или откройте стол с public false
error-too-many-tables = Незаконченных столов у вас уже { $most }; сначала закончите или закройте один

error-command-stale = За столом уже пошли дальше; посмотрите и выберите заново
error-message-wrong = Сообщение не читается: { $reason }
error-message-too-large = В сообщении не больше { $most } байт
error-window-open = Сейчас время тех, кто может просить пересдачу или заявить втёмную
error-no-window = Сейчас такого времени нет
error-stand-in-plays = За вас играет заместитель; скажите, что вы вернулись, и играйте со следующего своего хода
error-not-between-deals = Сдача ещё идёт
error-not-your-cut = Сейчас колоду снимаете не вы
error-claim-not-your-turn = Забрать остаток можно только на своём ходу
error-claim-not-sure = Не при любом раскладе остаток ваш; играйте дальше
error-claim-declare-first = Сначала объявите то, что у вас на руках: взятки и так ваши, а необъявленное не считается
error-not-revealing = Числа сейчас не спрашивают
error-nonce-wrong = Это не то число, которое вы обещали
error-no-hint = Сейчас нечего выбирать
error-only-alone = Только за дружеским столом против одних ботов

verify-fair = { $deals ->
    [one] Проверена { $deals } сдача: она такая, какой должна была быть.
    [few] Проверены { $deals } сдачи: все такие, какими должны были быть.
   *[other] Проверено { $deals } сдач: все такие, какими должны были быть.
}
verify-unfair = Эта игра сдана не так, как должна была быть.
verify-withheld = { $who }: обещанное число не названо вовремя и считается пустым.
verify-without = Без своего числа, как бывает у ботов: { $who }
verify-wrong-secret = Секрет не тот, что был обещан при открытии стола.
verify-wrong-nonce = { $who }: названо не то число, что было обещано.
verify-wrong-lot = Первый сдающий не тот, кого назвал жребий.
verify-wrong-deal = Сдача { $deal } не та, что следует из секрета и чисел.

error-fair-missing = В записи не сказано, как получились сдачи; проверять нечего
error-fair-scheme = Запись сдана по схеме { $scheme }; эта программа проверяет { $known }
error-fair-wrong = Сказанное в записи о сдачах не читается: { $reason }

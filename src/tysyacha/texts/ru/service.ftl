# Что сервис добавляет словами к своим ответам: правила, вид ссылок, запись игры настоящими картами.

service-special = { $name }: { $value }

## Просмотр игр

error-replay-deal = В записи { $count ->
    [0] нет сдач
    [one] { $count } сдача, счёт идёт с 0
    [few] { $count } сдачи, счёт идёт с 0
   *[other] { $count } сдач, счёт идёт с 0
}
error-replay-seat = Места в этой записи — от 0 до { $highest }

## Запись игры настоящими картами

service-sheet-change = изменение
service-sheet-marks = знаки

## Ссылки, вставленные куда-нибудь

service-preview = Тысяча, карточная игра
    .name = Тысяча
    .about = Стол для друзей или против программы, по тем правилам, к которым вы привыкли.
    .image = Игральные карты на зелёном столе
service-preview-table = Стол для игры в тысячу: { $rules }{ $changed ->
    [yes] , с изменениями
   *[no] {""}
}
    .about = { $stage ->
        [gathering] { $free ->
            [0] Все места заняты.
            [one] Свободно { $free } место.
            [few] Свободно { $free } места.
           *[other] Свободно { $free } мест.
        }
        [over] Игра окончена.
       *[playing] Игра идёт.
    } За столом: { $who }.
service-preview-private = Закрытый стол для игры в тысячу
    .about = Вас зовут сыграть. Откройте ссылку, чтобы войти.
service-preview-game = Игра в тысячу, победитель — { $who }
    .about = { $score }. { $rules }, { $deals ->
        [one] { $deals } сдача
        [few] { $deals } сдачи
       *[other] { $deals } сдач
    }. Можно посмотреть каждую карту.
service-preview-unfinished = Игра в тысячу

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

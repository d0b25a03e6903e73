# Для того, кто ведёт службу: tysyacha admin.

admin-for-good = навсегда
admin-mute = Игрок { $user } теперь ничего не может сказать.
admin-ban = Игрок { $user } отовсюду вышел и больше не войдёт.
admin-pardoned = Игрок { $user } снова может говорить и входить.
admin-settled = Отмечено как рассмотренное.
admin-backed-up = Копия лежит в { $path }
admin-restored = Копия поставлена на место; прежняя база сохранена как { $kept }
admin-exported = { $games ->
    [one] Записана { $games } партия.
    [few] Записано { $games } партии.
   *[many] Записано { $games } партий.
}

error-user-unknown = Игрока { $user } нет; назовите идентификатор из tysyacha admin users или имя для входа
error-report-unknown = Жалобы { $report } нет
error-backup-sqlite-only = Эта команда копирует только базу SQLite; у PostgreSQL есть pg_dump и pg_restore
error-days-wrong = Дней — число от 0 до { $most }
error-database-missing = Базы { $path } нет; проверьте настройки
error-database-in-use = База { $path } занята; сначала остановите службу
error-backup-broken = { $path } — не целая копия базы этой программы
error-file-exists = { $path } уже есть; выберите другое имя
error-file-trouble = Файл не читается или не пишется: { $reason }

# For who runs the service: tysyacha admin.

admin-for-good = for good
admin-mute = { $user } can say nothing now.
admin-ban = { $user } is signed out everywhere and cannot sign in any more.
admin-pardoned = { $user } may speak and sign in again.
admin-settled = Noted as settled.
admin-backed-up = The backup is in { $path }
admin-restored = The backup is in place; the database until now is kept as { $kept }
admin-exported = { $games ->
    [one] One record written.
   *[other] { $games } records written.
}

error-user-unknown = There is no player { $user }; give an id from tysyacha admin users, or a name to sign in with
error-report-unknown = There is no report { $report }
error-backup-sqlite-only = Only an SQLite database is copied by this command; PostgreSQL has pg_dump and pg_restore
error-days-wrong = The days are a number from 0 to { $most }
error-database-missing = There is no database at { $path }; check the settings
error-database-in-use = The database { $path } is in use; stop the service first
error-backup-broken = { $path } is not a whole backup of this program's database
error-file-exists = { $path } exists already; choose another name
error-file-trouble = The file cannot be read or written: { $reason }

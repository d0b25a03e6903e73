"""Where everything is kept: SQLite by default, PostgreSQL where `database_url` names one; one model for both."""

from tysyacha.server.storage.base import Base
from tysyacha.server.storage.engine import Storage

__all__ = ["Base", "Storage"]

"""What all models share: ids that nobody guesses, times in milliseconds, plain data as JSON."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from advanced_alchemy.base import DefaultBase
from sqlalchemy.orm import mapped_column

from tysyacha.server.ids import ID_LENGTH


class Base(DefaultBase):
    """The base of every model."""

    __abstract__ = True


Id = Annotated[str, mapped_column(sa.String(ID_LENGTH))]
KeyId = Annotated[str, mapped_column(sa.String(ID_LENGTH), primary_key=True)]
Digest = Annotated[str, mapped_column(sa.String(64))]
Name = Annotated[str, mapped_column(sa.String(40))]
Moment = Annotated[int, mapped_column(sa.BigInteger)]
Document = Annotated[dict[str, Any], mapped_column(sa.JSON)]
Text = Annotated[str, mapped_column(sa.Text)]

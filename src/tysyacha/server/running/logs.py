"""Structured logs: one line an event, with ids of tables and players, never a card of a deal under way."""

from __future__ import annotations

import logging
from typing import Any, Final, Literal

import structlog

LEVELS: Final = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def set_up(style: Literal["text", "json"], level: str) -> None:
    """Sends all logs, those of libraries too, to standard error in one style."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if style == "json"
        else structlog.dev.ConsoleRenderer(
            # Plain tracebacks: those with variables would show cards.
            colors=False,
            pad_event_to=24,
            exception_formatter=structlog.dev.plain_traceback,
        )
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(LEVELS[level])
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def logger(name: str) -> Any:
    """The logger of one part of the service."""
    return structlog.get_logger(name)

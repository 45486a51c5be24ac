"""How many files and connections the process may have open: as many as the system allows it at most.

Usually a process begins with 1,024, of which each WebSocket takes one.
"""

from __future__ import annotations

import sys

import structlog

log = structlog.get_logger()

OWN = 200  # for the database, workers, files that are served, connections that are no WebSockets


def raise_file_limit(most_sockets: int) -> None:
    """Raise the limit to what may be had, and say so if it is too low for so many WebSockets."""
    if sys.platform == "win32":  # which has no such limit
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError) as error:  # macOS says that there is no limit, and allows less
            log.debug("file limit not raised", why=str(error))
    if soft != resource.RLIM_INFINITY and soft < most_sockets + OWN:
        log.warning("few open files allowed", allowed=soft, expected=most_sockets + OWN)

"""Work outside the event loop: bot processes, compilation, background tasks."""

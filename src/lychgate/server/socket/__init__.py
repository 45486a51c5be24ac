"""WebSocket transport: frames in, an outbox out. It knows no tables."""

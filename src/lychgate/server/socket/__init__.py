"""WebSocket transport: handshake, frames, connections, outboxes. It knows no tables."""

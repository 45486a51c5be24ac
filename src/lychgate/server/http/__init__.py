"""HTTP and WebSocket routes: who sends a request, what it may ask for, how errors are answered."""

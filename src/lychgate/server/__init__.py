"""The table server: people meet, play, leave, come back — over HTTP and WebSockets, on one database."""

"""For whoever runs the server: settings, logs, metrics."""

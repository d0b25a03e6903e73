"""For whoever runs the service: settings, logs, metrics, start and stop."""

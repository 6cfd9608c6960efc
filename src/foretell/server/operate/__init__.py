"""What whoever runs a server needs: settings, health, figures, logs, copies, checks, upkeep."""

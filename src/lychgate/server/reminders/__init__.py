"""Reminders for play by post: e-mails and webhooks that tell a guest that it is their turn."""

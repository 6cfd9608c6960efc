"""The addresses of HTTP, and what each does."""

"""What goes over HTTP, field by field."""

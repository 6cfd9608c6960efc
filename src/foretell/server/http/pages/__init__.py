"""What a browser is shown: the page, and plain pages without script."""

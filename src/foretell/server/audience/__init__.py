"""Who looks at a table, and the way of every change to them: written once, sent in order."""

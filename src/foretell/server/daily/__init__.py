"""Robot events: one person and the same bots, with the same deals for everybody that day."""

"""Tables that are played now: what is stored, then acknowledged, then sent; and what is due."""

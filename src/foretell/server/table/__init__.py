"""One table: its state, what an event does to it, what a wish becomes, what a viewer is sent."""

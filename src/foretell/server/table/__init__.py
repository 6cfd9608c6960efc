"""One table: its state, what an event does to it, what a command becomes, what a viewer is sent."""

"""Tables on a server: simulated with seeds for the most part, real processes where it counts."""

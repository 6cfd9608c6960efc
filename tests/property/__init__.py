"""Properties: random rules, random play."""

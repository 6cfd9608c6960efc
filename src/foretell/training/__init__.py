"""Training: from games that a net plays with itself to the weights that it is released with."""

"""Tables on a server: the log of each is the truth, and nobody is sent what is not theirs."""

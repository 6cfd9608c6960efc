"""The measurements behind ``foretell bench``: nothing here is needed for play."""

"""The score pad in a terminal: the sheet, what is to be noted next, corrections."""

"""Games to look through: a history as steps, whoever kept it; nothing in here is stored."""

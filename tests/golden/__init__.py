"""Golden files: what was reviewed once and should change only on purpose."""

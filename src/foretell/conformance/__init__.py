"""The rules as data, run against an implementation: docs/conformance.md."""

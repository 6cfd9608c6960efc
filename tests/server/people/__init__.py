"""Guests, their devices and secrets; tests name the item of OWASP ASVS 5.0 that they show."""

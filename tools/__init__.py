"""Checks and reports that a developer of Hogar runs; no part of the package."""

"""The rules in progress, one module for each chapter of the rules."""

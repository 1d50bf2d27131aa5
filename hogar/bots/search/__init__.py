"""The search of the bots that look ahead. It is compiled with the core: see hatch_build.py."""

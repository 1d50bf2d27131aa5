"""`python -m hogar`, the same as the `hogar` command."""

from hogar.cli import main

if __name__ == "__main__":
    main()

"""`python -m folsom` is `folsom`."""

from folsom.cli import main

if __name__ == "__main__":
    main()

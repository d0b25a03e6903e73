"""`python -m tysyacha`: the same program as `tysyacha`."""

from tysyacha.cli import main

if __name__ == "__main__":
    main()

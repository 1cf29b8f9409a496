"""The speed of Colt Express beside its bars: python -m benchmarks.express"""

from benchmarks.measures import show

if __name__ == "__main__":
    show("express", 4, {"decisions": 10_000_000, "bytes": 1_024})

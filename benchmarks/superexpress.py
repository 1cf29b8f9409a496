"""The speed of Colt Super Express beside its bars: python -m benchmarks.superexpress"""

from benchmarks.measures import show

if __name__ == "__main__":
    show("superexpress", 5, {"decisions": 10_000_000, "bytes": 512})

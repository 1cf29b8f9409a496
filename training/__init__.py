"""Trains nets for Legend: `python -m training express --out runs/first`. See docs/guide/training.md."""

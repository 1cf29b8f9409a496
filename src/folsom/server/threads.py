"""Threads that compute beside the event loop."""

import os
import threading


def give_way(niceness: int) -> None:
    """Let this thread have what the others leave: tables in play come first."""
    if hasattr(os, "setpriority") and hasattr(threading, "get_native_id"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)

"""A machine with another processor, for scripts that are told so before anything else."""

ANOTHER_PROCESSOR = """
import llvmlite.binding as ll
def unknown():
    raise RuntimeError
ll.get_host_cpu_name, ll.get_host_cpu_features = lambda: "nehalem", unknown
"""

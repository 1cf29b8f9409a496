"""What a seat may know as JSON, written by kernels without making structures first."""

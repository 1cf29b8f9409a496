"""Who may come in, and how fast: keys, addresses, proxies, limits."""

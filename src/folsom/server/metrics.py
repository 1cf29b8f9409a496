"""What Prometheus is told: numbers of the whole server, never of a table, a seat or a person."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

SOCKETS = Gauge("folsom_sockets", "open sockets", registry=REGISTRY)
TABLES = Gauge("folsom_tables_in_memory", "tables in memory", registry=REGISTRY)
COMMANDS = Counter("folsom_commands", "commands by outcome", ["outcome"], registry=REGISTRY)
DONE, REPEATED, NOT_DONE = map(COMMANDS.labels, ("done", "repeated", "refused"))
COMMAND_SECONDS = Histogram(
    "folsom_command_seconds",
    "from a command's arrival to its durable end",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
    registry=REGISTRY,
)
BOT_ANSWERS = Counter("folsom_bot_answers", "answers by bots", registry=REGISTRY)
BOT_FAULTS = Counter("folsom_bot_faults", "bots that failed", registry=REGISTRY)
THOUGHTS_WAITING = Gauge(
    "folsom_thoughts_waiting", "bots that wait for their turn to think", registry=REGISTRY
)
THOUGHTS_SPARED = Counter(
    "folsom_thoughts_spared",
    "answers by rule of thumb because too many bots of one address waited to think",
    registry=REGISTRY,
)
LEASES = Counter("folsom_leases_taken", "tables taken over from dead servers", registry=REGISTRY)
COMMITS = Gauge("folsom_commits", "durable commits so far", registry=REGISTRY)
ENTRIES = Gauge("folsom_entries", "log entries written so far", registry=REGISTRY)
PACKED = Counter("folsom_games_packed", "finished games packed", registry=REGISTRY)
ABANDONED = Counter("folsom_tables_removed", "abandoned tables removed", registry=REGISTRY)
SLOW_CLIENTS = Counter("folsom_slow_clients", "clients cut off as too slow", registry=REGISTRY)
REFUSED = Counter(
    "folsom_requests_refused", "requests refused by a limit", ["limit"], registry=REGISTRY
)

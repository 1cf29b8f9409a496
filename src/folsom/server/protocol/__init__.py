"""What clients and servers say to each other: messages, commands, bodies of requests, errors, offers."""

"""What clients and servers say to each other: messages, bodies of requests, errors, offers."""

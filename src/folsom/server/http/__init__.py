"""The door for requests: endpoints, the page, and the connection below them."""

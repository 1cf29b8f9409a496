"""Keys of seats: 128 random bits that only their holder has; the server keeps their SHA-256."""

import secrets
from base64 import b32encode, urlsafe_b64encode
from hashlib import sha256
from sys import intern

KEY_LENGTH = 22
SECRET_BYTES = 32


def new_key() -> str:
    """A fresh key or one-time token: 128 bits."""
    return urlsafe_b64encode(secrets.token_bytes(16)).rstrip(b"=").decode()


def hash_of(key: str) -> str:
    """What is stored of a key. Sockets and tables hold it many times over: in memory it is there once."""
    return intern(sha256(key.encode()).hexdigest())


def is_key(text: str) -> bool:
    """Whether a text could be a key at all."""
    return (
        len(text) == KEY_LENGTH
        and text.isascii()
        and text.replace("-", "").replace("_", "").isalnum()
    )


def new_table_id() -> str:
    """A fresh table's name: 80 random bits, so that a table by link is found only by its link."""
    return b32encode(secrets.token_bytes(10)).decode().lower()


def rematch_id(secret: bytes, other: bytes = b"") -> str:
    """The name of the table that follows another: the same whichever server makes it."""
    return b32encode(sha256(b"folsom rematch" + secret + other).digest()[:10]).decode().lower()


def new_secret() -> bytes:
    """The server's part of a seed."""
    return secrets.token_bytes(SECRET_BYTES)

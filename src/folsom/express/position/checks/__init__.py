"""What must add up in a position, asked of its record: the reader asks while it reads, a page asks all at once.

How things came to be as they are is not asked. What a record cannot say (a name nobody knows, a token that is
listed twice) is the reader's alone.
"""

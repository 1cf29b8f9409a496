"""What is said in twelve languages: the browser client's own catalogues, and beside them what only terminals say.

Fluent is loaded with `speech` and `wording` only, when something is to be said; whoever plays without words never
needs it.
"""

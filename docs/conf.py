"""How the documentation site is made: `make docs`."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from folsom import __version__  # noqa: E402

project = "Folsom"
author = "the Folsom authors"
copyright = author
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "tools.sphinx_reference"]
exclude_patterns = ["pictures"]
nitpicky = True
nitpick_ignore_regex = [
    # Other projects' pages are not asked for: the site is built without a network.
    (r"py:.*", r"(?!folsom).*"),
    # Which options, view and events a game has depends on the game.
    (r"py:.*", r"folsom\.core\.game\.(Options|View|Event)"),
]

myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]

default_role = "code"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "show-inheritance": False}
autodoc_inherit_docstrings = False
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
maximum_signature_line_length = 88

html_theme = "furo"
html_title = f"Folsom {release}"
html_favicon = "../web/public/icon.svg"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#a92f25",
        "color-brand-content": "#0d6a63",
        "color-brand-visited": "#6b3358",
        "color-background-primary": "#fffaf0",
        "color-background-secondary": "#f6e8cb",
        "color-background-border": "#e9d2a4",
        "color-foreground-primary": "#23141a",
        "color-foreground-secondary": "#6b4630",
    },
    "dark_css_variables": {
        "color-brand-primary": "#e8a922",
        "color-brand-content": "#4fe0cd",
        "color-brand-visited": "#d9a6c8",
        "color-background-primary": "#1d1218",
        "color-background-secondary": "#2b1b21",
        "color-background-border": "#45292a",
        "color-foreground-primary": "#f6e8cb",
        "color-foreground-secondary": "#c9a568",
    },
}
pygments_style = "friendly"
pygments_dark_style = "native"

"""What people write, as it is shown: one line of characters that can be seen, and nothing that moves others about."""

import re
import unicodedata

MAX_ID = 40
ID = re.compile(rf"[A-Za-z0-9_-]{{1,{MAX_ID}}}")
"""Of a table or a player, as it stands in addresses."""

_MAX_MARKS = 3
"""Accents on one letter; more would reach into the lines above and below."""
_JOINERS = "\u200d\ufe0f"
"""They make one emoji of several, and one in colour; after anything but a symbol they would be invisible."""
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks by name, that show nothing."""


def shown(text: str) -> str:
    """Without control, direction and invisible characters, with single blanks; possibly empty."""
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if letter in _JOINERS:
            if letters and _is_symbol(letters[-1]):
                letters.append(letter)
        elif kind in ("Cc", "Zl", "Zp", "Zs"):
            letters.append(" ")
        elif letter.isprintable() and letter not in _INVISIBLE and not _is_selector(letter) and marks <= _MAX_MARKS:
            letters.append(letter)
    return unicodedata.normalize("NFC", " ".join("".join(letters).split()).rstrip("\u200d"))


def name_key(name: str) -> str:
    """The same for names that people would take for one another's: letters of other shape, case or width."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in folded if letter not in _JOINERS)


def is_readable(text: str) -> bool:
    """Whether there is anything to see but accents and blanks."""
    return any(unicodedata.category(letter)[0] not in "MZ" for letter in text)


def _is_symbol(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "S" or letter in _JOINERS


def _is_selector(letter: str) -> bool:
    """Variation selectors choose among shapes that hardly differ."""
    return "\ufe00" <= letter <= "\ufe0e" or "\U000e0100" <= letter <= "\U000e01ef" or "\u180b" <= letter <= "\u180f"

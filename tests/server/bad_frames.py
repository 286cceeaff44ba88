"""Messages that no client of ours would send: random bytes, broken JSON, and what is almost right."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.support import Json

KINDS = (*("draft", "confirm") * 4, "act-as", "say", "mute", "contribute", "come-back", "ping")
ODD_INTEGERS = (-1, 0, 1, 2, 3, 4, 5, 7, 255, 1000, 1001, 2**31, 2**53 - 1, 2**63, 2**64, 10**40, -(10**40))
ODD_TEXTS = (
    *("", " ", "0", "1", "34", "96", "97", "B1", "B9", "W10", "G1513", "00", "-1", "1e3", "null", "red", "RED", "rot"),
    *("\x00", "\x1b[2J", "\u202e", "\ud7ff", "\U0001f981", "a" * 40, "x" * 2000, "'; DROP TABLE log; --", "${7*7}"),
    *("../../etc/passwd", "<script>", '"', "\\", "\n", "start", "add", "wall", "bastion", "discard", "ab", "AB"),
)


class BadFrames:
    """A stream of frames, always the same for the same seed."""

    def __init__(self, seed: object) -> None:
        self.rng = Random(repr(seed))

    def frame(self, you: Json | None) -> str | bytes:
        """`you` is what the sender was last told of its own seat, from which nearly right moves are made."""
        choice = self.rng.random()
        if choice < 0.08:
            return self.rng.randbytes(self.rng.randrange(300))
        if choice < 0.16:
            return self._letters(self.rng.randrange(200))
        if choice < 0.22:
            return self._deep()
        message = self.message(you)
        text = json.dumps(message)
        if choice < 0.30:
            return text[: self.rng.randrange(len(text) + 1)]
        if choice < 0.36:
            return self._with_a_change(text)
        if choice < 0.40:
            return text.encode()
        if choice < 0.43:
            return " " * self.rng.choice((10, 16_000, 17_000, 30_000)) + text
        return text

    def message(self, you: Json | None) -> Any:
        kind = self.rng.choice(KINDS)
        if you is not None and kind in ("draft", "confirm") and self.rng.random() < 0.7:
            return self._nearly_right(kind, you)
        fields = {
            "seat": self._integer,
            "move_index": self._integer,
            "decisions": self._decisions,
            "text": self._text,
            "player": self._text,
            "muted": self._anything,
            "contribution": self._text,
            "request": self._integer,
        }
        chosen = self.rng.sample(list(fields), self.rng.randrange(len(fields)))
        message: Json = {"type": kind, **{name: fields[name]() for name in chosen}}
        if self.rng.random() < 0.15:
            message[self.rng.choice((*fields, "type", "more"))] = self._anything()
        return message

    def _nearly_right(self, kind: str, you: Json) -> Json:
        """A move of this seat: with choices that it has, in any order and number, and sometimes others."""
        choices = [choice["decision"] for choice in you["choices"]]
        if self.rng.random() < 0.6:
            right = [*you["draft"], *self.rng.sample(choices, min(1, len(choices)))]
            return self._move("confirm" if you["complete"] else "draft", you, right)
        own = [*you["draft"], *self.rng.choices(choices, k=self.rng.randrange(3))] if choices else self._decisions()
        if self.rng.random() < 0.3:
            own = [*own, self._decision()]
        return self._move(kind, you, own)

    def _move(self, kind: str, you: Json, decisions: list[Json]) -> Json:
        return {
            "type": kind,
            "seat": you["seat"],
            "move_index": you["move_index"],
            "decisions": decisions[:12],
            "request": 1,
        }

    # --- parts --------------------------------------------------------------------------------------------------------

    def _decisions(self) -> Any:
        return [self._decision() for _ in range(self.rng.choice((0, 1, 2, 3, 4, 5, 8, 14)))]

    def _decision(self) -> Any:
        kind = self.rng.choice(("keep", "open", "take", "play", "city", "skip", "fly"))
        parts: dict[str, Callable[[], Any]] = {
            "card": self._text,
            "colour": lambda: self.rng.choice((None, "red", self._text())),
            "triplet": self._integer,
            "use": lambda: self.rng.choice(("start", "add", "wall", "bastion", "discard", self._text())),
        }
        needed = {"keep": ("card",), "open": ("colour",), "take": ("triplet",), "play": ("card", "use", "colour")}
        names = needed.get(kind, ("triplet", "card", "use", "colour"))
        decision = {"decide": kind, **{name: parts[name]() for name in names}}
        return decision if self.rng.random() < 0.95 else self._anything()

    def _integer(self) -> Any:
        return self.rng.choice(ODD_INTEGERS) if self.rng.random() < 0.9 else self._anything()

    def _text(self) -> Any:
        return self.rng.choice(ODD_TEXTS) if self.rng.random() < 0.9 else self._letters(self.rng.randrange(30))

    def _letters(self, length: int) -> str:
        points = (self.rng.choice((self.rng.randrange(32, 127), self.rng.randrange(0xD800))) for _ in range(length))
        return "".join(map(chr, points))

    def _anything(self) -> Any:
        return self.rng.choice(
            (None, True, False, 0.5, -1e308, [], {}, [[]], {"a": {"b": []}}, "text", 3, *ODD_INTEGERS)
        )

    def _deep(self) -> str:
        depth = self.rng.choice((10, 1000, 15_000))
        opening, closing = self.rng.choice((("[", "]"), ('{"a":', "}"), ('{"type":', "}"), ('{"decisions":[', "]}")))
        depth = min(depth, 16_000 // len(opening + closing))
        return opening * depth + self.rng.choice(("", "1")) + closing * self.rng.choice((0, depth))

    def _with_a_change(self, text: str) -> str:
        place = self.rng.randrange(len(text))
        return (
            text[:place]
            + self.rng.choice(('"', "{", "}", "[", ",", ":", "\\", "\x00", "9", "e", "-"))
            + text[place + 1 :]
        )

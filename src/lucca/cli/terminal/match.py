"""A game between one person and bots: who sits where, and how a bot comes to its move."""

import hashlib
from dataclasses import dataclass, field

from lucca.bots.base import Candidate
from lucca.bots.ladder import make_strongest, refuse_misfit
from lucca.bots.registry import make_bot, named_bot_maker
from lucca.records.shape import BOT_PREFIX, HUMAN, kind_of
from lucca.rules.dealer import SeededDealer
from lucca.rules.errors import LuccaError
from lucca.rules.game import Draft, Game

BOT_NAMES = ("Ugo", "Bea", "Dino", "Elsa", "Nino")


@dataclass
class Match:
    """A game with its players by seat; `draft` is the person's move under way."""

    game: Game
    names: list[str]
    kinds: list[str]
    seat: int
    draft: Draft | None = field(default=None)

    @property
    def players(self) -> list[dict[str, str]]:
        """The players as a record names them."""
        return [{"name": name, "kind": kind} for name, kind in zip(self.names, self.kinds, strict=True)]


def new_match(game: Game, name: str, bots: list[str]) -> Match:
    """The person takes seat 0, the bots the others; `bots` is one kind for all, or one for each."""
    rivals = game.setup.players - 1
    if len(bots) not in (1, rivals):
        raise LuccaError(f"there are {rivals} opponents, but {len(bots)} bots are named; name one for all, or each")
    kinds = bots * rivals if len(bots) == 1 else bots
    for kind in kinds:
        check_bot(kind, game.setup.players)
    free = [bot_name for bot_name in BOT_NAMES if bot_name.casefold() != name.casefold()]
    return Match(game, [name, *free[:rivals]], [HUMAN, *map(kind_of, kinds)], 0)


def check_bot(name: str, players: int) -> None:
    """LuccaError unless one of our own bots has this name and can play at such a table."""
    named_bot_maker(name)
    refuse_misfit(name, players)


def bot_draft(match: Match, seat: int) -> Draft:
    """The move that the bot at this seat makes now: it depends on the game alone, so a resumed game goes on equally."""
    bot = make_bot(match.kinds[seat].removeprefix(BOT_PREFIX), _bot_seed(match.game, seat))
    draft = match.game.draft(seat)
    while not draft.complete:
        view = draft.view()
        draft.apply(view.decision_of(bot.choose(view)))
    return draft


def advice(match: Match, draft: Draft) -> list[Candidate]:
    """How the strongest level would go on with the person's move; with random numbers of its own, as all bots."""
    return make_strongest(_bot_seed(match.game, draft.seat)).candidates(draft.view(), most=12)


def _bot_seed(game: Game, seat: int) -> int:
    """A seed from the game's own, the seat and the number of moves made."""
    text = f"lucca-bot/1 {seat} {len(game.moves)} {seed_text(game)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def seed_text(game: Game) -> str:
    """The seed that a game at a terminal is dealt from."""
    if not isinstance(game.dealer, SeededDealer):
        raise LuccaError("the game has no seed, so its bots would not go on as they began")
    return game.dealer.seed.decode(errors="backslashreplace")

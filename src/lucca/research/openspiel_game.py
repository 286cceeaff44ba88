"""Lucca as an OpenSpiel game. Importing this module registers it: `pyspiel.load_game("lucca(players=4)")`.

Parameters: `edition`, `players`, `celebration`, and `reward` ("win" or "points"). Chance is explicit: each chance node
deals one card, uniformly from the unseen ones. Hands are hidden only while starting cards are chosen, seat after seat
without seeing each other's choice; from the first turn on all players know the same.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from lucca.research.extras import MissingExtraError

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise MissingExtraError("OpenSpiel", "openspiel") from missing

from lucca.research.engine import CARDS, HAND, SEATS, CardByCard, rewards_of
from lucca.research.observation import OBSERVATION_SIZE, Observer
from lucca.research.rewards import reward_bounds, reward_kind
from lucca.research.text import card_text, table_text
from lucca.rules.actions import ACTIONS, action_name, decision_of, decode
from lucca.rules.cards import BASTION, WILD
from lucca.rules.decisions import decision_text
from lucca.rules.defaults import DEFAULT_EDITION, DEFAULT_PLAYERS
from lucca.rules.position import Position
from lucca.rules.setup import Setup, setup

_DEFAULTS: dict[str, Any] = {
    "edition": DEFAULT_EDITION,
    "players": DEFAULT_PLAYERS,
    "celebration": False,
    "reward": "win",
}
_GAME_TYPE = pyspiel.GameType(
    short_name="lucca",
    long_name="Lucca",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)
_PRIVATE = HAND + 2  # a seat's own hand, then its own choices
# What happened, as codes: a card's index, an action, or that a seat has chosen its starting cards.
_ACTION = CARDS
_HAS_KEPT = _ACTION + ACTIONS
_CODES = _HAS_KEPT + SEATS


class LuccaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """The game for one edition, number of players and variant."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = _DEFAULTS | dict(params or {})
        self.setup = setup(str(chosen["edition"]), int(chosen["players"]), celebration=bool(chosen["celebration"]))
        self.reward = reward_kind(str(chosen["reward"]))
        self.observer = Observer(self.setup)
        self.initial = CardByCard(self.setup)
        least, most = reward_bounds(self.setup, self.reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=CARDS,
            num_players=self.setup.players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=_most_decisions(self.setup),
        )
        super().__init__(_GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> "LuccaState":
        """Before the first card."""
        return LuccaState(self)

    def state_at(self, position: CardByCard) -> "LuccaState":
        """A state in the middle of a game; what led to it is forgotten."""
        state = LuccaState(self)
        state.restart_from(position)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """Every Bastion may come up in a hand and be replaced (3.2)."""
        return HAND * self.setup.players + 4 + _table_cards(self.setup)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "LuccaObserver":
        """What OpenSpiel asks observations from."""
        if params:
            raise ValueError(f"observations have no parameters, but got {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observation is all that one player knows, public and private")
        return LuccaObserver(self.observer, kind.perfect_recall)


def _table_cards(setup: Setup) -> int:
    return 3 * setup.triplets * setup.rounds


def _most_decisions(setup: Setup) -> int:
    """Cards kept, all palaces opened, triplets taken and played, and two City picks a turn."""
    keeps_and_openings = (2 + len(setup.deck.colours)) * setup.players
    return keeps_and_openings + setup.rounds * (4 * setup.players + 2 * setup.has_city)


class LuccaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel comes without types
    """A state with all its secrets; observers show a player only what it may know.

    `_public` and `_private` are the codes of what happened, so far as all or one seat alone saw it.
    """

    def __init__(self, game: LuccaGame) -> None:
        super().__init__(game)
        self._position = game.initial.copy()
        self._reward = game.reward
        self._public = b""
        self._private = (b"",) * game.setup.players

    @property
    def position(self) -> Position:
        """The rules' own position. It holds secrets during preparation."""
        return self._position

    def restart_from(self, position: CardByCard) -> None:
        """Go on from another position; the memory of what happened stays as it is."""
        self._position = position

    def current_player(self) -> int:
        """A seat, or OpenSpiel's names for chance and the end."""
        position = self._position
        if position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        actor = position.actor
        return int(pyspiel.PlayerId.CHANCE) if actor is None else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._position.over

    def _legal_actions(self, player: int) -> list[int]:
        del player  # OpenSpiel asks for the current player's only
        return self._position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every unseen card, equally likely."""
        unseen = self._position.unseen()
        return [(card, 1 / len(unseen)) for card in unseen]

    def _apply_action(self, action: int) -> None:
        if self._position.is_chance:
            self._apply_card(action)
        elif self._position.is_keeping:
            self._apply_keep(action)
        else:
            self._position.advance(action)
            self._public += bytes([_ACTION + action])

    def _apply_card(self, card: int) -> None:
        """A Bastion that comes up in a hand is replaced, and no player learns of it (8.8)."""
        if self._position.hands_dealt:
            self._public += bytes([card])
        elif not self._is_kind(card, BASTION):
            self._note(self._position.hand_being_dealt, card)
        self._position.deal_card(card)

    def _apply_keep(self, action: int) -> None:
        """The seat remembers its choice; all learn of it at the reveal (3.5)."""
        seat = self.current_player()
        self._note(seat, _ACTION + action)
        self._position.advance(action)
        if len(self._private[seat]) == _PRIVATE:
            self._public += bytes([_HAS_KEPT + seat])
        if not self._position.is_keeping:
            self._public += b"".join(self._kept_by(seat) for seat in range(self.num_players()))

    def _note(self, seat: int, code: int) -> None:
        noted = list(self._private)
        noted[seat] += bytes([code])
        self._private = tuple(noted)

    def _kept_by(self, seat: int) -> bytes:
        """The cards a seat chose, in its order; a Wild lies on top whatever was said (6.5)."""
        noted = self._private[seat]
        kept = [noted[decode(code - _ACTION).slot] for code in noted[HAND:]]
        kept.sort(key=lambda card: self._is_kind(card, WILD))
        return bytes(kept)

    def _is_kind(self, card: int, kind: str) -> bool:
        return self._position.setup.deck.card(card).kind == kind

    def returns(self) -> list[float]:
        """Zero until the end."""
        if not self._position.over:
            return [0.0] * self.num_players()
        return rewards_of(self._position.setup, self._position.raw, self._reward)

    def _action_to_string(self, player: int, action: int) -> str:
        deck = self._position.setup.deck
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {card_text(deck.card(action))}"
        if self._position.legal_mask >> action & 1:
            return decision_text(decision_of(self._position, deck, action))
        return action_name(action)

    def __str__(self) -> str:
        """Everything, hidden hands included."""
        hands = [self._position.view(seat) for seat in range(self.num_players())]
        lines = [table_text(self._position.view(None))]
        for view in hands:
            if view.hand:
                kept = " ".join(card.id for card in view.kept) or "nothing yet"
                lines.append(f"Seat {view.seat} holds {' '.join(card.id for card in view.hand)}, keeps {kept}")
        return "\n".join(lines)

    def observation_of(self, player: int) -> str:
        """What a player sees now, in words."""
        return table_text(self._position.view(player), with_unseen=True)

    def memory_of(self, player: int) -> str:
        """All that a player has seen happen: its own hand and choices, then what all have seen."""
        own, shared = (" ".join(map(self._code_text, log)) for log in (self._private[player], self._public))
        return f"{own} | {shared}"

    def memory_codes(self, player: int) -> tuple[bytes, bytes]:
        """The same as bytes: private and public."""
        return self._private[player], self._public

    def _code_text(self, code: int) -> str:
        if code < _ACTION:
            return self._position.setup.deck.card(code).id
        return f"a{code - _ACTION}" if code < _HAS_KEPT else f"kept{code - _HAS_KEPT}"


class LuccaObserver:
    """Observations for OpenSpiel: the vector of docs/research.md and, for perfect recall, all that happened."""

    def __init__(self, observer: Observer, recall: bool) -> None:
        self._observer = observer
        self._recall = recall
        setup = observer.setup
        public = _table_cards(setup) + 3 * setup.players + _most_decisions(setup)
        self.tensor: npt.NDArray[np.float32] = np.zeros(
            OBSERVATION_SIZE + (_PRIVATE + public) * self._recall, np.float32
        )
        self.dict = {"observation": self.tensor[:OBSERVATION_SIZE]}
        if self._recall:
            self.dict["private"] = self.tensor[OBSERVATION_SIZE : OBSERVATION_SIZE + _PRIVATE]
            self.dict["public"] = self.tensor[OBSERVATION_SIZE + _PRIVATE :]

    def set_from(self, state: LuccaState, player: int) -> None:
        """Write what a player knows into the tensor."""
        self.tensor.fill(0)
        self.dict["observation"][:] = self._observer.observe_raw(state.position.raw, player)
        if self._recall:
            for name, codes in zip(("private", "public"), state.memory_codes(player), strict=True):
                self.dict[name][: len(codes)] = (np.frombuffer(codes, np.uint8) + 1.0) / _CODES

    def string_from(self, state: LuccaState, player: int) -> str:
        """The same in words."""
        return f"seat {player}: {state.memory_of(player)}" if self._recall else state.observation_of(player)


pyspiel.register_game(_GAME_TYPE, LuccaGame)

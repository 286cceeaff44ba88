"""`lucca play`: what is understood, what is refused and why, undo, the commands, and what the screen shows."""

import io
import re
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from lucca.cli.terminal.board import Board
from lucca.cli.terminal.match import Match, new_match
from lucca.cli.terminal.saving import load_match
from lucca.cli.terminal.session import Session
from lucca.cli.terminal.style import Look
from lucca.rules.cards import standard_deck
from lucca.rules.decisions import Open, Play
from lucca.rules.deckfile import read_deck, write_deck
from lucca.rules.events import Opened
from lucca.rules.game import Draft, Game
from tests.cli.tables import Table, a_match, say


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUCCA_DATA_DIR", str(tmp_path / "data"))
    return tmp_path / "save.json"


def first_triplet(draft: Draft) -> int:
    """The number to type for the first triplet still on the table."""
    return min(draft.view().triplets) + 1


def take_first(draft: Draft) -> str:
    return f"take {first_triplet(draft)}"


def first_legal(draft: Draft) -> str:
    play = draft.legal_decisions()[0]
    assert isinstance(play, Play)
    return f"{play.card} {play.use}"


START = ("1 2", "")
"""What is typed before one's first turn: two cards kept, and confirmed."""


# --- typing ---------------------------------------------------------------------------------------------------------


def test_a_whole_turn_fits_on_one_line(path: Path) -> None:
    def turn(draft: Draft) -> str:
        cards = draft.view().triplets[first_triplet(draft) - 1]
        return f"{take_first(draft)}; {cards[0].id} d, {cards[1].id} WALL; w; ok"

    session, _ = say(path, *START, turn)
    mine = [move for move in session.game.moves if move.seat == 0]
    assert [play.use for play in getattr(mine[1], "play", ())] == ["discard", "wall", "wall"]


def test_enter_alone_decides_nothing_while_there_is_a_choice(path: Path) -> None:
    session, _ = say(path, *START, "", "  ", ";")
    assert session.match.draft is not None
    assert session.match.draft.decisions == []


def test_a_line_stops_at_the_first_thing_that_cannot_be_done(path: Path) -> None:
    session, screen = say(path, *START, lambda draft: f"{take_first(draft)}; fly; discard; ok")
    assert session.match.draft is not None
    assert len(session.match.draft.decisions) == 1
    assert "Say a card and its use" in screen


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("5", "'5' is none of your four cards"),
        ("1 1", "is kept already; choose another (rule 3.4)"),
        ("1 2 3", "Type the number of a card to keep"),
        ("keep", "Type the number of a card to keep"),
        ("open red", "'open' is none of your four cards"),
        ("9" * 5000, "is none of your four cards"),
    ],
)
def test_what_cannot_be_kept_is_explained(path: Path, line: str, reason: str) -> None:
    _, screen = say(path, line)
    assert reason in " ".join(screen.split())


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("take 9", "Triplet 9 is not on the table; there are"),
        ("99", "Triplet 99 is not on the table"),
        ("take", "Take which triplet? On the table:"),
        ("take two", "Take which triplet?"),
        ("open", "Open which palace? The colours are red, orange"),
        ("open pink", "Open which palace?"),
        ("open red", "only a completed, unopened palace can be opened, and red is not one (rule 4.2)"),
        ("purple", "and purple is not one (rule 4.2)"),
        ("open all", "You have no completed palace to open (rule 4.2)"),
        ("17 start", "First take a triplet (take 2)"),
        ("dance", "Take a triplet (take 2) or open a completed palace"),
        ("undo", "There is nothing to take back"),
    ],
)
def test_what_cannot_be_opened_or_taken_is_explained(path: Path, line: str, reason: str) -> None:
    session, screen = say(path, *START, line)
    assert reason.casefold() in " ".join(screen.split()).casefold()
    assert session.match.draft is not None
    assert session.match.draft.decisions == []


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("wall", "Wall which card? To be played:"),
        ("{card}", "What to do with {card}?"),
        ("{card} fly", "Say a card and its use, such as {card} wall"),
        ("{card} bastion", "card {card} is not a Bastion (rule 4.11)"),
        ("{other} start", "card {other} is not in the triplet taken (rule 4.6)"),
        ("B1 wall", "is not in the triplet taken (rule 4.6)"),
        ("{card} wall {colour}", "names a colour, which only adding a Wild does (rule 6.2)"),
    ],
)
def test_what_cannot_be_played_is_explained(path: Path, line: str, reason: str) -> None:
    words: dict[str, str] = {}

    def bad(draft: Draft) -> str:
        view = draft.view()
        card = next(card for card in view.to_play if card.street_number)
        on_table = next(card for cards in view.triplets.values() for card in cards if card.street_number)
        other = next(colour for colour in view.setup.deck.colours if colour != card.colour)
        words.update(card=card.id, other=on_table.id, colour=other)
        return line.format(**words)

    session, screen = say(path, *START, take_first, bad)
    assert reason.format(**words).casefold() in " ".join(screen.split()).casefold()
    assert session.match.draft is not None
    assert len(session.match.draft.decisions) == 1


WORDS = ["1", "2", "3", "7", "0", "-1", "w500", "W10", "B1", "start", "add", "wall", "w", "bastion", "discard", "d"]
WORDS += ["open", "all", "take", "red", "blue", "keep", "city", "skip", "undo", "score", ";", ",", "\0", "\u2028", "é"]
typed_words = st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join)


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 3), st.lists(typed_words | st.text(max_size=20), max_size=12))
def test_nothing_that_is_typed_breaks_the_game(players: int, lines: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "save.json"
        session, screen = say(path, *lines, match=a_match(players=players, celebration=True))
        assert "saved in" in screen
        resumed = load_match(path)
        assert resumed.game.moves == session.game.moves
        assert (resumed.draft.decisions if resumed.draft else []) == (
            session.match.draft.decisions if session.match.draft else []
        )


def test_a_confirmed_or_complete_turn_takes_no_more_steps(path: Path) -> None:
    session, screen = say(path, "1 2", "3", "1 2; ok")
    assert screen.count("The turn is complete: Enter confirms it") == 2
    assert session.match.draft is not None
    assert session.match.draft.complete
    _, screen = say(path, "ok; take 1")
    assert "The turn is confirmed, so 'take 1' comes too late" in screen


# --- undo -----------------------------------------------------------------------------------------------------------


def test_undo_takes_steps_back_one_by_one_until_the_turn_is_confirmed(path: Path) -> None:
    steps = (take_first, first_legal, first_legal, first_legal)
    session, _ = say(path, *START, *steps, "undo", "u")
    assert session.match.draft is not None
    assert len(session.match.draft.decisions) == 2
    session, screen = say(path, "undo all", "undo")
    assert session.match.draft is not None
    assert session.match.draft.decisions == []
    assert "only steps of your own unconfirmed turn can be" in " ".join(screen.split())
    assert load_match(path).draft is None


def test_choices_taken_back_can_be_made_differently(path: Path) -> None:
    session, screen = say(path, "1 2", "undo", "4", "ok")
    kept = session.game.moves[0]
    hand = session.game.deal.hands[0]
    assert getattr(kept, "keep", None) == (hand[0], hand[3])
    assert "Anna keeps" in screen


# --- commands -------------------------------------------------------------------------------------------------------


def test_help_names_every_command(path: Path) -> None:
    _, screen = say(path, "help")
    for word in ("undo", "table", "score", "unseen", "log", "rules", "save, quit", "open red", "17 start"):
        assert word in screen


@pytest.mark.parametrize(
    ("line", "shown", "hidden"),
    [
        ("rules 4.13", "4.13  One palace of each colour", "4.12"),
        ("rules 5", "5.3  Walls and Bastions score", "4.10"),
        ("rules WALL", "4.10  City Walls", "4.13"),
        ("rules", "8.1  Scores may fall below zero", "No clause"),
        ("rules 17", "No clause '17'", "4.10"),
    ],
)
def test_rules_are_found_by_clause_chapter_and_word(path: Path, line: str, shown: str, hidden: str) -> None:
    _, screen = say(path, line)
    assert shown in screen
    assert hidden not in screen
    assert ("docs/rules.md" in screen) == (line != "rules 17")


def test_scores_unseen_cards_and_the_log_are_shown_on_request(path: Path) -> None:
    session, screen = say(path, *START, "score", "unseen", "log all", "table")
    assert "if the game ended now" in screen
    unseen = len(session.game.view(0).unseen)
    to_come = 3 * session.game.setup.triplets * (session.game.setup.rounds - 1)
    assert f"{unseen} cards unseen; {to_come} of them are still to be laid out." in screen
    assert "order of turn 1:" in screen
    assert "Turn 1; order:" in screen


def test_saving_on_request_tells_where(path: Path) -> None:
    _, screen = say(path, "save")
    assert f"Saved in {path}" in screen


# --- what is shown --------------------------------------------------------------------------------------------------


def test_others_choices_and_hands_stay_hidden_until_the_reveal(path: Path) -> None:
    session, screen = say(path, "unseen", "log all", "score", "table", "1 2")
    hidden = {card for hand in session.game.deal.hands[1:] for card in hand}
    shown_as_cards = set(re.findall(r"(?:red|orange|yellow|green|blue|purple) (\d+)", screen))
    shown_as_cards |= set(re.findall(r" (\d+) (?:red|orange|yellow|green|blue|purple) ", screen))
    assert shown_as_cards
    assert not shown_as_cards & hidden


def test_first_triplets_that_lie_face_down_are_not_shown(path: Path) -> None:
    session, screen = say(path, match=a_match("citta-fr"))
    assert "The triplets of the first turn lie face down until the reveal." in screen
    face_down = {card for triplet in session.game.deal.first_triplets for card in triplet}
    assert not face_down & set(re.findall(r" (\d+) (?:red|orange|yellow|green|blue|purple) ", screen))


def test_a_palace_to_open_is_offered_with_its_points_and_where_they_come_from(path: Path) -> None:
    table = Table(a_match(players=5), path, seed=6)
    offers: list[tuple[str, int]] = []

    def read(prompt: str) -> str:
        draft = table.session.match.draft
        for decision in draft.legal_decisions() if draft and not draft.complete else []:
            if draft and isinstance(decision, Open):
                events = draft.apply(decision)
                draft.undo()
                offers.extend((event.colour, event.points) for event in events if isinstance(event, Opened))
        return Table.read(table, prompt)

    table.session.read = read
    screen = table.play()
    assert offers
    for colour, points in offers:
        assert re.search(rf"open  {colour}  +{points} points?\b", screen)


def test_points_of_a_turn_are_explained_before_it_is_confirmed(path: Path) -> None:
    screen = Table(a_match(players=5), path, seed=6).play()
    previews = [" ".join(text[text.rindex("\nAnna ") :].split()) for text in screen.split("Enter confirms")[:-1]]
    told = [re.findall(r"(?:opens|completes) \w+: (\d+) point", preview) for preview in previews]
    totals = [re.findall(r"That is (\d+) points? in this turn", preview) for preview in previews]
    assert [[str(sum(map(int, points)))] if points else [] for points in told] == totals
    assert any(len(points) > 1 for points in told)


def test_walls_are_told_to_be_supported_or_not(path: Path) -> None:
    def all_walls(draft: Draft) -> str:
        cards = draft.view().triplets[first_triplet(draft) - 1]
        return f"{take_first(draft)}; " + "; ".join(f"{card.id} wall" for card in cards)

    session, screen = say(path, *START, all_walls)
    assert session.match.draft is not None
    shields = session.match.draft.view().quarters[0].shields
    verdict = "supported" if shields >= 6 else "worth nothing so far"
    assert f"3 City Walls: 6◆ needed, you have {shields}: {verdict}." in screen


def test_the_city_is_shown_with_two_players(path: Path) -> None:
    _, screen = say(path, *START, match=a_match(players=2))
    assert "The City starts with" in screen
    assert "City of Lucca" in screen
    assert "Pick a card for the City" not in screen


def on_screen(match: Match, **options: object) -> str:
    """Everything drawn in a game, as a real terminal would get it."""
    out = io.BytesIO()
    encoding = str(options.pop("encoding", "utf-8"))
    file = io.TextIOWrapper(out, encoding=encoding, errors="replace", write_through=True)
    console = Console(file=file, width=80, height=24, force_terminal=True, highlight=False, **options)  # type: ignore[arg-type]
    board = Board(Look.of(console, match.game.setup), match.names, 80)
    view = match.game.view(0)
    console.print(board.quarters(view), board.triplets(view), board.scores(view), board.unseen(view))
    return out.getvalue().decode(encoding)


def played(moves: int, match: Match) -> Match:
    from lucca.cli.terminal.match import bot_draft

    match.kinds[0] = "bot:builder"
    for _ in range(moves):
        assert match.game.actor is not None
        match.game.play(bot_draft(match, match.game.actor).move)
    return match


def test_colour_is_never_the_only_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(12, a_match())
    coloured = on_screen(match, color_system="truecolor")
    monkeypatch.setenv("NO_COLOR", "1")
    plain = on_screen(match, color_system="truecolor")
    assert re.search(r"\x1b\[[\d;]*[34]8;2;", coloured)
    assert not re.search(r"\x1b\[[\d;]*[34]8;2;", plain)
    words = [re.sub(r"\x1b\[[\d;]*m", "", text) for text in (coloured, plain)]
    assert words[0] == words[1]
    for palace in match.game.view(0).quarters[0].under_construction:
        assert f"{palace.colour} no.{palace.street_number}" in words[1]


def test_a_terminal_without_unicode_gets_letters() -> None:
    shown = on_screen(played(12, a_match("citta-ja")), encoding="ascii", color_system=None)
    assert "?" not in shown
    assert re.search(r"\d+s \d+w", shown)


def test_a_deck_of_ones_own_with_other_colours_is_drawn(path: Path) -> None:
    text = write_deck(standard_deck())
    for own in ("red", "orange", "yellow", "green", "blue", "purple"):
        text = text.replace(own, f"{own[0]}-very-long-colour")
    game = Game.new(players=5, seed=1, deck=read_deck(text))
    match = new_match(game, "Anna", ["random", "builder", "random", "builder"])
    _, screen = say(path, *START, "score", "unseen", match=match)
    assert "a deck of your own" in screen
    assert "reconstructed" not in screen
    assert "b-very-long-colour" in screen


def test_the_standard_deck_is_called_reconstructed(path: Path) -> None:
    _, screen = say(path)
    assert "standard deck (reconstructed: the published card list is not known)" in screen


def test_a_resumed_game_first_tells_what_happened_in_this_turn(path: Path) -> None:
    session, before = say(path, *START, take_first, first_legal, first_legal, first_legal, "")
    assert isinstance(session, Session)
    turn = session.game.position.round
    _, after = say(path)
    assert f"Turn {turn} of 7" in after
    assert re.findall(r"^Order: .*", before, re.MULTILINE)[-1] in after

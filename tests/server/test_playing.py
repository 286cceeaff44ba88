"""A seat's turn: drafts that are kept and taken back, and moves that are confirmed once or refused."""

from typing import Any

import pytest

from tests.server.support import Json, Look, Person, Site, awaited, looking, people, person

ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def two_at_a_table(anna: Person, bruno: Person) -> str:
    """A game of two people that has just begun, without a clock."""
    table = await anna.make_table((ME, OPEN), players=2, pace={"kind": "none"})
    await bruno.sit(table)
    await anna.start(table)
    return table


def first_choice(you: Json) -> Json:
    choice: Json = you["choices"][0]["decision"]
    return choice


async def whole_draft(look: Look) -> list[Json]:
    """Decisions for a whole move, drafted but not confirmed."""
    you = look.you
    assert you is not None
    while not you["complete"]:
        decisions = [*you["draft"], first_choice(you)]
        you = (await look.ask("draft", seat=you["seat"], move_index=you["move_index"], decisions=decisions))["you"]
    draft: list[Json] = you["draft"]
    return draft


async def keep_all(*looks: Look) -> None:
    """Everybody keeps starting cards, and has heard that all did."""
    for look in looks:
        if not look.state:
            await look.next("snapshot")
        assert (await look.decide())["type"] == "done"
    for look in looks:
        while look.state["table"]["game"]["round"] == 0:
            await look.receive()


# --- drafts ---------------------------------------------------------------------------------------------------------


@awaited
async def test_a_draft_is_shown_with_what_follows_from_it_and_a_shorter_one_takes_back(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await two_at_a_table(anna, bruno)
        async with anna.look_at(table) as look:
            you = (await look.next("snapshot"))["you"]
            assert (you["draft"], you["kept"], you["complete"], you["preview"]) == ([], [], False, None)
            assert sorted(choice["decision"]["card"] for choice in you["choices"]) == sorted(you["hand"])
            one = [{"decide": "keep", "card": you["hand"][2]}]
            after = (await look.ask("draft", seat=0, move_index=0, decisions=one))["you"]
            assert (after["draft"], after["kept"], after["complete"]) == (one, [you["hand"][2]], False)
            assert you["hand"][2] not in [choice["decision"]["card"] for choice in after["choices"]]
            assert after["preview"]["has_kept"][0] is False
            two = [*one, {"decide": "keep", "card": you["hand"][0]}]
            whole = (await look.ask("draft", seat=0, move_index=0, decisions=two))["you"]
            assert (whole["complete"], whole["choices"], whole["kept"]) == (True, [], [you["hand"][2], you["hand"][0]])
            back = (await look.ask("draft", seat=0, move_index=0, decisions=one))["you"]
            assert back == after
            assert (await look.ask("draft", seat=0, move_index=0, decisions=[]))["you"] == you


@awaited
async def test_a_whole_turn_can_be_taken_back_step_by_step(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await two_at_a_table(anna, bruno)
        async with anna.look_at(table) as hers, bruno.look_at(table) as his:
            await keep_all(hers, his)
            look = hers if hers.you and hers.you["to_decide"] else his
            assert look.you is not None
            shown = [look.you]
            while not shown[-1]["complete"]:
                decisions = [*shown[-1]["draft"], shown[-1]["choices"][-1]["decision"]]
                answer = await look.ask("draft", seat=look.you["seat"], move_index=1, decisions=decisions)
                shown.append(answer["you"])
            assert len(shown) > 4
            for earlier in reversed(shown):
                answer = await look.ask("draft", seat=look.you["seat"], move_index=1, decisions=earlier["draft"])
                assert answer["you"] == earlier
            for number in (0, 2):
                stale = await look.ask("draft", seat=look.you["seat"], move_index=number, decisions=[])
                assert stale["code"] == "stale"


@awaited
async def test_a_draft_survives_a_reload_and_ends_with_the_move(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await two_at_a_table(anna, bruno)
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            assert look.you is not None
            drafted = await look.ask("draft", seat=0, move_index=0, decisions=[first_choice(look.you)])
        async with anna.look_at(table) as look, bruno.look_at(table) as his:
            await look.next("snapshot")
            assert look.you == drafted["you"]
            await keep_all(look, his)
            assert look.you is not None
            assert (look.you["move_index"], look.you["draft"]) == (1, [])


@awaited
async def test_two_tabs_show_the_same_draft_and_either_may_confirm_it(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.play_now()
        async with looking(table, anna, anna) as (left, right):
            draft = await whole_draft(left)
            shown = await right.until(lambda message: message["type"] == "yours" and message["you"]["complete"])
            assert shown["you"] == left.you
            assert shown["request"] == 0, "the answer to a question that this tab has not asked"
            assert (await right.ask("confirm", seat=0, move_index=0, decisions=draft))["type"] == "done"
            await left.until(lambda message: message["type"] == "update" and message["you"]["move_index"] == 1)
            assert (await left.ask("confirm", seat=0, move_index=0, decisions=draft))["type"] == "done"


@awaited
async def test_a_draft_stays_when_others_keep_their_cards_meanwhile(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await two_at_a_table(anna, bruno)
        async with looking(table, anna, bruno) as (hers, his):
            draft = await whole_draft(hers)
            await his.decide()
            heard = await hers.next("update")
            assert heard["you"]["draft"] == draft
            assert heard["table"]["game"]["has_kept"] == [False, True]
            assert (await hers.ask("confirm", seat=0, move_index=0, decisions=draft))["type"] == "done"


@awaited
async def test_a_draft_is_nobody_elses_business(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await two_at_a_table(anna, bruno)
        async with looking(table, anna, bruno) as (hers, his):
            await whole_draft(hers)
            await his.ask("ping")
            assert [message["type"] for message in his.heard if message["type"] not in ("presence", "done")] == [
                "snapshot"
            ]


@pytest.mark.parametrize(
    ("decisions", "clause", "reason"),
    [
        ([{"decide": "keep", "card": "NOT MINE"}], "3.4", None),
        ([{"decide": "keep", "card": "FIRST"}, {"decide": "keep", "card": "FIRST"}], "3.4", "kept-twice"),
        ([{"decide": "take", "triplet": 0}], None, None),
        ([{"decide": "open", "colour": "red"}], None, None),
        ([{"decide": "skip"}], None, None),
    ],
)
@awaited
async def test_an_illegal_draft_is_refused_with_clause_and_reason_and_changes_nothing(
    here: Site, decisions: list[Json], clause: str | None, reason: str | None
) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.play_now(players=2)
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            while not look.state["table"]["game"]["has_kept"][1]:  # the preview shows it
                await look.receive()
            assert look.you is not None
            hand = look.you["hand"]
            not_mine = next(card for card in ("1", "2", "3", "4", "5") if card not in hand)
            before = (await look.ask("draft", seat=0, move_index=0, decisions=[{"decide": "keep", "card": hand[1]}]))[
                "you"
            ]
            named = [
                {**decision, "card": hand[0] if decision["card"] == "FIRST" else not_mine}
                if "card" in decision
                else decision
                for decision in decisions
            ]
            for kind in ("draft", "confirm"):
                if kind == "confirm" and len(named) == 1 and "card" in named[0]:
                    named = [*named, {"decide": "keep", "card": hand[0]}]
                refused = await look.ask(kind, seat=0, move_index=0, decisions=named)
                assert refused["type"] == "refused"
                assert refused["code"] in ("illegal", "incomplete")
                assert refused["message"]
                if kind == "draft":
                    assert refused["clause"]
                    assert clause in (None, refused["clause"])
                    assert reason in (None, refused["reason"])
        async with anna.look_at(table) as look:
            assert (await look.next("snapshot"))["you"] == before


# --- confirming -----------------------------------------------------------------------------------------------------


@awaited
async def test_a_confirmed_move_is_told_to_everybody_at_once_and_whole(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await two_at_a_table(anna, bruno)
        async with anna.look_at(table) as hers, bruno.look_at(table) as his:
            await keep_all(hers, his)
            acting, waiting = (hers, his) if hers.you and hers.you["to_decide"] else (his, hers)
            assert acting.you is not None
            seat = acting.you["seat"]
            assert waiting.you is not None
            assert not waiting.you["to_decide"]
            assert waiting.you["choices"] == []
            before = waiting.seq
            draft = await whole_draft(acting)
            done = await acting.ask("confirm", seat=seat, move_index=1, decisions=draft)
            assert done["seq"] == before + 1
            heard = await waiting.next("update")
            assert [event["seq"] for event in heard["entries"]] == [before + 1]
            entry = heard["entries"][0]["entry"]
            assert (entry["what"], entry["seat"], entry["by"]) == ("moved", seat, "player")
            assert entry["move"].startswith(f"{seat}: ")
            assert [event["event"] for event in heard["entries"][0]["events"]].count("Took") == 1
            assert heard["table"]["game"]["pending"] == [1 - seat]
            assert heard["you"]["to_decide"]


@awaited
async def test_the_same_confirm_again_does_no_harm_and_another_one_is_stale(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await two_at_a_table(anna, bruno)
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            draft = await whole_draft(look)
            first = await look.ask("confirm", seat=0, move_index=0, decisions=draft)
            again = await look.ask("confirm", seat=0, move_index=0, decisions=draft)
            assert again["type"] == "done"
            assert again["seq"] == first["seq"]
        async with anna.look_at(table, after=first["seq"]) as look:
            await look.next("snapshot")
            assert (await look.ask("confirm", seat=0, move_index=0, decisions=draft))["type"] == "done"
            other = await look.ask("confirm", seat=0, move_index=0, decisions=draft[::-1])
            assert (other["type"], other["code"]) == ("refused", "stale")
            for number in (1, 2, 900):
                early = await look.ask("confirm", seat=0, move_index=number, decisions=draft)
                assert early["type"] == "refused"
                assert early["code"] in ("stale", "not-your-turn")
            assert look.seq == first["seq"]


@awaited
async def test_a_confirm_sent_twice_at_once_makes_one_move(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await two_at_a_table(anna, bruno)
        async with looking(table, anna, anna) as (left, right):
            draft = await whole_draft(left)
            for tab in (left, right, left, right):
                await tab.send("confirm", seat=0, move_index=0, decisions=draft, request=77)
            answers = [
                await tab.until(lambda message: message.get("request") == 77) for tab in (left, right, left, right)
            ]
            assert {(answer["type"], answer["seq"]) for answer in answers} == {("done", answers[0]["seq"])}
            moves = [event for event in left.events() if event["entry"]["what"] == "moved"]
            assert len(moves) == 1


def play(card: str, use: str) -> Json:
    return {"decide": "play", "card": card, "use": use}


CITY: Json = {"decide": "city", "triplet": 0, "card": "1", "use": "start"}
KEEP: Json = {"decide": "keep", "card": "1"}
TAKE: Json = {"decide": "take", "triplet": 0}
THREE = [play("1", "wall"), play("2", "wall"), play("3", "wall")]


@pytest.mark.parametrize(
    "decisions",
    [
        [],
        [KEEP],
        [KEEP, TAKE, KEEP],
        THREE,
        [TAKE, *THREE[:2]],
        [*THREE, TAKE],
        [TAKE, *THREE, {"decide": "skip"}],
        [{"decide": "open", "colour": "red"}, {"decide": "skip"}],
        [{"decide": "open", "colour": "red"}, CITY],
        [CITY, CITY],
        [CITY, *THREE],
        [TAKE, TAKE, *THREE],
        [TAKE, {"decide": "open", "colour": "red"}, *THREE],
    ],
)
@awaited
async def test_decisions_that_are_no_whole_move_are_refused_as_that(here: Site, decisions: list[Json]) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.play_now(players=2)
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            refused = await look.ask("confirm", seat=0, move_index=0, decisions=decisions)
            assert (refused["type"], refused["code"]) == ("refused", "incomplete"), refused


@pytest.mark.parametrize(
    "decisions",
    [
        [TAKE, *THREE],
        [{"decide": "take", "triplet": -1}, *THREE],
        [{"decide": "take", "triplet": 99}, *THREE],
        [KEEP, {"decide": "keep", "card": "1 2"}],
        [{"decide": "keep", "card": ""}, {"decide": "keep", "card": "B1"}],
        [{"decide": "keep", "card": "W10"}, {"decide": "keep", "card": "\u0000"}],
        [{"decide": "open", "colour": "no colour"}, TAKE, *THREE],
        [{"decide": "open", "colour": '"; take 0'}, TAKE, *THREE],
        [TAKE, play("1", "sell"), *THREE[1:]],
        [{"decide": "skip"}],
        [CITY],
        [{**CITY, "triplet": -(10**15)}],
    ],
)
@awaited
async def test_whole_moves_that_make_no_sense_are_illegal(here: Site, decisions: list[Json]) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.play_now(players=2)
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            for kind in ("confirm", "draft"):
                refused = await look.ask(kind, seat=0, move_index=0, decisions=decisions)
                assert refused["type"] == "refused"
                assert refused["code"] in ("illegal", "invalid"), refused


@awaited
async def test_an_illegal_turn_is_refused_whole_with_clause_and_reason(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await two_at_a_table(anna, bruno)
        async with anna.look_at(table) as hers, bruno.look_at(table) as his:
            await keep_all(hers, his)
            acting = hers if hers.you and hers.you["to_decide"] else his
            assert acting.you is not None
            seat, number = acting.you["seat"], acting.seq
            draft = await whole_draft(acting)
            shown = acting.you
            last = (
                {**draft[-1], "use": "bastion"}
                if not draft[-1]["card"].startswith("B")
                else {**draft[-1], "use": "add"}
            )
            refused = await acting.ask("confirm", seat=seat, move_index=1, decisions=[*draft[:-1], last])
            assert (refused["type"], refused["code"]) == ("refused", "illegal")
            assert refused["clause"].startswith("4.")
            assert refused["reason"] in ("not-a-bastion", "bastion-is-no-storey")
            twice = await acting.ask("confirm", seat=seat, move_index=1, decisions=[*draft[:-1], draft[-2]])
            assert twice["reason"] == "already-played"
            assert acting.seq == number
        async with (anna if acting is hers else bruno).look_at(table) as look:
            snapshot = await look.next("snapshot")
            assert snapshot["seq"] == number
            assert snapshot["you"] == shown
            assert (await look.decide())["type"] == "done"


@awaited
async def test_only_a_seats_owner_decides_for_it_and_only_in_its_turn(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno", "Carla") as (anna, bruno, carla), person(here.port) as nobody:
        table = await two_at_a_table(anna, bruno)
        async with anna.look_at(table) as hers, bruno.look_at(table) as his:
            await keep_all(hers, his)
            acting, waiting = (hers, his) if hers.you and hers.you["to_decide"] else (his, hers)
            assert acting.you is not None
            seat = acting.you["seat"]
            draft = await whole_draft(acting)

            async def refusal(look: Look, kind: str, seat: int) -> Any:
                return (await look.ask(kind, seat=seat, move_index=1, decisions=draft))["code"]

            for kind in ("draft", "confirm"):
                assert await refusal(waiting, kind, seat) == "not-your-seat"
                assert await refusal(waiting, kind, 1 - seat) == "not-your-turn"
                assert await refusal(waiting, kind, 4) == "not-your-seat"
                async with carla.look_at(table) as look:
                    assert await refusal(look, kind, seat) == "not-your-seat"
                async with nobody.look_at(table) as look:
                    assert await refusal(look, kind, seat) == "nobody"


@awaited
async def test_nothing_is_decided_before_the_game_or_after_it(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        table = await anna.make_table((ME, {"kind": "bot", "level": "apprentice"}), players=2)
        keep = [{"decide": "keep", "card": "1"}, {"decide": "keep", "card": "2"}]
        async with anna.look_at(table) as look:
            assert (await look.next("snapshot"))["you"] is None
            for kind in ("draft", "confirm"):
                assert (await look.ask(kind, seat=0, move_index=0, decisions=keep))["code"] == "not-running"
            assert (await look.ask("come-back"))["code"] == "not-running"
            await anna.start(table)
            await look.until(lambda _: look.state["table"]["status"] == "running")
            end = await look.play_on()
            number = end["you"]["move_index"]
            for kind in ("draft", "confirm"):
                assert (await look.ask(kind, seat=0, move_index=number, decisions=keep))["code"] == "not-running"
            assert (await look.ask("come-back"))["code"] == "not-running"


@awaited
async def test_there_is_no_record_before_the_end(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):
        waiting = await anna.make_table()
        running = await anna.play_now()
        for table in (waiting, running):
            for what in ("record", "replay"):
                assert (await anna.get(f"/api/games/{table}/{what}", 403))["code"] == "not-over"
        assert (await anna.get("/api/games/nowhere/record", 404))["code"] == "no-table"

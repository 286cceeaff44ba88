"""What the server says about a seat's next decisions: what each would bring, and why others are not possible."""

import asyncio
import random

from tests.server.support import Json, Look, Site, awaited, people

USES = ("start", "add", "wall", "bastion", "discard")


def quarter_of(game: Json, owner: int | str) -> Json:
    quarter: Json = next(quarter for quarter in game["quarters"] if quarter["owner"] == owner)
    return quarter


class Inspector:
    """Plays a game and compares everything that is said about decisions with what they bring about."""

    def __init__(self, look: Look, seed: int) -> None:
        self.look, self.random = look, random.Random(seed)
        self.seen: set[str] = set()
        """Kinds of things that were explained in this game."""
        self.colours: list[str] = []

    async def play(self) -> None:
        self.colours = (await self.look.next("snapshot"))["colours"]
        while self.look.state["table"]["status"] == "running":
            you = self.look.you
            if you is not None and you["to_decide"]:
                await self.move(you)
            else:
                await self.look.receive()

    async def move(self, you: Json) -> None:
        """Draft and confirm a move: what was foretold is just what happens first, before anything is dealt."""
        look = self.look
        foretold: list[Json] = []
        game = look.state["table"]["game"]
        while not you["complete"]:
            self.check_choices(you, game)
            await self.check_blocked(you)
            choice = self.pick(you["choices"])
            foretold += choice["events"]
            decisions = [*you["draft"], choice["decision"]]
            you = (await look.ask("draft", seat=you["seat"], move_index=you["move_index"], decisions=decisions))["you"]
            self.check_after(choice, game, you)
            game = you["preview"]
        await look.send("confirm", seat=you["seat"], move_index=you["move_index"], decisions=you["draft"], request=1)
        told = await look.until(lambda message: message["type"] == "update" and bool(own_move(message, you["seat"])))
        assert own_move(told, you["seat"])[: len(foretold)] == foretold
        await look.until(lambda message: message.get("request") == 1)

    def pick(self, choices: list[Json]) -> Json:
        """Mostly what brings the game on, so that palaces are completed and opened, and rare cards are seen."""
        if self.random.random() < 0.2:
            return self.random.choice(choices)
        return max(choices, key=lambda choice: (self.appeal(choice), self.random.random()))

    def appeal(self, choice: Json) -> int:
        decision = choice["decision"]
        if decision["decide"] == "take":
            return sum(card[0] in "BW" for event in choice["events"] for card in event["cards"])
        return 3 if decision["decide"] == "open" else {"add": 2, "start": 1}.get(decision.get("use"), 0)

    def check_choices(self, you: Json, game: Json) -> None:
        for choice in you["choices"]:
            for event in choice["events"]:
                self.seen.add(event["event"])
                if event["event"] == "Opened" and choice["decision"]["decide"] == "open":
                    self.check_party(event, choice, game)
        if game["to_play"]:
            self.check_every_use_is_explained(you, game)

    def check_party(self, event: Json, choice: Json, game: Json) -> None:
        """4.3: a point for a card under construction, two for a completed palace, from each other owner."""
        assert choice["points"] == event["points"] == sum(source["points"] for source in event["sources"])
        owners = [quarter["owner"] for quarter in game["quarters"] if quarter["owner"] != event["seat"]]
        assert sorted(map(str, (source["owner"] for source in event["sources"]))) == sorted(map(str, owners))
        for source in event["sources"]:
            quarter, colour = quarter_of(game, source["owner"]), event["colour"]
            cards = sum(len(palace["cards"]) for palace in quarter["under_construction"] if palace["colour"] == colour)
            completed = sum(palace["colour"] == colour for palace in quarter["completed"])
            assert source["points"] == cards + 2 * completed
            assert source["completed"] == completed

    def check_every_use_is_explained(self, you: Json, game: Json) -> None:
        decisions = [choice["decision"] for choice in you["choices"]]
        possible = [(chosen["card"], chosen["use"], chosen["colour"]) for chosen in decisions]
        refused = [(blocked["card"], blocked["use"], self.named_colour(blocked)) for blocked in you["blocked"]]
        assert sorted([*possible, *refused], key=str) == sorted(self.every_use(game["to_play"]), key=str)

    def named_colour(self, blocked: Json) -> str | None:
        """A decision names a colour only where a Wild is added to a palace."""
        is_wild = blocked["card"].startswith("W") and blocked["use"] == "add"
        return blocked["colour"] if is_wild else None

    def every_use(self, cards: list[str]) -> list[tuple[str, str, str | None]]:
        everything: list[tuple[str, str, str | None]] = []
        for card in cards:
            for use in USES:
                wild_add = card.startswith("W") and use == "add"
                everything += [(card, use, colour) for colour in (self.colours if wild_add else (None,))]
        return everything

    async def check_blocked(self, you: Json) -> None:
        """What is called impossible is refused just so, and nothing changes."""
        for blocked in you["blocked"]:
            assert blocked["clause"]
            assert blocked["message"]
            self.seen.add(blocked["reason"])
        playable = [blocked for blocked in you["blocked"] if blocked["use"] and you["draft"]]
        for blocked in self.random.sample(playable, min(1, len(playable))):
            colour = self.named_colour(blocked)
            decisions = [
                *you["draft"],
                {"decide": "play", "card": blocked["card"], "use": blocked["use"], "colour": colour},
            ]
            refused = await self.look.ask("draft", seat=you["seat"], move_index=you["move_index"], decisions=decisions)
            assert refused["type"] == "refused"
            assert {key: refused[key] for key in ("clause", "reason", "message")} == {
                key: blocked[key] for key in ("clause", "reason", "message")
            }

    def check_after(self, choice: Json, before: Json, you: Json) -> None:
        """The draft's preview is the table after the choice."""
        preview, seat = you["preview"], you["seat"]
        mine = quarter_of(preview, seat)
        if preview["phase"] != "over":
            gained = preview["points"][seat]["score"] - before["points"][seat]["score"]
            assert choice["points"] == gained
        if preview["round"] > 0:
            assert choice["support"] == {
                "walls": len(mine["walls"]),
                "bastions": len(mine["bastions"]),
                "shields": mine["shields"],
                "needed": mine["needed"],
                "held": mine["held"],
            }
            assert mine["shields"] == sum(palace["shields"] for palace in mine["under_construction"])
        for event in choice["events"]:
            if event["event"] == "Completed" and event["owner"] == seat:
                palace = next(done for done in mine["completed"] + mine["opened"] if done["colour"] == event["colour"])
                assert event["points"] == palace["windows"]
                assert len(palace["cards"]) == preview["palace_size"]


def own_move(message: Json, seat: int) -> list[Json]:
    """What a seat's move brought about, if the message tells of one."""
    return [
        event
        for told in message["entries"]
        if told["entry"]["what"] == "moved" and told["entry"]["seat"] == seat
        for event in told["events"]
    ]


@awaited
async def test_what_is_said_about_a_decision_is_what_it_brings(here: Site) -> None:
    async with people(here.port, "Anna") as (anna,):

        async def inspect(seed: int, players: int, celebration: bool) -> set[str]:
            table = await anna.play_now(players=players, celebration=celebration)
            async with anna.look_at(table) as look:
                inspector = Inspector(look, seed)
                await inspector.play()
                return inspector.seen

        seen = await asyncio.gather(
            *(inspect(seed, players, bool(seed % 2)) for seed, players in enumerate((2, 2, 2, 2, 4, 5, 5, 5)))
        )
        assert {"Took", "Started", "Added", "WallBuilt", "BastionBuilt", "Discarded"} <= set.union(*seen)
        assert {"Opened", "Completed", "CityPicked"} <= set.union(*seen)
        assert {"nothing-to-add-to", "not-a-bastion", "colour-owned", "palace-not-completed"} <= set.union(*seen)


@awaited
async def test_the_score_if_the_game_ended_now_is_a_whole_breakdown_for_everybody(here: Site) -> None:
    async with people(here.port, "Anna", "Bruno") as (anna, bruno):
        table = await anna.play_now(players=4)
        async with bruno.look_at(table) as watching, anna.look_at(table) as look:
            await watching.next("snapshot")
            end = await look.play_on()
            while watching.seq < look.seq:
                await watching.receive()
        told = [message["table"]["game"] for message in watching.heard if message["type"] in ("snapshot", "update")]
        assert len(told) > 20
        for game in told:
            for now, if_ended in zip(game["points"], game["if_ended_now"], strict=True):
                for points in (now, if_ended):
                    assert points["score"] == sum(points[kind] for kind in ("windows", "parties", "walls", "street"))
                assert if_ended["windows"] == now["windows"]
                assert if_ended["parties"] >= now["parties"]
        during = [game for game in told if game["phase"] != "over"]
        assert all(points["walls"] == points["street"] == 0 for game in during for points in game["points"])
        assert any(points["street"] for game in during for points in game["if_ended_now"])
        assert told[-1]["if_ended_now"] == end["table"]["game"]["points"]

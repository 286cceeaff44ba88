"""`lucca editions`: the table of the four texts and the differences in words."""

import json

from lucca.rules.editions import EDITIONS
from tests.cli.running import run


def test_all_are_listed_with_players_and_variant() -> None:
    shown = run("editions")
    assert shown.code == 0
    rows = {line.split()[0]: line for line in shown.out.splitlines() if " to 5 " in line}
    assert set(rows) == set(EDITIONS)
    assert "2 to 5" in rows["city-of-games"]
    assert rows["city-of-games"].split()[-1] == "yes"
    assert "3 to 5" in rows["citta-ja"]
    assert rows["citta-ja"].split()[-1] == "no"
    assert all(len(line) <= 80 for line in shown.out.splitlines())


def test_json_says_what_each_edition_says() -> None:
    data = {edition["id"]: edition for edition in json.loads(run("editions", "--json").out)}
    assert data["city-of-games"]["players"] == [2, 3, 4, 5]
    assert [name for name, edition in data.items() if edition["default"]] == ["city-of-games"]
    french = {said["field"]: said["says"] for said in data["citta-fr"]["says"]}
    assert french["first_triplets_face_up"] == "face down, turned up after the reveal"


def test_differences_are_told_in_words() -> None:
    shown = run("editions", "--diff", "citta-en", "citta-fr", columns=200)
    assert shown.code == 0
    assert "palaces under construction only" in shown.out
    assert "face down, turned up after the reveal" in shown.out
    assert "Players" not in shown.out


def test_differences_for_machines() -> None:
    data = json.loads(run("editions", "--diff", "citta-en", "citta-ja", "--json").out)
    walls = next(item for item in data if "City Wall" in item["point"])
    assert (walls["citta-en"], walls["citta-ja"]) == ("yes", "no")


def test_an_edition_does_not_differ_from_itself() -> None:
    assert "do not differ" in run("editions", "--diff", "citta-fr", "citta-fr").out


def test_an_unknown_edition_is_refused() -> None:
    shown = run("editions", "--diff", "citta-en", "citta-de")
    assert (shown.code, shown.out) == (1, "")
    assert "there is no edition 'citta-de'; there are city-of-games" in shown.err

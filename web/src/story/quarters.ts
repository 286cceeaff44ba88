import { SHIELDS_PER_WALL } from "../wire/facts";
import type { Card, GameEvent, Owner, PalaceView, QuarterView, LogEntry } from "../wire/types";

type Cards = ReadonlyMap<string, Card>;

/** How a Quarter looked after the entry of that number. The entries must be all from the game's beginning. */
export function quarterAfter(entries: readonly LogEntry[], seq: number, owner: Owner, cards: Cards): QuarterView {
  const street = new Street(owner, cards);
  for (const event of entries.filter((one) => one.seq <= seq).flatMap((one) => one.events)) street.see(event);
  return street.view();
}

class Street {
  readonly #owner: Owner;
  readonly #cards: Cards;
  readonly #spaces: Record<"building" | "completed" | "opened", { colour: string; cards: string[] }[]> = {
    building: [],
    completed: [],
    opened: [],
  };
  readonly #walls: string[] = [];
  readonly #bastions: string[] = [];

  constructor(owner: Owner, cards: Cards) {
    this.#owner = owner;
    this.#cards = cards;
  }

  see(event: GameEvent): void {
    const whose =
      "owner" in event ? event.owner : event.event === "CityFounded" ? "city" : "seat" in event && event.seat;
    if (whose !== this.#owner) return;
    switch (event.event) {
      case "Revealed":
        event.cards.forEach((card, index) => this.#lay(event.colours[index] ?? "", card));
        break;
      case "CityFounded":
      case "Started":
      case "Added":
        this.#lay(event.colour, event.card);
        break;
      case "Completed":
        this.#move(event.colour, "building", "completed");
        break;
      case "Opened":
        this.#move(event.colour, "completed", "opened");
        break;
      case "WallBuilt":
        this.#walls.push(event.card);
        break;
      case "BastionBuilt":
        this.#bastions.push(event.card);
        break;
    }
  }

  #lay(colour: string, card: string): void {
    const begun = this.#spaces.building.find((palace) => palace.colour === colour);
    if (begun === undefined) this.#spaces.building.push({ colour, cards: [card] });
    else begun.cards.push(card);
  }

  #move(colour: string, from: "building" | "completed", to: "completed" | "opened"): void {
    const at = this.#spaces[from].findIndex((palace) => palace.colour === colour);
    if (at >= 0) this.#spaces[to].push(...this.#spaces[from].splice(at, 1));
  }

  view(): QuarterView {
    const [building, completed, opened] = (["building", "completed", "opened"] as const).map((space) =>
      this.#spaces[space].map((palace) => this.#palace(palace)),
    ) as [PalaceView[], PalaceView[], PalaceView[]];
    const shields = building.reduce((all, palace) => all + palace.shields, 0);
    const needed = SHIELDS_PER_WALL * this.#walls.length;
    return {
      owner: this.#owner,
      under_construction: building,
      completed,
      opened,
      walls: this.#walls,
      bastions: this.#bastions,
      shields,
      needed,
      held: shields >= needed,
      opened_if_ended_now: completed.length + opened.length,
      highest_street_number: Math.max(
        0,
        ...[...building, ...completed, ...opened].map(({ street_number }) => street_number),
      ),
    };
  }

  #palace({ colour, cards }: { colour: string; cards: string[] }): PalaceView {
    const known = cards.flatMap((id) => this.#cards.get(id) ?? []);
    const sum = (what: "windows" | "shields"): number => known.reduce((all, card) => all + card[what], 0);
    return {
      colour,
      cards,
      street_number: known.at(-1)?.street_number ?? 0,
      windows: sum("windows"),
      shields: sum("shields"),
    };
  }
}

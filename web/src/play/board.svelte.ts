import { announcer, type TakeBack } from "../app/announcer.svelte";
import { refusalText, t } from "../language/language.svelte";
import type { Interaction, Option } from "../stage/interaction";
import type { Place } from "../stage/places";
import { optionText, pointsText, type Context } from "../stage/words";
import { takenTriplets } from "../story/taken";
import type { TableStore } from "../table/store.svelte";
import { CLAUSE_OF_PHASE } from "../wire/facts";
import type { Card, GameView, Refused, SeatView } from "../wire/types";
import { Clicks } from "./clicks";
import { Dragging } from "./dragging.svelte";
import { explain, reasonsFor, type Reason } from "./reasons";
import { turnOf, type Turn } from "./turn";
import { Watching } from "./watching.svelte";
import { reasonText } from "./words";

/** A short answer to something that was not done, with the rule that explains it. */
export interface Message {
  text: string;
  clause: string | null;
}

/** What was pressed while the table was busy. */
interface Postponed {
  /** What was asked then; null if it does not matter. */
  asked: string | null;
  act: () => void;
}

/** What words need to know, as the store has it now. */
class ContextOf implements Context {
  readonly #store: TableStore;
  constructor(store: TableStore) {
    this.#store = store;
  }
  get game(): GameView {
    return this.#store.game!;
  }
  get cards(): ReadonlyMap<string, Card> {
    return this.#store.cards;
  }
  get seats(): readonly SeatView[] {
    return this.#store.table!.seats;
  }
  get edition(): string {
    return this.#store.table!.options.edition;
  }
  get mine(): readonly number[] {
    return this.#store.seats;
  }
  get seat(): number | null {
    return this.#store.you?.seat ?? null;
  }
  get kept(): readonly string[] {
    return this.#store.you?.kept ?? [];
  }
}

/** What the person at this screen is about to do: the server's choices, and what is selected and looked at here. */
export class BoardState implements Interaction {
  readonly #store: TableStore;
  readonly #context: Context;
  #wanted = $state<string | null>(null);
  previewed = $state<Place | null>(null);
  message = $state.raw<Message | null>(null);
  #told: TakeBack | null = null;
  #tapped: Place | null = null;
  readonly #clicks = new Clicks();
  #postponed: Postponed[] = [];
  readonly dragging: Dragging;
  readonly watching: Watching;

  constructor(store: TableStore) {
    this.#store = store;
    this.watching = new Watching(
      () => store.game,
      () => store.isBusy,
    );
    this.dragging = new Dragging((place) => this.#drop(place));
    this.#context = new ContextOf(store);
  }

  turn: Turn = $derived.by(() => turnOf(this.#store.you, this.#store.game, this.#store.cards, this.#wanted));
  lit = $derived(this.turn.lit);
  selectable = $derived(this.turn.selectable);
  selected = $derived(this.turn.selected);
  /** A name for what is asked, another for every question; empty while nothing is. */
  question = $derived.by(() => {
    const { you } = this.#store;
    const { step, selected } = this.turn;
    return you === null || step === "wait" ? "" : `${you.move_index} ${you.draft.length} ${step} ${selected}`;
  });
  /** The same, whatever is selected; null while nothing is asked. */
  #asked: string | null = $derived.by(() => {
    const { you } = this.#store;
    return you?.to_decide === true ? `${you.seat} ${you.move_index} ${you.draft.length}` : null;
  });
  /** The seat whose Quarter is large: ours, on a shared device that of whose turn it is, else the one that we watch. */
  seat: number = $derived.by(() => {
    const { you, seats, game } = this.#store;
    return you?.seat ?? seats.find((seat) => game?.pending.includes(seat)) ?? seats[0] ?? this.watching.seat;
  });
  /** Always the same object: what reads a part of it follows changes of that part alone. */
  context: Context | null = $derived.by(() =>
    this.#store.game === null || this.#store.table === null ? null : this.#context,
  );
  reasons: readonly Reason[] = $derived.by(() =>
    this.#store.game === null ? [] : reasonsFor(this.turn, this.#store.game),
  );
  taken = $derived.by(() => {
    const { entries, you, table } = this.#store;
    return takenTriplets(entries, you?.draft ?? [], you?.seat ?? null, table?.game ?? null);
  });

  /** The three cards of the triplet that was taken, whether played or not. */
  hand: readonly string[] = $derived.by(() => {
    const take = this.#store.you?.draft.find((decision) => decision.decide === "take");
    return take?.decide === "take" ? (this.taken.get(take.triplet)?.cards ?? []) : [];
  });

  // --- what is done ------------------------------------------------------------------------------------------------

  press(place: Place, event: MouseEvent): void {
    if (this.#clicks.isSecondHalf(event)) return;
    const option = this.lit.get(place);
    const card = place.startsWith("card:") ? place.slice("card:".length) : null;
    if (option !== undefined) {
      if (this.#asksToLookFirst(place, option, event)) return;
      this.choose(option);
    } else if (card !== null && this.selectable.has(card)) this.select(card);
    else this.explain(place);
  }

  /** Fingers do not hover: the first tap on a palace that can be opened shows who would give how much. */
  #asksToLookFirst(place: Place, option: Option, event: MouseEvent): boolean {
    const isTouch = (event as Partial<PointerEvent>).pointerType === "touch";
    if (!isTouch || option.choice.decision.decide !== "open" || this.#tapped === place) return false;
    this.#tapped = this.previewed = place;
    return true;
  }

  /** For a click on a choice in the tray. */
  pressOption(option: Option, event: MouseEvent): void {
    if (!this.#clicks.isSecondHalf(event)) this.choose(option);
  }

  choose(option: Option): void {
    this.#clicks.decided();
    this.#whenReady(this.#asked, () => {
      if (this.context === null) return;
      const { label, points } = optionText(option, this.context);
      const what = points === 0 ? label : `${label}, ${pointsText(points)}`;
      this.clearMessage();
      this.#sayWhenDone(this.#store.decide(option.choice.decision), t("board-say-done", { what }));
    });
  }

  /** Now, or as soon as the table is no longer busy, if the same is still asked then. */
  #whenReady(asked: string | null, act: () => void): void {
    if (this.#store.canAct) act();
    else if (this.#store.isConnected && this.#asked !== null) this.#postponed.push({ asked, act });
  }

  /** To be called when the table can be acted on again, or no longer. */
  resume(): void {
    if (!this.#store.isConnected) this.#postponed = [];
    while (this.#store.canAct) {
      const next = this.#postponed.shift();
      if (next === undefined) return;
      if (next.asked === null || next.asked === this.#asked) next.act();
    }
  }

  select(card: string): void {
    if (!this.selectable.has(card)) return;
    this.clearMessage();
    this.#wanted = card;
  }

  look(place: Place | null): void {
    this.previewed = place;
    if (place === null) this.#tapped = null;
  }

  undo(): void {
    this.#takeBack(() => this.#store.undo());
  }

  startOver(): void {
    this.#takeBack(() => this.#store.startOver());
  }

  #takeBack(act: () => Promise<boolean>): void {
    this.#whenReady(null, () => {
      if ((this.#store.you?.draft.length ?? 0) === 0) return;
      this.clearMessage();
      this.#wanted = null;
      this.#sayWhenDone(act(), t("board-say-undone"));
    });
  }

  confirm(): void {
    this.#whenReady(this.#asked, () => {
      if (this.#store.you?.complete !== true) {
        this.#tell({ text: t("board-confirm-not-yet"), clause: CLAUSE_OF_PHASE.play });
        return;
      }
      this.clearMessage();
      this.#wanted = null;
      this.#store.confirm();
    });
  }

  drag(card: string, event: PointerEvent): void {
    if (event.button !== 0) return;
    this.dragging.begin(card, event, () => this.select(card));
  }

  #drop(place: Place | null): void {
    if (place === null) return;
    const option = this.lit.get(place);
    if (option === undefined) this.explain(place);
    else this.choose(option);
  }

  // --- what is said ------------------------------------------------------------------------------------------------

  explain(place: Place): void {
    const { game, cards } = this.#store;
    if (this.context === null || game === null) return;
    const reason = explain(place, this.turn, game, cards);
    this.#tell({ text: reasonText(reason, this.context), clause: reason.clause });
  }

  refused({ code, message, reason, clause }: Refused): void {
    const known = reason !== null && reason !== "" && this.context !== null;
    const about = { reason: reason ?? "", clause: clause ?? "", card: null, colours: [], state: "none" } as const;
    const text = known && this.context !== null ? reasonText(about, this.context) : refusalText(code, message);
    this.#tell({ text, clause });
  }

  /** Only the server knows whether something was done: a press may be lost with the connection. */
  #sayWhenDone(done: Promise<boolean>, text: string): void {
    void done.then((isDone) => isDone && announcer.say(text));
  }

  clearMessage(): void {
    this.message = null;
    this.#told?.();
    this.#tapped = null;
    this.previewed = null;
  }

  #tell(message: Message): void {
    this.message = message;
    this.#told = announcer.warn(message.text);
  }
}

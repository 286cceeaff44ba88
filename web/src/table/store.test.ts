import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL } from "../wire/facts";
import type { GameEvent, GameView, Snapshot, LogEntry, TableView, Update, Yours } from "../wire/types";
import { TableStore } from "./store.svelte";

/** Stands for the browser's socket; tests play the server. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = FakeSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const said = (seq: number): LogEntry => ({
  seq,
  at: 0,
  entry: { what: "said", player: "p", name: "Anna", text: `line ${seq}`, spectator: false },
  events: [],
});
const table = (number: number): TableView =>
  ({ id: "x", host: "p", seats: [{ player: "p", away: false }], clock: { now: number }, game: null }) as never;
const you = (more: Partial<Yours> = {}): Yours =>
  ({ seat: 0, move_index: 3, to_decide: true, draft: [], complete: false, choices: [], blocked: [], ...more }) as Yours;
const snapshot = (seq: number, more: Partial<Snapshot> = {}): Snapshot => ({
  type: "snapshot",
  protocol: PROTOCOL,
  seq,
  entries: [said(seq)],
  table: table(seq),
  you: you(),
  seats: [0],
  muted: [],
  colours: [],
  cards: [],
  revealed: [],
  ...more,
});
const update = (seq: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  seq,
  entries: [said(seq)],
  table: table(seq),
  you: you(),
  seats: [0],
  revealed: [],
  ...more,
});

let store: TableStore;
/** Whether the server answers at all, asked before another socket is tried. */
let door: ReturnType<typeof vi.fn<() => Promise<{ status: number }>>>;
/** Changes are shown one after another, each in a moment of its own. */
const shown = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (door = vi.fn(() => Promise.resolve({ status: 200 }))));
  FakeSocket.all = [];
  store = new TableStore("a table/1");
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table", () => {
  it("is asked for by its id, from the beginning", () => {
    expect(FakeSocket.last.url.pathname).toBe("/api/tables/a%20table%2F1/socket");
    expect(FakeSocket.last.url.searchParams.get("after")).toBe("0");
    expect(FakeSocket.last.url.searchParams.get("protocol")).toBe(String(PROTOCOL));
  });

  it("is shown as the snapshot has it, and then as each update", async () => {
    FakeSocket.last.say(snapshot(1));
    FakeSocket.last.say(update(2));
    await shown();
    expect(store.connection).toBe("open");
    expect(store.entries.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(store.table?.clock.now).toBe(2);
    expect(store.isHost).toBe(true);
  });

  it("tells what was withheld from players once it is revealed, in its place", async () => {
    const withheld: LogEntry = { seq: 2, at: 0, entry: { what: "withheld" }, events: [] };
    const lines = () => store.entries.map(({ seq, entry }) => [seq, entry.what]);
    FakeSocket.last.say(snapshot(1));
    FakeSocket.last.say(update(3, { entries: [withheld, said(3)] }));
    await shown();
    expect(lines()).toEqual([
      [1, "said"],
      [2, "withheld"],
      [3, "said"],
    ]);
    FakeSocket.last.say(update(4, { revealed: [said(2)] }));
    await shown();
    expect(store.entries).toEqual([said(1), said(2), said(3), said(4)]);
  });

  it("shows the draft's preview instead of the table", async () => {
    const preview = { round: 4 } as GameView;
    FakeSocket.last.say(snapshot(1));
    FakeSocket.last.say({ type: "yours", you: you({ preview }), request: 0 });
    await shown();
    expect(store.game).toEqual(preview);
  });
});

describe("a change that is still to be shown", () => {
  let apply: (() => void)[];
  beforeEach(async () => {
    apply = [];
    FakeSocket.last.say(snapshot(1, { you: you({ complete: true }) }));
    await shown();
    store.presentWith((_, show) => new Promise((resolve) => apply.push(() => (show(), resolve()))));
  });

  it("keeps what is past from being confirmed again", async () => {
    store.confirm();
    FakeSocket.last.say({ type: "done", request: 1 });
    FakeSocket.last.say(update(2, { you: you({ move_index: 4 }) }));
    await shown();
    expect(store.canAct).toBe(false);
    store.confirm();
    expect(FakeSocket.last.sent).toHaveLength(1);
    apply.shift()!();
    await shown();
    expect(store.canAct).toBe(true);
  });

  it("keeps nobody from taking over again from a bot", async () => {
    const away = { ...table(2), seats: [{ player: "p", away: true }] } as never as TableView;
    FakeSocket.last.say(update(2, { table: away }));
    await shown();
    apply.shift()!();
    FakeSocket.last.say(update(3, { table: away }));
    await shown();
    expect([store.isBusy, store.isAway]).toEqual([true, true]);
    store.comeBack();
    store.comeBack();
    expect(FakeSocket.last.sent).toEqual([{ type: "come-back", request: 1 }]);
    expect(store.isAway).toBe(false);
    apply.shift()!();
    await shown();
    expect(store.isAway).toBe(false);
    const back: LogEntry = { seq: 4, at: 0, entry: { what: "returned", seat: 0 }, events: [] };
    FakeSocket.last.say(update(4, { entries: [back] }));
    await shown();
    apply.shift()!();
    FakeSocket.last.say(update(5, { table: away }));
    await shown();
    apply.shift()!();
    await shown();
    expect(store.isAway).toBe(true);
  });

  it("says so when taking over again is refused", async () => {
    FakeSocket.last.say(snapshot(2, { table: { ...table(2), seats: [{ player: "p", away: true }] } as never }));
    await shown();
    store.comeBack();
    FakeSocket.last.say({ type: "refused", request: 1, code: "enough", message: "no", clause: null, reason: null });
    expect(store.isAway).toBe(true);
  });

  it("is waited for no more when everything is told anew", async () => {
    FakeSocket.last.say(update(2));
    FakeSocket.last.say(update(3));
    FakeSocket.last.say(snapshot(4));
    await shown();
    expect(store.canAct).toBe(false);
    apply.shift()!();
    await shown();
    expect(store.canAct).toBe(true);
  });
});

describe("a turn", () => {
  beforeEach(async () => {
    FakeSocket.last.say(snapshot(1, { you: you({ draft: [{ decide: "open", colour: "red" }], complete: true }) }));
    await shown();
  });

  it("is drafted as a whole, one decision more or less", () => {
    void store.decide({ decide: "take", triplet: 1 });
    expect(FakeSocket.last.sent).toEqual([
      {
        type: "draft",
        seat: 0,
        move_index: 3,
        decisions: [
          { decide: "open", colour: "red" },
          { decide: "take", triplet: 1 },
        ],
        request: 1,
      },
    ]);
  });

  it("waits for an answer before the next decision", () => {
    void store.decide({ decide: "take", triplet: 1 });
    void store.decide({ decide: "take", triplet: 2 });
    void store.undo();
    expect(FakeSocket.last.sent).toHaveLength(1);
    FakeSocket.last.say({ type: "refused", request: 1, code: "illegal", message: "no", clause: "4.5", reason: null });
    expect(store.refusal?.clause).toBe("4.5");
    void store.undo();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "draft", decisions: [] });
  });

  it("is confirmed once, however often it is clicked", () => {
    store.confirm();
    store.confirm();
    expect(FakeSocket.last.sent).toHaveLength(1);
    expect(store.isBusy).toBe(true);
    FakeSocket.last.say({ type: "done", request: 1, seq: 2 });
    expect(store.isBusy).toBe(false);
  });

  it("is confirmed again after the connection was lost, drafts are not", async () => {
    store.confirm();
    FakeSocket.last.break();
    expect(store.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(2000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.url.searchParams.get("after")).toBe("1");
    FakeSocket.last.say(snapshot(1, { entries: [] }));
    expect(FakeSocket.last.sent).toEqual([expect.objectContaining({ type: "confirm", move_index: 3, request: 1 })]);
  });

  it("tells what the server has done, and not what was lost or refused", async () => {
    const told: [string, boolean][] = [];
    const tell = (name: string, done: Promise<boolean>) => void done.then((isDone) => told.push([name, isDone]));
    tell("first", store.decide({ decide: "take", triplet: 1 }));
    await shown();
    expect(told).toEqual([]);
    FakeSocket.last.say({ type: "yours", request: 1, you: you() });
    await shown();
    tell("refused", store.decide({ decide: "take", triplet: 1 }));
    FakeSocket.last.say({ type: "refused", request: 2, code: "illegal", message: "no", clause: "4.5", reason: null });
    tell("lost", store.undo());
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(2000);
    FakeSocket.last.say(snapshot(1, { entries: [] }));
    await shown();
    expect(told).toEqual([
      ["first", true],
      ["refused", false],
      ["lost", false],
    ]);
  });

  it("can be decided on again when a draft was lost with the connection", async () => {
    void store.decide({ decide: "take", triplet: 1 });
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(2000);
    FakeSocket.last.say(snapshot(1, { entries: [] }));
    await shown();
    expect(store.isBusy).toBe(false);
    expect(FakeSocket.last.sent).toEqual([]);
  });
});

describe("a lost connection", () => {
  it("tells nothing twice", async () => {
    FakeSocket.last.say(snapshot(5));
    FakeSocket.last.break(1012);
    expect(store.connection).toBe("restarting");
    await vi.advanceTimersByTimeAsync(2000);
    FakeSocket.last.say(snapshot(6, { entries: [said(5), said(6)] }));
    await shown();
    expect(store.entries.map(({ seq }) => seq)).toEqual([5, 6]);
    expect(store.connection).toBe("open");
  });

  it("is tried again and again, more and more slowly", async () => {
    for (let tries = 1; tries <= 6; tries++) {
      expect(FakeSocket.all).toHaveLength(tries);
      FakeSocket.last.break();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(FakeSocket.all).toHaveLength(7);
  });

  it("tries no socket while the server does not answer", async () => {
    door.mockRejectedValueOnce(new TypeError("gone")).mockResolvedValueOnce({ status: 502 });
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(door).toHaveBeenCalledTimes(3);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is noticed although no message says so", async () => {
    FakeSocket.last.say(snapshot(1));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FakeSocket.last.sent).toEqual([{ type: "ping", request: 0 }]);
    expect(store.connection).toBe("open");
    await vi.advanceTimersByTimeAsync(1_500);
    expect([store.connection, store.canAct]).toEqual(["silent", false]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("was none if an answer comes late after all", async () => {
    FakeSocket.last.say(snapshot(1));
    await shown();
    store.say("Ciao");
    await vi.advanceTimersByTimeAsync(1_500);
    expect(store.connection).toBe("silent");
    FakeSocket.last.say({ type: "done", request: 1, seq: 2 });
    expect([store.connection, store.isBusy]).toEqual(["open", false]);
    expect(FakeSocket.last.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(store.connection).toBe("open");
  });

  it("is known at once when the browser says that it is offline, and tried again when it is not", async () => {
    FakeSocket.last.say(snapshot(1));
    await shown();
    door.mockRejectedValue(new TypeError("offline"));
    window.dispatchEvent(new Event("offline"));
    expect([store.connection, store.canAct]).toEqual(["lost", false]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(1);
    door.mockResolvedValue({ status: 200 });
    window.dispatchEvent(new Event("online"));
    await shown();
    FakeSocket.last.say(snapshot(1, { entries: [] }));
    expect(FakeSocket.all).toHaveLength(2);
    expect(store.connection).toBe("open");
  });

  it("does not go on with a version that this page does not know", async () => {
    FakeSocket.last.say(snapshot(1));
    await shown();
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.say({ ...snapshot(2), protocol: PROTOCOL + 1, table: "of another shape" });
    expect(store.connection).toBe("refused");
    expect(store.refusal?.code).toBe("unknown-protocol");
    FakeSocket.last.say(update(3));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.entries.map(({ seq }) => seq)).toEqual([1]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is not tried again when it was refused", async () => {
    FakeSocket.last.say({ type: "refused", request: 0, code: "no-table", message: "there is no such table" });
    FakeSocket.last.break(4400);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.connection).toBe("refused");
    expect(store.refusal?.code).toBe("no-table");
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("a presenter", () => {
  it("gets changes one after another, and each is applied even if it fails", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const seen: number[] = [];
    let finish = (): void => undefined;
    store.presentWith(async ({ entries }, apply) => {
      const seq = entries.at(-1)?.seq ?? 0;
      seen.push(seq);
      if (seq === 2) throw new Error("no animation");
      apply();
      await new Promise<void>((resolve) => (finish = resolve));
    });
    FakeSocket.last.say(snapshot(1));
    FakeSocket.last.say(update(2));
    FakeSocket.last.say(update(3));
    FakeSocket.last.say(update(4));
    await shown();
    expect(seen).toEqual([2, 3]);
    expect(complaint).toHaveBeenCalledOnce();
    expect(store.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    finish();
    await shown();
    expect(seen).toEqual([2, 3, 4]);
    expect(store.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it("is not asked to animate the first message, which is no news", async () => {
    const seen = vi.fn();
    store.presentWith((news, apply) => Promise.resolve(apply()).then(() => void seen(news)));
    FakeSocket.last.say(snapshot(1));
    await shown();
    expect(seen).not.toHaveBeenCalled();
    expect(store.entries.map(({ seq }) => seq)).toEqual([1]);
    FakeSocket.last.say({ type: "yours", you: you(), request: 0 });
    await shown();
    expect(seen).toHaveBeenCalledWith({ entries: [], game: null, seats: [] });
  });

  it("may let us be asked later than the table is shown, but never before", async () => {
    const steps: (() => void)[] = [];
    store.presentWith((_, apply, ask) => {
      steps.push(apply, ask ?? apply);
      return new Promise(() => undefined);
    });
    FakeSocket.last.say(snapshot(1, { you: null }));
    await shown();
    FakeSocket.last.say(update(2));
    await shown();
    steps[0]?.();
    expect(store.entries.map(({ seq }) => seq)).toEqual([1, 2]);
    expect([store.you, store.canAct, store.isBusy]).toEqual([null, false, true]);
    steps[1]?.();
    expect([store.you?.to_decide, store.canAct, store.isBusy]).toEqual([true, true, false]);
  });
});

/** Ugo (seat 1) and Pia (seat 2) play against seat 0; the server tells a move with what follows it. */
describe("turns of others", () => {
  const game = (round: number, triplets: (string[] | null)[], pending = [0]): GameView =>
    ({ phase: "choose", round, order: [], pending, triplets, quarters: [], points: [], ranking: [] }) as never;
  const running = (shown: GameView, more: Partial<TableView> = {}): TableView =>
    ({ ...table(0), status: "running", seats: [{ player: "p", away: false }, {}, {}], game: shown, ...more }) as never;
  const turn = (seq: number, seat: number, cards: string[], after: GameEvent[] = []): LogEntry => ({
    seq,
    at: 0,
    entry: { what: "moved", seat, by: "bot", move: "" },
    events: [{ event: "Took", seat, triplet: 0, cards } as GameEvent, ...after],
  });
  const waiting = you({ to_decide: false });
  const deal: GameEvent[] = [
    { event: "LeftOver", cards: ["3"] },
    { event: "TripletsDealt", round: 2, triplets: [["4"], ["5"]] },
    { event: "RoundBegan", round: 2, order: [] },
  ];
  const say = {
    start: () => FakeSocket.last.say(snapshot(1, { table: running(game(1, [["1"], ["2"], ["3"]])), you: waiting })),
    ugo: () =>
      FakeSocket.last.say(
        update(2, {
          entries: [turn(2, 1, ["1"])],
          table: running(game(1, [null, ["2"], ["3"]], [2])),
          you: waiting,
        }),
      ),
    pia: (more: Partial<TableView> = {}) =>
      FakeSocket.last.say(
        update(3, { entries: [turn(3, 2, ["2"], deal)], table: running(game(2, [["4"], ["5"]]), more) }),
      ),
  };

  it("are seen before the next deal covers them, if they end a round", async () => {
    const seen: unknown[] = [];
    store.presentWith((news, apply, ask) => {
      apply();
      seen.push([
        store.game?.round,
        store.game?.triplets,
        news.entries.flatMap(({ events }) => events.map(({ event }) => event)),
        store.entries.at(-1)?.events.length,
      ]);
      ask?.();
      seen.push(store.canAct);
      return Promise.resolve();
    });
    say.start();
    say.ugo();
    say.pia();
    await shown();
    expect(seen).toEqual([
      [1, [null, ["2"], ["3"]], ["Took"], 1],
      false,
      [1, [null, null, ["3"]], ["Took"], 1],
      false,
      [2, [["4"], ["5"]], ["LeftOver", "TripletsDealt", "RoundBegan"], 4],
      true,
    ]);
    expect(store.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it("wait for the player step by step, who is told meanwhile that it is their turn", async () => {
    store.stepByStep(true);
    say.start();
    say.ugo();
    await shown();
    expect([store.isStopped, store.entries.at(-1)?.seq]).toEqual([false, 2]); // the first is shown at once
    say.pia();
    await shown();
    expect([store.isStopped, store.turnsToSee, store.entries.at(-1)?.seq]).toEqual([true, 1, 2]);
    expect([store.isYourTurn, store.canAct]).toEqual([true, false]);
    store.showNext();
    await shown();
    expect([store.isStopped, store.turnsToSee, store.game?.round]).toEqual([true, 0, 1]); // the deal is to come
    store.showNext();
    await shown();
    expect([store.isStopped, store.game?.round, store.canAct]).toEqual([false, 2, true]);
  });

  it("are caught up with as soon as that is wanted", async () => {
    const present = vi.fn();
    store.presentWith((news, apply) => Promise.resolve(apply()).then(() => void present(news)));
    store.stepByStep(true);
    say.start();
    say.ugo();
    say.pia();
    await shown();
    expect(store.isStopped).toBe(true);
    store.showAll();
    await shown();
    expect([store.isStopped, store.game?.round, store.canAct]).toEqual([false, 2, true]);
    expect(present).toHaveBeenCalledOnce();
  });

  it("wait no more when that is switched off, or when a bot plays for the player", async () => {
    for (const end of [
      () => store.stepByStep(false),
      () => say.pia({ seats: [{ player: "p", away: true }, {}, {}] as never }),
    ]) {
      store.stepByStep(true);
      say.start();
      say.ugo();
      say.pia();
      await shown();
      expect(store.isStopped).toBe(true);
      end();
      await shown();
      expect([store.isStopped, store.game?.round]).toEqual([false, 2]);
    }
  });

  it("stay in the log when the connection is lost while they wait", async () => {
    store.stepByStep(true);
    say.start();
    say.ugo();
    say.pia();
    await shown();
    FakeSocket.last.say(snapshot(4, { table: running(game(2, [["4"], ["5"]])) }));
    await shown();
    expect(store.isStopped).toBe(false);
    expect(store.entries.map(({ seq, events }) => [seq, events.length])).toEqual([
      [1, 0],
      [2, 1],
      [3, 4],
      [4, 0],
    ]);
  });
});

import { describe, expect, it } from "vitest";
import type { ToyEvent } from "./testing/toy/model";
import { TOY_CARDS, TOY_KIT, viewToyEvents, viewToyGame } from "./testing/toy/toy";
import { viewChoice } from "./visibility";

type Moved = Extract<ToyEvent, { type: "moved" }>;

const moved = (instance: number, from: Moved["from"], to: Moved["to"], player: 0 | 1 = 0): Moved => ({
  type: "moved",
  player,
  from,
  to,
  toPlayer: player,
  instance,
  becomes: instance + 100,
  cause: "draw",
});

describe("a move", () => {
  const seen = (event: Moved, player: 0 | 1) => {
    const [view] = viewToyEvents([event], player);
    return view?.type === "moved" ? [view.instance, view.becomes] : null;
  };

  it("hides the identities of cards in zones that a player may not look into", () => {
    expect(seen(moved(1, "pile", "hand"), 0)).toEqual([null, 101]);
    expect(seen(moved(1, "pile", "hand"), 1)).toEqual([null, null]);
    expect(seen(moved(1, "hand", "chain"), 1)).toEqual([null, 101]);
    expect(seen(moved(1, "board", "pile"), 0)).toEqual([1, null]);
  });
});

describe("moves into a hidden pile", () => {
  const ids = (events: readonly ToyEvent[], player: 0 | 1) =>
    viewToyEvents(events, player).map((event) => (event.type === "moved" ? event.instance : event.type));

  it("are put in an order that tells nothing, for the player who may not know it", () => {
    const events = [moved(3, "board", "pile"), moved(1, "board", "pile"), moved(2, "board", "pile")];
    expect(ids(events, 1)).toEqual([1, 2, 3]);
    expect(ids(events, 0)).toEqual([3, 1, 2]);
    expect(
      ids(
        [...events].map((event) => ({ ...event, to: "hand" as const })),
        1,
      ),
    ).toEqual([3, 1, 2]);
  });

  it("stay apart where something else came between", () => {
    const scored: ToyEvent = { type: "scored", player: 0, amount: 1 };
    const events = [
      moved(4, "board", "pile"),
      moved(3, "board", "pile"),
      scored,
      moved(2, "board", "pile"),
      moved(1, "board", "pile"),
    ];
    expect(ids(events, 1)).toEqual([3, 4, "scored", 1, 2]);
    expect(ids(events.toReversed(), 1)).toEqual([1, 2, "scored", 3, 4]);
  });
});

describe("the open choice", () => {
  it("shows options and picks to nobody but the player who picks", () => {
    const choice = { ask: "pick", player: 0, options: [{ instance: 1 }], picked: [{ instance: 2 }], min: 1 } as const;
    expect(viewChoice(choice, 0)).toEqual(choice);
    expect(viewChoice(choice, 1)).toEqual({ ...choice, options: [], picked: [] });
    expect(viewChoice({ ...choice, ask: "option" }, 1)).toEqual({ ...choice, ask: "option" });
    expect(viewChoice(null, 1)).toBeNull();
  });

  it("is part of a view that holds no hidden card", () => {
    const { state } = TOY_KIT.lay({ hands: [["one", "nine"], ["doom"]] });
    expect(viewToyGame(state, 0)).toMatchObject({ hands: [[{ card: 0 }, { card: 1 }, { card: 0 }], 1], piles: [1, 2] });
    expect(viewToyGame(state, 1)).toMatchObject({ hands: [3, [{ card: 9 }]] });
    expect(TOY_KIT.view(TOY_CARDS, state, 1)).toEqual(viewToyGame(state, 1));
  });
});

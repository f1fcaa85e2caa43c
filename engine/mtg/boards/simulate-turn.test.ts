import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ERAS } from "../model/era";
import { STEPS } from "../model/turn";
import { boardArbitrary } from "../testing/board-arbitrary";
import { rule } from "../testing/rule";
import type { MtgBoard } from "./board";
import { createExampleBoard, placeCard } from "./examples/example-board";
import { EXAMPLE_BOARD_CARDS } from "./examples/example-cards";
import { simulateTurn } from "./simulate-turn";

const laid = (rest: Partial<MtgBoard> = {}) =>
  createExampleBoard(
    EXAMPLE_BOARD_CARDS,
    [placeCard("Meadow Bear", { tapped: true }), placeCard("Hill Giant of Orn", { owner: 1, tapped: true })],
    {
      players: [{ library: 3 }, { library: 3 }],
      ...rest,
    },
  );

describe("a simulation of a turn", () => {
  it("has a row for each step that happens, and ends before the next turn", () => {
    for (const era of ERAS) {
      const { rows, outcome, stopped, after } = simulateTurn(laid(), era, { from: "untap" });
      expect([outcome, stopped, after.turn, after.active]).toEqual([null, false, undefined, undefined]);
      const usual = STEPS.filter(({ only }) => only === null).map(({ step }) => step);
      expect(rows.map(({ step }) => step)).toEqual(usual);
      expect(rows[0]?.events.map(({ type }) => type)).toContain("untapped");
      expect(after.pieces.map(({ tapped }) => tapped)).toEqual([undefined, true]);
      expect(after.players?.[0]).toEqual({ library: 2, hand: 1 });
    }
  });

  rule(["mtg-6e:P.5.2", "mtg-6e:P.3.2", "mtg-6e:P.13.1"], "tells who could act in each step", () => {
    const acted = simulateTurn(laid(), "6e", { from: "untap" }).rows.map(({ step, acted: players }) => [step, players]);
    expect(Object.fromEntries(acted)).toMatchObject({
      untap: [],
      upkeep: [0, 1],
      main1: [0, 1],
      attackers: [],
      cleanup: [],
    });
  });

  rule(["mtg-6e:G.22.1", "mtg-6e:P.3.5", "mtg-house:1"], "tells what unspent mana costs, where it does", () => {
    const board = laid({
      players: [
        { library: 3, pool: { g: 2 } },
        { library: 3, pool: { r: 1 } },
      ],
    });
    const burned = (era: (typeof ERAS)[number]) =>
      simulateTurn(board, era, { until: "step" }).rows.map((row) => row.burned);
    expect([burned("6e"), burned("8e"), burned("mod")]).toEqual([[[2, 1]], [[2, 1]], [[0, 0]]]);
  });

  rule(["mtg-6e:P.1.4", "mtg-6e:G.36.r1"], "tells of a step that is skipped", () => {
    const { rows } = simulateTurn(laid({ turn: 1 }), "6e", { from: "untap" });
    expect(rows.find(({ step }) => step === "draw")).toMatchObject({ skipped: true, acted: [] });
  });

  rule(["mtg-6e:T.11.3", "mtg-6e:P.13.1"], "repeats the cleanup step in which a check has acted", () => {
    const board = laid({
      step: "cleanup",
      effects: [{ on: [1], changes: [{ add: "toughness", amount: 2 }] }],
    });
    const growing = { ...board, pieces: board.pieces.map((one) => (one.id === 1 ? { ...one, damage: 3 } : one)) };
    const once = simulateTurn(growing, "6e").rows.map(({ step, acted }) => [step, acted]);
    expect(once).toEqual([["cleanup", []]]);
    const twice = simulateTurn(
      { ...growing, players: [{ library: 3 }, { library: 3, poison: 0 }], pieces: withToken(growing) },
      "6e",
    );
    expect(twice.rows.map(({ step, acted }) => [step, acted])).toEqual([
      ["cleanup", [0, 1]],
      ["cleanup", []],
    ]);
  });

  it("takes the answers that are given, in their order", () => {
    const board = laid({ players: [{ library: 3, hand: 9 }, { library: 3 }], step: "cleanup" });
    const { rows, after } = simulateTurn(board, "mod", { answers: [1, 0] });
    expect(rows[0]?.choices).toMatchObject([{ ask: "pick", player: 0 }, { ask: "pick" }]);
    expect(after.pieces.filter(({ zone }) => zone === "graveyard")).toHaveLength(2);
  });

  it("comes to an end on any board", () => {
    fc.assert(
      fc.property(boardArbitrary, fc.constantFrom(...ERAS), fc.array(fc.nat(5)), (board, era, answers) => {
        const { rows, stopped, outcome, names } = simulateTurn(board, era, { answers });
        expect(stopped).toBe(false);
        if (outcome === null) expect(rows.at(-1)?.step).toBe("cleanup");
        for (const { events } of rows) {
          for (const event of events) if (event.type === "moved") expect(names).toHaveProperty(String(event.instance));
        }
      }),
    );
  });

  /** The objects of a board and a token in a graveyard, which a check finds at once. */
  function withToken({ pieces }: MtgBoard): MtgBoard["pieces"] {
    return [...pieces, { id: 9, card: 0, zone: "graveyard", owner: 0, token: true }];
  }
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "../../kernel/testing/scale-runs";
import type { RuleCheck } from "../checks/frame/rule-check";
import { getRuleChecks } from "../checks/frame/variants";
import { ERAS } from "../model/era";
import { boardArbitrary } from "../testing/board-arbitrary";
import { type BoardCard, type BoardEffect, type BoardObject, MAX_BOARD_OBJECTS, type MtgBoard } from "./board";
import { readBoard } from "./read/read-board";
import { computeMaxPasses, reportCheck } from "./report-check";

const BEAR: BoardCard = { name: "Bear", types: ["creature"], power: 1, toughness: 1 };
const VINE: BoardCard = {
  name: "Vine",
  types: ["enchantment"],
  subtypes: ["Aura"],
  enchants: { objects: { type: "enchantment" } },
};

const laid = (count: number, marks: (at: number) => Partial<BoardObject> = () => ({})): readonly BoardObject[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, card: 0, zone: "battlefield", owner: 0, ...marks(at) }));

const createCase = (
  cards: readonly BoardCard[],
  pieces: readonly BoardObject[],
  rest: Partial<MtgBoard> = {},
): MtgBoard => ({
  version: 1,
  era: "mod",
  cards,
  pieces,
  ...rest,
});

/** Vines each of which holds on to the next: every look finds one that holds on to nothing. */
const chain = (count: number, rest: Partial<MtgBoard> = {}): MtgBoard =>
  createCase(
    [VINE],
    laid(count, (at) => (at + 1 < count ? { attachedTo: { instance: at + 2 } } : {})),
    rest,
  );

/** The costliest effects that a board may bring. */
const EFFECTS: readonly BoardEffect[] = Array.from({ length: 12 }, () => ({
  on: laid(MAX_BOARD_OBJECTS).map(({ id }) => id),
  changes: [{ gain: "flying" }, { lose: "flying" }, { lose: "abilities" }, { add: "toughness", amount: 1 }],
}));

/** A report, and how often it looked. */
function looked(board: MtgBoard, more: readonly RuleCheck[] = [], passes?: number) {
  let looks = 0;
  const counter: RuleCheck = {
    id: "counter",
    rule: { "6e": "mtg-6e:T.11.2", "8e": "mtg-6e:T.11.2", mod: "mtg-6e:T.11.2" },
    also: [],
    find: () => {
      looks += 1;
      return [];
    },
  };
  const rowsOf = (state: Parameters<typeof getRuleChecks>[0]) => [...getRuleChecks(state), counter, ...more];
  const report = reportCheck(board, board.era, { rowsOf, ...(passes !== undefined && { passes }) });
  return { report, looks };
}

/** An effect that finds something at every look: nothing that it does changes what it sees. */
const ENDLESS: RuleCheck = {
  id: "endless",
  rule: { "6e": "mtg-cr:704.6", "8e": "mtg-cr:704.6", mod: "mtg-cr:704.6" },
  also: [],
  find: (_look, rule) => [{ rule, about: { player: 0 }, events: [{ type: "poisoned", player: 0, amount: 0, rule }] }],
};

describe("the work of a report is bounded", () => {
  it.each([1, 99, 100, 101, 1_000_000])("by a hundred passes, if %d are wished for", (passes) => {
    const { report, looks } = looked(chain(150), [], passes);
    expect(report.passes).toHaveLength(Math.min(passes, 100));
    expect(report.stopped).toBe(true);
    // Each pass looks once, and the last look says that there is more.
    expect(looks).toBe(report.passes.length + 1);
  });

  it("on a board of the most objects, whose chain would go on for two hundred passes", () => {
    const { report, looks } = looked(chain(MAX_BOARD_OBJECTS));
    expect([report.passes.length, report.stopped, looks]).toEqual([100, true, 101]);
    expect(report.after.pieces.filter(({ zone }) => zone === "graveyard")).toHaveLength(100);
  });

  it("ends by itself where there are fewer to find", () => {
    const { report } = looked(chain(99));
    expect([report.passes.length, report.stopped]).toEqual([99, false]);
  });

  it("by fewer passes the more effects have to be worked out for each", () => {
    for (const count of [1, 6, 12]) {
      const board = chain(MAX_BOARD_OBJECTS, { effects: EFFECTS.slice(0, count) });
      const { report, looks } = looked(board);
      const work = MAX_BOARD_OBJECTS * (1 + 4 * count);
      expect(report.stopped).toBe(true);
      expect(report.passes.length * work).toBeLessThanOrEqual(20_000);
      expect(looks).toBe(report.passes.length + 1);
    }
  });

  it("also where every look finds the same again", () => {
    for (const era of ERAS) {
      const { report, looks } = looked(createCase([BEAR], laid(3), { era }), [ENDLESS]);
      expect([report.passes.length, report.stopped, looks]).toEqual([100, true, 101]);
    }
  });

  it("asks no more than there is to choose: an order of n things, n times with what is left of them", () => {
    const cards = Array.from({ length: MAX_BOARD_OBJECTS }, (_, at) => ({ ...BEAR, name: `Bear ${at}` }));
    const pieces = laid(MAX_BOARD_OBJECTS, (at) => ({ card: at, damage: 1 }));
    const asked = looked(createCase(cards, pieces, { era: "6e" })).report.passes.flatMap((pass) => pass.asked);
    expect(asked).toHaveLength(MAX_BOARD_OBJECTS - 1);
    const options = asked.reduce((sum, question) => sum + question.options.length, 0);
    expect(options).toBeLessThanOrEqual((MAX_BOARD_OBJECTS * (MAX_BOARD_OBJECTS + 1)) / 2);
  });

  it("on any board, in any era", () => {
    fc.assert(
      fc.property(boardArbitrary, fc.constantFrom(...ERAS), (board, era) => {
        const { report, looks } = looked({ ...board, era }, [ENDLESS]);
        expect(report.passes.length).toBeLessThanOrEqual(computeMaxPasses(board));
        expect(looks).toBeLessThanOrEqual(computeMaxPasses(board) + 1);
      }),
      { numRuns: scaleRuns(40) },
    );
  });
});

describe("a board beyond the bounds is no board", () => {
  it.each([
    ["pieces", createCase([BEAR], laid(MAX_BOARD_OBJECTS + 1))],
    ["effects", createCase([BEAR], laid(1), { effects: [...EFFECTS, ...EFFECTS.slice(0, 1)] })],
    [
      "effects[0].changes",
      createCase([BEAR], laid(1), { effects: [{ on: [1], changes: Array(5).fill({ gain: "flying" }) }] }),
    ],
  ])("%s", (at, board) => {
    expect(readBoard(board)).toMatchObject({ ok: false, problems: [{ code: "TOO_LONG", at }] });
  });
});

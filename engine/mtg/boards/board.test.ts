import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ERAS } from "../model/era";
import { boardArbitrary } from "../testing/board-arbitrary";
import { MAX_BOARD_OBJECTS, type MtgBoard } from "./board";
import { createBoardFromGame } from "./board-from-state";
import { createGameFromBoard } from "./build-state";
import { BOARD_CODE_WORDS } from "./code-words";
import { decodeBoard, encodeBoard } from "./encode-board";
import { CHECK_BOARDS } from "./examples/check-boards";
import { readBoard } from "./read/read-board";

/** The canonical form of a board. */
function canonical(board: unknown): MtgBoard {
  const read = readBoard(board);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.board;
}

const PLAIN: MtgBoard = {
  version: 1,
  era: "6e",
  cards: [{ name: "Meadow Bear", types: ["creature"], power: 2, toughness: 2 }],
  pieces: [{ id: 1, card: 0, zone: "battlefield", owner: 0 }],
};

describe("a board", () => {
  it("is read to a canonical form that reads to itself, letter by letter", () => {
    fc.assert(
      fc.property(boardArbitrary, (board) => {
        const once = canonical(board);
        expect(JSON.stringify(canonical(JSON.parse(JSON.stringify(once))))).toBe(JSON.stringify(once));
      }),
    );
  });

  it("says the same to the game whether or not it says the usual", () => {
    const marks = { controller: 0, tapped: false, damage: 0, counters: { lore: 0 }, arrived: 0, shields: [] };
    const wordy = { ...PLAIN, turn: 3, active: 0, pieces: [{ ...PLAIN.pieces[0], ...marks }], effects: [] };
    expect(createGameFromBoard(canonical(wordy)).state).toEqual(createGameFromBoard(PLAIN).state);
    expect(canonical({ ...wordy, players: [{ life: 20 }, {}] })).toEqual(PLAIN);
  });

  it("comes back from the game that it was laid for", () => {
    fc.assert(
      fc.property(boardArbitrary, fc.constantFrom(...ERAS), (board, era) => {
        const first = createBoardFromGame(createGameFromBoard(canonical(board), era));
        const { cards, state } = createGameFromBoard(first);
        expect(createBoardFromGame(createGameFromBoard(first))).toEqual(first);
        expect(state).toEqual(
          createGameFromBoard(createBoardFromGame({ ...createGameFromBoard(first), cards }), era).state,
        );
      }),
    );
  });

  it("lays phased-out objects where the era has them", () => {
    const out = { ...PLAIN, pieces: [{ id: 1, card: 0, zone: "phasedOut" as const, owner: 1 as const }] };
    expect(createGameFromBoard(out, "6e").state.zones.phasedOut).toMatchObject([{ id: 1, phasedOut: false }]);
    expect(createGameFromBoard(out, "mod").state.zones.battlefield).toMatchObject([{ id: 1, phasedOut: true }]);
  });

  it("has cards that nobody knows below those it names", () => {
    const library = [{ id: 4, card: 0, zone: "library" as const, owner: 0 as const }];
    const { cards, state } = createGameFromBoard({ ...PLAIN, pieces: library, players: [{ library: 2, hand: 1 }, {}] });
    expect(state.zones.library[0].map(({ card }) => cards.list[card]?.name)).toEqual(["?", "?", "Meadow Bear"]);
    expect(state.zones.hand[0]).toHaveLength(1);
    expect(new Set(state.zones.library[0].map(({ id }) => id)).size).toBe(3);
  });
});

describe("mistakes of a board", () => {
  const problemsOf = (value: unknown) => {
    const read = readBoard(value);
    return read.ok ? [] : read.problems;
  };

  it.each<[string, unknown, string, string]>([
    ["no object", 7, "", "NOT_AN_OBJECT"],
    ["another version", { ...PLAIN, version: 2 }, "version", "VERSION"],
    ["no era", { ...PLAIN, era: "7e" }, "era", "NOT_ONE_OF"],
    ["a missing list", { version: 1, era: "6e", cards: [] }, "pieces", "MISSING"],
    ["an unknown field", { ...PLAIN, wind: 3 }, "wind", "UNKNOWN_FIELD"],
    ["no list", { ...PLAIN, cards: {} }, "cards", "NOT_A_LIST"],
    ["too many", { ...PLAIN, pieces: Array(MAX_BOARD_OBJECTS + 1).fill(PLAIN.pieces[0]) }, "pieces", "TOO_LONG"],
    ["a name twice", { ...PLAIN, cards: [...PLAIN.cards, ...PLAIN.cards] }, "cards[1].name", "SAME_NAME"],
    ["an id twice", { ...PLAIN, pieces: [...PLAIN.pieces, ...PLAIN.pieces] }, "pieces[1].id", "SAME_ID"],
    ["one player", { ...PLAIN, players: [{}] }, "players", "OUT_OF_RANGE"],
    ["half a life", { ...PLAIN, players: [{ life: 0.5 }, {}] }, "players[0].life", "NOT_A_NUMBER"],
    ["an invisible sign", { ...PLAIN, cards: [{ name: "a\nb", types: [] }] }, "cards[0].name", "NOT_TEXT"],
    ["no cost", { ...PLAIN, cards: [{ name: "a", types: [], cost: "two" }] }, "cards[0].cost", "NOT_A_COST"],
    ["no flag", object({ tapped: "yes" }), "pieces[0].tapped", "NOT_A_FLAG"],
    ["a card that is not there", object({ card: 1 }), "pieces[0].card", "NO_SUCH_CARD"],
    ["nothing to be attached to", object({ attachedTo: { instance: 9 } }), "pieces[0].attachedTo", "NO_SUCH_PIECE"],
    ["an attachment in a hand", object({ zone: "hand", attachedTo: { player: 0 } }), "pieces[0].zone", "WRONG_ZONE"],
    ["an ability on the table", object({ thing: { sort: "room" } }), "pieces[0].zone", "WRONG_ZONE"],
    ["an effect on nothing", { ...PLAIN, effects: [{ on: [2], changes: [] }] }, "effects[0].on[0]", "NO_SUCH_PIECE"],
    ["attacking nothing", { ...PLAIN, combat: { attackers: [{ id: 5 }] } }, "combat.attackers[0].id", "NO_SUCH_PIECE"],
    ["a filter without end", enchanting(8), "cards[0].enchants.objects.not.not.not.not", "TOO_LONG"],
    [
      "a strange key",
      JSON.parse('{"version":1,"era":"6e","cards":[],"pieces":[],"__proto__":{}}'),
      "__proto__",
      "UNKNOWN_FIELD",
    ],
  ])("%s is told with its place", (_what, value, at, code) => {
    expect(problemsOf(value)).toEqual(expect.arrayContaining([expect.objectContaining({ at, code })]));
  });

  it("are told all at once, and a board with any is not read", () => {
    const problems = problemsOf({ ...PLAIN, turn: 0, step: "noon", pieces: [{ id: 1 }] });
    expect(problems.map(({ at }) => at)).toEqual([
      "turn",
      "step",
      "pieces[0].card",
      "pieces[0].zone",
      "pieces[0].owner",
    ]);
  });

  it("are told of any value, and reading never throws", () => {
    fc.assert(
      fc.property(fc.jsonValue(), boardArbitrary, fc.nat(3), (value, board, at) => {
        readBoard(value);
        const broken = { ...board, [["cards", "pieces", "players", "effects"][at] ?? ""]: value };
        readBoard(broken);
      }),
    );
  });

  function object(marks: object): unknown {
    return { ...PLAIN, pieces: [{ ...PLAIN.pieces[0], ...marks }] };
  }

  function enchanting(depth: number): unknown {
    const nested = (left: number): object => (left === 0 ? {} : { not: nested(left - 1) });
    return { ...PLAIN, cards: [{ name: "a", types: [], enchants: { objects: nested(depth) } }] };
  }
});

describe("a code of a board", () => {
  it("brings the board back", () => {
    fc.assert(
      fc.property(boardArbitrary, (board) => {
        expect(decodeBoard(encodeBoard(board))).toEqual(readBoard(board));
      }),
    );
  });

  it("takes less than 2,000 signs for twenty objects of ten definitions", () => {
    const all = CHECK_BOARDS.flatMap(({ board }) => board.cards);
    const cards = [...new Map(all.map((card) => [card.name, card])).values()].slice(0, 10);
    const pieces = Array.from({ length: 20 }, (_, at) => ({
      id: at + 1,
      card: at % cards.length,
      zone: "battlefield" as const,
      owner: (at % 2) as 0 | 1,
      tapped: true,
      damage: at,
      counters: { "+1/+1": 2, lore: 1 },
      arrived: at * 3,
    }));
    expect(encodeBoard({ ...PLAIN, cards, pieces }).length).toBeLessThan(2000);
  });

  it("that is damaged says so, and never throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = decodeBoard(text);
        if (!read.ok) expect(read.problems.length).toBeGreaterThan(0);
      }),
    );
    expect(decodeBoard("森")).toMatchObject({ ok: false, problems: [{ code: "DAMAGED_CODE" }] });
    expect(decodeBoard("A".repeat(50_000)).ok).toBe(false);
  });

  it("stays what it is: codes are in links for ever", () => {
    const [example] = CHECK_BOARDS;
    expect(BOARD_CODE_WORDS.slice(0, 4)).toEqual(["version", "era", "variant", "turn"]);
    expect(encodeBoard(PLAIN)).toMatchInlineSnapshot(
      `"JQMIC2M7DCWLAVpNZWFkb3cgQmVhcpMBDNMGuwEQwwEQSwwlmwIIowIAqwLbB7MCAA"`,
    );
    expect(example && encodeBoard(example.board)).toMatchInlineSnapshot(
      `"LQMIC3M7DDWLAVpNZWFkb3cgQmVhcpMBDNMGowEMIkJlYXKrATJ7MX17R327ARDDARBDFA2zBAAFSwwlmwIIowIAqwLbB7MCAA"`,
    );
  });
});

import { describe, expect, test } from "vitest";
import { type CardDefinition, type CardIndex, createCards, type Deck, NO_SYMBOLS } from "@/engine/magmell";
import { OPENING_DECISIONS } from "./decision";
import { simulateOpeningLines } from "./opening-lines";
import { createPassiveOpponentSetup, PLAYER_ID } from "./opponents";
import { applyCommand, startSession } from "./session";
import { buildTableView } from "./table-view";
import type { GoldfishSession } from "./types";

const card = (name: string, change: Partial<CardDefinition> = {}): CardDefinition => ({
  name,
  kind: "unit",
  timing: "normal",
  useCost: NO_SYMBOLS,
  catalyst: NO_SYMBOLS,
  ap: 1,
  hp: 1,
  text: "",
  abilities: [],
  token: false,
  ...change,
});

const LETTERS = [..."ABCDEFGHIJKLMN"];
const STONES = ["青の魔石", "赤の魔石"];
const CARDS = createCards([
  ...LETTERS.map((letter, cost) => card(letter, { useCost: { ...NO_SYMBOLS, any: cost % 4 } })),
  ...STONES.map((name) => card(name, { kind: "stone", timing: null, ap: null, hp: null })),
]);
const DECK: Deck = {
  grimoire: LETTERS.map((name, index) => ({ name, count: index < 13 ? 3 : 1 })),
  stoneDeck: STONES.map((name) => ({ name, count: 10 })),
};
const TURNS = 3;
const SEEDS = [0, 7, 4_294_967_295];

const played = (seed: number, goesFirst: boolean): GoldfishSession => {
  const begun = startSession(CARDS, createPassiveOpponentSetup({ deck: DECK, seed, goesFirst }));
  if (!begun.ok) throw new Error("The deck is refused");
  return begun.session;
};
const cardsOf = (session: GoldfishSession, zone: "hand" | "stoneArea"): readonly (CardIndex | null)[] =>
  (buildTableView(CARDS, session).view.sides[PLAYER_ID][zone] ?? []).map((instance) => instance.card);
const sorted = (cards: readonly (CardIndex | null)[]) => [...cards].map(Number).sort((one, other) => one - other);

describe.each([true, false])("going first: %s", (goesFirst) => {
  test.each(SEEDS)("the cards of both decisions are those that a session with seed %i brings", (seed) => {
    const dealt = simulateOpeningLines(CARDS, { deck: DECK, seed, goesFirst }, TURNS);
    if (dealt === null) throw new Error("The deck is refused");
    expect(dealt.hand).toEqual(cardsOf(played(seed, goesFirst), "hand"));
    expect(dealt.lines.keep.hand).toEqual(dealt.hand);
    for (const decision of OPENING_DECISIONS) {
      const { hand, turns } = dealt.lines[decision];
      let session = applyCommand(CARDS, played(seed, goesFirst), decision);
      expect(turns).toHaveLength(TURNS);
      for (let own = 1; own <= TURNS; own += 1) {
        const seen = turns.slice(0, own);
        expect(sorted(cardsOf(session, "hand"))).toEqual(sorted([hand, ...seen.map(({ drawn }) => drawn)].flat()));
        expect(sorted(cardsOf(session, "stoneArea"))).toEqual(sorted(seen.flatMap(({ stones }) => stones)));
        session = applyCommand(CARDS, session, "endTurn");
      }
      expect(turns.map(({ drawn }) => drawn.length)).toEqual(goesFirst ? [0, 1, 1] : [1, 1, 1]);
      expect(turns.map(({ stones }) => stones.length)).toEqual([1, 1, 1]);
    }
  });
});

test("the autopilot keeps a hand with units for the first turns, and sends dear cards back", () => {
  const only = (name: string): Deck => ({
    grimoire: [{ name, count: 40 }],
    stoneDeck: [{ name: "青の魔石", count: 20 }],
  });
  const dear = createCards([...CARDS.list, card("giant", { useCost: { ...NO_SYMBOLS, any: 7 } })]);
  expect(simulateOpeningLines(dear, { deck: only("B"), seed: 1, goesFirst: true }, 1)?.autopilot).toBe("keep");
  expect(simulateOpeningLines(dear, { deck: only("giant"), seed: 1, goesFirst: true }, 1)?.autopilot).toBe("redraw");
});

test("a short deck ends the look ahead with the game, and a deck that cannot be played gives nothing", () => {
  const short: Deck = { grimoire: [{ name: "A", count: 3 }], stoneDeck: [{ name: "青の魔石", count: 1 }] };
  expect(simulateOpeningLines(CARDS, { deck: short, seed: 1, goesFirst: true }, TURNS)?.lines.keep.turns).toEqual([]);
  const unknown: Deck = { grimoire: [{ name: "nobody knows", count: 40 }], stoneDeck: [] };
  expect(simulateOpeningLines(CARDS, { deck: unknown, seed: 1, goesFirst: true }, TURNS)).toBeNull();
});

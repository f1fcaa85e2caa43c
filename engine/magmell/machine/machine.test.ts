import { describe, expect, it } from "vitest";
import {
  advanceGame,
  computeCardsHash,
  createCards,
  createRecord,
  type Deck,
  type GameRecord,
  legalAnswers,
  type PlayerAnswer,
  PRACTICE_ZONE_LIMIT,
  RULES_EDITION,
  replayGame,
  startGame,
  viewEvents,
  viewGame,
} from "..";
import { PLAIN_DECK } from "../testing/plain-deck";
import { createTokenCard } from "../testing/pool/builders";
import { CARD_POOL, POOL_CARDS } from "../testing/pool/pool";
import { rule } from "../testing/rule";
import { createScenarioRun } from "../testing/scenario/stage";
import { playScenarioLines } from "../testing/scenario/steps";
import { createFirstState } from "../testing/scenario/table";
import { SYNTHETIC_CARDS } from "../testing/soak/synthetic-cards";
import { createStartedGame } from "../testing/started-game";

const small: Deck = {
  grimoire: [
    { name: "b 1/1", count: 3 },
    { name: "b 2/2", count: 3 },
  ],
  stoneDeck: [{ name: "青の魔石", count: 1 }],
};
const options = { first: 0, practice: false } as const;
const PAIR = [PLAIN_DECK, PLAIN_DECK] as const;
const pile = (name: string) => Array.from({ length: 5 }, () => name);

describe("starting", () => {
  it("refuses illegal decks with everything that the deck check says, for each player", () => {
    const begun = startGame(CARD_POOL, [PLAIN_DECK, small], 1, options);
    expect(begun.ok).toBe(false);
    if (begun.ok) return;
    expect(begun.problems[0]).toEqual([]);
    expect(begun.problems[1].map(({ code }) => code)).toEqual(["GRIMOIRE_COUNT", "STONE_COUNT"]);
  });

  it("lets an unfinished deck be tried in practice", () => {
    const begun = startGame(CARD_POOL, [PLAIN_DECK, small], 1, { first: 0, practice: true });
    expect(begun.ok && begun.state.zones.hand[1]).toHaveLength(5);
  });

  it.each([
    ["UNKNOWN_NAME", { ...small, grimoire: [{ name: "nobody", count: 1 }] }],
    ["NOT_A_CARD", { ...small, grimoire: [{ name: "named token", count: 1 }] }],
    ["GRIMOIRE_KIND", { ...small, grimoire: [{ name: "青の魔石", count: 1 }] }],
    ["STONE_KIND", { ...small, stoneDeck: [{ name: "b 1/1", count: 1 }] }],
    ["GRIMOIRE_COUNT", { ...small, grimoire: [{ name: "b 1/1", count: PRACTICE_ZONE_LIMIT + 1 }] }],
    ["STONE_COUNT", { ...small, stoneDeck: [{ name: "青の魔石", count: 1e9 }] }],
  ] as const)("refuses %s even in practice", (code, unfit) => {
    const cards = createCards([...POOL_CARDS, createTokenCard("named token", "1/1")]);
    const begun = startGame(cards, [unfit, PLAIN_DECK], 1, { first: 0, practice: true });
    expect(begun.ok ? [] : begun.problems[0].map((problem) => problem.code)).toEqual([code]);
  });

  it("gives the same game for the same seed, and another for another", () => {
    const state = (seed: number) => JSON.stringify(startGame(CARD_POOL, PAIR, seed, options));
    expect(state(5)).toBe(state(5));
    expect(state(5)).not.toBe(state(6));
  });
});

describe("answers", () => {
  it("are refused with what is offered instead, and change nothing", () => {
    const state = createFirstState({});
    const before = JSON.stringify(state);
    const result = advanceGame(CARD_POOL, state, { do: "redraw" });
    expect(result).toMatchObject({
      ok: false,
      problem: { code: "NOT_OFFERED", rule: "mag:232.2", offered: [{ do: "pass" }] },
    });
    expect(JSON.stringify(state)).toBe(before);
  });

  it("never include conceding, which is no choice", () => {
    expect(legalAnswers(CARD_POOL, createStartedGame(CARD_POOL, PAIR, 1).state)).toEqual([
      { do: "keep" },
      { do: "redraw" },
    ]);
  });
});

describe("a view", () => {
  const state = createFirstState({
    me: {
      hand: ["b 1/1"],
      grimoire: pile("r 1/1"),
      stoneDeck: pile("赤の魔石"),
      stoneArea: [{ name: "青の魔石", faceDown: true }, "緑の魔石"],
      dust: ["bolt 2"],
    },
    you: {
      hand: ["g 1/1", "g 2/2"],
      grimoire: pile("r 2/2"),
      stoneArea: [{ name: "赤の魔石", faceDown: true }],
    },
  });
  const cardNames = (instances: readonly { card: number | null }[]) =>
    instances.map(({ card }) => (card === null ? null : CARD_POOL.list[card]?.name));

  rule("mag:401.5", "counts the cards of every zone", () => {
    const { sides } = viewGame(CARD_POOL, state, 1);
    expect(sides[0]).toMatchObject({ grimoire: 5, stoneDeck: 5, handCount: 1 });
    expect(sides[0].stoneArea).toHaveLength(2);
    expect(sides[0].dust).toHaveLength(1);
    expect(sides[1].handCount).toBe(2);
  });

  rule(["mag:401.4", "mag:404.2", "mag:404.1"], "shows one's own hand and public zones, and no hidden one", () => {
    expect(cardNames(viewGame(CARD_POOL, state, 0).sides[0].hand ?? [])).toEqual(["b 1/1"]);
    expect(viewGame(CARD_POOL, state, 0).sides[1].hand).toBeNull();
    expect(cardNames(viewGame(CARD_POOL, state, 1).sides[0].dust)).toEqual(["bolt 2"]);
    expect(JSON.stringify(viewGame(CARD_POOL, state, 0))).not.toContain("random");
  });

  rule(["mag:219.6.3", "house:5"], "shows face-down stones to their owner only", () => {
    expect(cardNames(viewGame(CARD_POOL, state, 0).sides[0].stoneArea)).toEqual(["青の魔石", "緑の魔石"]);
    expect(cardNames(viewGame(CARD_POOL, state, 1).sides[0].stoneArea)).toEqual([null, "緑の魔石"]);
    expect(cardNames(viewGame(CARD_POOL, state, 0).sides[1].stoneArea)).toEqual([null]);
  });

  it("is a copy: whoever changes it changes nothing", () => {
    const before = JSON.stringify(state);
    const copy = structuredClone(viewGame(CARD_POOL, state, 0));
    Object.assign(viewGame(CARD_POOL, state, 0).sides[0].stoneArea[0] ?? {}, { rested: true });
    expect(viewGame(CARD_POOL, state, 0)).toEqual(copy);
    expect(JSON.stringify(state)).toBe(before);
  });

  it("of events hides which card the other player drew", () => {
    const stage = createScenarioRun(CARD_POOL, createFirstState({ phase: "end" }));
    const { events } = playScenarioLines(stage, ["both pass"]);
    const shownTo = (player: 0 | 1) =>
      viewEvents(events, player).flatMap((event) =>
        event.type === "moved" ? [{ to: event.to, known: event.becomes !== null }] : [],
      );
    expect(shownTo(1)).toEqual([
      { to: "hand", known: true },
      { to: "stoneArea", known: true },
    ]);
    expect(shownTo(0)).toEqual([
      { to: "hand", known: false },
      { to: "stoneArea", known: true },
    ]);
  });
});

describe("records", () => {
  const record: GameRecord = {
    ...createRecord(CARD_POOL, PAIR, 3, options),
    answers: [{ do: "keep" }, { do: "redraw" }],
  };

  it("play again to the same state", () => {
    const begun = createStartedGame(CARD_POOL, PAIR, 3, options);
    const { state, events } = playScenarioLines(createScenarioRun(CARD_POOL, begun.state), ["keep", "redraw"]);
    expect(replayGame(CARD_POOL, record)).toEqual({ ok: true, state, events: [...begun.events, ...events] });
  });

  it("of another edition are refused", () => {
    const problem = { code: "OTHER_EDITION", have: "0.9", want: RULES_EDITION };
    expect(replayGame(CARD_POOL, { ...record, rulesEdition: "0.9" })).toEqual({ ok: false, problem });
  });

  it("of other cards are refused", () => {
    const [card, ...others] = CARD_POOL.list;
    if (card === undefined) throw new Error("There are no cards");
    const changed = createCards([{ ...card, text: "changed" }, ...others]);
    const problem = { code: "OTHER_CARDS", have: computeCardsHash(CARD_POOL), want: computeCardsHash(changed) };
    expect(replayGame(changed, record)).toEqual({ ok: false, problem });
  });

  it("of illegal decks are refused with their problems", () => {
    expect(replayGame(CARD_POOL, { ...record, decks: [small, PLAIN_DECK] })).toMatchObject({
      ok: false,
      problem: { code: "OTHER_DECKS", problems: [[{ code: "GRIMOIRE_COUNT" }, { code: "STONE_COUNT" }], []] },
    });
  });

  it("with an answer that does not fit are refused, and say which", () => {
    const answers: readonly PlayerAnswer[] = [{ do: "keep" }, { do: "pass" }];
    expect(replayGame(CARD_POOL, { ...record, answers })).toMatchObject({
      ok: false,
      problem: { code: "ANSWER_REFUSED", index: 1, refusal: { code: "NOT_OFFERED" } },
    });
  });
});

describe("the fingerprint of cards", () => {
  it("is the same for equal cards, and for ever", () => {
    expect(computeCardsHash(createCards(SYNTHETIC_CARDS.list))).toBe(computeCardsHash(SYNTHETIC_CARDS));
    expect(computeCardsHash(createCards(SYNTHETIC_CARDS.list.slice(0, 2)))).toMatchInlineSnapshot(`"8838de0df415a473"`);
  });

  it("changes with every part of the information", () => {
    const [card] = SYNTHETIC_CARDS.list;
    if (card === undefined) throw new Error("There are no cards");
    const changes = [
      { name: "x" },
      { kind: "magic" },
      { timing: "quick" },
      { ap: 9 },
      { hp: 9 },
      { text: "x" },
      { token: true },
    ] as const;
    const hashes = changes.map((change) => computeCardsHash(createCards([{ ...card, ...change }])));
    expect(new Set([...hashes, computeCardsHash(createCards([card]))]).size).toBe(changes.length + 1);
  });
});

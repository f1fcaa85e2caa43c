import { describe, expect, it } from "vitest";
import {
  type CardDefinition,
  checkDeck,
  createCards,
  DECK_PROBLEMS,
  type Deck,
  type DeckProblemCode,
  NO_SYMBOLS,
} from "@/engine/magmell";
import { describeDeckProblem, listDeckFixChoices } from "./describe-deck-problem";
import { getDictionary } from "./dictionary";
import { LANGS } from "./lang";

const card = (name: string, parts: Partial<CardDefinition> = {}): CardDefinition => ({
  name,
  kind: "unit",
  timing: "normal",
  useCost: { ...NO_SYMBOLS, blue: 1 },
  catalyst: NO_SYMBOLS,
  ap: 1,
  hp: 1,
  text: "",
  abilities: [],
  token: false,
  ...parts,
});
const stone = (name: string) => card(name, { kind: "stone", timing: null, useCost: NO_SYMBOLS, ap: null, hp: null });

const cards = createCards(
  [
    card("灯台守"),
    card("紙魚の群れ"),
    card("頁をめくる者", { catalyst: { ...NO_SYMBOLS, blue: 3, red: 4 } }),
    card("影の写し", { token: true }),
    stone("青の魔石"),
    stone("赤の魔石"),
  ],
  ["失われた栞"],
);

/** Decks that show every code, short and long. */
const decks: readonly Deck[] = [
  {
    grimoire: [
      { name: "灯台守", count: 4 },
      { name: "灯台もり", count: 1 },
      { name: "無い名前である", count: 1 },
      { name: "失われた栞", count: 1 },
      { name: "影の写し", count: 1 },
      { name: "赤の魔石", count: 2 },
      { name: "頁をめくる者", count: 3 },
    ],
    stoneDeck: [
      { name: "青の魔石", count: 1 },
      { name: "紙魚の群れ", count: 1 },
    ],
  },
  { grimoire: [{ name: "灯台守", count: 50 }], stoneDeck: [{ name: "赤の魔石", count: 30 }] },
  { grimoire: [], stoneDeck: [] },
];
const problems = decks.flatMap((deck) => checkDeck(deck, cards));

it("is shown every code of the closed list by these decks", () => {
  const shown = new Set<DeckProblemCode>(problems.map(({ code }) => code));
  expect([...shown].sort()).toEqual(Object.keys(DECK_PROBLEMS).sort());
});

describe.each(LANGS)("in %s", (lang) => {
  const { problems: texts } = getDictionary(lang);
  const title = (name: string) => name;

  it("has a sentence for every code", () => {
    expect(Object.keys(texts.codes).sort()).toEqual(Object.keys(DECK_PROBLEMS).sort());
    for (const problem of problems) {
      const sentence = describeDeckProblem(texts, problem, title);
      expect(sentence).toMatch(lang === "ja" ? /。$/ : /\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|[{}!！]/);
    }
  });

  it("has a button for every fix", () => {
    for (const { fix, have } of problems) {
      const choices = listDeckFixChoices(texts, fix, have, title);
      expect(choices.length > 0).toBe(fix !== null);
      for (const { label } of choices) expect(label).not.toMatch(/undefined|NaN|[{}]/);
    }
  });
});

it("says numbers, names and the way out", () => {
  const { problems: texts } = getDictionary("ja");
  const title = (name: string) => name;
  const copies = problems.find(({ code }) => code === "GRIMOIRE_COPIES");
  if (!copies) throw new Error("The first deck has four copies of a name");
  expect(describeDeckProblem(texts, copies, title)).toBe(
    "同じ名称のカードは3枚までです。《灯台守》が4枚入っています。",
  );
  expect(listDeckFixChoices(texts, copies.fix, copies.have, title)[0]?.label).toBe("《灯台守》を1枚減らす");
});

import { describe, expect } from "vitest";
import { type CardDefinition, checkDeck, colorsWithText, makeCards } from "..";
import { rule } from "../testing/rule";
import { stoneCard, unitCard } from "../testing/synthetic-cards";

const paint = { type: "static", affects: "self", changes: [{ colors: ["green", "red"], keep: false }] } as const;
const both = stoneCard("green and red stone", { abilities: [paint] });
const sometimes = stoneCard("mood stone", { abilities: [{ ...paint, while: { turnOf: "you" } }] });
const painter = stoneCard("painter", { abilities: [{ ...paint, affects: { all: "stoneArea" } }] });

/** What is said of a deck that asks for two red stones and has 18 blue ones and two of these. */
function advice(stone: CardDefinition) {
  const units = Array.from({ length: 14 }, (_, index) =>
    unitCard(`unit ${index}`, index === 0 ? { useCost: { blue: 0, green: 0, red: 2, any: 0 } } : {}),
  );
  const grimoire = units.map(({ name }, index) => ({ name, count: index < 13 ? 3 : 1 }));
  const stoneDeck = [
    { name: stone.name, count: 2 },
    { name: "青の魔石", count: 18 },
  ];
  return checkDeck({ grimoire, stoneDeck }, makeCards([...units, stone, stoneCard("青の魔石")]));
}

describe("the colors that a stone supplies", () => {
  rule("mag:212.4", "are those that its text gives it, if it always does", () => {
    expect(colorsWithText(both)).toEqual(["green", "red"]);
    expect(advice(both)).toEqual([]);
  });

  rule("mag:212.4", "are not those that it has at times, or that it gives to others too", () => {
    for (const stone of [sometimes, painter]) {
      expect(colorsWithText(stone)).toEqual([]);
      expect(advice(stone)).toMatchObject([{ code: "COLOR_UNSUPPLIED", color: "red", have: 0 }]);
    }
  });

  rule(["mag:212.4", "mag:212.5"], "may come to that of its name, or take its place", () => {
    const named = stoneCard("青の魔石");
    const keep = { ...paint, changes: [{ colors: ["red"] as const, keep: true }] };
    expect(colorsWithText(named)).toEqual(["blue"]);
    expect(colorsWithText({ ...named, abilities: [keep] })).toEqual(["blue", "red"]);
    expect(colorsWithText({ ...named, abilities: [paint] })).toEqual(["green", "red"]);
  });
});

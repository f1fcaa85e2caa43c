import { describe, expect } from "vitest";
import { type CardDefinition, checkDeck, createCards, getEffectiveColors } from "..";
import { createStone, createUnit } from "../testing/pool/builders";
import { rule } from "../testing/rule";

const paint = { type: "static", affects: "self", changes: [{ colors: ["green", "red"], keep: false }] } as const;
const both = createStone("green and red stone", paint);
const sometimes = createStone("mood stone", { ...paint, while: { turnOf: "you" } });
const painter = createStone("painter", { ...paint, affects: { all: "stoneArea" } });

/** The problems of a deck that needs two red stones and has 18 blue ones and two of this one. */
function advice(other: CardDefinition) {
  const units = Array.from({ length: 14 }, (_, index) => createUnit(`unit ${index}`, index === 0 ? "rr" : "1", "1/1"));
  const grimoire = units.map(({ name }, index) => ({ name, count: index < 13 ? 3 : 1 }));
  const stoneDeck = [
    { name: other.name, count: 2 },
    { name: "青の魔石", count: 18 },
  ];
  return checkDeck({ grimoire, stoneDeck }, createCards([...units, other, createStone("青の魔石")]));
}

describe("the colors that a stone supplies", () => {
  rule("mag:212.4", "are those that its text gives it, if it always does", () => {
    expect(getEffectiveColors(both)).toEqual(["green", "red"]);
    expect(advice(both)).toEqual([]);
  });

  rule("mag:212.4", "are not those that it has at times, or that it gives to others too", () => {
    for (const card of [sometimes, painter]) {
      expect(getEffectiveColors(card)).toEqual([]);
      expect(advice(card)).toMatchObject([{ code: "COLOR_UNSUPPLIED", color: "red", have: 0 }]);
    }
  });

  rule(["mag:212.4", "mag:212.5"], "may come to that of its name, or take its place", () => {
    const named = createStone("青の魔石");
    const keep = { ...paint, changes: [{ colors: ["red"] as const, keep: true }] };
    expect(getEffectiveColors(named)).toEqual(["blue"]);
    expect(getEffectiveColors({ ...named, abilities: [keep] })).toEqual(["blue", "red"]);
    expect(getEffectiveColors({ ...named, abilities: [paint] })).toEqual(["green", "red"]);
  });
});

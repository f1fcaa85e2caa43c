import { describe, expect, it } from "vitest";
import { identicon } from "@/app/ui/card/identicon";
import { sampleCards } from "@/lib/catalogue/testing/sample-cards";
import { motifOf } from "./motif";

const { cards } = sampleCards();

describe("the motif in an emblem", () => {
  it("is that of what a card does, and none for a card that does nothing", () => {
    const plain = cards.filter(({ abilities }) => abilities.length === 0);
    expect(plain.length).toBeGreaterThan(0);
    expect(plain.map(motifOf).every((motif) => motif === null)).toBe(true);
    const damaging = cards.filter(
      ({ abilities }) => abilities.length === 1 && /"do":"damage"/.test(JSON.stringify(abilities)),
    );
    expect(damaging.length).toBeGreaterThan(0);
    for (const card of damaging) expect(motifOf(card)).not.toBeNull();
  });

  it("tells cards of one colour and kind apart", () => {
    const emblems = cards.map((card) => JSON.stringify([identicon(card.name, card.kind), motifOf(card)]));
    expect(new Set(emblems).size).toBe(cards.length);
    const motifs = new Set(cards.filter(({ abilities }) => abilities.length > 0).map(motifOf));
    expect(motifs.size).toBeGreaterThanOrEqual(4);
  });
});

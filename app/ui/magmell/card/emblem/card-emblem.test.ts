import { describe, expect, it, test } from "vitest";
import type { CardKind } from "@/engine/magmell";
import { createTextReader } from "@/lib/magmell/catalogue/model/text-reader";
import { createStarterCatalogue } from "@/lib/magmell/decks/lists/testing/starter-cards";
import { getCardEmblem } from "./card-emblem";
import { findMotif } from "./motif";

const { cards } = createStarterCatalogue(createTextReader);
const of = (kind: CardKind) => cards.filter((card) => card.kind === kind);
const drawn = (card: (typeof cards)[number]) => {
  const { ground, bold, fine, marks, motif } = getCardEmblem(card);
  return [ground, bold, fine, marks, motif?.path ?? "", motif?.transform ?? ""];
};
/** A path without its numbers: the order of its strokes. */
const strokes = (path: string) => path.replace(/[-\d., ]+/g, "");
/** The strokes of the ground, the outlines and the thin lines. */
const outlineOf = (card: (typeof cards)[number]) => drawn(card).slice(0, 3).map(strokes).join("|");

describe("the emblem of a card", () => {
  it("is not that of any other card", () => {
    const emblems = cards.map((card) => drawn(card).join("|"));
    expect(new Set(emblems).size).toBe(cards.length);
  });

  it("is decided by the card alone", () => {
    const first = cards.map(drawn);
    expect([...cards].reverse().map((card) => drawn({ ...card }))).toEqual(first.reverse());
  });

  it("is a path that SVG can draw, within its square and a little around it", () => {
    for (const card of cards)
      for (const path of drawn(card).slice(0, 5)) {
        expect(path, card.name).toMatch(/^(?:[MLHVQCachqlZv]|-?\d+|\.1| |,)*$/);
        for (const number of path.match(/-?\d+/g) ?? []) expect(Math.abs(Number(number)), card.name).toBeLessThan(225);
      }
  });

  it("is so small that a page can have many", () => {
    const bytes = cards.reduce((sum, card) => sum + drawn(card).join("").length, 0);
    expect(bytes / cards.length).toBeLessThan(600);
  });
});

describe("families of emblems", () => {
  it("differ by kind in the strokes of their outlines", () => {
    const outlines = (["unit", "magic", "stone"] as const).map(
      (kind) => new Set(of(kind).map((card) => outlineOf(card))),
    );
    const all = outlines.flatMap((one) => [...one]);
    expect(new Set(all).size).toBe(all.length);
    for (const one of outlines) expect(one.size).toBeGreaterThanOrEqual(3);
  });

  it("draw stones with straight lines only", () => {
    for (const card of of("stone")) expect(drawn(card).slice(0, 3).join("")).not.toMatch(/[aqQ]/);
  });

  it("set units that strike apart from units that last", () => {
    const silhouettes = (more: number) =>
      new Set(
        of("unit")
          .filter(({ ap, hp }) => Math.sign((ap ?? 0) - (hp ?? 0)) === more)
          .map((card) => outlineOf(card)),
      );
    const striking = silhouettes(1);
    expect(striking.size).toBeGreaterThan(1);
    for (const outline of silhouettes(-1)) expect(striking.has(outline)).toBe(false);
  });
});

describe("the middle of an emblem", () => {
  const named = (text: RegExp, motif: string) =>
    test(`${motif} stands for ${text}`, () => {
      const doing = cards.filter((card) => text.test(card.text) && card.text.split("。").length <= 3);
      expect(doing.length).toBeGreaterThan(0);
      for (const card of doing) expect(findMotif(card), card.name).toBe(motif);
    });
  named(/点のダメージを与える。$/, "damage");
  named(/それを無効化する。$/, "negate");
  named(/^■カードを\d枚引く。$/, "draw");
  named(/^■このユニットは防御されない。$/, "evade");

  it("is empty for a unit without text, and the colour for a basic stone", () => {
    const plain = of("unit").filter(({ text }) => text === "");
    expect(plain.length).toBeGreaterThan(0);
    for (const card of plain) expect(getCardEmblem(card).motif).toBeNull();
    const stones = ["青の魔石", "緑の魔石", "赤の魔石"].map((name) => cards.find((card) => card.name === name));
    const shapes = stones.map((stone) => (stone ? getCardEmblem(stone).motif?.path : undefined));
    expect(new Set(shapes).size).toBe(3);
    expect(shapes).not.toContain(undefined);
  });

  it("tells deeds apart", () => {
    const motifs = new Set(cards.flatMap((card) => findMotif(card) ?? []));
    expect(motifs.size).toBeGreaterThanOrEqual(20);
    const most = Math.max(...[...motifs].map((motif) => cards.filter((card) => findMotif(card) === motif).length));
    expect(most / cards.length).toBeLessThan(0.25);
  });
});

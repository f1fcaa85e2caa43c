import { describe, expect, it, test } from "vitest";
import type { CardKind } from "@/engine/magmell";
import { createTextReader } from "@/lib/magmell/catalogue/model/text-reader";
import { createStarterCatalogue } from "@/lib/magmell/decks/lists/testing/starter-cards";
import { getCardEmblem } from "./card-emblem";
import { findBody } from "./find-body";
import { findSign } from "./find-sign";

const { cards } = createStarterCatalogue(createTextReader);
const of = (kind: CardKind) => cards.filter((card) => card.kind === kind);
const drawn = (card: (typeof cards)[number]) => {
  const { fine, marks, body, sign } = getCardEmblem(card);
  return [fine, marks, body.id, body.transform, sign?.id ?? ""];
};

describe("the emblem of a card", () => {
  it("is not that of any other card", () => {
    const emblems = cards.map((card) => drawn(card).join("|"));
    expect(cards.filter((_, at) => emblems.indexOf(emblems[at] ?? "") !== at).map(({ name }) => name)).toEqual([]);
  });

  it("is decided by the card alone", () => {
    const first = cards.map(drawn);
    expect([...cards].reverse().map((card) => drawn({ ...card }))).toEqual(first.reverse());
  });

  it("is a path that SVG can draw, within its square and a little around it", () => {
    for (const card of cards)
      for (const path of drawn(card).slice(0, 2)) {
        expect(path, card.name).toMatch(/^(?:[MLHVQCachqlZv]|-?\d+|\.1| |,)*$/);
        for (const number of path.match(/-?\d+/g) ?? []) expect(Math.abs(Number(number)), card.name).toBeLessThan(225);
      }
  });

  it("is so small that a page can have many", () => {
    const bytes = cards.reduce((sum, card) => sum + drawn(card).join("").length, 0);
    expect(bytes / cards.length).toBeLessThan(300);
  });
});

describe("the body of an emblem", () => {
  const GEMS = ["brilliant", "crystals", "hexagon", "octagon"];

  it("is that of the noun of a unit or a magic", () => {
    for (const card of cards.filter(({ kind }) => kind !== "stone")) {
      const named = findBody(card.name);
      if (named) expect(getCardEmblem(card).body.id, card.name).toBe(named);
    }
    expect(of("unit").flatMap(({ name }) => (findBody(name) ? [] : [name]))).toEqual(["群れの長"]);
  });

  it("is a gem for a stone, whatever its name, and abstract where the noun has none", () => {
    for (const card of of("stone")) expect(GEMS).toContain(getCardEmblem(card).body.id);
    const nameless = getCardEmblem({ name: "名のないもの", kind: "unit", abilities: [] });
    expect(["frames", "scroll", "seal", "star"]).toContain(nameless.body.id);
  });

  it("of one noun is turned in different ways", () => {
    const scholars = of("unit")
      .map(getCardEmblem)
      .filter(({ body }) => body.id === "scholar");
    expect(scholars.length).toBeGreaterThan(5);
    expect(new Set(scholars.map(({ body }) => body.transform)).size).toBeGreaterThan(scholars.length / 2);
  });
});

describe("the sign of an emblem", () => {
  const named = (text: RegExp, sign: string) =>
    test(`${sign} stands for ${text}`, () => {
      const doing = cards.filter((card) => text.test(card.text) && card.text.split("。").length <= 3);
      expect(doing.length).toBeGreaterThan(0);
      for (const card of doing) expect(findSign(card), card.name).toBe(sign);
    });
  named(/点のダメージを与える。$/, "damage");
  named(/それを無効化する。$/, "negate");
  named(/^■カードを\d枚引く。$/, "draw");
  named(/^■このユニットは防御されない。$/, "evade");

  it("is empty for a unit without text, and the colour for a basic stone", () => {
    const plain = of("unit").filter(({ text }) => text === "");
    expect(plain.length).toBeGreaterThan(0);
    for (const card of plain) expect(getCardEmblem(card).sign).toBeNull();
    const stones = ["青の魔石", "緑の魔石", "赤の魔石"].map((name) => cards.find((card) => card.name === name));
    const shapes = stones.map((stone) => (stone ? getCardEmblem(stone).sign?.id : undefined));
    expect(new Set(shapes).size).toBe(3);
    expect(shapes).not.toContain(undefined);
  });

  it("tells deeds apart", () => {
    const signs = new Set(cards.flatMap((card) => findSign(card) ?? []));
    expect(signs.size).toBeGreaterThanOrEqual(20);
    const most = Math.max(...[...signs].map((sign) => cards.filter((card) => findSign(card) === sign).length));
    expect(most / cards.length).toBeLessThan(0.25);
  });
});

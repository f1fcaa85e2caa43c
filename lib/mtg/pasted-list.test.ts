import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardsIn, LONGEST_NAME, MOST_CARDS, nameKeyOf, printList, readList } from "./pasted-list";

const main = (text: string) => readList(text).main.map(({ name, count }) => `${count} ${name}`);

describe("one line of a pasted list", () => {
  it.each([
    ["4 Moss Ox", "4 Moss Ox"],
    ["4x Moss Ox", "4 Moss Ox"],
    ["4X Moss Ox", "4 Moss Ox"],
    ["4 x Moss Ox", "4 Moss Ox"],
    ["4×Moss Ox", "4 Moss Ox"],
    ["4*Moss Ox", "4 Moss Ox"],
    ["Moss Ox x4", "4 Moss Ox"],
    ["Moss Ox ×4", "4 Moss Ox"],
    ["Moss Ox x 4", "4 Moss Ox"],
    ["Moss Ox *4", "4 Moss Ox"],
    ["Moss Ox 4枚", "4 Moss Ox"],
    ["４　Moss　Ox", "4 Moss Ox"],
    ["４ｘ苔の雄牛", "4 苔の雄牛"],
    ["4枚 苔の雄牛", "4 苔の雄牛"],
    ["苔の雄牛×４", "4 苔の雄牛"],
    ["《苔の雄牛》×4", "4 苔の雄牛"],
    ["4 《苔の雄牛》", "4 苔の雄牛"],
    ["《苔の雄牛》4", "4 苔の雄牛"],
    ["苔の雄牛 4枚", "4 苔の雄牛"],
    ["苔の雄牛", "1 苔の雄牛"],
    ["- 2 Moss Ox", "2 Moss Ox"],
    ["• 2 Moss Ox", "2 Moss Ox"],
    ["2 Moss Ox (LAB) 123", "2 Moss Ox"],
    ["2 Moss Ox [LAB]", "2 Moss Ox"],
    ["2 [LAB] Moss Ox", "2 Moss Ox"],
    ["2 Moss Ox (LAB) 123 *F*", "2 Moss Ox"],
    ["2 Moss Ox # good", "2 Moss Ox"],
    ["1 Wax // Wane", "1 Wax // Wane"],
    ["1 苔の雄牛/Moss Ox", "1 苔の雄牛/Moss Ox"],
    ["1 +2 Mace", "1 +2 Mace"],
    ["4 Xenon Ox", "4 Xenon Ox"],
    ["4 x-ray Ox", "4 x-ray Ox"],
    ["Box x2", "2 Box"],
  ])("%s is %s", (written, read) => {
    expect(main(written)).toEqual([read]);
  });

  it.each([
    "",
    "   ",
    "// a remark",
    "# Lands",
    "; old form",
    "※ 調整中",
    "Creatures (20)",
    "Lands: 24",
    "土地 24枚",
    "24 Lands",
    "Deck",
    "=== Spells ===",
    "【クリーチャー】",
    "About",
  ])("%j is no card", (written) => {
    expect(readList(written)).toEqual({ main: [], side: [], unread: [] });
  });
});

describe("a pasted list", () => {
  it("has a sideboard under its heading, or where a line says so", () => {
    const { main: deck, side } = readList(
      "Deck\n4 Moss Ox\nSB: 2 Gate Giant\n\nSideboard (3)\n3 Ember Sprite\nメイン\n1 Forest",
    );
    expect(deck.map(({ name }) => name)).toEqual(["Moss Ox", "Forest"]);
    expect(side).toEqual([
      { name: "Gate Giant", count: 2 },
      { name: "Ember Sprite", count: 3 },
    ]);
  });

  it("adds up lines of one name, however it is spelled, under the first spelling", () => {
    expect(main("2 Wind’s Ox\n1 wind's ox\n1 Ｗｉｎｄ's  Ox")).toEqual(["4 Wind’s Ox"]);
  });

  it("lists what it does not read, by line", () => {
    const { main: deck, unread } = readList(
      `4 Moss Ox\n0 Gate Giant\n999 Ember Sprite\n1 ${"a".repeat(LONGEST_NAME + 1)}\n250 Forest`,
    );
    expect(deck.map(({ name }) => name)).toEqual(["Moss Ox"]);
    expect(unread.map(({ line, why }) => `${line} ${why}`)).toEqual([
      "2 COUNT",
      "3 COUNT",
      "4 LONG_NAME",
      "5 TOO_MANY_CARDS",
    ]);
  });

  it("has bounds for any text, and is printed as a list that reads the same", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom("4 Moss Ox", "Sideboard", "SB: 1 Forest")), {
          maxLength: 80,
        }),
        (lines) => {
          const list = readList(lines.join("\n"));
          for (const part of [list.main, list.side]) {
            expect(cardsIn(part)).toBeLessThanOrEqual(MOST_CARDS);
            expect(new Set(part.map(({ name }) => nameKeyOf(name))).size).toBe(part.length);
          }
        },
      ),
    );
    const list = readList("4 Moss Ox\n20 Forest\nSideboard\n2 Gate Giant");
    expect(readList(printList(list))).toEqual(list);
  });
});

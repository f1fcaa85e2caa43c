import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countListCards } from "@/lib/decks/lists/list-sums";
import { MAX_LIST_CARDS, MAX_NAME_LENGTH, printList, readList, toSpellingKey } from "./pasted-list";

const main = (text: string) => readList(text).main.map(({ name, count }) => `${count} ${name}`);

describe("a count with letters for digits", () => {
  it.each([
    ["l Moss Ox", "1 Moss Ox"],
    ["l7 Forest", "17 Forest"],
    ["2O Forest", "20 Forest"],
    ["SB: l Moss Ox", "SB: 1 Moss Ox"],
  ])("%s is asked about, as %s", (line, meant) => {
    const [doubt] = readList(`4 Gray Cat\n4 Red Dog\n${line}\n4 Blue Frog`).unread;
    expect(doubt).toMatchObject({ line: 3, why: "ONE_NAME" });
    expect(doubt?.choices?.[0]).toBe(meant);
  });

  it("is asked about where it may be a word", () => {
    expect(readList("4 Gray Cat\n4 Red Dog\nI Moss Ox\n4 Blue Frog").unread).toMatchObject([{ line: 3 }]);
  });
});

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
    ["x4 Moss Ox", "4 Moss Ox"],
    ["4:《苔の雄牛》", "4 苔の雄牛"],
    ["《苔の雄牛》:4", "4 苔の雄牛"],
    ["苔の雄牛 4", "4 苔の雄牛"],
    ["苔の雄牛４", "4 苔の雄牛"],
    ["苔の雄牛（4）", "4 苔の雄牛"],
    ["苔の雄牛(4枚)", "4 苔の雄牛"],
    ["・苔の雄牛 4枚", "4 苔の雄牛"],
    ["4 《苔の雄牛/Moss Ox》", "4 苔の雄牛/Moss Ox"],
    ["Moss Ox 4", "4 Moss Ox"],
    ["10 [USG] Forest (2)", "10 Forest"],
    ["4 [LAB:123] Moss Ox", "4 Moss Ox"],
    ["4 Moss Ox|LAB|2", "4 Moss Ox"],
    ["4x Moss Ox (lab) 123 *F* [Creature] ^Have,#37d67a^", "4 Moss Ox"],
    ["1x Moss Ox (lab) 12a", "1 Moss Ox"],
    ["1 Moss Ox (PLST) LAB-123", "1 Moss Ox"],
    ["1 B.O.X. (Big Old Xenon)", "1 B.O.X. (Big Old Xenon)"],
    ["4 Moss Ox $ 1.20", "4 Moss Ox"],
    ["4\tMoss Ox\t$ 1.20", "4 Moss Ox"],
    ["Moss Ox\t4", "4 Moss Ox"],
    ['4,"Wen, Scholar of Oxen",LAB', "4 Wen, Scholar of Oxen"],
    ['"4","4","Moss Ox","lab"', "4 Moss Ox"],
    ['<card number="4" name="Moss Ox"/>', "4 Moss Ox"],
    ['<Cards CatID="1" Quantity="2" Sideboard="false" Name="Wax &amp; Wane" Annotation="0" />', "2 Wax & Wane"],
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
    "Creatures (20):",
    "Sideboard (15) :",
    "Lands: 24",
    "土地 24枚",
    "24 Lands",
    "Deck",
    "=== Spells ===",
    "【クリーチャー】",
    "About",
    "60枚",
    "60 cards",
    "合計：60枚",
    "Instants & Sorceries (8)",
    "インスタント・ソーサリー（8）",
    "https://example.org/deck/1",
    "NAME : Oxen",
    "Deck by Somebody",
    "デッキ名：雄牛",
    "Count,Name,Edition",
    "Count\tName\tPrice",
    '<?xml version="1.0"?>',
    "<deckname>Oxen</deckname>",
  ])("%j is no card", (written) => {
    expect(readList(written)).toEqual({ main: [], side: [], unread: [] });
  });
});

describe("a pasted list", () => {
  it.each(["Maybeboard,", "?Creatures??", "メイン・", "計*20-"])("has no heading in %s", (line) => {
    expect(main(line)).toEqual([`1 ${line}`]);
    expect(readList(`4 Moss Ox\n3 Forest\n${line}`).unread).toEqual([{ line: 3, text: line, why: "NO_COUNT" }]);
  });

  it("has the names of the likeliest head", () => {
    expect(main("card_name,card name,count,qty\nMoss Ox,Gate Giant,2,3")).toEqual(["2 Gate Giant"]);
  });

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

  it("leaves out what is told about the deck", () => {
    expect(main("About\nName Oxen of the Moss\n\nDeck\n4 Moss Ox")).toEqual(["4 Moss Ox"]);
  });

  it("has a sideboard behind an empty line, after a whole deck and nowhere else", () => {
    const whole = readList("36 Moss Ox\n24 Forest\n\n3 Gate Giant\n");
    expect([countListCards(whole.main), whole.side]).toEqual([60, [{ name: "Gate Giant", count: 3 }]]);
    const grouped = readList("33 Moss Ox\n\n3 Gate Giant\n\n24 Forest");
    expect([countListCards(grouped.main), grouped.side]).toEqual([60, []]);
    const said = readList("Deck\n60 Forest\n\n3 Gate Giant");
    expect([countListCards(said.main), said.side]).toEqual([63, []]);
  });

  it("has the zones of a deck file", () => {
    const file =
      '<cockatrice_deck version="1">\n  <zone name="main">\n    <card number="4" name="Moss Ox"/>\n  </zone>\n  <zone name="side">\n    <card name="Gate Giant" number="2"/>\n  </zone>\n</cockatrice_deck>';
    const { main: deck, side, unread } = readList(file);
    expect([deck, side, unread]).toEqual([[{ name: "Moss Ox", count: 4 }], [{ name: "Gate Giant", count: 2 }], []]);
  });

  it("adds up lines of one name, however it is spelled, under the first spelling", () => {
    expect(main("2 Wind’s Ox\n1 wind's ox\n1 Ｗｉｎｄ's  Ox")).toEqual(["4 Wind’s Ox"]);
  });

  it("lists what it does not read, by line", () => {
    const { main: deck, unread } = readList(
      `4 Moss Ox\n0 Gate Giant\n999 Ember Sprite\n1 ${"a".repeat(MAX_NAME_LENGTH + 1)}\n250 Forest`,
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
            expect(countListCards(part)).toBeLessThanOrEqual(MAX_LIST_CARDS);
            expect(new Set(part.map(({ name }) => toSpellingKey(name))).size).toBe(part.length);
          }
        },
      ),
    );
    const list = readList("4 Moss Ox\n20 Forest\nSideboard\n2 Gate Giant");
    expect(readList(printList(list))).toEqual(list);
  });
});

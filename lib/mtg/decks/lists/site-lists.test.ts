import { describe, expect, it } from "vitest";
import { readDeckText } from "../deck-text";
import { getLineReadings, replaceLine } from "./line-readings";

/** Lists of 60 and 15 in the manner of a site each, and what is said of their lines. */
const LISTS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    "a forum, with own headings between strokes",
    "Suicide Oxen v2.1 -- by Rimhild (3rd, 47 players)\n\nMaindeck: 60 cards\n-- Creatures [16] --\n4x Moss Ox\n4x Gate Giant\n4 x Reed Warden\nx4 Lamp Sprite\n-- Spells [20]\n4* Grim Tidings\n4 - Marsh Lamp\n(4) Old Bell\n[4] Noon Bell\n4 Ash Wurm\n-- Mana [24] --\n20 Swamp\n4 Rust Quarry\n\nSideboard: 15 cards\n3x Pale Wisp\n3x Dusk Heron\n4x Salt Golem\n5x Thorn Keeper\n\nComments welcome! I went 5-1 in the swiss.\n",
    ["NO_COUNT", "NO_COUNT"],
  ],
  [
    "a Japanese page, in full width",
    "【デッキ名】沼の月　Ver.３\n■メインデッキ（６０枚）\n●クリーチャー：１２枚\n《苔の雄牛》×４\n《門の巨人》　　４\n４　《葦の番人》\n●呪文：２４\n《古い鐘》４枚\n４枚《昼の鐘》\n《灰の長虫》x４\n《塩のゴーレム》　×　４\n《青い鷺》 ４ 枚\n４×《茨の守り手》\n●土地：２４枚\n《沼》　２４\n\n■サイドボード（１５枚）\n《薄明の鷺》×８\n《錆びた石切り場》×７\n",
    ["NO_COUNT"],
  ],
  [
    "a spreadsheet with quoted names, tabs and a board",
    'Quantity\tName\tEdition\tFoil\tBoard\r\n4\tMoss Ox\tMMQ\tFALSE\tMainboard\r\n56\tForest\tMMQ\tTRUE\tMainboard\r\n15\t"Gate Giant, the Tall"\tINV\tFALSE\tSideboard\r\n3\tReed Warden\t\tFALSE\tMaybeboard\r\n1\tOx Token\t\tFALSE\tTokens\r\n',
    ["LEFT_OUT", "LEFT_OUT"],
  ],
  [
    "a page in Markdown with two tables",
    "## Moss Ox Control\n\n| # | Card | Set | Price |\n|--:|:-----|-----|------:|\n| 4 | [Moss Ox](https://cards.example/moss-ox) | 6ED | $1.20 |\n| 4 | **Gate Giant** | 5ED | $0.35 |\n| 52 | Swamp | | |\n| **60** | **Total** | | **$1.55** |\n\n### Sideboard (15)\n\n| # | Card |\n|--:|:-----|\n| 15 | Reed Warden |\n",
    [],
  ],
  [
    "a line of blocks with their cards",
    "Creatures (8): 4 Moss Ox, 4 Gate Giant; Instants (8): 4 Old Bell, 4 Noon Bell\nLands (44): 40 Swamp, 4 Rust Quarry\nSideboard (15): 4 Pale Wisp / 4 Dusk Heron / 7 Island\n",
    [],
  ],
  [
    "a page with the sideboard in a second column",
    "Moss Control                         Sideboard\n4 Moss Ox                            4 Reed Warden\n4 Gate Giant                         4 Old Bell\n52 Swamp                             7 Island\n",
    ["NO_COUNT"],
  ],
  [
    "a page on one line",
    '<table><tr><td>4</td><td><a href="x">Moss Ox</a></td></tr><tr><td>4</td><td>Gate Giant</td></tr><tr><td>52</td><td>Swamp</td></tr></table>\n<h3>Sideboard</h3>\n<ul><li>4 Reed Warden</li><li>11 Island</li></ul>\n',
    [],
  ],
  [
    "a deck file of elements with a count",
    '<?xml version="1.0"?>\n<deck><mainboard><card count="4">Moss Ox</card><card count="56">Forest</card></mainboard><sideboard><card count="15">Island</card></sideboard></deck>\n',
    [],
  ],
  ["rows without heads", "4,Moss Ox,MMQ,main\n56,Forest,MMQ,main\n15,Island,MMQ,side\n", []],
  [
    "a table that says of each row whether it is in the sideboard",
    'Card Name,Quantity,Sideboarded,Rarity\n"Moss Ox",4,No,Rare\n"Forest",56,No,Land\n"Gate Giant, Tall",15,Yes,Common\n',
    [],
  ],
  ["a table with a column for deck and sideboard each", "Name,Main,Side\nMoss Ox,4,0\nForest,56,0\nIsland,0,15\n", []],
  [
    "a list with bullets of three kinds",
    "Deck:\n• 4 Moss Ox\n◦ 4 Gate Giant\n– 52 Swamp\nSideboard:\n▪ 15 Island\n",
    [],
  ],
  ["marks of the sideboard in brackets", "4 Moss Ox\n56 Swamp\n[SB] 4 Reed Warden\n(SB) 4 Old Bell\nSB 7 Island\n", []],
  ["the part behind each card", "4 moss ox (main)\n56 swamp (main)\n15 island (side)\n", []],
  ["a wishboard", "4 Moss Ox\n56 Swamp\n\nWishboard (15)\n15 Island\n\nMaybe:\n3 Old Bell\n", ["ASIDE"]],
  ["dots up to the count, and the part before them", "Moss Ox..........4\nSwamp...........56\nIsland (SB).....15", []],
  ["strokes between cells", "4|Moss Ox|MMQ\n56|Swamp|MMQ\nSB: 15|Island|MMQ", []],
];

describe("a list as a site writes it", () => {
  it.each(LISTS)("is read whole: %s", (_, text, doubts) => {
    const { deck, unread } = readDeckText(text);
    const sum = (lines: typeof deck.main) => lines.reduce((total, { count }) => total + count, 0);
    expect([sum(deck.main), sum(deck.sideboard)]).toEqual([60, 15]);
    expect(unread.map(({ why }) => why)).toEqual(doubts);
  });

  it.each([
    ["3/1 Moss Ox", ["3 Moss Ox\nSB: 1 Moss Ox", "3 Moss Ox", "1 Moss Ox"]],
    ["0/3 Moss Ox", ["SB: 3 Moss Ox", "3 Moss Ox"]],
    ["Four Moss Ox", ["4 Moss Ox", "1 《Four Moss Ox》"]],
  ])("is asked about where a line counts in another way: %s", (line, readings) => {
    const text = `${line}\n56 Forest`;
    const { deck, unread } = readDeckText(text);
    expect(deck.main).toEqual([{ name: "Forest", count: 56 }]);
    expect(unread).toMatchObject([{ line: 1, why: "UNCLEAR" }]);
    const [doubt] = unread;
    const offered = doubt === undefined ? [] : getLineReadings(line, doubt);
    expect(offered.slice(0, -1)).toEqual(readings);
    for (const reading of offered) expect(readDeckText(replaceLine(text, 1, reading)).unread, reading).toEqual([]);
  });

  it.each([
    ["4 Moss Ox (2/2 for G)", "4 Moss Ox"],
    ["4 Moss Ox - 8/8!", "4 Moss Ox"],
    ["4 Moss Ox @ $1.25 = $5.00", "4 Moss Ox"],
    ["SB: 4 Moss Ox /", "SB: 4 Moss Ox"],
  ])("is asked about where something stands behind a name: %s", (line, reading) => {
    const { deck, unread } = readDeckText(`${line}\n56 Forest`);
    expect([...deck.main, ...deck.sideboard].some(({ count }) => count === 4)).toBe(true);
    expect(unread).toMatchObject([{ line: 1, why: "ONE_NAME" }]);
    const [doubt] = unread;
    const offered = doubt === undefined ? [] : getLineReadings(line, doubt);
    expect(offered[0]).toBe(reading);
    for (const one of offered) expect(readDeckText(`${one}\n56 Forest`).unread, one).toEqual([]);
  });

  it.each(["½ Moss Ox", "1,000 Moss Ox", "2x4 Moss Ox", '"Moss Ox": { "quantity": 4 },'])(
    "makes no card of what is left of %s",
    (line) => {
      const { deck, unread } = readDeckText(`${line}\n56 Forest`);
      expect(deck.main).toEqual([{ name: "Forest", count: 56 }]);
      expect(unread).toMatchObject([{ line: 1, why: "UNCLEAR" }]);
    },
  );

  it.each(['"4 Moss Ox"', "Moss Ox (4 copies)", "4.0 Moss Ox", "4 *F* Moss Ox", "《Moss Ox》 ４ 枚", "– 4 Moss Ox"])(
    "has one name in %s",
    (line) => {
      const { deck, unread } = readDeckText(`${line}\n56 Forest`);
      expect(deck.main[0]).toEqual({ name: "Moss Ox", count: 4 });
      expect(unread).toEqual([]);
    },
  );

  it("compares the sum of a heading with its block where a part has several", () => {
    const list = (n: number) => readDeckText(`Commander (${n})\n1 Gate Giant\n\nDeck (99)\n99 Swamp`).unread;
    expect(list(1)).toEqual([]);
    expect(list(2)).toMatchObject([{ line: 1, why: "SUM", stated: 2 }]);
  });

  it("reads letters with accents that a page writes as words, and no sentence as a card", () => {
    const { deck, unread } = readDeckText("こんにちは。\n4 Lim-D&ucirc;l&#39;s Ox\nよろしくお願いします。");
    expect(deck.main).toEqual([{ name: "Lim-Dûl's Ox", count: 4 }]);
    expect(unread).toMatchObject([{ why: "NO_COUNT" }, { why: "NO_COUNT" }]);
  });
});

import { expect, it } from "vitest";
import { countListCards } from "@/lib/decks/lists/list-sums";
import { readList } from "./pasted-list";

/** One deck of sixty with a sideboard of fifteen, as programs export it and as people write it. */
const LISTS = {
  "Magic Online": "36 Moss Ox\r\n24 Forest\r\n\r\n15 Gate Giant\r\n",
  Arena: "About\nName Oxen\n\nDeck\n36 Moss Ox (LAB) 12\n24 Forest (LAB) 250\n\nSideboard\n15 Gate Giant (LAB) 3\n",
  "Arena in Japanese": "デッキ\n36 苔の雄牛 (LAB) 12\n24 森 (LAB) 250\n\nサイドボード\n15 門の巨人 (LAB) 3\n",
  Cockatrice:
    "// Oxen\n\n// 60 Maindeck\n// 36 Creature\n36 Moss Ox\n// 24 Land\n24 Forest\n\n// 15 Sideboard\nSB: 15 Gate Giant\n",
  "Cockatrice file":
    '<?xml version="1.0"?>\n<cockatrice_deck version="1">\n<deckname>Oxen</deckname>\n<zone name="main">\n<card number="36" name="Moss Ox"/>\n<card number="24" name="Forest"/>\n</zone>\n<zone name="side">\n<card number="15" name="Gate Giant"/>\n</zone>\n</cockatrice_deck>',
  "Magic Workstation": "// NAME : Oxen\n    36 [LAB] Moss Ox\n    24 [LAB] Forest (2)\nSB:  15 [LAB] Gate Giant\n",
  "deck builders":
    "36x Moss Ox (lab) 12 *F* [Creature] ^Have,#37d67a^\n24x Forest (lab) 3 [Land]\n\nSIDEBOARD:\n15x Gate Giant (lab) 5\n",
  "a table": "Count\tName\tPrice\n36\tMoss Ox\t$ 1.20\n24\tForest\t$ 0.10\nSideboard\n15\tGate Giant\t$ 3",
  "an article":
    "メインデッキ（60）\n土地（24）\n24:《森/Forest》\nクリーチャー（36）\n36:《苔の雄牛/Moss Ox》\nサイドボード（15）\n15:《門の巨人/Gate Giant》\n合計：75枚",
  "by hand": "・苔の雄牛　３６枚\n・森 ２４\n\nサイド：門の巨人×１５",
};

it.each(Object.entries(LISTS))("a list is read as %s writes it", (_, text) => {
  const { main, side, unread } = readList(text);
  expect(main).toHaveLength(2);
  expect([countListCards(main), countListCards(side)]).toEqual([60, 15]);
  expect(unread).toEqual([]);
});

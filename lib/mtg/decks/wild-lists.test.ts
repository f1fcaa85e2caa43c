import { expect, it } from "vitest";
import { readDeckText } from "./deck-text";

/** Zones of a deck on one line each: cards with semicolons between them, zones with a stroke. */
const told = (text: string) => {
  const { deck } = readDeckText(text);
  return [deck.main, deck.sideboard]
    .map((lines) => lines.map(({ name, count }) => `${count} ${name}`).join("; "))
    .join(" | ")
    .replace(/ \| $/u, "");
};

it.each([
  [
    "a collection",
    'Count,Tradelist Count,Name,Edition\n4,0,Moss Ox,Ice Age\n2,1,"Fen, the Wet",Invasion',
    "4 Moss Ox; 2 Fen, the Wet",
  ],
  [
    "a Japanese table",
    "カード名,英語名,枚数,備考\n苔の牛,Moss Ox,4,第4版\n門番,Gate Giant,3,\n合計,,7,",
    "4 Moss Ox; 3 Gate Giant",
  ],
  [
    "a table with a column of parts",
    "Name\tCount\tBoard\nMoss Ox\t4\tmain\nGate Giant\t2\tSideboard",
    "4 Moss Ox | 2 Gate Giant",
  ],
  ["a table of Markdown", "| Qty | Card |\n|---|---|\n| 4 | Moss Ox |\n| 3 | Gate Giant |", "4 Moss Ox; 3 Gate Giant"],
  [
    "bullets and emphasis",
    "- 4 Moss Ox\n+ 3 **Gate Giant**\n- [ ] 2 _Reed Warden_",
    "4 Moss Ox; 3 Gate Giant; 2 Reed Warden",
  ],
  ["links", "4x [[Moss Ox]]\n1x [[Gate Giant|4ED]]", "4 Moss Ox; 1 Gate Giant"],
  ["a mail", "> 4 Moss Ox\n&gt; 3 Gate Giant\n> SB: 2 Reed Warden", "4 Moss Ox; 3 Gate Giant | 2 Reed Warden"],
  [
    "pictures",
    "⭐ 4 Moss Ox ★\n3x Gate Giant ⚡⚡\n💥 Sideboard 💥\n👉 2 Reed Warden ✓",
    "4 Moss Ox; 3 Gate Giant | 2 Reed Warden",
  ],
  [
    "prices",
    "4 Moss Ox - $75.00\n4x Gate Giant $6.50 ea.\n2 Reed Warden   EUR 18,50\n3 Marsh Lamp @ 4.25\n1 Old Bell ($300)\nTotal: $733.25",
    "4 Moss Ox; 4 Gate Giant; 2 Reed Warden; 3 Marsh Lamp; 1 Old Bell",
  ],
  [
    "dashes",
    "4 - Moss Ox\n2 -- Will-o'-the-Fen\nGate Giant - 4\n10-Forest",
    "4 Moss Ox; 2 Will-o'-the-Fen; 4 Gate Giant; 10 Forest",
  ],
  [
    "sets in words",
    "2 Moss Ox (Ice Age)\n1 Moss Ox (promo)\n1 Gate Giant *foil*\n1 [LEA#270] Reed Warden",
    "3 Moss Ox; 1 Gate Giant; 1 Reed Warden",
  ],
  ["foils of Forge", "[Main]\n3 Moss Ox+|ICE\n[Sideboard]\n2 Gate Giant|ICE", "3 Moss Ox | 2 Gate Giant"],
  [
    "one line of a sideboard",
    "4 Moss Ox\nSB: 4 Gate Giant, 3 Circle of Moss: Red, 1 Reed Warden",
    "4 Moss Ox | 4 Gate Giant; 3 Circle of Moss: Red; 1 Reed Warden",
  ],
  ["a sideboard without colons", "4 Moss Ox\nSB 3 Gate Giant", "4 Moss Ox | 3 Gate Giant"],
  [
    "sums and facts",
    "Event: Worlds\nPlace: 1\n4 Moss Ox\nTotal spells: 4\n合計 4枚\n3 Gate Giant",
    "4 Moss Ox; 3 Gate Giant",
  ],
  ["a count behind another language", "4 Moss Ox\nStrip Mine（露天鉱床） 4", "4 Moss Ox; 4 Strip Mine"],
  [
    "numbers within names",
    "4 Borrowing 100,000 Oxen\n2 Fen, 3rd of its Name",
    "4 Borrowing 100,000 Oxen; 2 Fen, 3rd of its Name",
  ],
  [
    "a page",
    "<UL>\n<LI>4 Moss Ox</LI>\n<LI>3&nbsp;<B>Gate Giant</B><BR>\n</UL>\n<P><B>Sideboard</B>\n2 Reed Warden<BR>",
    "4 Moss Ox; 3 Gate Giant | 2 Reed Warden",
  ],
  ["leaders of dots", "Moss Ox......4\nGate Giant . . . . 3\nTOTAL.......7", "4 Moss Ox; 3 Gate Giant"],
  ["counts in brackets", "(4) Moss Ox\n[3] Gate Giant\nReed Warden (2)", "4 Moss Ox; 3 Gate Giant; 2 Reed Warden"],
  ["counts with points", "4. Moss Ox\n3. Gate Giant\n14. Forest", "4 Moss Ox; 3 Gate Giant; 14 Forest"],
  ["counts without spaces", "Moss Oxx3\nGate Giant:3\n2)Reed Warden", "3 Moss Ox; 3 Gate Giant; 2 Reed Warden"],
  [
    "several marks",
    "4 Moss Ox [TMP] (330)\n1 Gate Giant {LEA} (269) *F*\n3 Reed Warden (ICE) #61\n1 Old Bell <fifth edition> [5ED]",
    "4 Moss Ox; 1 Gate Giant; 3 Reed Warden; 1 Old Bell",
  ],
  [
    "rows with strokes",
    "4 | Moss Ox | Tempest\n--- | --- | ---\nSideboard | |\n3 | Gate Giant | Exodus",
    "4 Moss Ox | 3 Gate Giant",
  ],
  [
    "two tables",
    "| Qty | Card |\n|--:|:--|\n| 4 | [Moss Ox](https://example.org/ox) |\n| 4 | **Total** |\n\n**Sideboard**\n\n| Qty | Card |\n|--:|:--|\n| 3 | Gate Giant |",
    "4 Moss Ox | 3 Gate Giant",
  ],
  [
    "sums under blocks",
    "4 Moss Ox\n4 creatures\nSideboard\n3 Gate Giant\n3 sideboard cards",
    "4 Moss Ox | 3 Gate Giant",
  ],
] as const)("%s is read as it is meant", (_, text, cards) => {
  expect(told(text)).toBe(cards);
});

import { expect, it } from "vitest";
import { readDeckText } from "../deck-text";
import { readFound } from "./testing/read-found";

/** Texts copied from pages and forums with what stands around their lists, with what they mean and what is doubtful about them. */
const COPIED: readonly (readonly [what: string, text: string, cards: string, doubts?: string])[] = [
  [
    "a split card with its printing",
    "2 Fire // Ice (APC) 128\n2 Wax // Wane (INV) 296\n1 Fire/Ice\n1 Wax // Wane\n1 Ox // Bell // Lamp // Wurm // Golem (UNH) 120\n54 Forest",
    "3 Fire // Ice; 3 Wax // Wane; 1 Ox // Bell // Lamp // Wurm // Golem; 54 Forest",
  ],
  [
    "marks of finish",
    "4 Moss Ox (NEM) *F-Etch*\n3 Gate Giant *f-etch*\n2 Reed Warden *f-pre*\n1 Old Bell *Foil Etched*\n4 *F-Etch* Marsh Lamp",
    "4 Moss Ox; 3 Gate Giant; 2 Reed Warden; 1 Old Bell; 4 Marsh Lamp",
  ],
  [
    "furniture of a page",
    "TOUR-ROME 2002  |  Lists by finish\n4 Moss Ox\nPrint deck | E-mail this list | Discuss\n3 comments here | Print\n(c) 1995-2002 Somebody\n© 1995 Somebody",
    "4 Moss Ox",
    "1 NO_COUNT; 3 NO_COUNT; 4 UNCLEAR",
  ],
  [
    "rows of counts and names beside a sideboard",
    "Main Deck\tSideboard\n4\tMoss Ox\t3\tGate Giant\n\t\t12\tPlains\n2\tOld Bell\n6\tcreatures\n54\tForest\n54\tlands\n60\tcards\t15\tcards\n\nthe end",
    "4 Moss Ox; 2 Old Bell; 54 Forest | 3 Gate Giant; 12 Plains",
    "10 NO_COUNT",
  ],
  [
    "such rows whose sums are wrong",
    "Main Deck\tSideboard\n4\tMoss Ox\t3\tGate Giant\n55\tForest\n60\tcards\t15\tcards",
    "4 Moss Ox; 55 Forest | 3 Gate Giant",
    "4 SUM; 4 SUM",
  ],
  [
    "such rows without a heading",
    "4\tMoss Ox\t3\tGate Giant\n\t\t12\tPlains\n2\tOld Bell\n2\tcards\t15\tcards",
    "2 Old Bell",
    "1 UNCLEAR; 2 UNCLEAR; 4 UNCLEAR",
  ],
  [
    "a card under another word, and a signature on a forum",
    "[deck]\n1 [card=Moss Ox]Cow[/card]\n59 Forest\n[b]Total: 60 cards, $322.24[/b]\n[b]Sideboard (15)[/b]\n14 Plains\n[/deck]\n_____\n[size=8]4 Old Bell for trade![/size]",
    "1 Moss Ox; 59 Forest | 14 Plains",
    "5 SUM; 9 UNCLEAR",
  ],
  ["a sideboard behind a deck of a forum", "[deck]\n60 Forest\n[/deck]\nSideboard\n15 Plains", "60 Forest | 15 Plains"],
  [
    "marks of the sideboard behind a deck of a forum",
    "[deck]\n60 Forest\n[/deck]\nSB: 15 Plains",
    "60 Forest | 15 Plains",
  ],
  ["a wrong total of a forum", "[b]Total: 60 cards, $3.24[/b]\n59 Forest", "59 Forest", "1 SUM"],
  [
    "a place and a player",
    "3. Some Body (24 pts)   Oxen - Block, 7-3\n4 Moss Ox\n56 Forest",
    "4 Moss Ox; 56 Forest",
    "1 UNCLEAR",
  ],
  ["a place alone", "3. Somebody\n4 Moss Ox\n56 Forest", "4 Moss Ox; 56 Forest", "1 UNCLEAR"],
  [
    "a sum on top",
    "Main Deck\n60 cards\n\n4 Moss Ox\n56 Forest\nSideboard\n15 Plains",
    "4 Moss Ox; 56 Forest | 15 Plains",
  ],
];

it.each(COPIED.map(([what, text, cards, doubts = ""]) => ({ what, text, cards, doubts })))(
  "$what",
  ({ text, cards, doubts }) => {
    expect(readFound(text)).toEqual({ cards, doubts });
  },
);

it("a wrong sum on top is compared with the whole part", () => {
  const { unread } = readDeckText("Main Deck\n60 cards\nCreatures\n8 Moss Ox\nLands\n51 Forest");
  expect(unread).toMatchObject([{ line: 2, why: "SUM", stated: 60, found: 59 }]);
});

it("a wrong sum behind a block is compared with that block", () => {
  expect(readDeckText("4 Moss Ox\n4 creatures\n\n56 Forest\n55 lands").unread).toMatchObject([
    { line: 5, why: "SUM", stated: 55, found: 56 },
  ]);
});

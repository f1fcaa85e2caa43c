import { expect, it } from "vitest";
import { readFound } from "./testing/read-found";

/** Lists as pages, posts and mails show them, with what they mean and what is doubtful about them. */
const POSTED: readonly (readonly [what: string, text: string, cards: string, doubts?: string])[] = [
  [
    "labels of a writer before the cards of a line",
    "CREATURES: 4 Moss Ox, 4 Gate Giant\nBLACK STUFF: 4 Reed Warden, 4 Marsh Lamp\nLAND: 44 Swamp\nSideboard: 15 Plains",
    "4 Moss Ox; 4 Gate Giant; 4 Reed Warden; 4 Marsh Lamp; 44 Swamp | 15 Plains",
  ],
  [
    "such a label below a whole sideboard",
    "60 Forest\nSideboard: 11 Plains, 4 Moss Ox\nBinder: 4 Reed Warden, 1 Old Bell",
    "60 Forest | 11 Plains; 4 Moss Ox",
    "3 UNCLEAR; 3 UNCLEAR",
  ],
  ["cards that somebody trades", "60 Forest\nHAVES: 2 Old Bell, 1 Moss Ox", "60 Forest", "2 ASIDE"],
  [
    "cards that a program wraps",
    "LAND: 52 Swamp\nSTUFF: 4 Moss Ox, 2\nGate Giant (all of them, of course!), 1 Reed\nWarden, 1 Old Bell\nSideboard: 4 Marsh Lamp, 11\nPlains",
    "52 Swamp; 4 Moss Ox; 2 Gate Giant; 1 Reed Warden; 1 Old Bell | 4 Marsh Lamp; 11 Plains",
    "2 REMARK",
  ],
  [
    "wrapped cards of a mail",
    "> 50 Swamp, 4 Moss Ox, 2 Old Bell, 4 Gate\n> Giant, 15\n> Plains",
    "50 Swamp; 4 Moss Ox; 2 Old Bell; 4 Gate Giant; 15 Plains",
  ],
  [
    "short lines that no program wraps",
    "4 Moss Ox, 4 Gate Giant\nSome Bell, 2 Old Bell\n50 Forest",
    "4 Moss Ox; 4 Gate Giant; 50 Forest",
    "2 NO_COUNT",
  ],
  [
    "captions with a sum",
    "◇クリーチャー：８枚\n《苔の牛》　４枚\n《門の巨人》　４枚\n◇土地：５２枚\n《森》　５２枚",
    "4 苔の牛; 4 門の巨人; 52 森",
  ],
  [
    "what a forum quotes",
    "[QUOTE=Somebody]\n4 Moss Ox\n[/QUOTE]\n\n20 Forest\n20 Swamp\n20 Plains",
    "20 Forest; 20 Swamp; 20 Plains",
    "2 UNCLEAR",
  ],
  [
    "a page with counts, names and prices on lines of their own",
    "Some Deck\nSomebody\nFormat: Legacy\nEdit\nShare\nPrint\nCreature\nQty: 8\nPrice: $ 1.00\n4\nMoss Ox\n$0.50\n4\nGate Giant\n$0.50\nLand\nQty: 52\nPrice: $2.00\n52\nForest\n$0.05",
    "4 Moss Ox; 4 Gate Giant; 52 Forest",
    "1 NO_COUNT; 2 NO_COUNT; 4 NO_COUNT; 5 NO_COUNT; 6 NO_COUNT",
  ],
  [
    "more words of a page than cards",
    "Some Deck\nby Somebody\nEdit\nCopy\nStats\n4 Moss Ox\n4 Gate Giant\n52 Forest",
    "4 Moss Ox; 4 Gate Giant; 52 Forest",
    "1 NO_COUNT; 2 NO_COUNT; 3 NO_COUNT; 4 NO_COUNT; 5 NO_COUNT",
  ],
  [
    "the menu of a page",
    "Deck\nSideboard\nConsidering\nCreatures (60)\n60 Moss Ox\nSideboard (15)\n15 Plains",
    "60 Moss Ox | 15 Plains",
  ],
  [
    "messages of a chat",
    "[21:14] Somebody: here it is\n**Main**\n`4 Moss Ox`\n`56 Forest`\n**Side**\n`15 Plains`\n[21:15] Other: nice",
    "4 Moss Ox; 56 Forest | 15 Plains",
  ],
  [
    "words behind counts in brackets",
    "Moss Ox (4): the best\nGate Giant (4) - fine\nForest (52)",
    "4 Moss Ox; 4 Gate Giant; 52 Forest",
    "1 REMARK; 2 REMARK",
  ],
  ["mana costs and prices behind tabs", "4 Moss Ox\tG\t$ 6.00\n56 Forest\t\t$ 5.20", "4 Moss Ox; 56 Forest"],
  [
    "a column for the sideboard with a card of its own",
    "Card\tMain\tSide\nMoss Ox\t4\t\nForest\t56\t\nPlains\t\t15",
    "4 Moss Ox; 56 Forest | 15 Plains",
  ],
  ["counts in brackets with a space", "(24) 山\n( 4) 苔の牛\n(32) 森", "24 山; 4 苔の牛; 32 森"],
  [
    "two faces in a file",
    '<cockatrice_deck version="1"><zone name="main"><card number="4" name="Moss Ox // Gate Giant"/><card number="56" name="Forest"/></zone></cockatrice_deck>',
    "4 Moss Ox // Gate Giant; 56 Forest",
  ],
  [
    "a table with categories",
    'Quantity,Name,Categories\n4,Moss Ox,"Draw,Instant"\n56,Forest,Land\n15,Plains,"Sideboard,Land"\n1,Old Bell,Maybeboard',
    "4 Moss Ox; 56 Forest | 15 Plains",
    "5 LEFT_OUT",
  ],
  [
    "columns of kinds beside the sideboard",
    "Lands\tCreatures\tOther Spells\tSideboard\n20 Forest\t4 Moss Ox\t4 Marsh Lamp\t4 Gate Giant\n32 Swamp\t\t\t11 Plains",
    "20 Forest; 4 Moss Ox; 4 Marsh Lamp; 32 Swamp | 4 Gate Giant; 11 Plains",
  ],
  ["the sums of both parts", "メイン60枚　サイド15枚\n60 森\nサイドボード\n15 島", "60 森 | 15 島"],
  ["a wrong one of them", "メイン60枚　サイド14枚\n60 森\nサイドボード\n15 島", "60 森 | 15 島", "1 SUM"],
  [
    "a wrapped name in a quoted mail",
    "> Creatures (8): 4 Moss Ox, 4 Gate\n> Giant\n> Lands (52): 52 Forest",
    "4 Moss Ox; 4 Gate; 52 Forest",
    "1 ONE_NAME; 2 NO_COUNT",
  ],
  [
    "tables below titles",
    "Main Deck|Count\n:--|:--\n[[Moss Ox]]|4\nForest|56\n\nSideboard|Count\n:--|:--\nPlains|15",
    "4 Moss Ox; 56 Forest | 15 Plains",
  ],
  [
    "a table with the names of the sideboard beside",
    "Name\tQty\t\tSideboard\tQty\nMoss Ox\t4\t\tPlains\t4\nForest\t56\t\tIsland\t10\n\t\t\tOld Bell\t1",
    "4 Moss Ox; 56 Forest | 4 Plains; 10 Island; 1 Old Bell",
  ],
  [
    "ranks above headings with sums",
    "1\tMoss Deck\n\tSomebody\n2\tGate Deck\n\tSomeone Else\nLANDS (20)\n20 Forest\nCREATURES (40)\n40 Moss Ox",
    "20 Forest; 40 Moss Ox",
    "1 UNCLEAR; 2 NO_COUNT; 3 UNCLEAR; 4 NO_COUNT",
  ],
  ["prices behind dashes", "• 4 × Moss Ox — $0.50 each\n• 56 × Forest – $1.00", "4 Moss Ox; 56 Forest"],
  [
    "Japanese names with their counts right behind",
    "苔の牛4 門の巨人4\n葦の番人×4　沼の灯×４\n森44\nサイド\n島4、山3、平地8",
    "4 苔の牛; 4 門の巨人; 4 葦の番人; 4 沼の灯; 44 森 | 4 島; 3 山; 8 平地",
  ],
  [
    "a commander behind its word",
    "Commander: Moss Ox, the Tall\n4 Gate Giant\n55 Forest",
    "1 Moss Ox, the Tall; 4 Gate Giant; 55 Forest",
  ],
  [
    "a form with one row of two columns",
    "Main Deck:                         Main Deck Continued:\n4          Moss Ox                 20         Forest\n36         Swamp                   Sideboard:\n                                   4          Gate Giant\n                                   11         Plains\nTable Number: 12",
    "4 Moss Ox; 20 Forest; 36 Swamp | 4 Gate Giant; 11 Plains",
    "6 NO_COUNT",
  ],
  [
    "headings of its own words above counts behind names",
    "Oxen [8]\n--------\nMoss Ox      x4\nGate Giant   x4\n\nLand [52]\nForest       x52",
    "4 Moss Ox; 4 Gate Giant; 52 Forest",
  ],
  ["sums in French", "Deck principal : 60 cartes\n60 Forest", "60 Forest"],
];

it.each(POSTED.map(([what, text, cards, doubts = ""]) => ({ what, text, cards, doubts })))(
  "$what",
  ({ text, cards, doubts }) => {
    expect(readFound(text)).toEqual({ cards, doubts });
  },
);

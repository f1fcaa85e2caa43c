import { describe, expect, it } from "vitest";
import { readDeckText } from "../deck-text";
import { getLineReadings, replaceLine } from "./line-readings";
import { readFound } from "./testing/read-found";

const CARDS = "4 Moss Ox; 56 Forest";
const BOTH = `${CARDS} | 15 Island`;

/** Lists in the manner of a site or a program each, with what they mean and what is doubtful about them. */
const LISTS: readonly (readonly [what: string, text: string, cards: string, doubts?: string])[] = [
  [
    "a page of 2000 about a tournament",
    "Top 8 Decks\n\nSome Body\nAngry Ox\n1999 Tour - Some Town, 2nd Place\n\nMain Deck\n60 cards\n4  Moss Ox\n\n4 creatures\n\n56  Forest\n\n56 lands\n\nSideboard\n15  Island\n\n15 sideboard cards",
    BOTH,
    "1 NO_COUNT; 3 NO_COUNT; 4 NO_COUNT; 5 NO_COUNT",
  ],
  [
    "such a page in its own elements",
    '<b>Main Deck</b><br>\n60 cards<br>\n<table><tr><td valign=top>4&nbsp;<a href="x">Moss Ox</a><br><hr width=50><i>4 creatures</i><br>56&nbsp;<a href=x>Forest</a><br><hr width=50><i>56 lands</i></td><td><b><i>Sideboard</i></b><br>15&nbsp;<a>Island</a><br><hr>15 sideboard cards</td></tr></table>',
    BOTH,
  ],
  [
    "a post of Usenet",
    'From: somebody@example.org (Some Body)\nNewsgroups: example.cards.magic\nSubject: Re: [DECK] My 5-color deck\nDate: 12 Mar 1996 14:03:11 GMT\nLines: 40\n\n>I think 4 Moss Ox is too many.\n\nCreatures (4)\n-------------\n4 Moss Ox\t(R)\n\nLand(56)\n--------\n56 Forest\t(U1)\n\nSideboard\n---------\n15 Island\n\n--\n"4 score and 7 years ago"',
    BOTH,
    "22 UNCLEAR",
  ],
  [
    "categories below a maybeboard, the first of which decides",
    "Creature\n4x Moss Ox (abc) 1 [Creature,Maybeboard{noDeck}{noPrice}]\n\nMaybeboard\n1x Noon Bell (abc) 2 [Maybeboard{noDeck},Land]\n\nRamp\n4x Old Bell (abc) 3 [Ramp] ^Have,#37d67a^\n52x Forest (abc) 4 [Land]\n\nSideboard\n15x Island (abc) 5 [Sideboard]\n\nTutor\n1x Gate Giant (abc) 6 [Tutor]",
    "4 Moss Ox; 4 Old Bell; 52 Forest; 1 Gate Giant | 15 Island",
    "4 ASIDE; 5 LEFT_OUT; 14 NO_COUNT",
  ],
  ["a remark with a count in it", "4 [ABC#1] Moss Ox # 2 of mine, 1 borrowed\n56 [ABC#2] Forest", CARDS],
  [
    "captions behind their blocks, below a heading of the deck",
    "メインボード（60）\n\n4　《Moss Ox》\n\n-クリーチャー（4）-\n\n56　《Forest》\n\n-土地（56）-\n\n15　《Island》\n\n-サイドボード（15）-\n",
    BOTH,
  ],
  [
    "a post with counts in brackets",
    "Moss Ox (x4)\nForest [56x]\n\nSB:\nReed Warden (x4)\nIsland (11x)",
    `${CARDS} | 4 Reed Warden; 11 Island`,
  ],
  ["columns of spaces", "4     Moss Ox               TE    Green\n56    Forest                MM    Land", CARDS],
  ["Magic Suitcase", "Name : Oxen\nCreator : Some Body\n\n\t4\tMoss Ox\n\t56\tForest\nSideboard\n\t15\tIsland", BOTH],
  ["marks of versions", "4 Moss Ox (V.1)\n56 Forest V.2\n", CARDS],
  [
    "headings between squares",
    "■メインデッキ■\n4 《苔の雄牛》\n56 《森》\n■サイドボード■\n15 《島》",
    "4 苔の雄牛; 56 森 | 15 島",
  ],
  [
    "a Japanese archive of decks",
    "使用者:だれか\n大会名:日本選手権2000\n順位:3位\n\n56 《森/Forest》\n4 《苔の雄牛/Moss Ox》\n\nサイドボード\n15 《島/Island》",
    "56 森/Forest; 4 苔の雄牛/Moss Ox | 15 島/Island",
  ],
  [
    "a table of a wiki",
    "| クリーチャー (4)\n|-\n| 4 || 《[[苔の雄牛/Moss Ox]]》\n|-\n| 56 || [[森/Forest]]",
    "4 苔の雄牛/Moss Ox; 56 森/Forest",
  ],
  ["counts in kanji", "苔の雄牛　四枚\n森　五十六枚", "4 苔の雄牛; 56 森"],
  ["a heading of a recipe", "デッキレシピ\n4 苔の雄牛\n56 森", "4 苔の雄牛; 56 森"],
  [
    "a table of a cube without counts",
    'name,CMC,Type,Set,status,maybeboard\n"Moss Ox",3,Creature,ice,Owned,false\n"Gate Giant, Tall",4,Creature,ice,Owned,true',
    "1 Moss Ox",
    "3 LEFT_OUT",
  ],
  [
    "everything in one line",
    "4 Moss Ox, 56 Forest; SB: 4 Reed Warden, 11 Island",
    `${CARDS} | 4 Reed Warden; 11 Island`,
  ],
  ["both parts in one line", "Main: 4 Moss Ox, 56 Forest Side: 15 Island", BOTH],
  ["a rule before the sideboard", "4 Moss Ox\n56 Forest\n-----\n15 Island", BOTH],
  ["sets before counts", "[TMP] 4 Moss Ox\n[INV] 56 Forest", CARDS],
  ["a block of code", "```\n4 Moss Ox\n56 Forest\n```", CARDS],
  [
    "links to a page's own cards",
    "* 4 [Moss Ox](#mtgcard)\n* 56 [[Forest]]\n\n**Sideboard**\n\n* 15 [[Island|INV]]",
    BOTH,
  ],
  [
    "sections of Forge",
    "[metadata]\nName=Oxen\n[Main]\n4 Moss Ox|ICE|1\n56 Forest|INV|[347]\n[Sideboard]\n15 Island|INV\n[Planes]\n[Schemes]",
    BOTH,
  ],
  [
    "comments of Deckstats",
    "//Main\n4 [TMP#12] Moss Ox # !Commander\n56 [TMP#330] Forest\n\n//Sideboard\nSB: 15 [ICE] Island",
    BOTH,
  ],
  ["a sideboard behind its cards", "4 Moss Ox\n56 Forest\n10 Island SB\n5 Island #SB", BOTH],
  [
    "a page whose table was copied, with prices",
    "Creature (4)\n4\tMoss Ox\t\t$ 1.20\t0.02 tix\nLands (56)\n56\tForest\t\t$ 0.10\t0.01 tix\nSideboard (15)\n15\tIsland\t\t$ 1.00\t\n60 Cards Total",
    BOTH,
  ],
  [
    "Dragon Shield",
    '"sep=,"\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language\nOxen,4,0,Moss Ox,ICE,Ice Age,12,NearMint,Normal,English\nOxen,56,0,Forest,INV,Invasion,347,NearMint,Foil,English',
    CARDS,
  ],
  [
    "ManaBox",
    "Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID\nMoss Ox,ICE,Ice Age,12,normal,rare,4,1\nForest,INV,Invasion,347,foil,common,56,2",
    CARDS,
  ],
  [
    "Magic Online",
    'Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,Annotation\n"Moss Ox",4,1,Rare,ICE,12/306,No,No,0\nForest,56,2,Common,INV,347/350,No,No,0\nIsland,15,3,Common,INV,335/350,No,Yes,0',
    BOTH,
  ],
  [
    "Scryfall",
    "section,count,name,mana_cost,type,set,set_code,collector_number\nnonlands,4,Moss Ox,{2}{G},Creature,Ice Age,ice,12\nlands,56,Forest,,Basic Land,Invasion,inv,347\nsideboard,15,Island,,x,Invasion,inv,335\nmaybeboard,1,Old Bell,,x,Ice Age,ice,1",
    BOTH,
    "5 LEFT_OUT",
  ],
  [
    "changes behind a list",
    "4 Moss Ox\n56 Forest\nSideboard\n15 Island\n\nVs Oxen:\n+4 Island\n-4 Moss Ox\nIN: 2 Island\nOUT: 2 Moss Ox, 2 Forest",
    BOTH,
    "6 NO_COUNT; 7 NO_COUNT; 8 NO_COUNT; 9 NO_COUNT; 10 NO_COUNT",
  ],
  ["changes alone", "+4 Moss Ox\n-4 Gate Giant", "", "1 NO_COUNT; 2 NO_COUNT"],
  [
    "a commander above blocks",
    "Commander (1)\n1 Moss Ox\n\nCreatures (1)\n1 Gate Giant\n\nLands (98)\n98 Forest",
    "1 Moss Ox; 1 Gate Giant; 98 Forest",
  ],
  ["a wrong sum of a commander", "Commander (2)\n1 Moss Ox\n\nLands (99)\n99 Forest", "1 Moss Ox; 99 Forest", "1 SUM"],
  ["rows of places, names and counts", "1\tMoss Ox\t4\n2\tForest\t56", "", "1 UNCLEAR; 2 UNCLEAR"],
  ["rows with sets before names", "4,ICE,Moss Ox\n56,INV,Forest\n", CARDS],
  ["rows that begin with sets", "ICE,12,Moss Ox,4\nINV,347,Forest,56", "", "1 UNCLEAR; 2 UNCLEAR"],
  [
    "foils in a column of their own",
    "Total Qty,Reg Qty,Foil Qty,Card,Set\n4,3,1,Moss Ox,ICE\n56,56,0,Forest,INV",
    CARDS,
  ],
  ["foils beside no total", "Reg Qty,Foil Qty,Card,Set\n3,1,Moss Ox,ICE\n0,56,Forest,INV", CARDS],
  ["sums in other words", "4 Moss Ox\n56 Forest\nDeck size: 60\nMain: 60", CARDS],
  ["a wrong sum in other words", "4 Moss Ox\n56 Forest\nDeck size: 61", CARDS, "3 SUM"],
  ["names that were copied twice", "4 Moss Ox Moss Ox\n56 Forest", "4 Moss Ox Moss Ox; 56 Forest", "1 ONE_NAME"],
  ["other marks of a forum", "[mtg]4 Moss Ox[/mtg]\n[tr][td]56[/td] [td]Forest[/td][/tr]", CARDS],
  ...[
    ["Mazo", "Banquillo"],
    ["Deck", "Reserva"],
    ["Mazzo", "Sideboard"],
    ["Колода", "Резерв"],
    ["덱", "사이드보드"],
    ["套牌", "备牌"],
  ].map(([main, side]) => [`Arena: ${side}`, `${main}\n4 Moss Ox\n56 Forest\n\n${side}\n15 Island`, BOTH] as const),
  [
    "sums behind headings in Japanese",
    "クリーチャー計4枚\n4 苔の雄牛\n土地計56枚\n56 森\n合計60枚\nサイドボード計15枚\n15 島",
    "4 苔の雄牛; 56 森 | 15 島",
  ],
  ["counts in a sentence", "苔の雄牛を4枚、森を56枚", "4 苔の雄牛; 56 森"],
  ["prices in yen", "4 苔の雄牛 ¥300\n56 森 50円", "4 苔の雄牛; 56 森"],
];

it.each(LISTS.map(([what, text, cards, doubts = ""]) => ({ what, text, cards, doubts })))(
  "$what",
  ({ text, cards, doubts }) => {
    expect(readFound(text)).toEqual({ cards, doubts });
  },
);

describe("a count beside a name", () => {
  it.each([
    ...["Moss Ox (x4)", "Moss Ox (4x)", "Moss Ox [4x]", "Moss Ox [x4]", "Moss Ox [4]", "Moss Ox 4x", "Moss Ox - 4x"],
    ...["Moss Ox (4 of)", "4 of Moss Ox", "4 copies of Moss Ox", "4 pcs Moss Ox", "(4x) Moss Ox", "[4x] Moss Ox"],
    ...["4 'Moss Ox'", '4 "Moss Ox"', "4 Moss Ox,", "4 Moss Ox:", "4 Moss Ox ->", "4 Moss Ox {2}{G}", "4 Moss Ox [3]"],
    ...[
      "4 Moss Ox foil",
      "4 Moss Ox (R)",
      "Moss Ox・4",
      "Moss Ox…4枚",
      "４枚：Moss Ox",
      "4-《Moss Ox》",
      "4、《Moss Ox》",
    ],
  ])("%s", (line) => {
    expect(readFound(`${line}\n56 Forest`)).toEqual({ cards: CARDS, doubts: "" });
  });

  it.each([
    "4 Moss Ox,2 Gate Giant",
    "4xMoss Ox,2xGate Giant",
    "Moss Ox 4, Gate Giant 2",
    "Moss Ox x4, Gate Giant x2",
    "Moss Ox (4), Gate Giant (2)",
  ])("and beside each of several: %s", (line) => {
    expect(readFound(`${line}\n54 Forest`)).toEqual({ cards: "4 Moss Ox; 2 Gate Giant; 54 Forest", doubts: "" });
  });

  it.each([
    ["3+1 Moss Ox", "3 Moss Ox\nSB: 1 Moss Ox"],
    ["4 Moss Ox 2GG", "4 Moss Ox"],
    ["4 Moss Ox (2/2, 1G)", "4 Moss Ox"],
    ["4 SB Moss Ox", "// 4 SB Moss Ox"],
  ])("is asked about in %s", (line, reading) => {
    const { unread } = readDeckText(`${line}\n56 Forest`);
    expect(unread).toHaveLength(1);
    const [doubt] = unread;
    const offered = doubt === undefined ? [] : getLineReadings(line, doubt);
    expect(offered[0]).toBe(reading);
    for (const one of offered) expect(readDeckText(replaceLine(line, 1, one)).unread, one).toEqual([]);
  });

  it.each(["Fen, 3rd of its Name", "Borrowing 100,000 Oxen", '"Ach! Oxen, Run!"', "Of One Ox", "+2 Mace"])(
    "is no part of a name such as %s",
    (name) => {
      expect(readFound(`2 ${name}\n58 Forest`)).toEqual({ cards: `2 ${name}; 58 Forest`, doubts: "" });
    },
  );
});

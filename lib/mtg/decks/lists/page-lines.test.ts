import { describe, expect, it } from "vitest";
import { readDeckText } from "../deck-text";
import { getLineReadings, replaceLine } from "./line-readings";
import { readFound } from "./testing/read-found";

const LIST = "4 Moss Ox\n56 Forest";
const CARDS = "4 Moss Ox; 56 Forest";

describe("a title that is the name of a card is asked about", () => {
  it.each([
    ["on top", `Tinker\n${LIST}`, 1],
    ["above an empty line", `Tinker\n\n${LIST}`, 1],
    ["above a heading", `Tinker\nMain Deck\n${LIST}`, 1],
    ["below a remark", `// Somebody\nTinker\n\n${LIST}`, 1],
    ["above one card", "Tinker\n60 Forest", 1],
    ["with a colon", `Tinker:\n${LIST}`, 1],
    ["with emphasis", `**Tinker**\n${LIST}`, 1],
    ["in a player's place", `1. Tinker\n${LIST}`, 1],
    ["with another after a stroke", `Tinker - Somebody\n${LIST}`, 1],
    ["below a player", `Somebody\nTinker\n\nMain Deck\n${LIST}`, 2],
    ["in Japanese", `修繕\n${LIST}`, 1],
    ["above a second block", `${LIST}\n\nNecropotence\n4 Gate Giant`, 1],
    ["above the sideboard", `${LIST}\n\nTinker\n\nSideboard\n15 Island`, 1],
  ])("%s", (_, text, count) => {
    const { deck, unread } = readDeckText(text);
    expect(deck.main.map(({ name }) => name).join()).not.toMatch(/Tinker|Necropotence|修繕/u);
    const doubts = unread.filter(({ why }) => why === "NO_COUNT" || why === "UNCLEAR");
    expect(doubts).toHaveLength(count);
    for (const { line, text: raw, ...doubt } of doubts) {
      const [remark, card] = getLineReadings(raw, { line, text: raw, ...doubt });
      expect(remark).toBe(`// ${raw}`);
      expect(card).toMatch(/^1 /u);
      expect(readDeckText(replaceLine(text, line, remark ?? "")).unread).toHaveLength(unread.length - 1);
    }
  });

  it.each([
    ["Tinker (60)", []],
    ["Tinker 60", ["NO_COUNT"]],
    ["Deck: Tinker", []],
    ["== Tinker ==", []],
  ])("and %s is no sixty copies", (line, doubts) => {
    const { deck, unread } = readDeckText(`${line}\n${LIST}`);
    expect(deck.main.map(({ name }) => name)).toEqual(["Moss Ox", "Forest"]);
    expect(unread.map(({ why }) => why)).toEqual(doubts);
  });

  it.each([
    ["among cards", "4 Moss Ox\nBlack Lotus\nMox Jet\n54 Forest", "4 Moss Ox; 1 Black Lotus; 1 Mox Jet; 54 Forest"],
    ["below a heading", "Artifacts\nBlack Lotus\n4 Moss Ox\n55 Forest", "1 Black Lotus; 4 Moss Ox; 55 Forest"],
    [
      "in a block of its own",
      "4 Moss Ox\n54 Forest\n\nBlack Lotus\nMox Jet",
      "4 Moss Ox; 54 Forest; 1 Black Lotus; 1 Mox Jet",
    ],
    ["with a few copies behind", `${LIST}\nTinker (4)`, `${CARDS}; 4 Tinker`],
  ])("but not a single card %s", (_, text, cards) => {
    expect(readFound(text)).toEqual({ cards, doubts: "" });
  });
});

describe("a number that is no count is asked about, and no part of a sum", () => {
  it.each([
    ...[
      "2000 World Championships - Somebody",
      "1998 Worlds",
      "2000 Tour (1st)",
      "1996 World Champion Deck",
      "300 boxes",
    ],
    ...[
      "2000年世界選手権",
      "2000-12-15 Some Town",
      "98 Worlds",
      "Worlds 98",
      "'98 Worlds",
      "Worlds 1998",
      "Tour 2000 (Town)",
    ],
    ...["1st place", "1st", "2nd - Tinker", "3rd/4th place", "5-8th place", "4th: Somebody", "1st Place: Somebody"],
    ...[
      "3rd Place (Top 8)",
      "Top 8",
      "Rank 3",
      "2) Somebody",
      "No. 1 Player",
      "Deck #2 of 5",
      "第3位",
      "1位 だれか",
      "1位",
    ],
    ...[
      "8 points",
      "24 pts",
      "1 point",
      "128 players",
      "2 decks",
      "12 comments",
      "5 hours ago",
      "2 days",
      "128人",
      "3勝1敗",
    ],
    ...["7-0 Somebody", "Round 5: 2-1", "Day 2", "Page 1 of 2", "Last updated 3/4/2001", "Price: 12 tix", "3 views"],
  ])("%s", (line) => {
    const text = `${line}\n${LIST}\n60 cards`;
    const { deck, unread } = readDeckText(text);
    expect(readFound(text).cards).toBe(CARDS);
    expect(unread.map((doubt) => doubt.line)).toEqual([1]);
    const [doubt] = unread;
    const offered = doubt === undefined ? [] : getLineReadings(line, doubt);
    expect(offered).toContain(`// ${line}`);
    expect(readDeckText(replaceLine(text, 1, `// ${line}`))).toMatchObject({ deck, unread: [] });
  });

  it("also in a table", () => {
    expect(readFound("Count,Name\n4,Moss Ox\n2000,Worlds\n56,Forest\n60 cards")).toEqual({
      cards: CARDS,
      doubts: "3 COUNT",
    });
  });

  it("but many copies in brackets are what they say", () => {
    expect(readFound("98 《Moss Rats》\n2 Swamp")).toEqual({ cards: "98 Moss Rats; 2 Swamp", doubts: "" });
  });
});

describe("a second deck on a page is no part of the first", () => {
  it.each([
    [
      "under a title",
      `Main Deck\n${LIST}\nSideboard\n15 Island\n\nSomebody\nMain Deck\n60 Swamp\nSideboard\n15 Plains`,
      "8 ASIDE; 10 ASIDE",
    ],
    ["with marks", `${LIST}\nSB: 15 Island\n\nDeck\n60 Swamp\nSB: 15 Plains`, "5 ASIDE"],
    ["in blocks", `Deck\nLands\n${LIST}\nSideboard\n15 Island\nDeck (60)\nLands (60)\n60 Swamp`, "7 ASIDE"],
  ])("%s", (_, text, doubts) => {
    const read = readFound(text);
    expect(read.cards).toBe(`${CARDS} | 15 Island`);
    expect(
      read.doubts
        .split("; ")
        .filter((doubt) => !doubt.endsWith("NO_COUNT"))
        .join("; "),
    ).toBe(doubts);
  });

  it.each([
    [
      "a commander below it",
      `Deck\n${LIST}\nSideboard\n15 Island\n\nCommander\n1 Gate Giant`,
      `${CARDS}; 1 Gate Giant | 15 Island`,
    ],
    ["its sum below it", `${LIST}\nDeck: 60\nSideboard: 15\n15 Island`, `${CARDS} | 15 Island`],
    ["a pool above it", `Pool\n90 Swamp\nDeck\n${LIST}`, CARDS],
    ["a small part above it", `Main\n4 Moss Ox\nSideboard\n15 Island\nMain\n56 Forest`, `${CARDS} | 15 Island`],
  ])("but a deck is one with %s", (_, text, cards) => {
    expect(readFound(text)).toEqual({ cards, doubts: "" });
  });
});

describe("a section without cards is not asked about", () => {
  it.each([
    ...["Maybeboard", "Maybeboard (0)", "Tokens", "Considering:", "Planes/Schemes", "Attractions", "検討中"],
    ...["Commander", "Commander (0)", "Companion", "Sideboard", "Sideboard (0)", "サイドボード（0枚）"],
  ])("%s", (heading) => {
    expect(readFound(`${LIST}\n\n${heading}\n`)).toEqual({ cards: CARDS, doubts: "" });
    expect(readFound(`${heading}\n\nDeck\n${LIST}`)).toEqual({ cards: CARDS, doubts: "" });
  });

  it("but one whose cards stand in blocks of their own is", () => {
    expect(readFound(`${LIST}\n\nMaybeboard\nCreatures\n3 Gate Giant`)).toEqual({ cards: CARDS, doubts: "4 ASIDE" });
  });

  it("nor one of a file", () => {
    const file = (inside: string) =>
      `<deck game="x">\n<section name="Main">\n<card qty="60" id="1">Forest</card>\n</section>\n<section name="Sideboard" />\n<section name="Command Zone" shared="False" />\n<section name="Planes/Schemes" shared="False">${inside}</section>\n</deck>`;
    expect(readFound(file(""))).toEqual({ cards: "60 Forest", doubts: "" });
    expect(readFound(file('<card qty="2" id="3">Ox Scheme</card>'))).toEqual({ cards: "60 Forest", doubts: "7 ASIDE" });
  });
});

describe("a table of contents", () => {
  const text =
    "Contents\n1 Why Oxen?\n2 The deck\n2.1 Creatures\n2.2 Lands\n3 Matches\n\n1 Why Oxen?\nBecause.\n\n2.1 Creatures\n\n4 Moss Ox\n4 Gate Giant\n\n2.2 Lands\n\n52 Forest\n\n3 Matches\nNone yet.";

  it("names no cards, and its chapters are headings", () => {
    const { cards, doubts } = readFound(text);
    expect(cards).toBe("4 Moss Ox; 4 Gate Giant; 52 Forest");
    expect(doubts.split("; ").every((doubt) => doubt.endsWith("NO_COUNT"))).toBe(true);
  });

  it.each([
    "Contents [hide]\n1 The Ox\n2 A List\n3 Matches",
    "1 The Ox\n2 A List\n3 Matches\n\nThe Ox[edit | edit source]\nOld.\n\nA List[edit]",
  ])("without parts below its heading, or with words of the text, names none: %j", (above) => {
    const { cards, doubts } = readFound(`${above}\n\n4 Moss Ox\n4 Gate Giant\n52 Forest`);
    expect(cards).toBe("4 Moss Ox; 4 Gate Giant; 52 Forest");
    expect(doubts).not.toContain("UNCLEAR");
  });

  it("is no run of counts that stands alone", () => {
    expect(readFound("1 Moss Ox\n2 Gate Giant\n3 Old Bell\n54 Forest").cards).toBe(
      "1 Moss Ox; 2 Gate Giant; 3 Old Bell; 54 Forest",
    );
  });
});

it.each(["[note 1]", "[1]", "[2][3]", "[a]", "[注 1]"])("the mark of a footnote is no part of a name: %s", (mark) => {
  expect(readFound(`4 Moss Ox${mark}\n4 Gate Giant\n52 Forest`)).toEqual({
    cards: "4 Moss Ox; 4 Gate Giant; 52 Forest",
    doubts: "",
  });
});

it("a sentence with the mark of a footnote states no sum", () => {
  const text = "An old deck of the year, with many an ox.[3]\n\n4 Moss Ox\n4 Gate Giant\n52 Forest";
  expect(readFound(text).doubts).toBe("1 NO_COUNT");
});

it.each([
  ["4 Moss Ox – 19,50 €", ""],
  ["4 Moss Ox 19.50 EUR", ""],
  ["Moss Ox x4 (in other words)", "2 REMARK"],
])("what stands behind a card is no part of its name: %s", (line, doubts) => {
  expect(readFound(`4 Gate Giant\n${line}\n52 Forest`)).toEqual({
    cards: "4 Gate Giant; 4 Moss Ox; 52 Forest",
    doubts,
  });
});

it("a column with a part for each card is read: MD/SB", () => {
  const text = "Qty\tCard\tMD/SB\n4\tMoss Ox\tMD\n56\tForest\tMD\n15\tPlains\tSB";
  expect(readFound(text).cards).toBe("4 Moss Ox; 56 Forest | 15 Plains");
});

it("cards left out below a comment have a way back", () => {
  const text = "4 Moss Ox\n56 Forest\n//Maybeboard\n2 Old Bell";
  const [doubt] = readDeckText(text).unread;
  expect(doubt?.why).toBe("ASIDE");
  expect(doubt && getLineReadings("//Maybeboard", doubt)).not.toEqual([]);
});

it("a word of a page above its number begins no part of the list", () => {
  expect(readFound("comments\n47\nan ox\n\n4 Moss Ox\n4 Gate Giant\n52 Forest").cards).toBe(
    "4 Moss Ox; 4 Gate Giant; 52 Forest",
  );
});

it("a cart with a title and a count in columns is read", () => {
  const text =
    "Title\tEdition\tPrice\tQty\tTotal\nMoss Ox\tDusk\t$1.50\t4\t$6.00\nForest (265)\tDusk\t$0.10\t56\t$5.60";
  expect(readFound(text).cards).toBe("4 Moss Ox; 56 Forest");
});

describe("numbers outside the block of a list are asked about", () => {
  const deck = "Main\n4 Moss Ox\n4 Gate Giant\n4 Old Bell\n4 Noon Bell\n\n4 Reed Warden\n20 Forest\n20 Plains\n";
  it.each([
    ["places of players above", `Rounds of play\n1 Some Body\n8 Any Other\n\nWho\nWhat\n\n${deck}`, [2, 3]],
    ["a sentence above the first heading", `Hello there\n32 people went home\n\n${deck}`, [2]],
    ["ranks below", `${deck}\nMore to read\nRanks\n1 Green Decks\n2 All Giants\n3 Top Lists\nContact`, [13, 14, 15]],
  ])("%s", (_, text, lines) => {
    const { deck: read, unread } = readDeckText(text);
    expect(read.main.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    expect(unread.filter(({ why }) => why === "UNCLEAR").map(({ line }) => line)).toEqual(lines);
  });
});

describe("a page above its list", () => {
  it.each([
    [
      "the heading of a part in a menu, and a table whose counts have no head",
      "Home\nWishlist\nTrades\nDecks\nExport\nMain Deck - 60 cards, 3 distinct\n\tName\tEdition\tType\nRarity\tColor\nCreature (8)\n4\tMoss Ox\t\tCreature\n4\tGate Giant\t\tCreature\nLand (52)\n52\tForest\t\tLand\nSideboard - 2 cards, 1 distinct\n2\tOld Bell\t\tCreature\nScratchpad - 1 cards, 1 distinct\n1\tNoon Bell\t\tCreature",
      "4 Moss Ox; 4 Gate Giant; 52 Forest | 2 Old Bell",
    ],
    [
      "a whole sideboard above the kinds of the deck",
      "Sideboard (3)\n2 Old Bell\n1 Noon Bell\nCreature (8)\n4 Moss Ox\n4 Gate Giant\nLand (52)\n52 Forest",
      "4 Moss Ox; 4 Gate Giant; 52 Forest | 2 Old Bell; 1 Noon Bell",
    ],
    [
      "columns with a space in front, and a heading beside a card",
      "Creatures                 Other\n 4 Moss Ox                 4 Old Bell\n 4 Gate Giant              4 Noon Bell\nLand                       4 Reed Warden\n40 Forest",
      "4 Moss Ox; 4 Old Bell; 4 Gate Giant; 4 Noon Bell; 4 Reed Warden; 40 Forest",
    ],
    [
      "messages with a time and a colon, of which several are the list",
      "Chat\n21:02 some: nice draw\n21:03 bot: @some -> MAIN: 4 Moss Ox, 4 Gate Giant, 4 Old Bell,\n21:03 bot: LANDS: 40 Forest, 4 Plains, 4 Island\n21:03 bot: SB: 2 Noon Bell, 1 Reed Warden\n21:04 other: thanks",
      "4 Moss Ox; 4 Gate Giant; 4 Old Bell; 40 Forest; 4 Plains; 4 Island | 2 Noon Bell; 1 Reed Warden",
    ],
  ])("%s", (_, text, cards) => {
    expect(readFound(text).cards).toBe(cards);
  });
});

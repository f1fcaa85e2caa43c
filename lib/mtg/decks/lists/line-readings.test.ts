import { describe, expect, it } from "vitest";
import { readDeckText } from "../deck-text";
import { readCardLines } from "./card-lines";
import { findWordyLines, getLineReadings, leaveOutLines, replaceLine, splitLines, takeReading } from "./line-readings";

describe("a doubt", () => {
  it.each([
    ["Removal (9)\n4 Moss Ox\n4 Gate Giant\n\nMana (52)\n52 Forest", 1, ["// Removal (9)", "9 Removal"]],
    [
      "4\tMoss Ox\t3\tOld Bell\n53 Forest",
      1,
      ["4 Moss Ox\nSB: 3 Old Bell", "4 Moss Ox\n3 Old Bell", "// 4\tMoss Ox\t3\tOld Bell"],
    ],
    ["4\tcards\t3\tcards\n4\tMoss Ox\t3\tOld Bell", 1, ["// 4\tcards\t3\tcards"]],
    ["3. Somebody\n4 Moss Ox\n56 Forest", 1, ["// 3. Somebody", "3 Somebody"]],
    ["[deck]\n60 Forest\n[/deck]\n4 Old Bell", 4, ["// 4 Old Bell", "4 《Old Bell》"]],
    ["60 Forest\n[/deck]\n4\tOld Bell", 3, ["// 4\tOld Bell", "4 《Old Bell》"]],
    ["60 Forest\n[b]Sideboard (15)[/b]\n12 Plains", 2, ["[b]Sideboard (12)[/b]"]],
    ["60 Forest\nサイドボード（１５）\n12 Plains", 2, ["サイドボード(12)"]],
    [
      "STUFF: 4 Moss Ox (good), 2\nGate Giant, 1 Old Bell\n53 Forest",
      1,
      ["// STUFF\n4 Moss Ox\n2 Gate Giant\n1 Old Bell", "// STUFF: 4 Moss Ox (good), 2 Gate Giant, 1 Old Bell"],
    ],
    ["Round 1\n4 Moss Ox\n56 Forest", 1, ["// Round 1", "1 Round"]],
    ["4 Moss Ox\nhello world\n56 Forest", 2, ["// hello world", "1 《hello world》"]],
    ["4 Moss Ox\n12:30\n56 Forest", 2, ["// 12:30"]],
    ["60 Forest\nSideboard (15)\n12 Plains", 2, ["Sideboard (12)"]],
    [
      "4 Moss Ox (3 main, 1 side)\n56 Forest",
      1,
      ["4 Moss Ox", "3 Moss Ox\nSB: 1 Moss Ox", "// 4 Moss Ox (3 main, 1 side)"],
    ],
    ["2-3 Moss Ox\n4 Forest", 1, ["2 Moss Ox", "3 Moss Ox", "// 2-3 Moss Ox"]],
    ["4 Moss Ox 3 Old Bell", 1, ["4 Moss Ox\n3 Old Bell", "4 《Moss Ox 3 Old Bell》", "// 4 Moss Ox 3 Old Bell"]],
    [
      "SB: 4 Moss Ox 3 Old Bell 8 Gate Giant",
      1,
      [
        "SB: 4 Moss Ox\nSB: 3 Old Bell\nSB: 8 Gate Giant",
        "SB: 4 《Moss Ox 3 Old Bell 8 Gate Giant》",
        "// SB: 4 Moss Ox 3 Old Bell 8 Gate Giant",
      ],
    ],
    [
      "SB: 1 Sol Ring, Old Bell",
      1,
      ["SB: 1 Sol Ring\nSB: 1 Old Bell", "SB: 1 《Sol Ring, Old Bell》", "// SB: 1 Sol Ring, Old Bell"],
    ],
    ["《苔の牛》、《門の巨人》 3枚", 1, ["3 《苔の牛》\n3 《門の巨人》", "// 《苔の牛》、《門の巨人》 3枚"]],
    ["Fast 2 Furious (Mike)", 1, ["// Fast 2 Furious (Mike)", "1 《Fast 2 Furious (Mike)》"]],
    ["4 Moss Ox - great vs. elves", 1, ["4 Moss Ox", "// 4 Moss Ox - great vs. elves"]],
    ["4 Moss Ox - good", 1, ["4 Moss Ox", "4 《Moss Ox - good》", "// 4 Moss Ox - good"]],
    ["1 Shock, Disenchant", 1, ["1 Shock\n1 Disenchant", "1 《Shock, Disenchant》", "// 1 Shock, Disenchant"]],
    ["1 Old Bell, Sol Ring", 1, ["1 Old Bell\n1 Sol Ring", "1 《Old Bell, Sol Ring》", "// 1 Old Bell, Sol Ring"]],
    ["4 Forest\n-- 4 Moss Ox --", 2, ["// -- 4 Moss Ox --", "4 Moss Ox"]],
    ["4 Forest\n> 4 Moss Ox\n4 Swamp", 2, ["// > 4 Moss Ox", "4 Moss Ox"]],
    ["Companion\n1 Moss Ox\nDeck\n60 Forest\nSideboard\n1 Moss Ox", 2, ["// 1 Moss Ox"]],
  ])("of %j has readings that leave none", (text, line, readings) => {
    const [doubt] = readDeckText(text).unread;
    if (doubt === undefined) throw new Error("There is no doubt.");
    expect(doubt.line).toBe(line);
    expect(getLineReadings(splitLines(text)[line - 1] ?? "", doubt)).toEqual(readings);
    for (const reading of readings) {
      expect(readDeckText(replaceLine(text, line, reading)).unread.filter((one) => one.line === line)).toEqual([]);
    }
  });

  it.each([
    ["a table", "Count,Name\n4,Moss Ox\nmany,Old Bell", 3],
    ["two columns", "Main Deck\tSideboard\n4\tMoss Ox\t3\tOld Bell\nsome words\t3 Gate Giant", 3],
    ["several cards on a line", "4 Forest\n《Moss Ox》×4、《Old Bell》×3", 2],
  ])("has its line as a remark for good in %s", (_, text, line) => {
    const words = text.split("\n")[line - 1] ?? "";
    const { unread, deck } = readDeckText(replaceLine(text, line, `// ${words}`));
    expect(unread.filter((one) => one.line === line)).toEqual([]);
    expect(JSON.stringify(deck)).not.toContain(line === 2 ? "Old Bell" : "Gate Giant");
  });
});

describe("an answer", () => {
  const PAGE = "Print | Share\nSome Magazine\nby somebody_else\n\n";
  const DECK = "20 Moss Ox\n4 Old Bell (good)\n2-3 Noon Bell\n36 Forest";
  const RANKS = "1 \tU/W Ox\nSome Player\n2 \tReed-A-Bell\nOther Player\n3 \tBells";
  const describeLines = (text: string, isOther: (line: number) => boolean) =>
    readCardLines(text).flatMap(({ line, part, why, count, name }) =>
      why !== "SUM" && isOther(line) ? [`${part} ${why} ${count} ${name}`] : [],
    );

  it.each([
    `${PAGE}${DECK}\nSideboard\n15 Plains\n\n${RANKS}`,
    `${PAGE}${DECK}\nSideboard\n15 Plains\nSee you\n${RANKS}`,
    `${PAGE}${DECK}\n\n8 Plains\n7 Island\n\nRelated Pages\nOther Things`,
    `${PAGE}Beasts (24)\n${DECK}\nSee above\nRest (7)\n7 Island\n\nOther Things`,
  ])("changes how no other line is read: %#", (text) => {
    const { unread } = readDeckText(text);
    expect(unread.length).toBeGreaterThan(4);
    for (const doubt of unread)
      for (const reading of getLineReadings(splitLines(text)[doubt.line - 1] ?? "", doubt)) {
        const to = takeReading(text, doubt.line, reading);
        const end = doubt.line + to.split("\n").length - text.split("\n").length;
        expect(
          describeLines(to, (line) => line < doubt.line || line > end),
          reading,
        ).toEqual(describeLines(text, (line) => line !== doubt.line));
      }
    const wordy = findWordyLines(text, unread).map(({ line }) => line);
    const isOther = (line: number) => !wordy.includes(line);
    expect(describeLines(leaveOutLines(text, wordy), isOther)).toEqual(describeLines(text, isOther));
  });

  it("marks the sideboard where a card more would move it", () => {
    const text = "40 Moss Ox\n10 Old Bell\n10 Forest\n\n15 Plains\n\nOther things";
    const to = takeReading(text, 7, "1 Other things");
    expect(readDeckText(to).deck.sideboard).toContainEqual({ name: "Plains", count: 15 });
  });
});

describe("a remark behind a card", () => {
  it.each([
    ["1x Moss Ox - late game, 1 is enough", "1 Moss Ox", "REMARK"],
    ["3x Moss Ox - cant be blocked, 2 felt short, 4 too many", "3 Moss Ox", "REMARK"],
    ["2 Moss Ox - 2 mana or 5 mana, always fine", "2 Moss Ox", "REMARK"],
    ["2 Moss Ox - good, 3 Old Bell - nice too", "2 Moss Ox", ""],
    ["2 moss ox, 3 old bell", "2 moss ox; 3 old bell", ""],
  ])("is no card: %s", (line, cards, why) => {
    const { deck, unread } = readDeckText(`${line}\n56 Forest`);
    const read = deck.main.map(({ name, count }) => `${count} ${name}`).join("; ");
    if (why === "") expect(read.startsWith(cards)).toBe(true);
    else {
      expect(read).toBe(`${cards}; 56 Forest`);
      expect(unread.map((one) => one.why)).toEqual([why]);
    }
  });
});

describe("a category behind a card", () => {
  it.each(["Tokens", "Finisher,Tokens", "Wishlist", "Planes"])("of the player's own keeps it: %s", (own) => {
    const { deck, unread } = readDeckText(`1x Moss Ox (abc) 1 [${own}]\n59x Forest (abc) 2 [Land]`);
    expect(deck.main).toHaveLength(2);
    expect(unread).toEqual([]);
  });

  it("that leaves it out offers to count it", () => {
    const text = "1x Moss Ox (abc) 1 [Maybeboard{noDeck}{noPrice},Tutor]\n59x Forest (abc) 2 [Land]";
    const [doubt] = readDeckText(text).unread;
    const [main = "", side = ""] = doubt === undefined ? [] : getLineReadings(text.split("\n")[0] ?? "", doubt);
    const read = [main, side].map((reading) => readDeckText(takeReading(text, 1, reading)));
    expect(read.map(({ deck, unread }) => [deck.main.length, deck.sideboard.length, unread.length])).toEqual([
      [2, 0, 0],
      [1, 1, 0],
    ]);
  });
});

it("a wrong sum with a doubt in its part is not offered as right", () => {
  const text = "Deck (62)\n4 Moss Ox\n2-3 Old Bell\n56 Forest";
  const doubt = readDeckText(text).unread.find(({ why }) => why === "SUM");
  expect(doubt && getLineReadings("Deck (62)", doubt)).toEqual([]);
});

it("offers the card before a sentence, and no sentence as a name", () => {
  const text = "4 Moss Ox\n56 Forest\n\nThe Choices\n\n3 Old Bell – I would go down to 2 if Oxen fall off.";
  const [doubt] = readDeckText(text).unread.filter(({ line }) => line === 6);
  const readings = doubt && getLineReadings(doubt.text, doubt);
  expect(readings).toContain("3 Old Bell");
  expect(readings?.filter((one) => one.includes("would") && !one.startsWith("//"))).toEqual([]);
});

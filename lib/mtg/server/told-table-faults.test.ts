import { afterAll, describe, expect, it } from "vitest";
import { createCardDataFiles } from "./testing/card-data-files";

const { accepted, refusals, remove } = createCardDataFiles();
afterAll(remove);

const HEADER = "name,types,cost,power,toughness,loyalty,sets,japanese";
const table = (...rows: readonly string[]) => `${[HEADER, ...rows].join("\n")}\n`;
const only = async (content: unknown) => {
  const told = await refusals(content);
  expect(told.length).toBe(1);
  return told[0] ?? "";
};

describe("a row with more cells than the header", () => {
  it("is refused as a whole, and not for each cell that stands in a wrong column", async () => {
    expect(await only("name,types,sets\nFen, the Wet,Land,zz1\n")).toMatch(
      /^line 2: the row has more cells \(4\) than there are columns \(3\) → Put cells that contain the separator in double quotes/,
    );
    // Its last cell is empty, but those before it are misread, or begin with the blank behind a comma.
    expect(await only(table("Ox, the Mild,Creature — Ox,{G},1,1,,zz1,"))).toMatch(
      /^line 2: the row has more cells \(9\) than/,
    );
    expect(await only("name,types,sets,japanese\nFen, the Wet,Land,zz1,\n")).toMatch(
      /^line 2: the row has more cells \(5\) than/,
    );
    expect(await only("name,types,,\nFen,Land,,note\n")).toMatch(
      /^line 2: the row has more cells \(4\) than there are columns \(2\)/,
    );
  });

  it("is read where all of the others are empty", async () => {
    const data = await accepted(`${HEADER},,\nReed,Instant,{G},,,,zz1,,,\nFen,Land,,,,,,\n,,,,,,,,,\n`);
    expect(data.collection.cards.size).toBe(2);
    await accepted("name,types\nReed,Instant,,\n");
  });
});

describe("a header", () => {
  it("with columns that are not known is told all of them", async () => {
    expect(await only("name,rarity,types,My notes\nReed,common,Instant,x\n")).toMatch(
      /^line 1: unknown columns: “rarity”, “My notes” → Delete or rename/,
    );
    expect(await only("name,rarity\nReed,common\n")).toMatch(/unknown columns: “rarity” → Delete or rename/);
  });

  it.each(["|", ":"])("with cells parted by %s is told so", async (sign) => {
    const told = await only(["name", "types", "cost"].join(sign).concat(`\nReed${sign}Instant${sign}{G}\n`));
    expect(told).toMatch(/^line 1: .*separated by “[|:]”, not by commas → Save .* commas/);
    expect(told).toContain(`“${sign}”`);
  });

  it("that is none, but a card, is told so", async () => {
    expect(await only("Reed,Instant,{G},1,1,,zz1,\n")).toMatch(
      /^line 1: .* no known column names: .* → Write .*name,types/,
    );
  });
});

describe("a cell is told with what stands there and what is allowed", () => {
  it.each([
    [
      "Reed,Creature,{-2}{G},,,,,",
      /^line 2, column cost: unknown mana symbols: “\{-2\}” \(allowed: numbers, W U B R G C S X Y Z, /,
    ],
    [
      "Reed,Creature,{FOO}{99999999999999999999},,,,,",
      /unknown mana symbols: “\{FOO\}”, “\{99999999999999999999\}” \(/,
    ],
    ["Reed,Creature,{2}{Q2}{G},,,,,", /column cost: unknown mana symbols: “\{Q2\}” /],
    ["Reed,Creature,{2}{Q2}{W,,,,,", /column cost: unknown mana symbols: “\{Q2\}” .*; outside braces: “\{W”/],
    ["Reed,Creature,{CHAOS},,,,,", /column cost: unknown mana symbols: “\{CHAOS\}”/],
    ["Reed,Creature,1G,,,,,", /column cost: outside braces: “1G” .*\{2\}\{W\}/],
    ["Reed,Creature,{2}{W,,,,,", /column cost: outside braces: “\{W”/],
    ["Reed,Creature,,abc,1,,,", /column power: “abc” is not a valid power .*\*, 1\+\*, X, \?, ∞/],
    ["Reed,Creature,,1,1-,,,", /column toughness: “1-” is not a valid toughness /],
    [
      "Reed,Planeswalker,,,,many,,",
      /column loyalty: “many” is not a valid loyalty \(allowed: whole numbers from 0 without a decimal point, X, \*\)/,
    ],
    ["Reed,Planeswalker,,,,-5,,", /column loyalty: “-5” is not a valid loyalty/],
    [",Creature,,,,,,", /column name: the name is empty/],
    ["Reed,Creature,,,,,zz1;Zebra!!;zz2,", /column sets, code 2: “Zebra!!” is not a set code .*letters/],
    [`${"x".repeat(10_000)},,,,,,,`, /column name: too long: 10,000 characters \(maximum: 200\)/],
  ])("%s", async (row, told) => {
    expect(await only(table(row))).toMatch(told);
  });

  it.each([
    ["{X}{2}{R/W}{2/U}{G/P}{G/U/P}{C/W}{S}{HW}{½}{1000000}", "-1", "1+*"],
    ["{U} // {W}", "*", "*+1"],
    ["{u/b}", "∞", "?"],
    ["", ".5", "3½"],
    ["{0}", "+2", "7-*"],
    ["{16}", "X", "*²"],
  ])("and read where it is right: %s %s %s", async (cost, power, toughness) => {
    await accepted(table(`Reed,Creature,${cost},${power},${toughness},X,,`));
    await accepted(table(`Reed,Creature,${cost},${power},${toughness},*,,`));
  });
});

describe("two rows of one name", () => {
  const row = "Reed,Creature — Ox,{G},1,1,,zz1,";
  it("that disagree are refused, and both lines and the columns are named", async () => {
    expect(await only(table(row, "Fen,Land,,,,,,", "reed,Instant,{3}{U},1,1,,zz1,"))).toMatch(
      /^line 4: “reed” is also in line 2, with different values in: types, cost → Make .*equal .* or delete/,
    );
    expect(await only(table("Reed,Creature,,,,,,", "Reed,Creature,,5,1,,,"))).toMatch(/in: power, toughness →/);
  });

  it("that agree, or of which one adds sets and the Japanese name alone, are one card", async () => {
    const data = await accepted(table(row, row, "Reed,Creature — Ox,{G},1,1,,zz2,葦", "Reed,,,,,,zz3,"));
    expect(data.collection.cards.get("reed")).toMatchObject({ sets: ["zz1", "zz2", "zz3"], japanese: "葦" });
  });
});

describe("a file that is no table", () => {
  it.each([" \r\n\t\r\n   \n", "\ufeff\n"])("%j is empty", async (content) => {
    expect(await only(content)).toMatch(/^the whole file: the file is empty → /);
  });

  it("has a NUL sign, whose line is told", async () => {
    expect(await only(table("Reed,Creature,,,,,,", "F\u0000en,Land,,,,,,"))).toMatch(
      /^line 3: contains the character U\+0000, .* → /,
    );
  });
});

it("types that the site does not know are noted", async () => {
  const data = await accepted(table("Zor,Creeture — Zor,,,,,,", "Reed,Legendary Snow Creature,,,,,,", "Fen,,,,,,,"));
  expect(data.notes.strangeTypes).toEqual(["Zor (creeture)"]);
});

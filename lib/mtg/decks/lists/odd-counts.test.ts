import { describe, expect, it } from "vitest";
import { readDeckText } from "../deck-text";
import { getLineReadings, takeReading } from "./line-readings";
import { findSizeDoubt } from "./part-sizes";
import { readFound } from "./testing/read-found";

const LIST = "Creatures (8)\n4 Moss Ox\n4 Gate Giant\nLands (52)\n52 Forest";
const CARDS = "4 Moss Ox; 4 Gate Giant; 52 Forest";

const choicesAt = (text: string, line: number) =>
  readDeckText(text)
    .unread.filter((one) => one.line === line)
    .flatMap((one) => getLineReadings(text.split("\n")[line - 1] ?? "", one));

describe("a count in another form than those of the list is asked about and not read", () => {
  it.each([
    ["a count that a stroke glues to a title", `8-Bells\nby somebody\n\n${LIST}`, "1 UNCLEAR; 2 NO_COUNT"],
    ["a footnote behind a title", `Forest Oxen [1]\n${LIST}`, "1 UNCLEAR"],
    ["a footnote behind a Japanese title", `森の牛\n\n森の牛 [1]\n${LIST}`, "1 NO_COUNT; 3 UNCLEAR"],
    ["a line alone above the first heading", `Oxen x3\n\n${LIST}`, "1 UNCLEAR"],
    ["a line alone above words", "8 Bells\nby somebody\n\n4 Moss Ox\n4 Gate Giant\n52 Forest", "1 UNCLEAR; 2 NO_COUNT"],
    [
      "a line among words where each card stands apart",
      "somebody\n\n4 yr. of it\n\nthanks\n\n4 Moss Ox\n\n4 Gate Giant\n\n52 Forest",
      "1 NO_COUNT; 3 UNCLEAR; 5 NO_COUNT",
    ],
    ["a known name without a count", LIST.replace("4 Gate", "Strip Mine\n4 Gate"), "3 UNCLEAR"],
    ["a card again beside it", LIST.replace("4 Gate", "Moss Ox x2\n4 Gate"), "3 UNCLEAR"],
    ["two counts that a stroke glues to a name", `8-Bells\n9-Tailors\n${LIST}\n`, "1 UNCLEAR; 2 UNCLEAR"],
    [
      "a line alone far from the cards",
      `${LIST}\n\nsee you there\n\nOxen x3\n\nthanks`,
      "7 NO_COUNT; 9 UNCLEAR; 11 NO_COUNT",
    ],
  ])("%s", (_, text, doubts) => {
    expect(readFound(text)).toEqual({ cards: CARDS, doubts });
  });

  it("unless other lines of the list have it, or a card stands beside", () => {
    expect(readFound("4-Moss Ox\n4-Gate Giant\n52-Forest")).toEqual({ cards: CARDS, doubts: "" });
    expect(readFound("Moss Ox [4]\nGate Giant [4]\nForest [52]")).toEqual({ cards: CARDS, doubts: "" });
    expect(readFound("Moss Ox x4\n4 Gate Giant\n52 Forest")).toEqual({ cards: CARDS, doubts: "" });
  });

  it("and is left out by the first choice, or is a card by the second", () => {
    const text = `8-Bells\n\n${LIST}`;
    expect(choicesAt(text, 1)).toEqual(["// 8-Bells", "8 《Bells》"]);
    expect(readFound(takeReading(text, 1, "// 8-Bells"))).toEqual({ cards: CARDS, doubts: "" });
    expect(readFound(takeReading(text, 1, "8 《Bells》"))).toEqual({ cards: `8 Bells; ${CARDS}`, doubts: "" });
  });
});

it.each(["х", "Х", "χ", "✘"])("the sign %s beside a count is a times sign", (sign) => {
  const text = `words about it\n\nЗемли (60)\n4${sign} Moss Ox\n4${sign} Gate Giant\n52${sign} Forest`;
  expect(readFound(text)).toEqual({ cards: CARDS, doubts: "1 NO_COUNT" });
});

describe("a sum that a line alone exceeds by its count", () => {
  it("in words below all cards leaves that line in doubt", () => {
    const text = `8 Bells\nby somebody\n\n${LIST}\n60 Cards Total`;
    expect(readFound(text)).toEqual({ cards: CARDS, doubts: "1 UNCLEAR; 2 NO_COUNT" });
  });

  it.each(["Main (60)", "メイン（60）"])("in the heading %s asks about the size, with that line", (heading) => {
    const text = `3 Oxen\n\n${heading}\n4 Moss Ox\n4 Gate Giant\n52 Forest`;
    expect(findSizeDoubt(text)?.parts).toMatchObject([{ found: 63, usual: 60, stated: [3], only: [1] }]);
  });

  it("but not at the commander of a hundred cards", () => {
    expect(readFound("1 Moss Ox\n\nDeck (99)\n99 Forest").doubts).toBe("3 SUM");
  });
});

it("offers no other sum where as many lines without a count are what it lacks", () => {
  const text = "Main (60)\n4 Moss Ox\n55 Forest\n\nGate Giant";
  expect(readFound(text).doubts).toBe("1 SUM; 5 NO_COUNT");
  expect(choicesAt(text, 1)).toEqual([]);
});

describe("cards without a count", () => {
  const text = "**creatures (3)**\nmoss ox x2\ngate giant :evergreen_tree:\n\n**lands (57)**\n57 forest";

  it("are one each where the sum of their heading needs them", () => {
    expect(readFound(text)).toEqual({ cards: "2 moss ox; 1 gate giant; 57 forest", doubts: "" });
    const remarked = text.replace(":evergreen_tree:", "(yes for this i play green)");
    expect(readFound(remarked)).toEqual({ cards: "2 moss ox; 1 gate giant; 57 forest", doubts: "3 REMARK" });
    expect(readFound(text.replace("(3)", "(4)")).doubts).toBe("1 SUM; 3 NO_COUNT");
  });

  it("are offered without the signs and remarks behind them", () => {
    const bare = "4 Moss Ox\n56 Forest\nGate Giant :evergreen_tree:\nReed Warden (yes for this i play green)";
    expect(choicesAt(bare, 3)).toEqual(["// Gate Giant :evergreen_tree:", "1 Gate Giant"]);
    expect(choicesAt(bare, 4)).toEqual(["// Reed Warden (yes for this i play green)", "1 Reed Warden"]);
  });
});

describe("messages of a chat", () => {
  it.each(["**side that i really used**", "**Sideboard I played**", "*sb for friday*", "__side__"])(
    "begin a sideboard with %s",
    (heading) => {
      expect(readFound(`4 Moss Ox\n56 Forest\n${heading}\n2x Gate Giant`)).toEqual({
        cards: "4 Moss Ox; 56 Forest | 2 Gate Giant",
        doubts: "",
      });
    },
  );

  it.each([
    "somebody — 19/04/2024 22:41",
    "somebody — 22:44",
    "Somebody — Today at 10:41 PM",
    "だれか — 今日 22:41",
    "👍 2",
    "(edited)",
  ])("have %s around a list", (noise) => {
    expect(readFound(`${noise}\n4 Moss Ox\n56 Forest\n${noise}`)).toEqual({
      cards: "4 Moss Ox; 56 Forest",
      doubts: "",
    });
  });
});

it("reads a name with a small letter before its hyphen", () => {
  const list = `${LIST}\nSideboard\n2 [TSP] Ox il-Kor`;
  expect(readFound(list)).toEqual({ cards: `${CARDS} | 2 Ox il-Kor`, doubts: "" });
});

it.each(["2003 Regional Championships: Northern Top 8 Decks", "1998年夏の店舗大会、3位（参考）"])(
  "reads %s as a line without a count",
  (title) => {
    const text = `${title}\n${LIST}`;
    expect(readFound(text)).toEqual({ cards: CARDS, doubts: "1 NO_COUNT" });
    expect(choicesAt(text, 1)).toEqual([`// ${title}`]);
  },
);

it("says of a card's own line that it is no part of the deck", () => {
  const text = "4 Moss Ox [Creature]\n56 Forest [Land]\n1 Gate Giant [Maybeboard{noDeck}]";
  expect(readFound(text).doubts).toBe("3 LEFT_OUT");
});

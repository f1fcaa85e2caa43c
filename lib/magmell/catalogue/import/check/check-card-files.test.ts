import { describe, expect, test } from "vitest";
import type { CatalogueRecords } from "@/lib/magmell/catalogue/model/types";
import { runToCompletion } from "@/lib/tasks";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildPrinting,
  buildStoneRevision,
  buildUnitRevision,
  type CardFileContent,
  TEST_SET,
} from "../../testing/card-file";
import { type CardFile, type CardFileSource, readCardFile } from "../files/read-card-file";
import { CARD_FILE_LIMITS, cardFileSchema, cardSchema } from "../files/schema";
import { createCardRecord, planImport } from "../import-plan";
import type { ImportProblem } from "../import-problem";
import { checkCardFiles } from "./check-card-files";

const NOTHING: CatalogueRecords = { sets: [], cards: [] };
/** A database that holds the small file. */
const THERE: CatalogueRecords = { sets: [TEST_SET], cards: buildCardFile().cards.map(createCardRecord) };

function problemsOf(content: unknown, existing = NOTHING): readonly ImportProblem[] {
  const read = readWhole(buildCardFileSource(content));
  return "cards" in read ? runToCompletion(checkCardFiles([read], existing)) : [read];
}

/** The small file with some fields of its second card's parts replaced; `undefined` removes one. */
const changed = (parts: { card?: object; revision?: object; printing?: object; set?: object; file?: object }) => {
  const [first, second, third] = buildCardFile().cards;
  return {
    ...buildCardFile(),
    sets: [{ ...TEST_SET, ...parts.set }],
    cards: [
      first,
      {
        ...second,
        revisions: [{ ...buildUnitRevision(), ...parts.revision }],
        printings: [{ ...buildPrinting("TS-002"), ...parts.printing }],
        ...parts.card,
      },
      third,
    ],
    ...parts.file,
  };
};
const manyCounters = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`栞${index}`, "bookmark"]));
const readWhole = (file: CardFileSource) => runToCompletion(readCardFile(file));
const codesAt = (problems: readonly ImportProblem[]) => problems.map(({ code, pointer }) => `${code} ${pointer}`);

test("a file that is in order has no problems", () => {
  expect(problemsOf(buildCardFile())).toEqual([]);
  expect(problemsOf(buildCardFile(), THERE)).toEqual([]);
});

describe("one wrong thing gives one problem, at its place", () => {
  const card1 = "/cards/1";
  const revision = `${card1}/revisions/0`;
  const print = `${card1}/printings/0`;
  test.each<[string, Parameters<typeof changed>[0]]>([
    ["VALUE /format", { file: { format: "grimoire-cards/2" } }],
    ["TYPE /cards", { file: { cards: {} } }],
    ["UNKNOWN_FIELD /author", { file: { author: "x" } }],
    [
      "TOO_LONG /sets",
      {
        file: {
          sets: [
            TEST_SET,
            ...Array.from({ length: CARD_FILE_LIMITS.sets }, (_, index) => ({ ...TEST_SET, code: `A${index}` })),
          ],
        },
      },
    ],
    ["TOO_SHORT /sets/0/name", { set: { name: "" } }],
    ["FORM /sets/0/releasedOn", { set: { releasedOn: "2025-02-30" } }],
    ["TYPE /sets/0/counters", { set: { counters: ["栞"] } }],
    ["FORM /sets/0/counters/栞カウンター", { set: { counters: { 栞カウンター: "bookmark" } } }],
    ["FORM /sets/0/counters/《栞》", { set: { counters: { "《栞》": "bookmark" } } }],
    ["FORM /sets/0/counters/栞", { set: { counters: { 栞: "bookmark counter" } } }],
    ["FORM /sets/0/counters/栞", { set: { counters: { 栞: "しおり" } } }],
    ["TYPE /sets/0/counters/栞", { set: { counters: { 栞: null } } }],
    [
      "TOO_LONG /sets/0/counters/栞",
      { set: { counters: { 栞: "b".repeat(CARD_FILE_LIMITS.englishCounterName + 1) } } },
    ],
    ["TOO_LONG /sets/0/counters", { set: { counters: manyCounters(CARD_FILE_LIMITS.counters + 1) } }],
    ["TYPE /cards/1", { file: { cards: [buildCardFile().cards[0], 7] } }],
    [`MISSING ${card1}/reading`, { card: { reading: undefined } }],
    [`FORM ${card1}/reading`, { card: { reading: "火の子" } }],
    [`FORM ${card1}/reading`, { card: { reading: "イッヶゲツ" } }],
    [`TOO_LONG ${card1}/name`, { card: { name: "火".repeat(CARD_FILE_LIMITS.name + 1) } }],
    [`FORM ${card1}/name`, { card: { name: "《火》" } }],
    [`FORM ${card1}/name`, { card: { name: ".." } }],
    [`FORM ${card1}/name`, { card: { name: " 火" } }],
    [`FORM ${card1}/name`, { card: { name: "火\u202e子" } }],
    [`FORM ${card1}/englishName`, { card: { englishName: "a\tb" } }],
    [`TYPE ${card1}/token`, { card: { token: "yes" } }],
    [`TOO_SMALL ${card1}/number`, { card: { number: 0 } }],
    [`TOO_BIG ${card1}/number`, { card: { number: CARD_FILE_LIMITS.number + 1 } }],
    [`TYPE ${card1}/number`, { card: { number: 2.5 } }],
    [`TYPE ${card1}/number`, { card: { number: "2" } }],
    [`VALUE ${revision}/kind`, { revision: { kind: "spell" } }],
    [`VALUE ${revision}/timing`, { revision: { timing: "slow" } }],
    [`FORM ${revision}/useCost`, { revision: { useCost: "赤2" } }],
    [`FORM ${revision}/catalyst`, { revision: { catalyst: "白" } }],
    [`TOO_BIG ${revision}/ap`, { revision: { ap: CARD_FILE_LIMITS.stat + 1 } }],
    [`TOO_SMALL ${revision}/hp`, { revision: { hp: -1 } }],
    [`TOO_LONG ${revision}/text`, { revision: { text: "あ".repeat(CARD_FILE_LIMITS.text + 1) } }],
    [`FORM ${revision}/text`, { revision: { text: "一行目\r\n二行目" } }],
    [`MISSING ${revision}/text`, { revision: { text: undefined } }],
    [`TIMING_MISSING ${revision}/timing`, { revision: { timing: undefined } }],
    [`STAT_MISSING ${revision}/ap`, { revision: { ap: undefined } }],
    [`STAT_MISSING ${revision}/hp`, { revision: { hp: undefined } }],
    [`TIMING_ON_STONE ${revision}/timing`, { card: { revisions: [{ ...buildStoneRevision(), timing: "quick" }] } }],
    [`STAT_WITHOUT_UNIT ${revision}/hp`, { card: { revisions: [{ ...buildStoneRevision(), hp: 1 }] } }],
    [`FORM ${print}/number`, { printing: { number: "ts 2" } }],
    [`FORM ${print}/set`, { printing: { set: "ts" } }],
    [`SET_UNKNOWN ${print}/set`, { printing: { set: "XX" } }],
    [`REVISION_UNKNOWN ${print}/revision`, { printing: { revision: "2025-04-26" } }],
    [
      `REVISION_TWICE ${card1}/revisions/1/effectiveOn`,
      { card: { revisions: [buildUnitRevision(), buildUnitRevision()] } },
    ],
    [`NO_REVISION ${card1}/revisions`, { card: { revisions: [], printings: [] } }],
    [`NUMBER_TWICE ${card1}/number`, { card: { number: 1 } }],
    [`NAME_TWICE ${card1}/name`, { card: { name: "青 の 魔石", revisions: [buildStoneRevision()] } }],
    [`BASIC_STONE_KIND ${revision}/kind`, { card: { name: "赤の魔石" } }],
    [`PRINTING_TWICE ${print}/number`, { printing: { number: "TS-001" } }],
    ["SET_TWICE /sets/1/code", { file: { sets: [TEST_SET, TEST_SET] } }],
  ])("%s", (expected, parts) => {
    expect(codesAt(problemsOf(changed(parts)))).toEqual([expected]);
  });
});

describe("nicknames, tags, lists and marks", () => {
  const list = (more: object = {}) => ({
    id: "first-deck",
    name: "最初のデッキ",
    englishName: "First deck",
    cards: ["火の子"],
    ...more,
  });
  const lists = (...more: object[]) => ({ file: { lists: more.map(list) } });
  const labels = (...entries: object[]) => ({ file: { aliases: entries } });
  test.each<[string, Parameters<typeof changed>[0]]>([
    ["TYPE /cards/1/aliases", { card: { aliases: "ひー" } }],
    ["FORM /cards/1/aliases/0", { card: { aliases: ["《ひー》"] } }],
    ["TOO_LONG /cards/1/aliases", { card: { aliases: Array.from({ length: 13 }, (_, index) => `ひ${index}`) } }],
    ["ALIAS_TWICE /cards/1/aliases/1", { card: { aliases: ["ひー", "ヒー"] } }],
    ["ALIAS_TAKEN /cards/1/aliases/0", { card: { aliases: ["水 鏡"] } }],
    ["ALIAS_TAKEN /cards/1/aliases/0", { card: { aliases: ["ミズカガミ"] } }],
    ["ALIAS_TAKEN /cards/1/aliases/0", { card: { aliases: ["water mirror"] } }],
    ["VALUE /cards/1/tags/0", { card: { tags: ["strong"] } }],
    ["TAG_TWICE /cards/1/tags/1", { card: { tags: ["draw", "draw"] } }],
    ["TYPE /cards/1/retired", { card: { retired: "yes" } }],
    [
      "BASIC_STONE_RETIRED /cards/1/retired",
      { card: { name: "緑の魔石", revisions: [buildStoneRevision()], retired: true } },
    ],
    [
      "BASIC_STONE_TOKEN /cards/1/token",
      { card: { name: "緑の魔石", revisions: [buildStoneRevision()], token: true } },
    ],
    ["VALUE /cards/1/printings/0/finish", { printing: { finish: "gold" } }],
    ["TOO_SHORT /cards/1/printings/0/product", { printing: { product: "" } }],
    ["VALUE /sets/0/type", { set: { type: "box" } }],
    ["RARITY_TWICE /sets/0/rarities", { set: { rarities: [1, 2].map(() => ({ code: "C", name: "並" })) } }],
    ["FORM /sets/0/rarities/0/name", { set: { rarities: [{ code: "C", name: "並=C" }] } }],
    ["FORM /sets/0/rarities/0/code", { set: { rarities: [{ code: "並", name: "並" }] } }],
    ["RARITY_UNKNOWN /cards/1/printings/0/rarity", { printing: { rarity: "SR" } }],
    [
      "RARITY_UNKNOWN /cards/1/printings/0/rarity",
      { set: { rarities: [{ code: "C", name: "並" }] }, printing: { rarity: "SR" } },
    ],
    ["IMAGE_MISSING /cards/1/printings/0/image", { printing: { image: "TS-002.png" } }],
    ["IMAGE_UNKNOWN /cards/1/printings/0/image", { printing: { image: "a".repeat(64) } }],
    ["FORM /cards/1/printings/0/image", { printing: { image: "scans/TS-002.png" } }],
    ["FORM /cards/1/printings/0/image", { printing: { image: "TS-002.txt" } }],
    ["TOO_LONG /cards/1/printings/0/imageAlt", { printing: { imageAlt: "あ".repeat(201) } }],
    ["FORM /lists/0/id", lists({ id: "First" })],
    ["TYPE /lists/0/removed", lists({ removed: "yes" as never })],
    ["LIST_TWICE /lists/1/id", lists({}, {})],
    ["LIST_CARD_TWICE /lists/0/cards/1", lists({ cards: ["火の子", "火 の 子"] })],
    ["LIST_CARD_UNKNOWN /lists/0/cards/0", lists({ cards: ["火の粉"] })],
    ["LIST_CARD_TOKEN /lists/0/cards/0", { ...lists({}), card: { token: true } }],
    ["LIST_CARD_RETIRED /lists/0/cards/0", { ...lists({}), card: { retired: true } }],
    ["MISSING /aliases/0/aliases", labels({ card: "火の子" })],
    ["ALIASES_CARD_UNKNOWN /aliases/0/card", labels({ card: "火の粉", aliases: [] })],
    ["ALIASES_TWICE /aliases/1/card", labels({ card: "火の子", aliases: ["ひー"] }, { card: "火 の 子", aliases: [] })],
    ["ALIAS_TAKEN /aliases/0/aliases/0", labels({ card: "火の子", aliases: ["水鏡"] })],
  ])("%s", (expected, parts) => {
    const problems = problemsOf(changed(parts));
    expect(codesAt(problems)).toEqual([expected]);
    expect(problems[0]?.line).toBeGreaterThan(1);
  });

  test("two cards may not get the same nickname, and the first keeps it", () => {
    const both = labels({ card: "火の子", aliases: ["あれ"] }, { card: "水鏡", aliases: ["アレ"] });
    const [problem, ...others] = problemsOf(changed(both));
    expect(problem).toMatchObject({ code: "ALIAS_TAKEN", pointer: "/aliases/1/aliases/0" });
    expect(problem?.facts).toEqual({ alias: "アレ", other: "火の子" });
    expect(others).toEqual([]);
  });

  test("a card's own name may be its nickname in another spelling", () => {
    expect(problemsOf(changed({ card: { aliases: ["ヒノコ", "spark"] } }))).toEqual([]);
  });

  const nicknamed = (name: string, alias: string): CatalogueRecords => ({
    ...THERE,
    cards: THERE.cards.map((one) => (one.name === name ? { ...one, aliases: [alias] } : one)),
    lists: [{ id: "kept", name: "残り", englishName: "Kept", cards: [2] }],
  });

  test("a new name that is a nickname of another card is refused, unless that gives it up", () => {
    const there = nicknamed("水鏡", "新しい頁");
    const fresh = buildCard(9, "新しい頁", "あたらしいぺーじ", { printings: [] });
    const alone = { ...buildCardFile({ cards: [fresh] }) };
    expect(codesAt(problemsOf(alone, there))).toEqual(["ALIAS_TAKEN /cards/0/name"]);
    expect(problemsOf({ ...alone, aliases: [{ card: "水鏡", aliases: [] }] }, there)).toEqual([]);
  });

  test("a card that a list holds is not withdrawn behind its back", () => {
    const there = nicknamed("水鏡", "かがみ");
    const withdrawn = changed({ card: { retired: true } });
    expect(codesAt(problemsOf(withdrawn, there))).toEqual(["LIST_HOLDS /cards/1/retired"]);
    expect(problemsOf({ ...withdrawn, lists: [list({ id: "kept", cards: ["水鏡"] })] }, there)).toEqual([]);
  });

  test("codes may be in full width, in JSON too", () => {
    const wide = changed({ printing: { set: "ＴＳ", number: "ＴＳ－００２" }, revision: { useCost: "１赤" } });
    const read = readWhole(buildCardFileSource(wide)) as CardFile;
    expect(runToCompletion(checkCardFiles([read], THERE))).toEqual([]);
    expect(runToCompletion(planImport([read], THERE)).changes).toEqual([]);
  });
});

describe("against the database", () => {
  test.each<[string, object]>([
    ["NUMBER_TAKEN", { name: "別の名", reading: "べつのな" }],
    ["NAME_HAS_NUMBER", { number: 77 }],
    ["PRINTING_TAKEN", { number: 77, name: "別の名", reading: "べつのな" }],
  ])("%s", (code, more) => {
    const only = buildCardFile({ cards: [buildCard(2, "火の子", "ひのこ", { englishName: "Spark", ...more })] });
    expect(problemsOf(only, THERE).map((problem) => problem.code)).toContain(code);
  });

  test("a printing may refer to a set and a revision that are only there, and repeat no revision", () => {
    const reprint = {
      ...buildCardFile({ sets: [] }),
      cards: [buildCard(2, "火の子", "ひのこ", { revisions: [], printings: [buildPrinting("TS-102")] })],
    };
    expect(problemsOf(reprint, THERE)).toEqual([]);
    expect(codesAt(problemsOf(reprint))).toEqual([
      "NO_REVISION /cards/0/revisions",
      "SET_UNKNOWN /cards/0/printings/0/set",
      "REVISION_UNKNOWN /cards/0/printings/0/revision",
    ]);
  });

  test("a name may be spelled differently as long as it is the same name", () => {
    expect(problemsOf(buildCardFile({ cards: [buildCard(2, "火 の 子", "ひのこ")] }), THERE)).toEqual([]);
  });
});

test("everything is told at once, with line, value, reason and fix, in the order of the lines", () => {
  const content = `{ "format": "grimoire-cards/1", "sets": [],
 "cards": [
  { "number": 1, "name": "火の子", "reading": "ひのこ", "englishname": "Spark",
    "revisions": [ { "effectiveOn": "2025-04-25", "kind": "unit", "ap": 1.5, "hp": 1, "text": "" } ],
    "printings": [ { "set": "XX", "number": "XX-001", "illustrator": "無名", "revision": "2025-04-25" } ] },
  { "number": 1, "name": "火の子", "reading": "ひのこ", "englishName": "Spark", "revisions": [], "printings": [] }
 ] }`;
  const problems = problemsOf(content);
  expect(problems.map(({ code, line, field, value }) => [code, line, field, value])).toEqual([
    ["UNKNOWN_FIELD", 3, "englishname", '"Spark"'],
    ["TYPE", 4, "ap", "1.5"],
    ["TIMING_MISSING", 4, "timing", null],
    ["SET_UNKNOWN", 5, "set", '"XX"'],
    ["NUMBER_TWICE", 6, "number", "1"],
    ["NAME_TWICE", 6, "name", '"火の子"'],
    ["NO_REVISION", 6, "revisions", "[]"],
  ]);
  expect(problems[0]?.facts).toMatchObject({ meant: "englishName" });
  for (const { file } of problems) expect(file).toBe("trial.json");
});

test("files that are imported together are checked together", () => {
  const read = (content: CardFileContent, file: string) => readWhole(buildCardFileSource(content, file)) as CardFile;
  const second = buildCardFile({
    sets: [],
    cards: [buildCard(9, "火の子", "ひのこ", { printings: [buildPrinting("TS-002")] })],
  });
  const problems = runToCompletion(checkCardFiles([read(buildCardFile(), "a.json"), read(second, "b.json")], NOTHING));
  expect(problems.map(({ file, code }) => [file, code])).toEqual([
    ["b.json", "NAME_TWICE"],
    ["b.json", "PRINTING_TWICE"],
  ]);
  expect(problems[0]?.facts).toEqual({ file: "a.json", list: "cards", entry: 2, other: "火の子" });
});

test("the schema bounds every text and list", () => {
  const long = "あ".repeat(100_000);
  expect(
    cardFileSchema.safeParse({ format: "grimoire-cards/1", sets: [], cards: new Array(CARD_FILE_LIMITS.cards + 1) })
      .success,
  ).toBe(false);
  for (const field of ["name", "reading", "englishName"]) {
    expect(cardSchema.safeParse({ ...buildCard(1, "火", "ひ"), [field]: long }).success).toBe(false);
  }
});

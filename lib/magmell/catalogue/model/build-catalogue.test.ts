import { describe, expect, test } from "vitest";
import { checkDeck, findCard } from "@/engine/magmell";
import {
  buildCard,
  buildCardFile,
  buildPrinting,
  buildStoneRevision,
  buildTestCatalogue,
  buildUnitRevision,
} from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import type { CardInput } from "../import/files/schema";
import { readSnapshot, writeSnapshot } from "../views/snapshot";
import { buildCatalogue, parseCatalogueVersion, redateCatalogue } from "./build-catalogue";
import { createTextReader } from "./text-reader";

const content = buildCardFile({
  cards: [
    buildCard(7, "火の子", "ひのこ", {
      revisions: [
        buildUnitRevision({ effectiveOn: "2026-11-21", ap: 3 }),
        buildUnitRevision({ text: "■一。" }),
        buildUnitRevision({ effectiveOn: "2025-10-01", useCost: "青", catalyst: "緑" }),
      ],
      printings: [buildPrinting("TS-007", { flavor: "ぱちり。" })],
    }),
    buildCard(1, "青の魔石", "あおのませき", { revisions: [buildStoneRevision()] }),
    buildCard(3, "明日の頁", "あすのぺーじ", {
      revisions: [buildUnitRevision({ effectiveOn: "2026-11-21" })],
      printings: [],
    }),
  ],
});

test("on a day, each card is its latest revision in force", () => {
  const today = buildTestCatalogue(content, "2026-11-20");
  expect(today.cards.map(({ number, ap, effectiveOn }) => [number, ap, effectiveOn])).toEqual([
    [1, null, "2025-04-25"],
    [7, 2, "2025-10-01"],
  ]);
  expect(today.byNumber.get(7)).toMatchObject({ colors: ["blue"], neededColors: ["blue", "green"], key: "火の子" });
  expect(today.byNumber.get(1)).toMatchObject({ colors: ["blue"], timing: null });
  expect(findCard(today.definitions, "火 の 子")).toBe(today.byNumber.get(7));
});

test("the next day brings what comes into force on it", () => {
  const tomorrow = buildTestCatalogue(content, "2026-11-21");
  expect(tomorrow.cards.map(({ number, ap }) => [number, ap])).toEqual([
    [1, null],
    [3, 2],
    [7, 3],
  ]);
});

test("before the first revisions there is nothing", () => {
  expect(buildTestCatalogue(content, "2020-01-01").cards).toEqual([]);
});

describe("the version", () => {
  test.each([
    ["2026-11-19", "2026-11-20", true],
    ["2026-11-20", "2026-11-21", false],
    ["2025-09-30", "2025-10-01", false],
    ["2027-01-01", "2099-01-01", true],
  ])("%s and %s share one: %s", (one, other, same) => {
    expect(buildTestCatalogue(content, one).version === buildTestCatalogue(content, other).version).toBe(same);
  });

  test("is another one when the same texts are read otherwise", () => {
    const records = { sets: [], cards: buildTestCatalogue(content).cards };
    const reader = (englishText: string) => () => ({ abilities: [], englishText, coverage: "full" as const });
    const [one, other] = ["■Draw a card.", "■Draw two cards."].map(
      (text) => runToCompletion(buildCatalogue(records, 3, "2026-11-20", reader(text))).version,
    );
    expect(one).toMatch(/^3\.\d{4}-\d{2}-\d{2}\.[0-9a-f]{8}$/);
    expect(other).not.toBe(one);
    expect(parseCatalogueVersion(one ?? "")).toMatchObject({ dataVersion: 3 });
    expect(["3", "x.2026-01-01", "3.2026-01-01.zz"].map(parseCatalogueVersion)).toEqual([null, null, null]);
  });
});

test("records that the import would refuse are refused", () => {
  const { cards } = buildTestCatalogue(buildCardFile());
  const twice = (more: object) => [...cards, ...cards.slice(0, 1).map((first) => ({ ...first, ...more }))];
  expect(() =>
    runToCompletion(
      buildCatalogue(
        { sets: [], cards: twice({ name: "別の名" }) },
        1,
        "2026-11-20",
        createTextReader({ sets: [], cards: [] }),
      ),
    ),
  ).toThrow("share a number");
  expect(() =>
    runToCompletion(
      buildCatalogue(
        { sets: [], cards: twice({ number: 99 }) },
        1,
        "2026-11-20",
        createTextReader({ sets: [], cards: [] }),
      ),
    ),
  ).toThrow("青の魔石");
});

test("a snapshot opens as the same catalogue, and one version has one text", () => {
  const [one, other] = [buildTestCatalogue(content, "2026-11-19"), buildTestCatalogue(content, "2026-11-20")];
  const text = JSON.stringify(writeSnapshot(one));
  expect(JSON.stringify(writeSnapshot(other))).toBe(text);
  const opened = readSnapshot(JSON.parse(text));
  expect(opened.cards).toEqual(one.cards);
  expect(opened.sets).toEqual(one.sets);
  expect(opened.version).toBe(one.version);
  expect(() => readSnapshot({ ...writeSnapshot(one), format: "grimoire-snapshot/9" as never })).toThrow(
    "grimoire-snapshot/9",
  );
});

test("a deck check knows what was withdrawn, on the server and where a snapshot is opened", () => {
  const withdrawn = buildCard(9, "古い頁", "ふるいぺーじ", { retired: true });
  const snapshot = buildTestCatalogue(buildCardFile({ cards: [...buildCardFile().cards, withdrawn] }));
  const deck = { grimoire: [{ name: "古い頁", count: 1 }], stoneDeck: [] };
  for (const { definitions } of [snapshot, readSnapshot(JSON.parse(JSON.stringify(writeSnapshot(snapshot))))]) {
    expect(checkDeck(deck, definitions)[0]).toMatchObject({ code: "WITHDRAWN", names: ["古い頁"] });
    expect(findCard(definitions, "古い頁")).toBeNull();
  }
});

test("a snapshot carries what texts were read as, and nobody who opens it reads them again", () => {
  const snapshot = JSON.parse(JSON.stringify(writeSnapshot(buildTestCatalogue(content))));
  const abilities = [{ type: "unsupported", text: "■別の文。" }];
  for (const one of snapshot.cards)
    Object.assign(one, { abilities, englishText: "■Another text.", coverage: "partial" });
  const { cards } = readSnapshot(snapshot);
  expect(cards.map((one) => [one.englishText, one.coverage])).toEqual([
    ["■Another text.", "partial"],
    ["■Another text.", "partial"],
  ]);
  expect(cards[0]?.abilities).toEqual(abilities);
});

test("a day that is opened beside another is the same as one opened alone, and shares the cards that read the same", () => {
  const [first, second, third] = buildCardFile().cards;
  const changed = {
    ...second,
    revisions: [buildUnitRevision(), buildUnitRevision({ effectiveOn: "2026-11-10", hp: 2 })],
  };
  const today = buildTestCatalogue(
    buildCardFile({ cards: [first, changed, third].flatMap((one) => (one ? [one as CardInput] : [])) }),
  );
  const records = { sets: today.sets, cards: today.cards };
  const alone = runToCompletion(buildCatalogue(records, 1, "2026-11-09", createTextReader(records)));
  const beside = runToCompletion(buildCatalogue(records, 1, "2026-11-09", createTextReader(records), today));
  expect(beside).toEqual(alone);
  expect(beside.byNumber.get(2)?.hp).toBe(1);
  expect(beside.byNumber.get(3)).toBe(today.byNumber.get(3));
  const later = redateCatalogue(beside, "2026-11-08");
  expect(later.asOf).toBe("2026-11-08");
  expect(later.definitions).toBe(beside.definitions);
});

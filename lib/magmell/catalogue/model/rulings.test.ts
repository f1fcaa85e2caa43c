import { describe, expect, test } from "vitest";
import { serializeFullCard } from "@/lib/api/serializers/card";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildRuling,
  buildTestCatalogue,
  buildUnitRevision,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import { checkCardFiles } from "../import/check/check-card-files";
import { type CardFile, readCardFile } from "../import/files/read-card-file";
import { CARD_FILE_LIMITS, type RulingInput } from "../import/files/schema";
import { createCardRecord, planImport } from "../import/import-plan";
import { writeSnapshot } from "../views/snapshot";
import type { CatalogueRecords } from "./types";

const NOTHING: CatalogueRecords = { sets: [], cards: [] };
const THERE: CatalogueRecords = { sets: [TEST_SET], cards: buildCardFile().cards.map(createCardRecord) };

const read = (rulings: readonly unknown[], file = "trial.json") =>
  runToCompletion(readCardFile(buildCardFileSource({ ...buildCardFile(), rulings }, file))) as CardFile;
const problemsOf = (...rulings: readonly unknown[]) => runToCompletion(checkCardFiles([read(rulings)], NOTHING));

test("a file with rulings is in order, and so is one that holds nothing but rulings on cards that are there", () => {
  expect(problemsOf(buildRuling("TS-R001"), buildRuling("TS-R002", { rules: ["mag:302.1.2.1", "house:9"] }))).toEqual(
    [],
  );
  const alone = runToCompletion(
    readCardFile(buildCardFileSource({ ...buildCardFile({ sets: [], cards: [] }), rulings: [buildRuling("TS-R001")] })),
  ) as CardFile;
  expect(runToCompletion(checkCardFiles([alone], THERE))).toEqual([]);
});

describe("one wrong thing gives one problem, at its place, with the way to put it right", () => {
  test.each<[string, object, object]>([
    ["FORM /rulings/0/id", { id: "fl-1" }, {}],
    ["MISSING /rulings/0/question", { question: undefined }, {}],
    ["MISSING /rulings/0/answer/ja", { answer: { en: "Yes." } }, {}],
    ["TOO_SHORT /rulings/0/answer/en", { answer: { ja: "はい。", en: "" } }, {}],
    [
      "UNKNOWN_FIELD /rulings/0/question/jp",
      { question: { ja: "か。", en: "?", jp: "" } },
      { known: ["ja", "en"], meant: "ja" },
    ],
    ["TOO_SHORT /rulings/0/cards", { cards: [] }, {}],
    [
      "TOO_LONG /rulings/0/rules",
      { rules: Array(CARD_FILE_LIMITS.rulingRules + 1).fill("mag:205.3") },
      { entries: 20 },
    ],
    ["FORM /rulings/0/rules/0", { rules: ["205.3"] }, {}],
    ["VALUE /rulings/0/source", { source: "me" }, { known: ['"house"', '"official"'] }],
    ["FORM /rulings/0/date", { date: "2026-02-30" }, {}],
    ["RULING_CARD_UNKNOWN /rulings/0/cards/1", { cards: ["火の子", "水鐘"] }, { meant: "水鏡" }],
    ["RULING_CARD_TWICE /rulings/0/cards/1", { cards: ["火の子", "火 の 子"] }, {}],
    ["RULE_UNKNOWN /rulings/0/rules/1", { rules: ["mag:205.3", "mag:205.3.99"] }, { above: "mag:205.3" }],
    ["RULE_UNKNOWN /rulings/0/rules/0", { rules: ["house:9999"] }, { last: expect.any(Number) }],
  ])("%s", (expected, more, facts) => {
    const [problem, ...others] = problemsOf({ ...buildRuling("TS-R001"), ...more });
    expect(others).toEqual([]);
    expect(`${problem?.code} ${problem?.pointer}`).toBe(expected);
    expect(problem?.facts).toMatchObject(facts);
    expect(problem?.line).toBeGreaterThan(1);
  });

  test("an id that two rulings have, in one file or in two", () => {
    expect(problemsOf(buildRuling("TS-R001"), buildRuling("TS-R001"))).toMatchObject([
      { code: "RULING_TWICE", pointer: "/rulings/1/id" },
    ]);
    const other = runToCompletion(
      readCardFile(
        buildCardFileSource({ ...buildCardFile({ sets: [], cards: [] }), rulings: [buildRuling("A")] }, "b.json"),
      ),
    );
    const problems = runToCompletion(checkCardFiles([read([buildRuling("A")], "a.json"), other as CardFile], NOTHING));
    expect(problems).toMatchObject([{ file: "b.json", code: "RULING_TWICE" }]);
    expect(problems[0]?.facts).toEqual({ file: "a.json", list: "rulings", entry: 1 });
  });
});

test("the plan of an import tells new, changed and repeated rulings", () => {
  const texts = {
    question: { ja: "《火の子》は攻撃できますか。", en: "Can 《火の子》 attack?" },
    answer: { ja: "できます。", en: "It can." },
  };
  const known = (id: string) => ({ ...buildRuling(id), ...texts, cards: [2], rules: ["mag:701.1.2"] as const });
  const existing = { ...THERE, rulings: [known("A")] };
  const changed = buildRuling("B", { date: "2026-11-02" });
  const was = known("B");
  const plan = runToCompletion(
    planImport([read([buildRuling("A"), changed, buildRuling("C")])], {
      ...existing,
      rulings: [...existing.rulings, was],
    }),
  );
  expect(plan.same.ruling).toBe(1);
  expect(plan.changes.map((change) => [change.row, change.fields?.map(({ field }) => field)])).toEqual([
    ["ruling", ["date"]],
    ["ruling", undefined],
  ]);
});

describe("on the cards of a day", () => {
  const twice = buildCard(2, "火の子", "ひのこ", {
    revisions: [buildUnitRevision(), buildUnitRevision({ effectiveOn: "2026-11-10", hp: 2 })],
  });
  const content = (...rulings: RulingInput[]) => {
    const [first, , third] = buildCardFile().cards;
    return buildCardFile({ cards: [first, twice, third].flatMap((one) => one ?? []), rulings });
  };
  const old = buildRuling("B", { cards: ["水鏡", "火の子"], date: "2026-11-09" });

  test("each card has its rulings in the order of their ids, and the others have none", () => {
    const { rulings } = buildTestCatalogue(content(old, buildRuling("A")));
    const ids = [1, 2, 3].map((number) => rulings.get(number)?.map(({ id }) => id));
    expect(ids).toEqual([undefined, ["A", "B"], ["B"]]);
  });

  test("a ruling older than what one of its cards says today is to be checked again, from the day of the change on", () => {
    const marked = (asOf: string, one: RulingInput) =>
      buildTestCatalogue(content(one), asOf).rulings.get(2)?.[0]?.recheck;
    expect(marked("2026-11-09", old)).toBe(false);
    expect(marked("2026-11-10", old)).toBe(true);
    expect(marked("2026-11-20", buildRuling("A", { date: "2026-11-10" }))).toBe(false);
    expect(buildTestCatalogue(content(old)).rulings.get(3)?.[0]?.recheck).toBe(true);
  });

  test("the API tells them with the names of their cards, and so does the snapshot of the builder", () => {
    const snapshot = buildTestCatalogue(content(old));
    const spark = snapshot.byNumber.get(2);
    expect(spark && serializeFullCard(spark, snapshot).rulings).toMatchObject([
      {
        ...old,
        recheck: true,
        cards: [
          { number: 3, name: "水鏡" },
          { number: 2, name: "火の子" },
        ],
      },
    ]);
    expect(writeSnapshot(snapshot).rulings).toEqual([{ ...old, cards: [3, 2] }]);
  });
});

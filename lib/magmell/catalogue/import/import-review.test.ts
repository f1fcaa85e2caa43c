import { expect, test } from "vitest";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildPrinting,
  buildRuling,
  buildUnitRevision,
  type CardFileContent,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion, type Task } from "@/lib/tasks";
import type { CatalogueRecords } from "../model/types";
import { applyPlan } from "./apply-plan";
import { type CardFile, readCardFile } from "./files/read-card-file";
import { hashPlan } from "./hash-plan";
import { type ImportPlan, mergeFilesIntoRecords, planRestore } from "./import-plan";
import { getReviewPage, REVIEW_PAGE_SIZE, reviewPlan } from "./import-review";
import { readImport, reviewImport } from "./read-import";
import { REVIEW_CHANGE_KINDS } from "./review-query";

const NOTHING: CatalogueRecords = { sets: [], cards: [] };
const THERE = runToCompletion(
  mergeFilesIntoRecords([runToCompletion(readCardFile(buildCardFileSource(buildCardFile()))) as CardFile], NOTHING),
);
const firstPage = (plan: ImportPlan) => getReviewPage(runToCompletion(reviewPlan(plan)));
const review = (content: CardFileContent, existing = THERE) =>
  getReviewPage(runToCompletion(reviewImport(runToCompletion(readImport([buildCardFileSource(content)], existing)))));
const spark = (more: Parameters<typeof buildCard>[3]) =>
  buildCardFile({ cards: [buildCard(2, "火の子", "ひのこ", { englishName: "Spark", ...more })] });

test("a changed text is shown word by word, under its card", () => {
  const content = spark({ aliases: ["ひー"], revisions: [buildUnitRevision({ text: "■カードを1枚引く。" })] });
  const { cards, counts } = review(content);
  expect(cards).toEqual([
    {
      number: 2,
      name: "火の子",
      kind: "changed",
      printings: [],
      fields: [{ field: "aliases", before: "", after: "ひー", parts: [{ kind: "come", text: "ひー" }] }],
      revisions: [
        {
          id: "2 2025-04-25",
          kind: "changed",
          fields: [
            {
              field: "text",
              before: "",
              after: "■カードを1枚引く。",
              parts: [{ kind: "come", text: "■カードを1枚引く。" }],
            },
          ],
        },
      ],
    },
  ]);
  expect(counts).toMatchObject({
    added: { card: 0 },
    changed: { card: 1, revision: 1 },
    same: { set: 1, printing: 1 },
  });
});

test("a new card is shown with all that it says, sets, rulings and lists beside the cards", () => {
  const fresh = buildCardFile({
    sets: [{ ...TEST_SET, code: "NX" }],
    cards: [buildCard(9, "新しい頁", "あたらしいぺーじ", { printings: [buildPrinting("NX-009", { set: "NX" })] })],
    rulings: [buildRuling("NX-R001")],
    lists: [{ id: "new", name: "新", englishName: "New", cards: ["新しい頁"] }],
  });
  const { cards, sets, rulings, lists } = review(fresh);
  expect(cards).toMatchObject([
    { number: 9, kind: "new", revisions: [{ kind: "added" }], printings: [{ id: "NX NX-009", kind: "added" }] },
  ]);
  expect(cards[0]?.fields.map(({ field }) => field)).toEqual(["name", "reading", "englishName", "token", "retired"]);
  expect([sets, rulings, lists].map((rows) => rows.map(({ id, kind }) => `${kind} ${id}`))).toEqual([
    ["added NX"],
    ["added NX-R001"],
    ["added new"],
  ]);
});

test("what goes is shown with what it said, and a card as withdrawn or returned", () => {
  const added = runToCompletion(
    readImport([buildCardFileSource(buildCardFile({ cards: [buildCard(9, "新しい頁", "あたらしいぺーじ")] }))], THERE),
  );
  if (!added.ok) throw new Error("The file is in order");
  const after = runToCompletion(applyPlan(THERE, added.plan));
  const back = runToCompletion(planRestore(THERE, after));
  expect(firstPage(back).cards).toMatchObject([
    { number: 9, kind: "withdrawn", printings: [{ id: "TS TS-009", kind: "removed" }] },
  ]);
  expect(firstPage(runToCompletion(planRestore(after, runToCompletion(applyPlan(after, back))))).cards).toMatchObject([
    { number: 9, kind: "returned" },
  ]);
});

test("problems are told with how the files were read, and nothing else", () => {
  const files = [buildCardFileSource(spark({ aliases: ["水鏡"] })), buildCardFileSource("{", "b.json")];
  const read = getReviewPage(runToCompletion(reviewImport(runToCompletion(readImport(files, THERE)))));
  expect(read.problems.map(({ code }) => code)).toEqual(["JSON", "ALIAS_TAKEN"]);
  expect(read.files).toEqual([
    { file: "trial.json", form: "json", encoding: "UTF-8", assumed: false, katakana: 0, entries: 2 },
  ]);
  expect(read.cards).toEqual([]);
});

test("of very many changes each is on exactly one page, and beyond the last page stands the last", () => {
  const many = Array.from({ length: 2 * REVIEW_PAGE_SIZE + 7 }, (_, index) =>
    buildCard(index + 100, `頁${index}`, "ぺーじ", { printings: [] }),
  );
  const reviewed = runToCompletion(
    reviewImport(runToCompletion(readImport([buildCardFileSource(buildCardFile({ cards: many }))], THERE))),
  );
  const pages = [1, 2, 3].map((page) => getReviewPage(reviewed, { kind: null, page }));
  expect(pages.map(({ page, pages: all, found, cards }) => [page, all, found, cards.length])).toEqual([
    [1, 3, many.length, REVIEW_PAGE_SIZE],
    [2, 3, many.length, REVIEW_PAGE_SIZE],
    [3, 3, many.length, 7],
  ]);
  expect(pages.flatMap(({ cards }) => cards.map(({ number }) => number))).toEqual(many.map(({ number }) => number));
  expect(getReviewPage(reviewed, { kind: null, page: 99 })).toEqual(pages[2]);
});

test("changes are found by their kinds, and a card by each of its own", () => {
  const content = buildCardFile({
    sets: [{ ...TEST_SET, code: "NX" }],
    cards: [
      buildCard(2, "火の子", "ひのこ", {
        englishName: "Spark",
        aliases: ["ひー"],
        revisions: [buildUnitRevision({ text: "■カードを1枚引く。" })],
      }),
      buildCard(3, "水鏡", "みずかがみ", {
        englishName: "Water Mirror",
        revisions: [],
        retired: true,
        printings: [buildPrinting("TS-003", { illustrator: "だれか" })],
      }),
      buildCard(9, "新しい頁", "あたらしいぺーじ"),
    ],
    rulings: [buildRuling("NX-R001")],
  });
  const reviewed = runToCompletion(reviewImport(runToCompletion(readImport([buildCardFileSource(content)], THERE))));
  expect(reviewed.kinds).toEqual({ new: 1, text: 1, other: 1, withdrawn: 1, printings: 1, rest: 2 });
  const found = Object.fromEntries(
    REVIEW_CHANGE_KINDS.map((kind) => {
      const { cards, sets, rulings } = getReviewPage(reviewed, { kind, page: 1 });
      return [kind, [...cards.map(({ number }) => number), ...[...sets, ...rulings].map(({ id }) => id)]];
    }),
  );
  expect(found).toEqual({ new: [9], text: [2], other: [2], withdrawn: [3], printings: [3], rest: ["NX", "NX-R001"] });
});

test("of very many problems each is on some page", () => {
  const many = Array.from({ length: REVIEW_PAGE_SIZE + 3 }, (_, index) =>
    buildCard(index + 100, `頁${index}`, "カタカナ"),
  );
  const reviewed = runToCompletion(
    reviewImport(runToCompletion(readImport([buildCardFileSource(buildCardFile({ cards: many }))], THERE))),
  );
  const pages = [1, 2].map((page) => getReviewPage(reviewed, { kind: null, page }));
  expect(pages.map(({ wrong, pages: all }) => [wrong, all])).toEqual([
    [reviewed.problems.length, 2],
    [reviewed.problems.length, 2],
  ]);
  expect(pages.flatMap(({ problems }) => problems)).toEqual(reviewed.problems);
});

test("reading, checking and planning can be laid down at every entry", () => {
  const many = Array.from({ length: 50 }, (_, index) =>
    buildCard(index + 100, `頁${index}`, "ぺーじ", { printings: [] }),
  );
  const most = (steps: Task<unknown>) => {
    let pauses = 0;
    while (!steps.next().done) pauses += 1;
    return pauses;
  };
  const [few, all] = [many.slice(0, 10), many].map((cards) => [buildCardFileSource(buildCardFile({ cards }))]);
  // Each card is scanned, read, checked for its fields, number and nicknames, filed and planned: card and revision.
  const [less, more] = [few, all].map((files) => most(readImport(files ?? [], THERE)));
  expect((more ?? 0) - (less ?? 0)).toBeGreaterThanOrEqual(40 * 8);
  const read = runToCompletion(readImport(all ?? [], THERE));
  expect(most(reviewImport(read))).toBeGreaterThanOrEqual(50);
  expect(read.ok && most(hashPlan(read.plan))).toBeGreaterThanOrEqual(100);
});

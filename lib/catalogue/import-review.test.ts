import { expect, test } from "vitest";
import {
  type CardFileContent,
  card,
  cardFile,
  printing,
  ruling,
  SET,
  source,
  unit,
} from "@/prisma/factories/card-file";
import { filedRecords, planRestore } from "./import-plan";
import { MOST_REVIEWED, reviewPlan } from "./import-review";
import { type CardFile, readCardFile } from "./read-card-file";
import { readImport, reviewImport } from "./read-import";
import type { CatalogueRecords } from "./types";
import { withPlan } from "./with-plan";

const NOTHING: CatalogueRecords = { sets: [], cards: [] };
const THERE = filedRecords([readCardFile(source(cardFile())) as CardFile], NOTHING);
const review = (content: CardFileContent, existing = THERE) => reviewImport(readImport([source(content)], existing));
const spark = (more: Parameters<typeof card>[3]) =>
  cardFile({ cards: [card(2, "火の子", "ひのこ", { englishName: "Spark", ...more })] });

test("a changed text is shown word by word, under its card", () => {
  const content = spark({ aliases: ["ひー"], revisions: [unit({ text: "■カードを1枚引く。" })] });
  const { cards, counts } = review(content);
  expect(cards).toEqual([
    {
      ...{ number: 2, name: "火の子", kind: "changed", printings: [] },
      fields: [{ field: "aliases", before: "", after: "ひー", parts: [{ kind: "come", text: "ひー" }] }],
      revisions: [
        {
          ...{ id: "2 2025-04-25", kind: "changed" },
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
  const fresh = cardFile({
    sets: [{ ...SET, code: "NX" }],
    cards: [card(9, "新しい頁", "あたらしいぺーじ", { printings: [printing("NX-009", { set: "NX" })] })],
    rulings: [ruling("NX-R001")],
    lists: [{ id: "new", name: "新", englishName: "New", cards: ["新しい頁"] }],
  });
  const { cards, sets, rulings, lists } = review(fresh);
  expect(cards).toMatchObject([
    { number: 9, kind: "new", revisions: [{ kind: "added" }], printings: [{ id: "NX NX-009", kind: "added" }] },
  ]);
  expect(cards[0]?.fields.map(({ field }) => field)).toEqual(["name", "reading", "englishName", "token", "retired"]);
  expect([sets, rulings, lists].map((rows) => rows.map(({ id, kind }) => `${kind} ${id}`))).toEqual([
    ...[["added NX"], ["added NX-R001"], ["added new"]],
  ]);
});

test("what goes is shown with what it said, and a card as withdrawn or returned", () => {
  const added = readImport([source(cardFile({ cards: [card(9, "新しい頁", "あたらしいぺーじ")] }))], THERE);
  if (!added.ok) throw new Error("The file is in order");
  const after = withPlan(THERE, added.plan);
  const back = planRestore(THERE, after);
  expect(reviewPlan(back).cards).toMatchObject([
    { number: 9, kind: "withdrawn", printings: [{ id: "TS TS-009", kind: "removed" }] },
  ]);
  expect(reviewPlan(planRestore(after, withPlan(after, back))).cards).toMatchObject([{ number: 9, kind: "returned" }]);
});

test("problems are told with how the files were read, and nothing else", () => {
  const read = reviewImport(readImport([source(spark({ aliases: ["水鏡"] })), source("{", "b.json")], THERE));
  expect(read.problems.map(({ code }) => code)).toEqual(["JSON", "ALIAS_TAKEN"]);
  expect(read.files).toEqual([{ file: "trial.json", form: "json", encoding: "UTF-8", assumed: false, entries: 2 }]);
  expect(read.cards).toEqual([]);
});

test("of very many cards some are shown and the others counted", () => {
  const many = Array.from({ length: MOST_REVIEWED + 7 }, (_, index) =>
    card(index + 100, `頁${index}`, "ぺーじ", { printings: [] }),
  );
  const { cards, left, counts } = review(cardFile({ cards: many }));
  expect([cards.length, left.cards, counts.added.card]).toEqual([MOST_REVIEWED, 7, MOST_REVIEWED + 7]);
});

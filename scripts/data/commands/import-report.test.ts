import { expect, test } from "vitest";
import { checkCardFiles } from "@/lib/magmell/catalogue/import/check/check-card-files";
import { type CardFile, readCardFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { createCardRecord, planImport } from "@/lib/magmell/catalogue/import/import-plan";
import type { CatalogueRecords } from "@/lib/magmell/catalogue/model/types";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildPrinting,
  buildUnitRevision,
  type CardFileContent,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import { formatChanges, formatPlan, formatProblems, MAX_REPORTED_ROWS } from "./import-report";

const spark = (more: Parameters<typeof buildCard>[3]) =>
  buildCardFile({ cards: [buildCard(2, "火の子", "ひのこ", more)] });
const THERE: CatalogueRecords = { sets: [TEST_SET], cards: buildCardFile().cards.map(createCardRecord) };
const plan = (content: CardFileContent, existing = THERE) =>
  runToCompletion(planImport([runToCompletion(readCardFile(buildCardFileSource(content))) as CardFile], existing));

test("the report shows words that came and went, and what is kept", () => {
  const cards = spark({
    printings: [buildPrinting("TS-002")],
    revisions: [buildUnitRevision({ text: "1点のダメージを与える。" })],
  }).cards.map(createCardRecord);
  const changed = spark({ reading: "ひのこお", revisions: [buildUnitRevision({ text: "2点のダメージを与える。" })] });
  changed.sets = [{ ...TEST_SET, code: "NX" }];
  changed.cards = changed.cards.map((one) => ({ ...one, token: true, printings: [] }));
  expect(formatPlan(plan(changed, { ...THERE, cards })).split("\n")).toEqual([
    "+ set NX 試し刷り",
    "~ token 2 《火の子》",
    expect.stringMatching(/^ {4}reading: /),
    "    token: [-false-]{+true+}",
    "~ rules information of 《火の子》 in force from 2025-04-25",
    "    text: [-1-]{+2+}点のダメージを与える。",
    "Unchanged: none",
    "In the database but not in these files, and kept: 1 set, 1 printing",
  ]);
});

test("a report of very many rows tells the first ones and the number of the others", () => {
  const cards = Array.from({ length: MAX_REPORTED_ROWS }, (_, at) =>
    buildCard(at + 100, `頁${at}`, "ぺーじ", { printings: [] }),
  );
  const { changes } = plan(buildCardFile({ cards }), { sets: [], cards: [] });
  const [set] = changes;
  if (!set) throw new Error("The set is new");
  const lines = formatChanges({ changes, removed: [set] });
  expect([lines.length, lines.at(-1)]).toEqual([MAX_REPORTED_ROWS + 1, `… and ${MAX_REPORTED_ROWS + 2} more`]);
});

test("a refusal names the column, says what to write in words of tables, and that nothing was changed", () => {
  const headings = "カード番号,カード名,読み,発効日,種別,タイミング,使用コスト,AP,HP,テキスト";
  const rows = "2,火の子,ひのこ,2025-04-25,精霊,ノーマル,1赤,2,1,\n3,水鏡,,2025-04-25,ユニット,ノーマル,1青,2,1,";
  const bytes = new TextEncoder().encode(`${headings}\n${rows}\n`);
  const file = runToCompletion(readCardFile({ file: "cards.csv", bytes })) as CardFile;
  const report = formatProblems(runToCompletion(checkCardFiles([file], { sets: [], cards: [] })));
  expect(report).toContain('cards.csv:2 column 種別\n  VALUE: 種別 = "精霊": Invalid value');
  expect(report).toContain("ユニット, マジック, or 魔石");
  expect(report).toMatch(/MISSING: 読み: This field is missing\.\n {2}Fix: Add it\. Write 1 to 80 hiragana/);
  expect(report).toMatch(/Refused, nothing was changed: 2 problems\.$/);
});

import { describe, expect, test } from "vitest";
import { mergeCustomWords } from "@/app/i18n/custom-words";
import { getDictionary } from "@/app/i18n/dictionary";
import ja from "@/app/i18n/ja/import.json";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { checkCardFiles } from "@/lib/magmell/catalogue/import/check/check-card-files";
import { CARD_FILE_REQUIREMENTS, CSV_FILE_REQUIREMENTS } from "@/lib/magmell/catalogue/import/files/field-problems";
import { type CardFile, type CardFileSource, readCardFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { mergeFilesIntoRecords } from "@/lib/magmell/catalogue/import/import-plan";
import {
  IMPORT_PROBLEM_CODES,
  type ImportProblem,
  type ImportProblemCode,
  STARTER_PROBLEM_CODES,
} from "@/lib/magmell/catalogue/import/import-problem";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildPrinting,
  buildRuling,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { buildFullCardFile, generateMalformedFiles } from "@/lib/magmell/catalogue/testing/malformed-files";
import { runToCompletion } from "@/lib/tasks";
import { describeFieldProblem, describeImportFix, describeImportProblem } from "./describe-import-problem";

const { importProblems } = ja;
const inJapanese = getDictionary("ja").importProblems;
const NOTHING = { sets: [], cards: [] };
const readFile = (file: CardFileSource) => runToCompletion(readCardFile(file));
const THERE = runToCompletion(
  mergeFilesIntoRecords([readFile(buildCardFileSource(buildFullCardFile())) as CardFile], NOTHING),
);

function problemsOf(file: CardFileSource, existing: Parameters<typeof checkCardFiles>[1] = NOTHING) {
  const read = readFile(file);
  return "cards" in read ? runToCompletion(checkCardFiles([read], existing)) : [read];
}
const table = (text: string) => ({ file: "cards.csv", bytes: new TextEncoder().encode(text) });
const told = (problem: ImportProblem | undefined) =>
  problem && `${describeImportProblem(inJapanese, problem)} ${describeImportFix(inJapanese, problem)}`;

/** Words of English sentences, outside of what a file holds and of names of fields and programs. */
const ENGLISH = /\b(?:is|are|the|of|and|not|none|write|give|remove|with|that|undefined|NaN)\b/i;
function expectJapanese(problem: ImportProblem): void {
  for (const words of [describeImportProblem(inJapanese, problem), describeImportFix(inJapanese, problem)]) {
    expect(words, `${problem.code} ${problem.fieldPath}`).toMatch(/[\p{Script=Hiragana}]/u);
    expect(words.replace(/「[^」]*」|《[^》]*》|（使えるもの：.*?）/gu, ""), problem.code).not.toMatch(ENGLISH);
  }
}

test("every field of a card file has words in Japanese for how it is written, and no other has", () => {
  const fields = Object.keys({ ...CARD_FILE_REQUIREMENTS, ...CSV_FILE_REQUIREMENTS }).map((path) => path || "file");
  expect(Object.keys(importProblems.fields).sort()).toEqual(fields.sort());
});

test("of many malformed files, tables and JSON, no problem is told in English on a Japanese page", () => {
  const codes = new Set<string>();
  for (const file of generateMalformedFiles(7, Math.max(400, scaleRuns(1_500))))
    for (const problem of problemsOf(file, THERE)) {
      expectJapanese(problem);
      codes.add(problem.code);
    }
  expect(codes.size).toBeGreaterThan(20);
});

describe("a problem between entries names the other one", () => {
  const spark = (more: Parameters<typeof buildCard>[3]) => buildCard(2, "火の子", "ひのこ", more);
  test.each<[string, CardFileSource, RegExp]>([
    [
      "SET_TWICE",
      buildCardFileSource(buildCardFile({ sets: [TEST_SET, TEST_SET] })),
      /^trial\.jsonの1件目と同じ記号です。/,
    ],
    [
      "NUMBER_TWICE",
      buildCardFileSource(buildCardFile({ cards: [spark({}), { ...spark({}), name: "別" }] })),
      /1件目の《火の子》と同じ番号/,
    ],
    [
      "NUMBER_TAKEN",
      buildCardFileSource(buildCardFile({ cards: [buildCard(2, "別の名", "べつのな")] })),
      /^データベースの《火の子》の番号です/,
    ],
    [
      "NAME_HAS_NUMBER",
      buildCardFileSource(buildCardFile({ cards: [buildCard(90, "火の子", "ひのこ")] })),
      /番号は2で.* 2と書いてください。$/,
    ],
    [
      "REVISION_UNKNOWN",
      buildCardFileSource(
        buildCardFile({ cards: [spark({ printings: [buildPrinting("TS-002", { revision: "2024-01-01" })] })] }),
      ),
      /^このカードに、その日の情報はありません。 .*次のどれかを書きます：2025-04-25$/,
    ],
    [
      "ALIAS_TAKEN",
      buildCardFileSource(buildCardFile({ cards: [spark({ aliases: ["水鏡"] })] })),
      /「水鏡」は、《水鏡》の名称・読み・愛称と/,
    ],
    [
      "RULING_CARD_UNKNOWN",
      buildCardFileSource(buildCardFile({ rulings: [buildRuling("TS-R001", { cards: ["火の子ら"] })] })),
      /^《火の子ら》というカードは.* 《火の子》のことならそう書きます。/,
    ],
    [
      "RULE_UNKNOWN",
      buildCardFileSource(buildCardFile({ rulings: [buildRuling("TS-R001", { rules: ["mag:705.99"] })] })),
      /「mag:705」か/,
    ],
    [
      "UNKNOWN_FIELD",
      buildCardFileSource(buildCardFile({ cards: [{ ...spark({}), readnig: "x" } as never] })),
      /「reading」のことなら/,
    ],
  ])("%s", (code, file, words) => {
    const problem = problemsOf(file, THERE).find((one) => one.code === code);
    expect(told(problem)).toMatch(words);
    if (problem) expectJapanese(problem);
  });
});

test.each<[string, CardFileSource, RegExp]>([
  [
    "a workbook",
    { file: "cards.xlsx", bytes: new Uint8Array([0x50, 0x4b, 3, 4, 0]) },
    /ブックのまま.*「CSV UTF-8」で保存/,
  ],
  [
    "bytes of no text",
    { file: "cards.csv", bytes: new Uint8Array([0xff, 0xff, 0]) },
    /どれでも読めません.*UTF-8で保存し直して/,
  ],
  ["a reading", table("カード番号,カード名,読み\n1,火の子,火の子"), /^書き方が違います。 ひらがなで80文字まで/],
  [
    "a missing column",
    table("カード番号,カード名\n1,火の子"),
    /この列がありません。 .*必要な列：カード番号 \(number\)、/,
  ],
  ["a cell under no heading", table("カード番号,カード名,読み\n1,火の子,ひのこ,x"), /^4列目に値がありますが/],
  ["an open quote", table('カード番号,カード名,読み\n1,"火の子'), /二重引用符（"）が閉じていません。 /],
  ["JSON that ends early", buildCardFileSource("[", "a.json"), /^途中で終わっています。 この場所のJSON/],
  ["JSON with a key twice", buildCardFileSource('{"a": 1, "a": 2}', "a.json"), /^「a」が2回書かれています。/],
])("%s is told with what to do", (_, file, words) => {
  const [problem] = problemsOf(file);
  expect(told(problem)).toMatch(words);
});

const READING_IN_ROMAN = problemsOf(
  buildCardFileSource(buildCardFile({ cards: [buildCard(2, "火の子", "Spark")] })),
)[0] as ImportProblem;

test("in English a problem is told as the check says it", () => {
  const words = getDictionary("en").importProblems;
  expect(describeImportProblem(words, READING_IN_ROMAN)).toBe("Does not have the form that is asked for.");
  expect(describeFieldProblem(words, READING_IN_ROMAN, "Reading")).toBe(
    "“reading” does not have the form that is asked for.",
  );
  expect(describeImportFix(words, READING_IN_ROMAN)).toMatch(/^Write 1 to 80 hiragana/);
});

test("an added language tells problems in its words, and in English each sentence of which words are lacking", () => {
  const words = {
    sentence: { plain: "{reason}." },
    codes: {
      FORM: { reason: "Die Form stimmt nicht", fix: "{howToWrite}" },
      RULING_CARD_UNKNOWN: { reason: "{unknownCard}", fix: "{addCard}" },
    },
    phrases: { addCard: { plain: "Karte ergänzen oder Namen ändern." } },
  };
  const { dictionaries, faults } = mergeCustomWords([{ lang: "de", area: "import", words: { importProblems: words } }]);
  expect(faults).toEqual([]);
  const german = dictionaries.get("de")?.importProblems ?? {};
  expect(describeImportProblem(german, READING_IN_ROMAN)).toBe("Die Form stimmt nicht.");
  expect(describeFieldProblem(german, READING_IN_ROMAN, "Lesung")).toMatch(/^“reading” does not/);
  expect(describeImportFix(german, READING_IN_ROMAN)).toBe(READING_IN_ROMAN.fix);
  const reading = { "cards.*.reading": "Höchstens {reading} Hiragana." };
  const complete = { ...german, ofField: "{field}: {problem}", fields: reading };
  expect(describeFieldProblem(complete, READING_IN_ROMAN, "Lesung")).toBe("Lesung: Die Form stimmt nicht.");
  expect(describeImportFix(complete, READING_IN_ROMAN)).toBe("Höchstens 80 Hiragana.");
  const unknown = buildCardFileSource(buildCardFile({ rulings: [buildRuling("TS-R001", { cards: ["火の子ら"] })] }));
  const [problem = READING_IN_ROMAN] = problemsOf(unknown, THERE);
  expect(describeImportProblem(german, problem)).toMatch(/^Is the name of no card/);
  expect(describeImportFix(german, problem)).toBe("Karte ergänzen oder Namen ändern.");
});

test.each(["plain", "encoding"])("a cell that holds %s is quoted and chooses no other text", (there) => {
  const problem = { ...READING_IN_ROMAN, code: "ROWS_DIFFER" as const, facts: { line: 7, there } };
  expect(describeImportProblem(inJapanese, problem)).toBe(`同じカードの7行目には${there}とあります。`);
  const read = describeImportProblem(inJapanese, { ...problem, facts: { ...problem.facts, encoding: "Shift_JIS" } });
  expect(read).toMatch(/とあります（UTF-8ではないため、Shift_JISとして読みました）。$/);
});

test("each kind of problem has a reason, and a fix of its own or one by its field", () => {
  // Problems of starter decks are never shown on a page. English words are those of the check itself.
  type Shown = Exclude<ImportProblemCode, (typeof STARTER_PROBLEM_CODES)[number]>;
  const starters = new Set<string>(STARTER_PROBLEM_CODES);
  const shown = IMPORT_PROBLEM_CODES.filter((code) => !starters.has(code));
  expect(Object.keys(importProblems.codes).sort(), "app/i18n/ja/import.json, importProblems.codes").toEqual(
    shown.sort(),
  );
  const codes: Readonly<Record<Shown, { readonly reason: unknown; readonly fix: unknown }>> = importProblems.codes;
  const byField = ["TYPE", "VALUE", "FORM", "TOO_LONG", "TOO_SHORT", "TOO_BIG", "TOO_SMALL", "STAT_MISSING"];
  const without = Object.entries(codes).flatMap(([code, { fix }]) => (fix === "{howToWrite}" ? [code] : []));
  expect(without.sort()).toEqual(byField.sort());
});

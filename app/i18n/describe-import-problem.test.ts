import { describe, expect, test } from "vitest";
import { mergeCustomWords } from "@/app/i18n/custom-words";
import { describeFieldProblem, describeImportFix, describeImportProblem } from "@/app/i18n/describe-import-problem";
import { getDictionary } from "@/app/i18n/dictionary";
import ja from "@/app/i18n/ja/import.json";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { checkCardFiles } from "@/lib/magmell/catalogue/import/check/check-card-files";
import { CARD_FILE_FIELDS } from "@/lib/magmell/catalogue/import/files/field-problems";
import { type CardFile, type CardFileSource, readCardFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { mergeFilesIntoRecords } from "@/lib/magmell/catalogue/import/import-plan";
import { IMPORT_PROBLEM_CODES, type ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildPrinting,
  buildRuling,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { buildFullCardFile, generateMalformedFiles } from "@/lib/magmell/catalogue/testing/malformed-files";
import { readStarterFile } from "@/lib/magmell/starters/read-starter-file";
import { STARTER_FIELDS } from "@/lib/magmell/starters/schema";
import { readFormatFile } from "@/lib/mtg/formats/read-format-file";
import { FORMAT_FILE_FIELDS } from "@/lib/mtg/formats/schema";
import { createSampleFormats } from "@/lib/mtg/formats/testing/sample-formats";
import { runToCompletion } from "@/lib/tasks";

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
const sentencesIn = (lang: "ja" | "en", problem: ImportProblem) => {
  const words = getDictionary(lang).importProblems;
  return [describeImportProblem(words, problem), describeImportFix(words, problem)];
};

/** Expects whole sentences in both languages, without places that nothing filled. */
function expectSentences(problem: ImportProblem): void {
  for (const sentence of sentencesIn("ja", problem)) {
    expect(sentence, `${problem.code} ${problem.fieldPath}`).toMatch(/[\p{Script=Hiragana}].*。?$/su);
    expect(sentence.replace(/「[^」]*」|《[^》]*》|（使えるもの：.*?）/gu, ""), problem.code).not.toMatch(ENGLISH);
  }
  for (const sentence of sentencesIn("en", problem)) {
    expect(sentence, `${problem.code} ${problem.fieldPath}`).toMatch(/^\S.*\S$/su);
    expect(sentence.length, problem.code).toBeGreaterThan(5);
    expect(sentence, problem.code).not.toMatch(/undefined|NaN| {2}|\( |“”|《》/);
  }
}

test.each([
  ["fields", CARD_FILE_FIELDS],
  ["starterFields", STARTER_FIELDS],
  ["formatFields", FORMAT_FILE_FIELDS],
] as const)("%s have words for every field of the file, which name no other", (part, { paths }) => {
  const known = Object.keys(importProblems[part]);
  expect(paths.filter((path) => !known.includes(path))).toEqual([]);
  const outer = new Set(paths.flatMap((path) => [path, `${path}.*`, path.split(".").slice(0, -1).join(".")]));
  expect(known.filter((path) => path !== "file" && !outer.has(path))).toEqual([]);
});

test("of many malformed files, tables and JSON, each problem is told whole in both languages", () => {
  const codes = new Set<string>();
  for (const file of generateMalformedFiles(7, Math.max(400, scaleRuns(1_500))))
    for (const problem of problemsOf(file, THERE)) {
      expectSentences(problem);
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
      /番号は2です.* 番号を2にするか、名称を修正してください。$/,
    ],
    [
      "REVISION_UNKNOWN",
      buildCardFileSource(
        buildCardFile({ cards: [spark({ printings: [buildPrinting("TS-002", { revision: "2024-01-01" })] })] }),
      ),
      /^このカードに、この日付のルール上の情報が見つかりません。 .*使える日付：2025-04-25$/,
    ],
    [
      "ALIAS_TAKEN",
      buildCardFileSource(buildCardFile({ cards: [spark({ aliases: ["水鏡"] })] })),
      /「水鏡」は、《水鏡》の名称・読み・英語名・愛称と/,
    ],
    [
      "RULING_CARD_UNKNOWN",
      buildCardFileSource(buildCardFile({ rulings: [buildRuling("TS-R001", { cards: ["火の子ら"] })] })),
      /^カード《火の子ら》が見つかりません。 《火の子》ではありませんか？/,
    ],
    [
      "RULE_UNKNOWN",
      buildCardFileSource(buildCardFile({ rulings: [buildRuling("TS-R001", { rules: ["mag:705.99"] })] })),
      /「mag:705」か/,
    ],
    [
      "UNKNOWN_FIELD",
      buildCardFileSource(buildCardFile({ cards: [{ ...spark({}), readnig: "x" } as never] })),
      /「reading」ではありませんか/,
    ],
  ])("%s", (code, file, words) => {
    const problem = problemsOf(file, THERE).find((one) => one.code === code);
    expect(told(problem)).toMatch(words);
    if (problem) expectSentences(problem);
  });
});

test.each<[string, CardFileSource, RegExp]>([
  [
    "a workbook",
    { file: "cards.xlsx", bytes: new Uint8Array([0x50, 0x4b, 3, 4, 0]) },
    /ブック形式.*「CSV UTF-8」で保存/,
  ],
  [
    "bytes of no text",
    { file: "cards.csv", bytes: new Uint8Array([0xff, 0xff, 0]) },
    /いずれでもありません.*UTF-8で保存し直して/,
  ],
  ["a reading", table("カード番号,カード名,読み\n1,火の子,火の子"), /^形式が正しくありません。 ひらがなで1〜80文字/],
  [
    "a missing column",
    table("カード番号,カード名\n1,火の子"),
    /この列がありません。 .*必要な列：カード番号 \(number\)、/,
  ],
  ["a cell under no heading", table("カード番号,カード名,読み\n1,火の子,ひのこ,x"), /^4列目に値がありますが/],
  ["an open quote", table('カード番号,カード名,読み\n1,"火の子'), /二重引用符（"）が閉じていません。 /],
  ["JSON that ends early", buildCardFileSource("[", "a.json"), /^ファイルが途中で終わっています。 .*続きを元に戻して/],
  [
    "JSON nested too deeply",
    buildCardFileSource("[".repeat(9), "a.json"),
    /^入れ子が8段を超えています。 この部分の入れ子を減らして/,
  ],
  ["JSON with a key twice", buildCardFileSource('{"a": 1, "a": 2}', "a.json"), /「a」が2回書かれています。 片方を削除/],
])("%s is told with what to do", (_, file, words) => {
  const [problem] = problemsOf(file);
  expect(told(problem)).toMatch(words);
});

const READING_IN_ROMAN = problemsOf(
  buildCardFileSource(buildCardFile({ cards: [buildCard(2, "火の子", "Spark")] })),
)[0] as ImportProblem;

const ruling = (more: object) =>
  problemsOf(
    buildCardFileSource(buildCardFile({ rulings: [{ ...buildRuling("TS-R001"), ...more } as never] })),
    THERE,
  )[0];

test.each<[string, ImportProblem | undefined, RegExp]>([
  ["FORM", READING_IN_ROMAN, /^Invalid format\. Write 1 to 80 hiragana/],
  ["FORM", ruling({ id: "fl-1" }), /such as FL-R001\.$/],
  ["MISSING", ruling({ question: undefined }), /^This field is missing\. Add it\. .*Japanese \(ja\), and in English/],
  ["TOO_SHORT", ruling({ cards: [] }), /^Empty\. Write 1 to 20 card names\.$/],
  ["TOO_LONG", ruling({ rules: Array(21).fill("mag:205.3") }), /^More than 20 entries\. Write 1 to 20 rule numbers\.$/],
  ["TYPE", ruling({ id: 1.5 }), /^Expected text, found a fraction\. /],
  ["VALUE", ruling({ source: "me" }), /^Invalid value \(allowed: "house", "official"\)\./],
  ["RULING_CARD_UNKNOWN", ruling({ cards: ["水鐘"] }), /^No card named 《水鐘》 was found.*Did you mean 《水鏡》\?/],
  ["RULE_UNKNOWN", ruling({ rules: ["house:9999"] }), /^Unknown rule number\. Write one of house:1 to house:/],
])("%s is told in English", (code, problem, words) => {
  expect(problem?.code).toBe(code);
  if (problem) expect(sentencesIn("en", problem).join(" ")).toMatch(words);
});

test.each([
  ["grimoire-cards/1", problemsOf],
  ["grimoire-deck/1", readStarterFile],
  ["grimoire-formats/1", readFormatFile],
])("a file of another format is told to write %s", (format, read) => {
  const found = read(buildCardFileSource({ format: "x" }));
  const problems: readonly ImportProblem[] = "find" in found ? found : [];
  const problem = problems.find(({ field }) => field === "format");
  expect(problem && describeImportFix(getDictionary("en").importProblems, problem)).toBe(`Write “${format}”.`);
});

test("two formats of one id are told as such, and not as lists of a date", () => {
  const one = { id: "fair", ja: "市", en: "Fair", sets: ["inv"], restricted: [], banned: [] };
  const found = readFormatFile(buildCardFileSource({ ...createSampleFormats(), formats: [one, one] }));
  const [problem] = "find" in found ? found : [];
  expect(problem && sentencesIn("en", problem)).toEqual([
    "There are two formats with the id fair.",
    "Remove one of them or correct its id.",
  ]);
});

test.each([readStarterFile, readFormatFile])(
  "a workbook where no table is read is not told to be saved as CSV",
  (read) => {
    const found = read({ file: "a.xlsx", bytes: new Uint8Array([0x50, 0x4b, 3, 4, 0]) });
    const [problem] = "find" in found ? found : [];
    expect(told(problem)).toMatch(/ブック形式.* UTF-8のJSONファイルを選んでください。$/);
  },
);

test("a collector number twice in a card is told of the card, and not of a file", () => {
  const printings = [buildPrinting("TS-002"), buildPrinting("TS-002")];
  const file = buildCardFileSource(buildCardFile({ cards: [buildCard(2, "火の子", "ひのこ", { printings })] }));
  expect(told(problemsOf(file, THERE)[0])).toMatch(
    /^このカードのTSの収録に、同じ収録番号が2つあります。 片方の収録を削除/,
  );
});

test.each([
  ["カード番号,カード名,読み\n1,火の子,ひのこ\n1,火の子,ひのと", /そのカードの2つ目以降の行では空に/],
  [
    "カード番号,カード名,読み,発効日,種別\n1,火の子,ひのこ,2025-04-25,魔石\n1,火の子,ひのこ,2025-04-25,ユニット",
    /別の日付からの情報なら、発効日を修正/,
  ],
])("rows of a card that differ are told what may differ: %j", (rows, words) => {
  expect(told(problemsOf(table(rows)).find(({ code }) => code === "ROWS_DIFFER"))).toMatch(words);
});

test("a field is named first by its label", () => {
  const words = getDictionary("en").importProblems;
  expect(describeFieldProblem(words, READING_IN_ROMAN, "Reading")).toBe("Reading: Invalid format.");
});

test("an added language tells problems in its words, and in English what it has no words for", () => {
  const words = { codes: { FORM: { reason: "Die Form stimmt nicht" } } };
  const { dictionaries, faults } = mergeCustomWords([{ lang: "de", area: "import", words: { importProblems: words } }]);
  const german = dictionaries.get("de")?.importProblems;
  expect(faults).toEqual([]);
  if (german === undefined) throw new Error("There is no German");
  expect(describeImportProblem(german, READING_IN_ROMAN)).toBe("Die Form stimmt nicht.");
  expect(describeImportFix(german, READING_IN_ROMAN)).toMatch(/^Write 1 to 80 hiragana/);
  const fields = { ...german.fields, "cards.*.reading": "Höchstens {reading} Hiragana." };
  expect(describeImportFix({ ...german, fields }, READING_IN_ROMAN)).toBe("Höchstens 80 Hiragana.");
});

test.each(["plain", "encoding"])("a cell that holds %s is quoted and chooses no other text", (there) => {
  const problem = { ...READING_IN_ROMAN, code: "ROWS_DIFFER" as const, facts: { line: 7, there } };
  expect(describeImportProblem(inJapanese, problem)).toBe(`同じカードの7行目には${there}とあります。`);
  const read = describeImportProblem(inJapanese, { ...problem, facts: { ...problem.facts, encoding: "Shift_JIS" } });
  expect(read).toMatch(/とあります（ファイルはUTF-8ではないため、Shift_JISとして読みました）。$/);
});

test("each kind of problem has a reason, and a fix of its own or one by its field", () => {
  const codes: Readonly<Record<string, { readonly reason: unknown; readonly fix: unknown }>> = importProblems.codes;
  expect(Object.keys(codes).sort(), "app/i18n/ja/import.json, importProblems.codes").toEqual(
    [...IMPORT_PROBLEM_CODES].sort(),
  );
  const byField = ["TYPE", "VALUE", "FORM", "TOO_LONG", "TOO_SHORT", "TOO_BIG", "TOO_SMALL", "STAT_MISSING"];
  const without = Object.entries(codes).flatMap(([code, { fix }]) => (fix === "{howToWrite}" ? [code] : []));
  expect(without.sort()).toEqual(byField.sort());
});

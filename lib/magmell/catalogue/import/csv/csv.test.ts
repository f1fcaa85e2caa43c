import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import type { CatalogueRecords } from "@/lib/magmell/catalogue/model/types";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildMagicRevision,
  buildPrinting,
  buildRuling,
  buildUnitRevision,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import { checkCardFiles } from "../check/check-card-files";
import { type CardFile, readCardFile } from "../files/read-card-file";
import { stringifyCardFile } from "../files/write-card-file";
import { mergeFilesIntoRecords, planImport } from "../import-plan";
import type { ImportProblem } from "../import-problem";
import { type CsvRow, readCsvRows } from "./read-csv-rows";
import { EXPORTED_TABLE_KINDS, writeCsvTables } from "./write-csv";

const NOTHING: CatalogueRecords = { sets: [], cards: [] };
const HEADINGS =
  "カード番号,カード名,読み,英語名,発効日,種別,タイミング,使用コスト,AP,HP,テキスト,セット,セット内番号,イラスト";
const SPARK = "2,火の子,ひのこ,Spark,2025-04-25,ユニット,ノーマル,1赤,2,1,,TS,TS-002,無名";
const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string | Uint8Array, file = "cards.csv"): CardFile => {
  const result = runToCompletion(readCardFile({ file, bytes: typeof text === "string" ? utf8(text) : text }));
  if (!("cards" in result)) throw new Error(JSON.stringify(result));
  return result;
};
const SETS = read(`セット,セット名,英語名,発売日\nTS,試し刷り,Trial Print,2025-04-25\n`, "sets.csv");
function problemsOf(text: string, existing = NOTHING): readonly ImportProblem[] {
  const result = runToCompletion(readCardFile({ file: "cards.csv", bytes: utf8(text) }));
  return "cards" in result ? runToCompletion(checkCardFiles([SETS, result], existing)) : [result];
}
const told = (problems: readonly ImportProblem[]) =>
  problems.map(({ code, line, field, value }) => `${code} ${line} ${field} ${value}`);
const recordsOf = (...files: CardFile[]) => {
  expect(runToCompletion(checkCardFiles(files, NOTHING))).toEqual([]);
  return runToCompletion(mergeFilesIntoRecords(files, NOTHING));
};
const SMALL = recordsOf(runToCompletion(readCardFile(buildCardFileSource(buildCardFile()))) as CardFile);

/** Everything that a catalogue can hold. */
const RICH = recordsOf(
  runToCompletion(
    readCardFile(
      buildCardFileSource(
        buildCardFile({
          sets: [
            {
              ...TEST_SET,
              counters: { 栞: "bookmark", 年輪: "ring" },
              rarities: [
                { code: "C", name: "並, 「コモン」" },
                { code: "SR", name: "上|特上", englishName: "Super rare" },
              ],
            },
            { ...TEST_SET, code: "TP", type: "promo" },
          ],
          cards: [
            ...buildCardFile().cards,
            buildCard(7, "嵐, 「来たる」", "あらしきたる", {
              aliases: ["あらし|きたる", "ストーム"],
              tags: ["draw", "stones"],
              revisions: [
                buildMagicRevision({ text: '■「嵐」"来たる"。\n■二行目。', catalyst: "青" }),
                buildUnitRevision({ effectiveOn: "2026-01-01", useCost: "2青赤", ap: 0, hp: 10 }),
              ],
              printings: [
                buildPrinting("TS-007", {
                  ...{ flavor: "一行目\n二行目", finish: "foil", product: "箱" },
                  ...{ rarity: "SR", imageAlt: "嵐, 波" },
                }),
                buildPrinting("TP-001", { set: "TP", revision: "2025-04-25" }),
              ],
            }),
            buildCard(8, "影", "かげ", { token: true, aliases: ["一つ|だけ"], englishName: undefined, printings: [] }),
            buildCard(9, "古い頁", "ふるいぺーじ", { retired: true, printings: [] }),
          ],
          rulings: [buildRuling("TS-R001", { cards: ["火の子", "水鏡"], rules: ["mag:701.1.2", "house:9"] })],
          lists: [{ id: "first-deck", name: "最初のデッキ", englishName: "First deck", cards: ["水鏡", "火の子"] }],
        }),
      ),
    ),
  ) as CardFile,
);

/** The codec that browsers lack. */
const inUtf16 = (text: string, littleEndian: boolean, mark: boolean) => {
  const all = mark ? `\uFEFF${text}` : text;
  const view = new DataView(new ArrayBuffer(all.length * 2));
  for (let at = 0; at < all.length; at++) view.setUint16(at * 2, all.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};

describe("a catalogue written as tables", () => {
  const tables = writeCsvTables(RICH);
  const files = EXPORTED_TABLE_KINDS.map((kind) => read(tables[kind], `${kind}.csv`));

  test("gives the same catalogue again", () => {
    expect(runToCompletion(checkCardFiles(files, NOTHING))).toEqual([]);
    expect(runToCompletion(planImport(files, RICH))).toMatchObject({ changes: [], removed: [] });
    expect(stringifyCardFile(runToCompletion(mergeFilesIntoRecords(files, NOTHING)))).toBe(stringifyCardFile(RICH));
  });

  test("is the same when its rows come in another order", () => {
    const [headings, ...rows] = tables.lists.split("\r\n").filter(Boolean);
    const turned = read([headings, ...rows.reverse()].join("\n"), "lists.csv");
    expect(
      runToCompletion(planImport([...files.filter(({ file }) => file !== "lists.csv"), turned], RICH)).changes,
    ).toEqual([]);
  });

  test("begins with the mark by which spreadsheets know UTF-8, and ends lines as they do", () => {
    for (const kind of EXPORTED_TABLE_KINDS) expect(tables[kind]).toMatch(/^\uFEFF[^\n]+\r\n/);
  });
});

describe("what a spreadsheet would take for a formula", () => {
  const cellsOf = (text: string) => (readCsvRows(text.slice(1)) as readonly CsvRow[]).flatMap(({ cells }) => cells);
  const withWords = (...[set, artist, flavor, product, alias]: string[]): CatalogueRecords => {
    const [own] = SMALL.sets;
    const [stone, spark, ...others] = SMALL.cards;
    if (!own || !stone || !spark) throw new Error("The small file has them");
    const printings = spark.printings.map((one) => ({
      ...one,
      illustrator: artist ?? "",
      flavor: flavor ?? "",
      product: product ?? "",
    }));
    const cards = [stone, { ...spark, aliases: alias ? [alias] : [], printings }, ...others];
    return { ...SMALL, sets: [{ ...own, name: set ?? "" }], cards };
  };

  test("is written with an apostrophe in front, and read without it", () => {
    const { sets, cards } = writeCsvTables(withWords("=1+1", "+無名", "-", "'@x", "＝SUM(A1)"));
    expect(sets).toContain(`"'=1+1"`);
    for (const cell of ["'+無名", "'-", "''@x", "'＝SUM(A1)"]) expect(cellsOf(cards)).toContain(cell);
    const typed = SPARK.replace("無名", "'=無名").replace("Spark", "'Spark");
    expect(recordsOf(SETS, read(`${HEADINGS}\n${typed}`)).cards[0]).toMatchObject({
      englishName: "'Spark",
      printings: [{ illustrator: "=無名" }],
    });
  });

  test("does not begin behind a sign at which other spreadsheets part cells or rows either", () => {
    const words = ["一;=1+1", "二;'-", "三\n@x", "四;＝;+", "五;"] as const;
    const { cards } = writeCsvTables(withWords(...words));
    for (const cell of ["二;''-", "三\n'@x", "四;'＝;'+", "五;"]) expect(cellsOf(cards)).toContain(cell);
    expect(recordsOf(SETS, read(cards)).cards[1]).toMatchObject({
      aliases: ["五;"],
      printings: [{ illustrator: "二;'-", flavor: "三\n@x", product: "四;＝;+" }],
    });
  });

  test("stands in no cell, and every word comes back as it was", () => {
    const sign = fc.constantFrom(..."=+-@＝＋－＠'\",;|｜a一");
    const word = fc.array(sign, { minLength: 1, maxLength: 5 }).map((signs) => `${signs.join("")}一`);
    fc.assert(
      fc.property(fc.tuple(word, word, word, word, word), (words) => {
        const records = withWords(...words);
        const tables = writeCsvTables(records);
        const files = EXPORTED_TABLE_KINDS.map((kind) => read(tables[kind], `${kind}.csv`));
        expect(
          Object.values(tables)
            .flatMap(cellsOf)
            .flatMap((cell) => cell.split(/[;\t\r\n]/))
            .filter((cell) => /^[=+\-@＝＋－＠\t\r\n]/u.test(cell)),
        ).toEqual([]);
        expect(stringifyCardFile(runToCompletion(mergeFilesIntoRecords(files, NOTHING)))).toBe(
          stringifyCardFile(records),
        );
      }),
      { numRuns: scaleRuns(300), seed: 5 },
    );
  });
});

describe("a table from a spreadsheet", () => {
  const plain = `${HEADINGS}\r\n${SPARK}\r\n`;
  const spark = SMALL.cards.filter(({ number }) => number === 2);

  test.each<[string, Uint8Array, string, boolean]>([
    ["UTF-8", utf8(plain), "UTF-8", false],
    ["UTF-8 with a mark", utf8(`\uFEFF${plain}`), "UTF-8", false],
    ["UTF-16 with a mark, little end first", inUtf16(plain, true, true), "UTF-16LE", false],
    ["UTF-16 with a mark, big end first", inUtf16(plain, false, true), "UTF-16BE", false],
    ["UTF-16 without a mark", inUtf16(plain, true, false), "UTF-16LE", true],
    ["tabs, as Unicode text is saved", inUtf16(plain.replaceAll(",", "\t"), true, true), "UTF-16LE", false],
    ["semicolons", utf8(plain.replaceAll(",", ";")), "UTF-8", false],
    ["a line that names the separator", utf8(`sep=;\r\n${plain.replaceAll(",", ";")}`), "UTF-8", false],
    ["line feeds alone", utf8(plain.replaceAll("\r", "")), "UTF-8", false],
    ["old line ends", utf8(plain.replaceAll("\r\n", "\r")), "UTF-8", false],
    ["empty rows and columns", utf8(`\r\n${HEADINGS},,\r\n${SPARK},,\r\n,,,,\r\n`), "UTF-8", false],
    ["English headings", utf8(plain.replace(HEADINGS, ENGLISH)), "UTF-8", false],
  ])("in %s is read", (_, bytes, encoding, assumed) => {
    const file = read(bytes);
    expect([file.encoding, file.assumed]).toEqual([encoding, assumed]);
    expect(recordsOf(SETS, file).cards).toEqual(spark);
  });

  test("in Shift_JIS is read, with one kind of wave dash", () => {
    // カード名,別名 ⏎ 火の子,〜
    const bytes = [0x83, 0x4a, 0x81, 0x5b, 0x83, 0x68, 0x96, 0xbc, 0x2c, 0x95, 0xca, 0x96, 0xbc, 0x0d, 0x0a];
    const row = [0x89, 0xce, 0x82, 0xcc, 0x8e, 0x71, 0x2c, 0x89, 0xce, 0x81, 0x60, 0x0d, 0x0a];
    const file = read(new Uint8Array([...bytes, ...row]), "aliases.csv");
    expect([file.encoding, file.assumed]).toEqual(["Shift_JIS", true]);
    expect(file.aliases).toEqual([{ index: 0, value: { card: "火の子", aliases: ["火〜"] } }]);
  });

  test("may have full-width digits and letters, days as spreadsheets write them, and spaces around", () => {
    const wide = "２,火の子 ,　ひのこ,Spark,2025/4/25,ユニット,ノーマル,１赤,２,１,,ＴＳ,ＴＳ－００２,無名";
    expect(recordsOf(SETS, read(`${HEADINGS}\n${wide}`)).cards).toEqual(spark);
    expect(recordsOf(SETS, read(`${HEADINGS}\n${wide.replace("2025/4/25", "2025年4月25日")}`)).cards).toEqual(spark);
  });

  test("may tell of a card in several rows, and leave out what was said", () => {
    const rows = [
      SPARK,
      "2,火の子,ひのこ,Spark,2025-04-25,,,,,,,TS,TS-102,無名",
      ',,,,2026-01-01,ユニット,クイック,1赤,3,1,"■一行目。\r\n■二行目。",TS,TS-202,無名',
    ];
    const [record] = recordsOf(SETS, read(`${HEADINGS}\r\n${rows.join("\r\n")}`)).cards;
    expect(record?.revisions.map(({ effectiveOn, ap, text }) => [effectiveOn, ap, text])).toEqual([
      ["2025-04-25", 2, ""],
      ["2026-01-01", 3, "■一行目。\n■二行目。"],
    ]);
    expect(record?.printings.map(({ number, revision }) => [number, revision])).toEqual([
      ["TS-002", "2025-04-25"],
      ["TS-102", "2025-04-25"],
      ["TS-202", "2026-01-01"],
    ]);
  });

  test("with nicknames alone changes nothing else of the cards", () => {
    const file = read("カード名,別名,タグ\n火の子,ひー|スパちゃん,draw\n", "aliases.csv");
    expect(runToCompletion(checkCardFiles([file], SMALL))).toEqual([]);
    expect(runToCompletion(planImport([file], SMALL)).changes).toMatchObject([
      {
        row: "card",
        fields: [
          { field: "aliases", before: "", after: "ひー, スパちゃん" },
          { field: "tags", after: "draw" },
        ],
      },
    ]);
  });
});

const ENGLISH =
  "number,name,reading,english name,Effective On,kind,timing,use_cost,AP,HP,Text,set,printedNumber,illustrator";

describe("what is wrong is told with its row and column", () => {
  const changed = (from: string, to: string) => `${HEADINGS}\n${SPARK.replace(from, to)}`;
  test.each<[string, string, string]>([
    ["a number", changed("2,火", "二,火"), 'TYPE 2 カード番号 "二"'],
    ["a reading", changed("ひのこ", "火の子"), 'FORM 2 読み "火の子"'],
    ["a kind", changed("ユニット", "精霊"), 'VALUE 2 種別 "精霊"'],
    ["a cost", changed("1赤", "赤1"), 'FORM 2 使用コスト "赤1"'],
    ["a day", changed("2025-04-25", "四月"), 'FORM 2 発効日 "四月"'],
    ["a missing cell", changed("ひのこ", ""), "MISSING 2 読み null"],
    ["a missing stat", changed(",2,1,", ",,1,"), "STAT_MISSING 2 AP null"],
    ["a set that is not there", changed("TS,TS-002", "XX,TS-002"), 'SET_UNKNOWN 2 セット "XX"'],
    ["a heading", `${HEADINGS.replace("読み", "よみかた")}\n${SPARK}`, "UNKNOWN_FIELD 1 よみかた null"],
    ["a cell under no heading", `${HEADINGS},\n${SPARK},x`, 'NO_HEADING 2 15 "x"'],
    ["a comma in a cell without quotes", `${HEADINGS}\n${SPARK},二人`, 'NO_HEADING 2 15 "二人"'],
    ["a heading twice", `${HEADINGS},カード名\n${SPARK},`, "COLUMN_TWICE 1 カード名 null"],
    [
      "rows that differ",
      `${HEADINGS}\n${SPARK}\n${SPARK.replace("1赤", "2赤").replace("TS-002", "TS-3")}`,
      'ROWS_DIFFER 3 使用コスト "2赤"',
    ],
    ["a printing twice", `${HEADINGS}\n${SPARK}\n${SPARK}`, 'PRINTING_TWICE 3 セット内番号 "TS-002"'],
    [
      "a number twice",
      `${HEADINGS}\n${SPARK}\n2,別の子,べつのこ,Other,2025-04-25,ユニット,ノーマル,1赤,2,1,,TS,TS-3,無名`,
      'NUMBER_TWICE 3 カード番号 "2"',
    ],
    ["a quote that is not closed", `${HEADINGS}\n${SPARK.replace("無名", '"無名')}`, "CSV 2  null"],
    [
      "a quote that opens far above the end",
      `${HEADINGS}\n${SPARK.replace("無名", '"無名')}\n${SPARK}\n${SPARK}`,
      "CSV 2  null",
    ],
    ["a quote in the middle", `${HEADINGS}\n${SPARK.replace("無名", '無"名"')}`, "CSV 2  null"],
    ["nothing", "", "CSV 1  null"],
  ])("%s", (_, text, expected) => {
    const problems = problemsOf(text);
    expect(told(problems)).toContain(expected);
    if (expected.startsWith("CSV")) expect(problems).toHaveLength(1);
  });

  test("lines are counted through line breaks in cells", () => {
    const long = SPARK.replace(",,TS,", ',"■一行目。\n■二行目。",TS,');
    const next = "3,水鏡,みず鏡,Mirror,2025-04-25,マジック,クイック,青,,,,TS,TS-003,無名";
    expect(told(problemsOf(`${HEADINGS}\n${long}\n${next}`))).toEqual(['FORM 4 読み "みず鏡"']);
  });

  test("columns that a table needs are asked for once, not in each row", () => {
    const problems = problemsOf(`カード番号,カード名,発効日\n${"1,火の子,2025-04-25\n".repeat(9)}`);
    expect(told(problems)).toEqual(["MISSING 1 読み (reading) null"]);
  });
});

import { describe, expect, test } from "vitest";
import { buildCardFile, buildCardFileSource } from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import { checkCardFiles } from "../check/check-card-files";
import { type CardFileSource, readCardFile } from "./read-card-file";
import { CARD_FILE_LIMITS } from "./schema";

const NOTHING = { sets: [], cards: [] };
const readWhole = (file: CardFileSource) => runToCompletion(readCardFile(file));

test.each(["cards.txt", "cards.csv"])("an object is read as JSON, though its file is called %s", (file) => {
  expect(runToCompletion(readCardFile({ ...buildCardFileSource(buildCardFile()), file }))).toMatchObject({
    form: "json",
    findings: [],
  });
});

test("a table under another name is told how it should be called", () => {
  const bytes = new TextEncoder().encode("カード番号,カード名\n");
  expect(runToCompletion(readCardFile({ file: "cards.json", bytes }))).toMatchObject({
    code: "JSON",
    line: 1,
    column: 1,
    facts: { table: 1 },
  });
});

describe("files as a whole", () => {
  test.each([
    ["SIZE", new Uint8Array(CARD_FILE_LIMITS.fileBytes + 1)],
    ["ENCODING", new Uint8Array([0x7b, 0xff, 0xff, 0x7d])],
    ["JSON", new TextEncoder().encode('{"format": 1,\n}')],
    ["JSON", new TextEncoder().encode('{"format": 1, "format": 2}')],
    ["JSON", new TextEncoder().encode("[".repeat(100))],
  ])("%s", (code, bytes) => {
    expect(readWhole({ file: "x.json", bytes })).toMatchObject({
      code,
      file: "x.json",
      pointer: "",
    });
  });

  test.each([
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
  ])("a workbook is told to be saved as a table", (...begin) => {
    const read = readWhole({ file: "cards.xlsx", bytes: new Uint8Array([...begin, 0, 0, 0, 0]) });
    expect(read).toMatchObject({ code: "ENCODING", facts: { form: "workbook" } });
  });

  test("what had to be guessed is told with what is wrong", () => {
    const bytes = new Uint8Array([0x7b, 0x82, 0xa0, 0x7d]);
    expect(readWhole({ file: "x.json", bytes })).toMatchObject({
      code: "JSON",
      facts: { encoding: "Shift_JIS" },
    });
  });

  test.each([true, false])("UTF-16 is read as well, with a byte order mark or without", (marked) => {
    const text = `${marked ? "\uFEFF" : ""}${JSON.stringify(buildCardFile())}`;
    const bytes = new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer);
    const read = readWhole({ file: "x.json", bytes });
    expect("cards" in read && [read.encoding, read.assumed, runToCompletion(checkCardFiles([read], NOTHING))]).toEqual([
      "UTF-16LE",
      !marked,
      [],
    ]);
  });

  test("malformed JSON has line and column", () => {
    expect(readWhole(buildCardFileSource('{"format": 1,\n}'))).toMatchObject({
      code: "JSON",
      line: 2,
      column: 1,
    });
  });

  test("a byte order mark does no harm", () => {
    expect(readWhole(buildCardFileSource(`\uFEFF${JSON.stringify(buildCardFile())}`))).toMatchObject({
      findings: [],
      problems: [],
    });
  });
});

describe("a file with more in it than any needs", () => {
  const numbered = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`field ${at}`, at]));

  test("a card with 50,000 fields is refused with its limit", () => {
    const { cards, ...file } = buildCardFile();
    const read = readWhole(buildCardFileSource({ ...file, cards: [{ ...cards[0], ...numbered(50_000) }] }));
    expect(read).toMatchObject({ code: "JSON", facts: { fault: "keys", of: 200 } });
  });

  test("many cards with many fields are refused without a word on each of them", () => {
    const { cards, ...file } = buildCardFile();
    const read = readWhole(
      buildCardFileSource({ ...file, cards: Array.from({ length: 70 }, () => ({ ...cards[0], ...numbered(150) })) }),
    );
    if (!("cards" in read)) throw new Error(read.code);
    expect(read.cards).toEqual([]);
    expect(read.findings.length).toBeGreaterThanOrEqual(CARD_FILE_LIMITS.problems);
    expect(read.findings.length).toBeLessThan(CARD_FILE_LIMITS.problems + CARD_FILE_LIMITS.keys);
  });

  test.each([
    ["columns", `number,name,${"x,".repeat(100_000)}y`, { fault: "cells", max: 200 }],
    ["cells", `number,name\n1,${"x,".repeat(100_000)}y`, { fault: "cells", max: 200 }],
    ["signs in a row", `number,name\n1,"${"x".repeat(2 * CARD_FILE_LIMITS.row)}`, { fault: "row", max: 1_048_576 }],
  ])("a table with too many %s is refused with its limit", (_, text, facts) => {
    expect(readWhole({ file: "trial.csv", bytes: new TextEncoder().encode(text) })).toMatchObject({
      code: "CSV",
      facts,
    });
  });

  test("empty columns behind the table are no trouble", () => {
    const read = readWhole({ file: "trial.csv", bytes: new TextEncoder().encode(`number,name${",".repeat(500)}\n`) });
    expect("cards" in read).toBe(true);
  });
});

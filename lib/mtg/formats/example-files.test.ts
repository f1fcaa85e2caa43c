import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkDeck, extendFormatData, isFormatId, isKnownName, type MtgCardData, toNameKey } from "@/engine/mtg/deck";
import { readDeckText } from "../decks/deck-text";
import { getFormatVerdicts } from "../decks/format-verdicts";
import { findFormatConflicts, isEmptyFormatPlan, mergeFormatAdditions, planFormats } from "./format-plan";
import { readFormatFile } from "./read-format-file";
import type { FormatFile } from "./schema";

const FOLDER = new URL("../../../docs/formats/", import.meta.url);
const read = (content: unknown) =>
  readFormatFile({ file: "a.json", bytes: new TextEncoder().encode(JSON.stringify(content)) });
const FILES = readdirSync(FOLDER).map((file) => {
  const result = readFormatFile({ file, bytes: readFileSync(new URL(file, FOLDER)) });
  if (!("content" in result)) throw new Error(JSON.stringify(result));
  return { name: file, content: result.content };
});
const contentOf = (name: string): FormatFile => {
  const file = FILES.find((one) => one.name === name);
  if (file === undefined) throw new Error(`No file ${name}`);
  return file.content;
};
const book = extendFormatData(mergeFormatAdditions(FILES.map(({ content }) => content)));

describe("the files of docs/formats", () => {
  it("are four, and can be imported one beside the other", () => {
    expect(FILES.map(({ name }) => name).sort()).toEqual([
      "old-school-93-94.json",
      "premodern.json",
      "type1-1994-1995.json",
      "type1-1997-2000.json",
    ]);
    for (const file of FILES) {
      expect(
        findFormatConflicts(
          file.content,
          FILES.filter((other) => other !== file),
        ),
      ).toEqual([]);
      expect(isEmptyFormatPlan(planFormats(null, file.content))).toBe(false);
      expect(isEmptyFormatPlan(planFormats(file.content, file.content))).toBe(true);
      expect(file.content.source).toMatch(/Forge|XMage/u);
    }
  });

  it("end where the documents begin: the last list of Type 1 is that of the documents", () => {
    const last = contentOf("type1-1997-2000.json").lists.at(-1);
    const all = [...(last?.restricted ?? []), ...(last?.banned ?? [])];
    expect(all).toHaveLength(60);
    expect(all.filter((name) => !isKnownName(name))).toEqual([]);
  });

  it.each([
    ["1994-02-01", "2 Icy Manipulator", "RESTRICTED"],
    ["1994-04-01", "2 Icy Manipulator", ""],
    ["1994-04-01", "2 Channel", "RESTRICTED"],
    ["1994-09-01", "1 Time Vault", "BANNED"],
    ["1995-12-01", "1 Channel", "BANNED"],
    ["1998-06-01", "2 Black Vise", "RESTRICTED"],
    ["1999-05-01", "2 Memory Jar", "RESTRICTED"],
    ["1999-05-01", "4 Yawgmoth's Will", ""],
    ["2000-01-01", "2 Yawgmoth's Will", "RESTRICTED"],
    ["2000-01-01", "4 Necropotence", ""],
    ["2000-11-01", "2 Necropotence", "RESTRICTED"],
  ])("on %s judge %s in Type 1", (on, line, code) => {
    const { deck } = readDeckText(`${line}\n60 Forest`);
    const errors = checkDeck(deck, { format: "type1", on, cards: null, book }).filter(
      (one) => one.severity === "error",
    );
    expect(errors.map((one) => one.code)).toEqual(code === "" ? [] : [code]);
  });

  const sets: Readonly<Record<string, readonly string[]>> = {
    "Tormod's Crypt": ["drk", "chr"],
    "Tendrils of Agony": ["scg"],
    "Goblin Warchief": ["scg"],
    "Sol Ring": ["lea", "leb", "2ed", "3ed"],
    "Hypnotic Specter": ["lea", "leb", "2ed", "3ed", "4ed"],
    Hymn: ["fem"],
    "Serra Angel": ["3ed", "4ed", "7ed"],
  };
  const cards: MtgCardData = {
    find: (key) =>
      Object.entries(sets)
        .map(([name, printed]) => ({ name, sets: printed }))
        .find(({ name }) => toNameKey(name) === key) ?? null,
    nearest: () => [],
  };

  it.each([
    ["premodern", "4 Goblin Warchief\n4 Tormod's Crypt\n52 Forest\nSideboard\n7 Swamp", []],
    ["premodern", "1 Tendrils of Agony\n59 Forest", ["BANNED Tendrils of Agony"]],
    ["premodern", "4 Sol Ring\n56 Forest", ["NOT_IN_SETS Sol Ring"]],
    ["premodern", "60 Forest\nSideboard\n16 Swamp", ["SIDEBOARD "]],
    ["oldSchool9394", "4 Hypnotic Specter\n1 Sol Ring\n55 Swamp\nSideboard\n12 Plains", []],
    ["oldSchool9394", "2 Sol Ring\n4 Serra Angel\n54 Plains", ["RESTRICTED Sol Ring", "NOT_IN_SETS Serra Angel"]],
    ["oldSchool9394", "4 Hymn\n56 Swamp", ["NOT_IN_SETS Hymn"]],
  ])("judge decks in %s: %j", (id, text, expected) => {
    const { deck } = readDeckText(text);
    const check = { on: "2001-01-16", cards, book };
    const problems = checkDeck(deck, { ...check, format: id });
    expect(problems.map(({ code, names }) => `${code} ${names.join()}`)).toEqual(expected);
    expect(getFormatVerdicts(deck, check).find((one) => one.id === id)?.verdict).toBe(
      expected.length === 0 ? "legal" : "illegal",
    );
  });

  it("say without card data that sets are unknown, and refuse what their lists refuse", () => {
    const verdict = (text: string) =>
      getFormatVerdicts(readDeckText(text).deck, { on: "2001-01-16", cards: null, book })
        .filter(({ id }) => !isFormatId(id))
        .map((one) => one.verdict);
    expect(verdict("4 Moss Ogre\n56 Forest")).toEqual(["setsUnknown", "setsUnknown"]);
    expect(verdict("2 Mind Twist\n58 Swamp")).toEqual(["illegal", "illegal"]);
  });
});

describe("a file with a format that cannot be", () => {
  const premodern = contentOf("premodern.json");
  const [format] = premodern.formats ?? [];
  const withFormat = (more: object) => ({ ...premodern, formats: [{ ...format, ...more }] });
  it.each([
    ["an id of the documents", withFormat({ id: "extended" }), "FORM /formats/0/id"],
    ["an id of two words", withFormat({ id: "pre modern" }), "FORM /formats/0/id"],
    ["no sets", withFormat({ sets: [] }), "TOO_SHORT /formats/0/sets"],
    ["a set that nobody knows", withFormat({ sets: ["4ed", "zzz"] }), "SET_UNKNOWN /formats/0/sets/1"],
    ["a name on both lists", withFormat({ restricted: ["Balance"] }), "LIST_CARD_TWICE /formats/0/banned/1"],
    ["a day", withFormat({ from: "2000-01-01" }), "UNKNOWN_FIELD /formats/0/from"],
    ["no name", withFormat({ ja: undefined }), "MISSING /formats/0/ja"],
    ["two of one id", { ...premodern, formats: [format, format] }, "LIST_TWICE /formats/1/id"],
  ])("is refused for %s", (_, content, problem) => {
    const result = read(content);
    if ("content" in result) throw new Error("It was not refused.");
    expect(result.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([problem]);
  });

  it("is taken where another file on the site has its sets", () => {
    const source = (content: object) => ({
      file: "elder.json",
      bytes: new TextEncoder().encode(JSON.stringify(content)),
    });
    const elder = source({ ...premodern, sets: [], formats: [{ ...format, id: "elder" }] });
    expect(readFormatFile(elder)).toMatchObject([{ code: "SET_UNKNOWN" }, ...Array(8).fill({ code: "SET_UNKNOWN" })]);
    expect(readFormatFile(elder, [premodern])).toHaveProperty("content");
  });

  it("is refused where another file has it", () => {
    const others = [{ name: "other.json", content: { ...premodern, sets: [] } }];
    expect(findFormatConflicts(premodern, others)).toMatchObject([{ code: "LIST_TWICE", path: ["formats", 0, "id"] }]);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { findDocumentErrors } from "./document-errors";

const FOLDER = resolve(import.meta.dirname, "documents");
const FILES = readdirSync(FOLDER).map((name) => ({
  key: name.replace(".json", ""),
  text: readFileSync(resolve(FOLDER, name), "utf8"),
}));
const KNOWN = new Set(
  FILES.flatMap(({ text }) => [...text.matchAll(/^ {2}\{"id":"([^"]+)"/gm)].map(([, id = ""]) => id)),
);

it.each(FILES)("the entries of $key stand one on a line, with all fields in their order", ({ key, text }) => {
  expect(findDocumentErrors(key, text, KNOWN)).toEqual([]);
});

describe("a fault of a document", () => {
  const file = (...lines: string[]) => `[\n${lines.map((line) => `  ${line}`).join(",\n")}\n]\n`;
  const entry = (id: string, fields: string) => `{"id":"${id}",${fields}}`;
  const RIGHT = '"kind":"rule","status":"done","ja":"り","en":"R"';
  const FIRST = entry("mag:1", RIGHT);
  const known = new Set(["mag:1", "mag:2"]);

  it.each([
    [
      "a kind that there is not",
      '"kind":"headng","status":"done","ja":"り","en":"R"',
      /kind: "headng" is none of heading,/,
    ],
    [
      "a status that there is not",
      '"kind":"rule","status":"soon","ja":"り","en":"R"',
      /status: "soon" is none of done,/,
    ],
    ["a language that is missing", '"kind":"rule","status":"done","en":"R"', /ja: is missing/],
    ["an empty text", '"kind":"rule","status":"done","ja":"","en":"R"', /ja: must be a text/],
    ["an unknown field", `${RIGHT},"note":"x"`, /note: is none of the fields id, kind,/],
    ["another order of fields", '"status":"done","kind":"rule","ja":"り","en":"R"', /kind: the order of fields is id,/],
    [
      "a reason inside",
      '"kind":"rule","status":"done","why":"paper","ja":"り","en":"R"',
      /why: must stand with the status/,
    ],
    ["no reason outside", '"kind":"rule","status":"outside","ja":"り","en":"R"', /why: must stand with the status/],
    [
      "a reason that there is not",
      '"kind":"rule","status":"outside","why":"x","ja":"り","en":"R"',
      /why: "x" is none of/,
    ],
    [
      "a mark that says nothing",
      '"kind":"rule","status":"done","changed":false,"ja":"り","en":"R"',
      /changed: must be true/,
    ],
    ["a field twice", `"kind":"rule",${RIGHT}`, /no field twice/],
    ["spaces between its parts", RIGHT.replace(",", ", "), /no spaces between/],
  ])("is told with its line and field: %s", (_, fields, message) => {
    const [told, ...others] = findDocumentErrors("mag", file(FIRST, entry("mag:2", fields)), known);
    expect(told).toMatch(/^mag\.json:3: /);
    expect(told).toMatch(message);
    expect(others).toEqual([]);
  });

  it("is an id twice, or one of another document", () => {
    expect(findDocumentErrors("mag", file(FIRST, entry("mag:2", RIGHT), FIRST), known)).toEqual([
      "mag.json:4: id: mag:1 stands on an earlier line, too",
    ]);
    expect(findDocumentErrors("mtg-cr", file(FIRST), known)).toEqual([
      "mtg-cr.json:2: id: must begin with mtg-cr: and have a number",
    ]);
  });

  it("is a ruling on an entry that no document has, or without words", () => {
    const ruling = (rules: string, title: string) =>
      file(`{"id":"house:1","rules":${rules},"title":${title},"reason":{"ja":"り。","en":"R."}}`);
    expect(findDocumentErrors("house", ruling('["mag:1"]', '{"ja":"り","en":"R"}'), known)).toEqual([]);
    expect(findDocumentErrors("house", ruling('["mag:1","mag:9"]', '{"ja":"り"}'), known)).toEqual([
      'house.json:2: rules: no document has "mag:9"',
      "house.json:2: title.en: is missing",
    ]);
    expect(findDocumentErrors("house", ruling("[]", '"R"'), known)).toEqual([
      "house.json:2: rules: must list one entry or more",
      'house.json:2: title: must be {"ja":"…","en":"…"}',
    ]);
  });

  it("is a line that holds anything but one entry", () => {
    const other = "mag.json:3: must be two spaces, one entry, and a comma but after the last";
    const second = entry("mag:2", RIGHT);
    expect(findDocumentErrors("mag", `[\n  ${FIRST},\n${second}\n]\n`, known)).toEqual([other]);
    expect(findDocumentErrors("mag", `[\n  ${FIRST},\n  ${second},\n]\n`, known)).toEqual([other]);
    expect(findDocumentErrors("mag", file(FIRST, "{mag:2}"), known)).toEqual(["mag.json:3: is no JSON"]);
    expect(findDocumentErrors("mag", `[${FIRST}]\n`, known)).toEqual([
      expect.stringMatching(/^mag\.json:1: the first line/),
    ]);
  });
});

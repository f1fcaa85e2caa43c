import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { readHalfWidths } from "./half-widths.mjs";
import { joinSlices, shareGlyph } from "./join-slices.mjs";
import { readCodes, readGlyphCount, readMetrics, readTables, splitTable } from "./sfnt.mjs";
import { formatUnicodeRange, groupBySlice, readSlices } from "./slices.mjs";

const packages = resolve(import.meta.dirname, "../../node_modules");
const gothic = readSlices(resolve(packages, "@fontsource-variable/noto-sans-jp/index.css"));

const cut = (file, signs) => subsetFont(readFileSync(file), signs, { targetFormat: "sfnt", keepFeatures: [] });

/** Glyphs of a font by sign: outline, variation (both without padding) and advance. */
function glyphsOf(font) {
  const tables = readTables(font);
  const count = readGlyphCount(tables);
  const gvar = tables.get("gvar");
  const wide = tables.get("head").readInt16BE(50) === 1;
  const outlines = splitTable(tables.get("loca"), 0, count, wide, tables.get("glyf"));
  const bodies = gvar.subarray(gvar.readUInt32BE(16));
  const variations = splitTable(gvar, 20, count, (gvar.readUInt16BE(14) & 1) === 1, bodies);
  const advances = readMetrics(tables);
  const bare = (bytes) => bytes.toString("hex").replace(/(00)+$/, "");
  return new Map(
    readCodes(tables).map(([code, glyph]) => [
      String.fromCodePoint(code),
      [bare(outlines[glyph]), bare(variations[glyph]), bare(advances[glyph])],
    ]),
  );
}

test("each sign keeps its outline, its variation and its advance", async () => {
  const slices = [...groupBySlice(gothic, "青緑赤魔石書庫栞灯")];
  expect(slices.length).toBeGreaterThan(2);
  const fonts = await Promise.all(slices.map(([file, signs]) => cut(file, signs)));
  // Written anew by the cutting program, which reads what was joined as browsers do.
  const joined = glyphsOf(await subsetFont(joinSlices(fonts), "青緑赤魔石書庫栞灯", { targetFormat: "sfnt" }));
  expect(new Set(joined.keys())).toEqual(new Set("青緑赤魔石書庫栞灯"));
  for (const font of fonts) for (const [sign, glyph] of glyphsOf(font)) expect(joined.get(sign), sign).toEqual(glyph);
});

test("marks are set as much closer as in their slices", async () => {
  const marks = "《》、。「」・：";
  const slices = [...groupBySlice(gothic, `${marks}青`)];
  expect(slices.length).toBeGreaterThan(3);
  const cutToMarks = (font, signs) => subsetFont(font, signs, { targetFormat: "sfnt", keepFeatures: ["halt"] });
  const closerIn = (font) => {
    const tables = readTables(font);
    const adjustments = new Map(readHalfWidths(tables));
    return readCodes(tables).map(([code, glyph]) => [String.fromCodePoint(code), adjustments.get(glyph)]);
  };
  const fonts = await Promise.all(slices.map(([file, signs]) => cutToMarks(readFileSync(file), signs)));
  const wanted = new Map(fonts.flatMap(closerIn));
  expect(wanted.get("《")).toEqual([-500, -500]);
  expect(wanted.get("」")).toEqual([0, -500]);
  expect(wanted.get("青")).toBeUndefined();
  // Written anew by the cutting program, which reads what was joined as browsers do.
  expect(new Map(closerIn(await cutToMarks(joinSlices(fonts), `${marks}青`)))).toEqual(wanted);
});

test("many signs share the glyph of one, and another stays beside it", async () => {
  const code = "魔".codePointAt(0);
  const file = gothic.get(code);
  const [other] = [...gothic].find(([one, of]) => of === file && one !== code);
  const rest = String.fromCodePoint(other);
  const font = await cut(file, `魔${rest}`);
  const shared = glyphsOf(shareGlyph(font, "魔", ["あ", "石"]));
  expect(new Set(shared.keys())).toEqual(new Set(["あ", "石", rest]));
  expect(shared.get("あ")).toEqual(glyphsOf(font).get("魔"));
  expect(shared.get("石")).toEqual(shared.get("あ"));
  expect(shared.get(rest)).toEqual(glyphsOf(font).get(rest));
  expect(() => shareGlyph(font, "無", ["あ"])).toThrow("lacks the glyph");
});

test("the last slice that has a sign shows it", () => {
  const file = gothic.get("0".codePointAt(0));
  expect(file).toMatch(/latin-wght/);
  expect([...groupBySlice(gothic, "0あ").values()]).toEqual(["あ", "0"]);
});

// Browsers try the last face first, and it decides how punctuation is set closer: the face of kana has to come after those
// that have brackets alone.
test("slices come in the order of the style sheet", () => {
  expect([...groupBySlice(gothic, "a。《「a").values()]).toEqual(["《", "「", "。", "aa"]);
});

test.each([
  ["abcx", "U+61-63,U+78"],
  ["石魔", "U+77f3,U+9b54"],
  ["", ""],
])("%j is the range %s", (signs, range) => expect(formatUnicodeRange(signs)).toBe(range));

import { readHalfWidths, writeHalfWidths } from "./half-widths.mjs";
import {
  padToMultiple,
  readCodes,
  readGlyphCount,
  readMetrics,
  readOffsets,
  readTables,
  splitTable,
  writeCodes,
  writeFont,
} from "./sfnt.mjs";

// Tables that hold for a whole face, or do not concern Han signs: those of the first slice stand for all.
const KEPT = ["head", "hhea", "maxp", "OS/2", "name", "post", "prep", "gasp", "fvar", "avar"];

/**
 * Joins slices of one variable face into a font with outlines, variations, advances and half-width punctuation
 * (`halt`). The font has no kerning, alternates or vertical metrics, because it is meant for Han characters and
 * punctuation. Throws if the slices are from different faces.
 * @param {Buffer[]} fonts TrueType; glyph 0 of each is the box for signs that are missing
 */
export function joinSlices(fonts) {
  const slices = fonts.map(readTables);
  const first = slices[0];
  const joined = new Map(KEPT.filter((tag) => first.has(tag)).map((tag) => [tag, Buffer.from(first.get(tag))]));
  const variations = slices.map(readVariations);
  for (const { shared } of variations)
    if (!shared.equals(variations[0].shared)) throw new Error("These slices are not of one face.");
  const outlines = gather(slices.map(readOutlines)).map((outline) => padToMultiple(4, outline));
  const codes = [];
  const halfWidths = [];
  let skipped = 0;
  for (const [index, slice] of slices.entries()) {
    for (const [code, glyph] of readCodes(slice)) codes.push([code, glyph + skipped]);
    for (const [glyph, adjustment] of readHalfWidths(slice)) halfWidths.push([glyph + skipped, adjustment]);
    skipped += readGlyphCount(slice) - (index === slices.length - 1 ? 0 : 1);
  }
  joined.set("cmap", writeCodes(codes));
  joined.set("hmtx", Buffer.concat(gather(slices.map(readMetrics))));
  joined.set("glyf", Buffer.concat(outlines));
  joined.set("loca", readOffsets(outlines));
  joined.set("gvar", writeVariations(variations[0].shared, gather(variations.map(({ glyphs }) => glyphs))));
  if (halfWidths.length > 0) joined.set("GPOS", writeHalfWidths(halfWidths));
  joined.get("head").writeInt16BE(1, 50);
  joined.get("hhea").writeUInt16BE(outlines.length, 34);
  writeLimits(joined.get("maxp"), slices, outlines.length);
  return writeFont(joined);
}

/**
 * Returns the font with the glyph of one character for many more.
 * @param {Buffer} font TrueType
 * @param {string} sign the character whose glyph it is, which no longer has one itself
 * @param {string[]} signs characters of the basic plane
 */
export function shareGlyph(font, sign, signs) {
  const tables = readTables(font);
  const codes = new Map(readCodes(tables));
  const glyph = codes.get(sign.charCodeAt(0));
  if (glyph === undefined) throw new Error("The font lacks the glyph to share.");
  codes.delete(sign.charCodeAt(0));
  for (const one of signs) codes.set(one.charCodeAt(0), glyph);
  tables.set("cmap", writeCodes([...codes]));
  return writeFont(tables);
}

/** Concatenates the glyph entries of all fonts; only the first font keeps its glyph for missing characters. */
const gather = (rows) => rows.flatMap((row, index) => (index === 0 ? row : row.slice(1)));

function readOutlines(tables) {
  const wide = tables.get("head").readInt16BE(50) === 1;
  const outlines = splitTable(tables.get("loca"), 0, readGlyphCount(tables), wide, tables.get("glyf"));
  // A composite names glyphs by numbers that joining changes.
  if (outlines.some((outline) => outline.length > 0 && outline.readInt16BE(0) < 0))
    throw new Error("A glyph that is made of others cannot be joined.");
  return outlines;
}

/** Returns the variations of the glyphs, and their shared positions in the design space (gvar). */
function readVariations(tables) {
  const gvar = tables.get("gvar");
  const [axes, count, places] = [gvar.readUInt16BE(4), gvar.readUInt16BE(6), gvar.readUInt32BE(8)];
  const wide = (gvar.readUInt16BE(14) & 1) === 1;
  return {
    shared: gvar.subarray(places, places + axes * count * 2),
    glyphs: splitTable(gvar, 20, readGlyphCount(tables), wide, gvar.subarray(gvar.readUInt32BE(16))),
  };
}

/** Writes the variations of a face with one axis (gvar). */
function writeVariations(shared, glyphs) {
  const padded = glyphs.map((glyph) => padToMultiple(4, glyph));
  const offsets = readOffsets(padded);
  const head = Buffer.alloc(20);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(shared.length / 2, 6);
  head.writeUInt32BE(20 + offsets.length, 8);
  head.writeUInt16BE(glyphs.length, 12);
  head.writeUInt16BE(1, 14);
  head.writeUInt32BE(20 + offsets.length + shared.length, 16);
  return Buffer.concat([head, offsets, shared, ...padded]);
}

/** The number of glyphs, and the most points, contours and so on that one of them has (maxp). */
function writeLimits(maxp, slices, count) {
  maxp.writeUInt16BE(count, 4);
  for (let at = 6; at < maxp.length; at += 2)
    maxp.writeUInt16BE(Math.max(...slices.map((slice) => slice.get("maxp").readUInt16BE(at))), at);
}

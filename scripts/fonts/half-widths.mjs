/*
 * The OpenType feature for half-width punctuation (`halt`) in the GPOS table: how far each glyph moves, and how much narrower
 * it gets. https://learn.microsoft.com/typography/opentype/spec/gpos
 */

const FEATURE = "halt";
/** What an adjustment may hold: a move in x, and a change of the advance. */
const X_MOVE = 1;
const X_ADVANCE = 4;
const BOTH = X_MOVE | X_ADVANCE;

/**
 * Returns the half-width adjustments of a font that was subset to this feature alone. Throws on an adjustment of
 * another kind.
 * @param {Map<string, Buffer>} tables
 * @returns {[glyph: number, adjustment: [move: number, advance: number]][]}
 */
export function readHalfWidths(tables) {
  const gpos = tables.get("GPOS");
  if (gpos === undefined) return [];
  const lookups = gpos.subarray(gpos.readUInt16BE(8));
  return partsOf(lookups, 0).flatMap((lookup) => {
    if (lookup.readUInt16BE(0) !== 1) throw new Error("This font was not cut to adjustments of single glyphs.");
    return partsOf(lookup, 4).flatMap(readAdjustments);
  });
}

/** Parts of a table, by the list of their offsets. */
const partsOf = (table, at) =>
  Array.from({ length: table.readUInt16BE(at) }, (_, index) => table.subarray(table.readUInt16BE(at + 2 + index * 2)));

function readAdjustments(table) {
  const [form, kinds] = [table.readUInt16BE(0), table.readUInt16BE(4)];
  if ((kinds & ~0x0f) !== 0) throw new Error("An adjustment that varies with the weight cannot be joined.");
  const kindsHeld = [X_MOVE, 2, X_ADVANCE, 8].filter((kind) => kinds & kind);
  const readValue = (at, kind) => (kinds & kind ? table.readInt16BE(at + kindsHeld.indexOf(kind) * 2) : 0);
  const values = (at) => [readValue(at, X_MOVE), readValue(at, X_ADVANCE)];
  return readCoverage(table.subarray(table.readUInt16BE(2))).map((glyph, index) => [
    glyph,
    form === 1 ? values(6) : values(8 + index * kindsHeld.length * 2),
  ]);
}

function readCoverage(table) {
  const [form, count] = [table.readUInt16BE(0), table.readUInt16BE(2)];
  if (form === 1) return Array.from({ length: count }, (_, index) => table.readUInt16BE(4 + index * 2));
  return Array.from({ length: count }, (_, index) => 4 + index * 6).flatMap((at) => {
    const [first, last] = [table.readUInt16BE(at), table.readUInt16BE(at + 2)];
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });
}

/** Returns a GPOS table with only these adjustments, for all scripts. */
export function writeHalfWidths(adjustments) {
  const sorted = [...adjustments].sort(([a], [b]) => a - b);
  const coverage = words(1, sorted.length, ...sorted.map(([glyph]) => glyph));
  const values = words(...sorted.flatMap(([, adjustment]) => adjustment));
  const subtable = Buffer.concat([words(2, 8 + values.length, BOTH, sorted.length), values, coverage]);
  const lookups = Buffer.concat([words(1, 4, 1, 0, 1, 8), subtable]);
  const scripts = Buffer.concat([words(1), Buffer.from("DFLT"), words(8, 4, 0, 0, 0xffff, 1, 0)]);
  const features = Buffer.concat([words(1), Buffer.from(FEATURE), words(8, 0, 1, 0)]);
  const at = [10, 10 + scripts.length, 10 + scripts.length + features.length];
  return Buffer.concat([words(1, 0, ...at), scripts, features, lookups]);
}

function words(...values) {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
}

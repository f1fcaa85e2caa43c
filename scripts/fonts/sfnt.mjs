/*
 * The few parts of the TrueType format that joining slices needs: the directory of tables, and the tables in which every
 * glyph has an entry. https://learn.microsoft.com/typography/opentype/spec/otff
 */

/** Returns the tables of a font by name. @param {Buffer} font */
export function readTables(font) {
  const tables = new Map();
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16)
    tables.set(
      font.toString("latin1", at, at + 4),
      font.subarray(font.readUInt32BE(at + 8)).subarray(0, font.readUInt32BE(at + 12)),
    );
  return tables;
}

/** Returns a font made of tables. Checksums are zero: the program that subsets the font next writes them. */
export function writeFont(tables) {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(12 + sorted.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(sorted.length, 4);
  const bodies = [];
  let offset = head.length;
  for (const [index, [tag, body]] of sorted.entries()) {
    const at = 12 + index * 16;
    head.write(tag, at, "latin1");
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(body.length, at + 12);
    const padded = padToMultiple(4, body);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}

/** Pads bytes with zeros to a multiple of `unit`. */
export const padToMultiple = (unit, bytes) =>
  Buffer.concat([bytes, Buffer.alloc((unit - (bytes.length % unit)) % unit)]);

export const readGlyphCount = (tables) => tables.get("maxp").readUInt16BE(4);

/**
 * Splits a table at the `count + 1` offsets at position `at`. Offsets have 4 bytes if `wide`, otherwise 2 bytes in
 * units of two.
 */
export function splitTable(offsets, at, count, wide, body) {
  const read = (index) => (wide ? offsets.readUInt32BE(at + index * 4) : offsets.readUInt16BE(at + index * 2) * 2);
  return Array.from({ length: count }, (_, index) => body.subarray(read(index), read(index + 1)));
}

/** Returns 4-byte offsets of consecutive parts, including the end of the last part. */
export function readOffsets(parts) {
  const offsets = Buffer.alloc((parts.length + 1) * 4);
  let at = 0;
  for (const [index, part] of parts.entries()) {
    at += part.length;
    offsets.writeUInt32BE(at, (index + 1) * 4);
  }
  return offsets;
}

/** Returns the advance and bearing of each glyph (hmtx). The last advance applies to all glyphs after it. */
export function readMetrics(tables) {
  const [table, long] = [tables.get("hmtx"), tables.get("hhea").readUInt16BE(34)];
  return Array.from({ length: readGlyphCount(tables) }, (_, glyph) => {
    const entry = Buffer.alloc(4);
    table.copy(entry, 0, Math.min(glyph, long - 1) * 4, Math.min(glyph, long - 1) * 4 + 2);
    const bearing = glyph < long ? glyph * 4 + 2 : long * 4 + (glyph - long) * 2;
    table.copy(entry, 2, bearing, bearing + 2);
    return entry;
  });
}

/** Returns pairs of a code point and its glyph (cmap format 4, basic plane). */
export function readCodes(tables) {
  const cmap = tables.get("cmap");
  const found = [];
  for (let at = 4; at < 4 + cmap.readUInt16BE(2) * 8; at += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(at + 4));
    if (table.readUInt16BE(0) === 4) return readSegments(table);
  }
  return found;
}

function readSegments(table) {
  const size = table.readUInt16BE(6);
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + size * 2, 16 + size * 3];
  const found = [];
  for (let at = 0; at < size; at += 2)
    for (let code = table.readUInt16BE(starts + at); code <= table.readUInt16BE(ends + at) && code < 0xffff; code++) {
      const range = table.readUInt16BE(ranges + at);
      const delta = table.readUInt16BE(deltas + at);
      const listed = range && table.readUInt16BE(ranges + at + range + (code - table.readUInt16BE(starts + at)) * 2);
      const glyph = range ? listed && (listed + delta) & 0xffff : (code + delta) & 0xffff;
      if (glyph) found.push([code, glyph]);
    }
  return found;
}

/** Returns a cmap table (format 4) with one segment per code point and the required final segment. */
export function writeCodes(codes) {
  const segments = [...codes].sort(([a], [b]) => a - b).map(([code, glyph]) => [code, (glyph - code) & 0xffff]);
  segments.push([0xffff, 1]);
  const size = segments.length * 2;
  const table = Buffer.alloc(12 + 16 + size * 4);
  // One table, for Unicode's basic plane; then its format, its length and the numbers that a binary search starts from.
  const power = 2 ** Math.floor(Math.log2(segments.length)) * 2;
  const head = [0, 1, 3, 1, 0, 12, 4, 16 + size * 4, 0, size, power, Math.log2(power / 2), size - power];
  for (const [index, value] of head.entries()) table.writeUInt16BE(value, index * 2);
  for (const [index, [code, delta]] of segments.entries()) {
    table.writeUInt16BE(code, 26 + index * 2);
    table.writeUInt16BE(code, 28 + size + index * 2);
    table.writeUInt16BE(delta, 28 + size * 2 + index * 2);
  }
  return table;
}

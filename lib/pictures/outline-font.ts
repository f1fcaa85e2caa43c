/** A text as SVG path data, and how wide it is. */
export type Outline = { readonly path: string; readonly width: number };

type Inflate = (bytes: Uint8Array) => Uint8Array;
type Point = { readonly x: number; readonly y: number; readonly on: boolean };

const WOFF = 0x774f4646;
/** Glyphs that are made of others go no deeper. */
const MAX_DEPTH = 4;

/**
 * The outlines of a TrueType font in a WOFF file, so that a text can be drawn where no font is installed. It sets letter
 * after letter, which is all that Japanese and short English lines need. Throws for a file that is no such font.
 */
export class OutlineFont {
  readonly #tables: ReadonlyMap<string, DataView>;
  readonly #unitsPerEm: number;
  readonly #longOffsets: boolean;
  readonly #metrics: number;
  readonly #glyphs: ReadonlyMap<number, number>;

  constructor(file: Uint8Array, inflate: Inflate) {
    this.#tables = tablesOf(file, inflate);
    this.#unitsPerEm = this.#table("head").getUint16(18);
    this.#longOffsets = this.#table("head").getInt16(50) === 1;
    this.#metrics = this.#table("hhea").getUint16(34);
    this.#glyphs = glyphsByCharacter(this.#table("cmap"));
  }

  /** Whether the font can show a character. */
  has = (character: string): boolean => this.#glyphs.has(character.codePointAt(0) ?? 0);

  /** How wide a text is at a size. */
  width(text: string, size: number): number {
    const units = [...text].reduce((sum, character) => sum + this.#advance(this.#glyphOf(character)), 0);
    return (units * size) / this.#unitsPerEm;
  }

  /** The outlines of a line that begins at a point of its base line. What the font lacks is left blank. */
  outline(text: string, size: number, x: number, y: number): Outline {
    const scale = size / this.#unitsPerEm;
    let [path, at] = ["", x];
    for (const character of text) {
      const glyph = this.#glyphOf(character);
      for (const contour of this.#contours(glyph)) {
        path += contourPath(contour.map((point) => ({ ...point, x: at + point.x * scale, y: y - point.y * scale })));
      }
      at += this.#advance(glyph) * scale;
    }
    return { path, width: at - x };
  }

  #table(tag: string): DataView {
    const table = this.#tables.get(tag);
    if (!table) throw new Error(`The font has no table ${tag}`);
    return table;
  }

  #glyphOf = (character: string): number => this.#glyphs.get(character.codePointAt(0) ?? 0) ?? 0;

  #advance(glyph: number): number {
    // The last width holds for all glyphs after it. A glyph that is not there is as wide as a Japanese letter.
    if (glyph === 0) return this.#unitsPerEm;
    return this.#table("hmtx").getUint16(4 * Math.min(glyph, this.#metrics - 1));
  }

  #contours(glyph: number, depth = 0): readonly (readonly Point[])[] {
    const loca = this.#table("loca");
    const offset = (n: number) => (this.#longOffsets ? loca.getUint32(4 * n) : 2 * loca.getUint16(2 * n));
    const [from, to] = [offset(glyph), offset(glyph + 1)];
    if (glyph === 0 || from === to || depth > MAX_DEPTH) return [];
    const data = this.#table("glyf");
    const count = data.getInt16(from);
    return count >= 0 ? simpleContours(data, from, count) : this.#composite(data, from + 10, depth);
  }

  #composite(data: DataView, start: number, depth: number): readonly (readonly Point[])[] {
    const contours: (readonly Point[])[] = [];
    for (let at = start, more = true; more; ) {
      const [flags, glyph] = [data.getUint16(at), data.getUint16(at + 2)];
      at += 4;
      const words = (flags & 1) !== 0;
      const [dx, dy] = words ? [data.getInt16(at), data.getInt16(at + 2)] : [data.getInt8(at), data.getInt8(at + 1)];
      at += words ? 4 : 2;
      const part = (n: number) => data.getInt16(at + 2 * n) / 16384;
      const [a, b, c, d, size] =
        flags & 8
          ? [part(0), 0, 0, part(0), 2]
          : flags & 64
            ? [part(0), 0, 0, part(1), 4]
            : flags & 128
              ? [part(0), part(1), part(2), part(3), 8]
              : [1, 0, 0, 1, 0];
      at += size;
      const move = ({ x, y, on }: Point): Point => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, on });
      for (const contour of this.#contours(glyph, depth + 1)) contours.push(contour.map(move));
      more = (flags & 32) !== 0;
    }
    return contours;
  }
}

function tablesOf(file: Uint8Array, inflate: Inflate): ReadonlyMap<string, DataView> {
  const head = viewOf(file);
  if (file.length < 44 || head.getUint32(0) !== WOFF) throw new Error("The font is no WOFF file");
  const tables = new Map<string, DataView>();
  for (let n = 0; n < head.getUint16(12); n++) {
    const at = 44 + 20 * n;
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    const [from, packed, size] = [4, 8, 12].map((more) => head.getUint32(at + more)) as [number, number, number];
    const bytes = file.subarray(from, from + packed);
    tables.set(tag, viewOf(packed < size ? inflate(bytes) : bytes));
  }
  return tables;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads the character map in the formats that Japanese fonts use: 12 for all of Unicode, else 4. */
function glyphsByCharacter(cmap: DataView): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, n) => cmap.getUint32(4 + 8 * n + 4));
  const whole = offsets.find((at) => cmap.getUint16(at) === 12);
  const basic = offsets.find((at) => cmap.getUint16(at) === 4);
  if (whole !== undefined) readWhole(cmap, whole, glyphs);
  else if (basic !== undefined) readBasic(cmap, basic, glyphs);
  else throw new Error("The font maps no characters that can be read");
  return glyphs;
}

function readWhole(cmap: DataView, at: number, glyphs: Map<number, number>): void {
  for (let n = 0; n < cmap.getUint32(at + 12); n++) {
    const [from, to, glyph] = [0, 4, 8].map((more) => cmap.getUint32(at + 16 + 12 * n + more)) as [
      number,
      number,
      number,
    ];
    for (let code = from; code <= to; code++) glyphs.set(code, glyph + code - from);
  }
}

function readBasic(cmap: DataView, at: number, glyphs: Map<number, number>): void {
  const twice = cmap.getUint16(at + 6);
  for (let n = 0; n < twice; n += 2) {
    const to = cmap.getUint16(at + 14 + n);
    const from = cmap.getUint16(at + 16 + twice + n);
    const delta = cmap.getUint16(at + 16 + 2 * twice + n);
    const rangeAt = at + 16 + 3 * twice + n;
    const range = cmap.getUint16(rangeAt);
    for (let code = from; code <= to && code < 0xffff; code++) {
      const held = range === 0 ? code : cmap.getUint16(rangeAt + range + 2 * (code - from));
      if (range === 0 || held !== 0) glyphs.set(code, (held + delta) & 0xffff);
    }
  }
}

function simpleContours(data: DataView, from: number, count: number): readonly (readonly Point[])[] {
  const ends = Array.from({ length: count }, (_, n) => data.getUint16(from + 10 + 2 * n));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = from + 10 + 2 * count;
  at += 2 + data.getUint16(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = data.getUint8(at++);
    const times = flag & 8 ? data.getUint8(at++) : 0;
    for (let n = 0; n <= times; n++) flags.push(flag);
  }
  const along = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data.getUint8(at++) : -data.getUint8(at++);
      else if (!(flag & same)) {
        value += data.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = along(2, 16);
  const ys = along(4, 32);
  const points = flags.map((flag, n): Point => ({ x: xs[n] ?? 0, y: ys[n] ?? 0, on: (flag & 1) !== 0 }));
  return ends.map((end, n) => points.slice(n === 0 ? 0 : (ends[n - 1] ?? 0) + 1, end + 1));
}

const round = (value: number) => Math.round(value * 10) / 10;
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true });

/** Between two points off the curve lies one on it that the font leaves out. */
function contourPath(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const start = first.on ? first : last.on ? last : middle(first, last);
  let path = `M${round(start.x)} ${round(start.y)}`;
  let off: Point | null = null;
  for (const point of [...(first.on ? points.slice(1) : points), start]) {
    if (point.on) {
      path += off ? curve(off, point) : `L${round(point.x)} ${round(point.y)}`;
      off = null;
    } else {
      if (off) path += curve(off, middle(off, point));
      off = point;
    }
  }
  return `${path}Z`;
}

const curve = (off: Point, to: Point) => `Q${round(off.x)} ${round(off.y)} ${round(to.x)} ${round(to.y)}`;

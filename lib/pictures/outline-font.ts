import { type Font, type Glyph, type PathCommand, parse } from "opentype.js";

/** The outline of a text as SVG path data, and its width. */
type Outline = { readonly path: string; readonly width: number };

/**
 * The outlines of a font, for drawing texts on machines without fonts. Letters are placed one after another without
 * kerning, which is sufficient for Japanese and short English lines. Throws for a file that is not a TrueType, OpenType
 * or WOFF font.
 */
export class OutlineFont {
  readonly #font: Font;

  constructor(file: Uint8Array) {
    this.#font = parse(file.slice().buffer, { lowMemory: true });
  }

  /** Whether the font has a glyph for a character. */
  has = (character: string): boolean => this.#font.hasChar(character);

  /** The width of a text at a font size. */
  width(text: string, size: number): number {
    const units = [...text].reduce((sum, character) => sum + this.#advance(this.#font.charToGlyph(character)), 0);
    return (units * size) / this.#font.unitsPerEm;
  }

  /** The outlines of a line that begins at a point of its base line. Characters without a glyph are left blank. */
  outline(text: string, size: number, x: number, y: number): Outline {
    let path = "";
    let pen = x;
    for (const character of text) {
      const glyph = this.#font.charToGlyph(character);
      if (glyph.index !== 0) path += pathData(glyph.getPath(pen, y, size).commands);
      pen += (this.#advance(glyph) * size) / this.#font.unitsPerEm;
    }
    return { path, width: pen - x };
  }

  /** The advance of a glyph in font units; a missing glyph (index 0) is as wide as a Japanese letter. */
  #advance = ({ index, advanceWidth }: Glyph): number => (index === 0 ? this.#font.unitsPerEm : advanceWidth);
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * SVG path data of closed contours, to one decimal place. The package leaves contours open, and writes a line of no length after
 * every curve, which is left out. (Its own `toPathData` writes NaN for fractions that are nearly 0.)
 */
function pathData(commands: readonly PathCommand[]): string {
  let data = "";
  let at = "";
  for (const command of commands) {
    const to = `${round(command.x)} ${round(command.y)}`;
    if (command.type === "M") data += `${data && "Z"}M${to}`;
    else if (command.type === "Q") data += `Q${round(command.x1)} ${round(command.y1)} ${to}`;
    else if (to !== at) data += `L${to}`;
    at = to;
  }
  return data && `${data}Z`;
}

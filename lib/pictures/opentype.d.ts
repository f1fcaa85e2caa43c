/** The part of opentype.js that pictures use; the package ships no types of its own. */
declare module "opentype.js" {
  /** A command of a filled TrueType outline, as in SVG path data. */
  export type PathCommand =
    | { readonly type: "M" | "L"; readonly x: number; readonly y: number }
    | { readonly type: "Q"; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number };

  export type Glyph = {
    /** 0 for the glyph that stands for missing characters. */
    readonly index: number;
    /** Width in font units. */
    readonly advanceWidth: number;
    getPath(x: number, y: number, fontSize: number): { readonly commands: readonly PathCommand[] };
  };

  export type Font = {
    readonly unitsPerEm: number;
    hasChar(character: string): boolean;
    charToGlyph(character: string): Glyph;
  };

  /** Parses a TrueType, OpenType or WOFF font. With `lowMemory`, each glyph is parsed at its first use. */
  export function parse(file: ArrayBuffer, options?: { readonly lowMemory?: boolean }): Font;
}

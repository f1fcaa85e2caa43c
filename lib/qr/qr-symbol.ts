import { encode } from "uqr";

/** Modules of empty margin that every symbol needs on each side to be found by a camera (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as a drawing: a square of modules with its quiet zone, and the dark ones as SVG path data in that square. */
type QrSymbol = {
  /** Modules on a side, with the quiet zone. */
  readonly size: number;
  readonly path: string;
};

/**
 * Returns the QR code of a text at error correction level M, which tolerates the loss of about 15 % of its area.
 * Adjacent dark modules in a row form one rectangle. Throws for an empty text and for texts of more than about 2,300
 * bytes.
 */
export function createQrSymbol(text: string): QrSymbol {
  if (text === "") throw new Error("No input text");
  const { data, size } = encode(text, { ecc: "M", boostEcc: false, border: QUIET_ZONE });
  let path = "";
  for (const [row, modules] of data.entries())
    for (let column = 0, run = 0; column < size; column++) {
      if (modules[column]) run += 1;
      else if (run > 0) {
        path += `M${column - run} ${row}h${run}v1h-${run}Z`;
        run = 0;
      }
    }
  return { size, path };
}

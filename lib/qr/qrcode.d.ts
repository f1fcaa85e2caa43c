/** The part of qrcode that computes; the package's own entrance also brings in canvas and PNG. */
declare module "qrcode/lib/core/qrcode.js" {
  type QrSymbol = {
    readonly version: number;
    readonly modules: { readonly size: number; get(row: number, column: number): number | boolean };
  };

  /** Throws where the text is empty, or too long for the largest symbol. */
  export function create(text: string, options?: { readonly errorCorrectionLevel?: "L" | "M" | "Q" | "H" }): QrSymbol;
}

import { encode } from "uqr";
import { expect, test } from "vitest";
import { createQrSymbol } from "./qr-symbol";
import { decodeQr } from "./testing/decode-qr";

/** The modules that the path data fills, by row. */
function drawn({ size, path }: ReturnType<typeof createQrSymbol>): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+Z/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  return rows;
}

const TEXTS = [
  "https://grimoire.example/d/KFBXUHBT8Q",
  "http://localhost:3000/en/decks/4f8c2f9e-7f3f-4a5e-9a35-0d3f0a8c1b77",
  `https://grimoire.example/cards/${encodeURIComponent("墨つぎの見習い")}`,
  "x".repeat(400),
  "otpauth://totp/Grimoire:a%40b.example?issuer=Grimoire&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6",
];

test.each(TEXTS)("%s is drawn module by module, with a quiet zone of four", (text) => {
  const symbol = createQrSymbol(text);
  const rows = drawn(symbol);
  const { data, size } = encode(text, { ecc: "M", boostEcc: false, border: 0 });
  expect(symbol.size).toBe(size + 8);
  for (let row = 0; row < symbol.size; row++)
    for (let column = 0; column < symbol.size; column++) {
      const [r, c] = [row - 4, column - 4];
      expect(rows[row]?.[column], `${row} ${column}`).toBe(data[r]?.[c] ?? false);
    }
});

test.each(TEXTS)("%s is read back from the drawing", (text) => {
  expect(decodeQr(drawn(createQrSymbol(text)))).toBe(text);
});

test("nothing has no symbol", () => {
  expect(() => createQrSymbol("")).toThrow("No input text");
});

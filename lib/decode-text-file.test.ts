import { describe, expect, test } from "vitest";
import { decodeTextFile } from "./decode-text-file";

/** A text in UTF-16, with or without its byte order mark. */
function utf16(text: string, littleEndian: boolean, marked: boolean): Uint8Array {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  const bytes = new Uint8Array((marked ? [0xfeff, ...units] : units).length * 2);
  const view = new DataView(bytes.buffer);
  for (const [index, unit] of (marked ? [0xfeff, ...units] : units).entries())
    view.setUint16(index * 2, unit, littleEndian);
  return bytes;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const TEXT = "101.1 火の子\n102　頁\n";

describe("an encoding is found", () => {
  test.each([
    ["UTF-8", utf8(TEXT), false],
    ["UTF-8", utf8(`\ufeff${TEXT}`), false],
    ["UTF-16LE", utf16(TEXT, true, true), false],
    ["UTF-16BE", utf16(TEXT, false, true), false],
    ["UTF-16LE", utf16(TEXT, true, false), true],
    ["UTF-16BE", utf16(TEXT, false, false), true],
  ] as const)("%s of a text with an ideographic space", (encoding, bytes, assumed) => {
    expect(decodeTextFile(bytes)).toEqual({ text: TEXT, encoding, assumed });
  });
});

test("Shift_JIS is assumed for bytes that are no UTF-8, and its dash is the wave dash of card names", () => {
  // 火〜
  const decoded = decodeTextFile(Uint8Array.from([0x89, 0xce, 0x81, 0x60]));
  expect(decoded).toEqual({ text: "火〜", encoding: "Shift_JIS", assumed: true });
});

test("a single zero byte makes no UTF-16 of a text, and a text with one is none", () => {
  const text = utf8(`${"a".repeat(199)}\u0000`);
  expect(decodeTextFile(text)).toBeNull();
});

test("UTF-16 has an even number of bytes", () => {
  const odd = Uint8Array.from([...utf16("ab", true, false), 0x61]);
  expect(decodeTextFile(odd)).toBeNull();
});

test("a file with the mark of UTF-8 is taken for nothing else", () => {
  expect(decodeTextFile(Uint8Array.from([0xef, 0xbb, 0xbf, 0x89, 0xce]))).toBeNull();
});

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Returns the font file of a package for each code point, in the order of its style sheet. Where ranges overlap, the
 * last one applies.
 * @param {string} sheet the style sheet
 * @returns {Map<number, string>}
 */
export function readSlices(sheet) {
  const blocks = readFileSync(sheet, "utf8").matchAll(/url\(([^)]+\.woff2)\)[^;]*;\s*unicode-range: ([^;]+);/g);
  const files = new Map();
  for (const [, url, ranges] of blocks)
    for (const [first, last] of ranges.split(",").map(readRange))
      for (let code = first; code <= last; code++) {
        files.delete(code);
        files.set(code, resolve(dirname(sheet), url));
      }
  return files;
}

/**
 * Groups characters by the slice that contains them, in the order of the style sheet; characters in no slice are left
 * out.
 */
export function groupBySlice(slices, signs) {
  const place = new Map([...new Set(slices.values())].map((file, index) => [file, index]));
  const found = new Map();
  for (const sign of signs) {
    const file = slices.get(sign.codePointAt(0));
    if (file) found.set(file, (found.get(file) ?? "") + sign);
  }
  return new Map([...found].sort(([a], [b]) => place.get(a) - place.get(b)));
}

/** Formats characters as a value of `unicode-range`. */
export function formatUnicodeRange(signs) {
  const ranges = [];
  for (const code of [...signs].map((sign) => sign.codePointAt(0)).sort((a, b) => a - b)) {
    const open = ranges.at(-1);
    if (open?.[1] === code - 1) open[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(",");
}

const hex = (code) => code.toString(16);

function readRange(text) {
  const [first, last = first] = text
    .trim()
    .slice(2)
    .split("-")
    .map((code) => Number.parseInt(code, 16));
  return [first, last];
}

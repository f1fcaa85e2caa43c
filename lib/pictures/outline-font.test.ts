import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OutlineFont } from "./outline-font";

const file = readFileSync("node_modules/@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff");
const font = new OutlineFont(file);

describe("the outlines of a font", () => {
  it("has the letters of both languages", () => {
    for (const character of "魔導書の頁を引くアーAz09「」《》・—") expect(font.has(character), character).toBe(true);
    expect(font.has("\u{1f600}")).toBe(false);
  });

  it("sets Japanese letters as wide as high, and English ones narrower", () => {
    expect(font.width("魔導書", 100)).toBe(300);
    expect(font.width("ill", 100)).toBeLessThan(font.width("mmm", 100));
    expect(font.width("mmm", 100)).toBeLessThan(300);
  });

  it("draws whole contours that lie about the base line", () => {
    const { path, width } = font.outline("魔A", 100, 20, 500);
    expect(path).toMatch(/^(?:M[\d. -]+(?:[LQ][\d. -]+)*Z)+$/);
    expect(width).toBe(font.width("魔A", 100));
    const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(20 + width + 20);
      expect(y).toBeGreaterThan(390);
      expect(y).toBeLessThan(540);
    }
  });

  it("writes whole numbers and one decimal place, at any place of a line", () => {
    for (const size of [26, 30, 32, 44, 56, 76])
      expect(font.outline("Teller of Flames, when this unit arrives: fi 48", size, 520, 137.1).path).toMatch(
        /^(?:[MLQ](?:-?\d+(?:\.\d)? ?)+|Z)+$/,
      );
  });

  it("leaves blank what it lacks", () => {
    expect(font.outline("\u{1f600}", 100, 0, 0)).toEqual({ path: "", width: 100 });
  });

  it("refuses what is no such font", () => {
    expect(() => new OutlineFont(new Uint8Array(100))).toThrow("signature");
  });
});

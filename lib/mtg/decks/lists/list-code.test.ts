import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASE64URL_ALPHABET } from "@/lib/decks/sharing/check-symbols";
import { decodeList, encodeList, MAX_LIST_CODE_LENGTH } from "./list-code";
import { type CardList, MAX_NAME_LENGTH, readList, toSpellingKey } from "./pasted-list";

const LIST = readList(
  "4 Moss Ox\n4 Gate Giant\n2 Wind's Ox\n3 苔むしたゴーレム\n1 Wax // Wane\n24 Forest\nSideboard\n15 Ember Sprite",
);
const asList = ({ main, side }: CardList): CardList => ({ main, side });

const name = fc
  .oneof(
    fc.string({ unit: "grapheme", maxLength: 20 }),
    fc.stringMatching(/^[A-Za-z' ,-]{1,30}$/),
    fc.stringMatching(/^[ぁ-んァ-ン一-龠]{1,12}$/),
  )
  .map((text) => text.normalize("NFKC").replace(/\s+/gu, " ").trim())
  .filter((text) => toSpellingKey(text) !== "" && text.length <= MAX_NAME_LENGTH && text.isWellFormed());
const lines = fc.uniqueArray(fc.record({ name, count: fc.integer({ min: 1, max: 9 }) }), {
  maxLength: 12,
  selector: (line) => toSpellingKey(line.name),
});

describe("a list code", () => {
  it("holds the list: names, counts and their order", () => {
    expect(decodeList(encodeList(LIST))).toEqual({ ok: true, list: asList(LIST) });
    fc.assert(
      fc.property(lines, lines, (main, side) => {
        const code = encodeList({ main, side });
        expect(decodeList(code)).toEqual({ ok: true, list: { main, side } });
        expect(code).toMatch(/^m1[A-Za-z0-9_-]+$/);
      }),
    );
  });

  it("is short: a list of usual names takes about four bits a sign", () => {
    const names = [
      "Moss Ox",
      "Gate Giant",
      "Fading Heron",
      "Ember Sprite",
      "Sap Gatherer",
      "Squire of Reeds",
      "Noon Bell",
      "Wall of Thorns",
      "Keeper of the Ford",
      "Forest",
      "Plains",
    ];
    const list = { main: names.map((one) => ({ name: one, count: 4 })), side: [] };
    const signs = names.join("").length;
    expect((encodeList(list).length * 6) / signs).toBeLessThan(5.6);
  });

  it("frozen: codes that were given out are read for ever", () => {
    expect(encodeList(readList("4 Moss Ox\n20 Forest\n3 苔の雄牛\nSideboard\n2 Wax // Wane"))).toMatchInlineSnapshot(
      `"m1Dc_bvex-lt-7YRoipn0itstbEX1qtxiOFOryrtstept-EZiE"`,
    );
  });

  it("is refused with a reason when it is none", () => {
    const code = encodeList(LIST);
    const problem = (text: string) => {
      const result = decodeList(text);
      return result.ok ? null : result.problem;
    };
    expect(problem("")).toBe("VERSION");
    expect(problem("m2abc")).toBe("VERSION");
    expect(problem(`${code.slice(0, 5)}!${code.slice(6)}`)).toBe("ALPHABET");
    expect(problem("m1".padEnd(MAX_LIST_CODE_LENGTH + 1, "A"))).toBe("TOO_LONG");
    expect(problem("m1")).not.toBeNull();
    expect(problem(code.slice(0, -1))).toBe("CHECKSUM");
  });

  it("notices any sign that was mistyped, and never throws", () => {
    const code = encodeList(readList("4 Moss Ox\n20 Forest"));
    fc.assert(
      fc.property(fc.integer({ min: 2, max: code.length - 1 }), fc.constantFrom(...BASE64URL_ALPHABET), (at, sign) => {
        fc.pre(code[at] !== sign);
        expect(decodeList(code.slice(0, at) + sign + code.slice(at + 1)).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...BASE64URL_ALPHABET), { maxLength: 200 }), (signs) => {
        const result = decodeList(`m1${signs.join("")}`);
        if (result.ok) expect(encodeList(result.list)).toBe(`m1${signs.join("")}`);
      }),
    );
  });
});

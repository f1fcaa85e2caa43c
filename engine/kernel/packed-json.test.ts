import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromBase64Url, toBase64Url } from "./base64url";
import { type IntegerJson, MAX_PACKED_INTEGER, packJson, unpackJson } from "./packed-json";

const WORDS = ["name", "types", "creature"];

const wholeJson = fc.letrec<{ value: IntegerJson }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false),
    fc.integer({ min: -MAX_PACKED_INTEGER, max: MAX_PACKED_INTEGER }),
    fc.constantFrom(...WORDS),
    fc.string({ unit: "binary" }),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...WORDS), fc.string()), tie("value"), {
      maxKeys: 5,
      noNullPrototype: true,
    }),
  ),
})).value;

describe("packed JSON", () => {
  it("unpacks to what was packed", () => {
    fc.assert(
      fc.property(wholeJson, (value) => {
        expect(unpackJson(packJson(value, WORDS), WORDS)).toEqual(value);
      }),
      { examples: [[{ mori: "森" }], [["森の主", "𠮷", -1, MAX_PACKED_INTEGER]]] },
    );
  });

  it("takes one byte for a known word and one for a small number", () => {
    expect(packJson({ name: 3, types: ["creature"] }, WORDS)).toHaveLength(6);
  });

  it.each([0.5, Number.NaN, MAX_PACKED_INTEGER + 1])("does not pack %s", (number) => {
    expect(() => packJson(number, WORDS)).toThrow(`${number} cannot be packed`);
  });

  it("answers any other bytes with undefined or a value that packs again, and never throws", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(255)), (bytes) => {
        const value = unpackJson(bytes, WORDS);
        if (value !== undefined) expect(unpackJson(packJson(value, WORDS), WORDS)).toEqual(value);
      }),
    );
  });

  it("refuses what is cut off, what goes on after its end, and what is nested without end", () => {
    const bytes = packJson(["森", 300], WORDS);
    expect(unpackJson(bytes.slice(0, -1), WORDS)).toBeUndefined();
    expect(unpackJson([...bytes, 0], WORDS)).toBeUndefined();
    expect(unpackJson([...Array.from({ length: 40 }, () => 12), 0], WORDS)).toBeUndefined();
  });
});

describe("base64url", () => {
  it("reads back what it has written, in letters that an address may hold", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(255)), (bytes) => {
        const text = toBase64Url(bytes);
        expect(text).toMatch(/^[\w-]*$/);
        expect(fromBase64Url(text)).toEqual(bytes);
      }),
    );
  });

  it("writes the vectors of RFC 4648", () => {
    const written = ["f", "fo", "foo", "foob", "fooba", "foobar"].map((word) =>
      toBase64Url([...word].map((sign) => sign.charCodeAt(0))),
    );
    expect(written).toEqual(["Zg", "Zm8", "Zm9v", "Zm9vYg", "Zm9vYmE", "Zm9vYmFy"]);
    expect(toBase64Url([251, 255])).toBe("-_8");
  });

  it.each(["A", "Zh", "Zm9=", "Zm 9", "森"])("refuses %s", (text) => expect(fromBase64Url(text)).toBeNull());
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { createLineSchema } from "@/lib/input-schemas";
import { MAX_DECK_CODE_LENGTH } from "@/lib/magmell/decks/sharing/deck-code";
import { createQrSymbol } from "@/lib/qr/qr-symbol";
import { buildNameQuery, MAX_SHARED_NAME_LENGTH, parseSharedName, truncateSharedName } from "./shared-name";
import { encodeBase64urlText } from "./text-code";

const read = (query: string) => parseSharedName(new URLSearchParams(query).get("n"));

/*
 * Links that people may have kept since names came into links. They must say these names for ever: when this test fails, mend
 * the code, never the fixture.
 */
test.each([
  ["5r2u44Gu5pu4", "潮の書"],
  ["6Z2S44Go6LWkIOWPt-WkluOBruWNsOWIt-aJgA", "青と赤 号外の印刷所"],
  ["QmVuJ3MgPGI-IiY8L2I-", `Ben's <b>"&</b>`],
  ["8J-QiQ", "🐉"],
])("%s is the name %s", (code, name) => {
  expect(parseSharedName(code)).toBe(name);
  expect(buildNameQuery(name)).toBe(`?n=${code}`);
});

describe("a name in a link", () => {
  const odd = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom("？&#=%2F+\\'\"<>", "が".normalize("NFD").repeat(30), "👨‍👩‍👧‍👦".repeat(12), "🏳️‍🌈", "ಠ_ಠ", "１枚"),
  );

  test("comes back as it went out, whatever it is", () => {
    fc.assert(
      fc.property(odd, (name) => {
        const query = buildNameQuery(name);
        expect(query).toMatch(/^(\?n=[\w-]+)?$/);
        expect(read(query)).toBe(truncateSharedName(name)?.name ?? null);
      }),
      { numRuns: scaleRuns(400) },
    );
  });

  test("is at most forty characters, and one that a deck may have", () => {
    const schema = createLineSchema(2 * MAX_SHARED_NAME_LENGTH);
    fc.assert(
      fc.property(odd, (name) => {
        const shared = truncateSharedName(name);
        if (shared === null) return;
        expect([...shared.name].length).toBeLessThanOrEqual(MAX_SHARED_NAME_LENGTH);
        expect(schema.parse(shared.name)).toBe(shared.name);
        expect(shared.isCut).toBe(shared.name !== name.trim());
        expect(truncateSharedName(shared.name)).toEqual({ name: shared.name, isCut: false });
      }),
      { numRuns: scaleRuns(400) },
    );
  });

  test("is cut between whole characters", () => {
    expect(truncateSharedName("書".repeat(40))).toEqual({ name: "書".repeat(40), isCut: false });
    expect(truncateSharedName("書".repeat(41))).toEqual({ name: `${"書".repeat(39)}…`, isCut: true });
    expect(truncateSharedName("𠮷".repeat(41))?.name).toBe(`${"𠮷".repeat(39)}…`);
    expect(truncateSharedName(`${"書".repeat(38)}👨‍👩‍👧‍👦`)?.name).toBe(`${"書".repeat(38)}…`);
  });

  test.each([
    ["nothing", ""],
    ["spaces", " \u3000 "],
    ["fillers", "\u3164\u115f"],
    ["a line break", "潮\nの書"],
    ["a control character", "潮\u0007"],
    ["a line separator", "潮\u2028の書"],
    ["an override of the direction", "潮\u202egnp.exe"],
    ["a mark of the direction", "\u200f潮"],
    ["a hidden character", "潮\u200bの書"],
    ["half a character", "潮\ud842"],
    ["heaps of marks", `潮${"\u0301".repeat(9)}`],
    ["marks heaped by joiners", `潮${"\u0301\u200d".repeat(9)}`],
    ["a whole book", "書".repeat(5_000)],
  ])("is refused when it has %s", (_, name) => {
    expect(truncateSharedName(name)).toBeNull();
    expect(buildNameQuery(name)).toBe("");
    expect(parseSharedName(encodeBase64urlText(name))).toBeNull();
  });

  test.each([undefined, null, 7, ["5r2u44Gu5pu4"], "", "!", "5r2u44Gu5pu4=5", "_w", "A".repeat(1_001)])(
    "%j holds none",
    (parameter) => {
      expect(parseSharedName(parameter)).toBeNull();
    },
  );

  test("is cut, and not refused, where somebody wrote a long one by hand", () => {
    expect(parseSharedName(encodeBase64urlText("書".repeat(60)))).toBe(`${"書".repeat(39)}…`);
  });
});

test("a QR code with the longest name of kana has modules of three pixels in the tall picture, and fits beside any deck", () => {
  const address = (code: string) => `https://grimoire.example.org/en/d/${code}${buildNameQuery("あ".repeat(40))}`;
  const usual = createQrSymbol(address("A".repeat(40)));
  expect(Math.floor(236 / usual.size)).toBe(3);
  // Percent signs take nine bytes for a letter of kana.
  const escaped = `https://grimoire.example.org/en/d/${"A".repeat(40)}?n=${encodeURIComponent("あ".repeat(40))}`;
  expect(usual.size).toBeLessThan(createQrSymbol(escaped).size);
  expect(createQrSymbol(address("A".repeat(MAX_DECK_CODE_LENGTH))).size).toBeLessThan(140);
});

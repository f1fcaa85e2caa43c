import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import type { Deck, DeckLine } from "@/engine/magmell";
import { CHECK_SYMBOL_COUNT, computeCheckSymbols } from "@/lib/decks/sharing/check-symbols";
import { createNumberTable, decodeDeck, encodeDeck, MAX_DECK_CODE_LENGTH } from "./deck-code";

const STONES = ["青の魔石", "緑の魔石", "赤の魔石"];
const poolOf = (size: number) => [
  ...STONES.map((name, index) => ({ number: index + 1, name })),
  ...Array.from({ length: size - STONES.length }, (_, index) => ({ number: index + 4, name: `頁${index + 4}` })),
];
const pool = poolOf(5000);
const table = createNumberTable(pool);

const codeOf = (deck: Deck, names = table): string => {
  const encoded = encodeDeck(deck, names);
  if (!encoded.ok) throw new Error(encoded.problem.code);
  return encoded.code;
};

/** Lines in the order in which a code gives them back. */
const sorted = (lines: readonly DeckLine[]) =>
  [...lines].sort((a, b) => (table.numberOf(a.name) ?? 0) - (table.numberOf(b.name) ?? 0));

const numbers = (size: number, options: { minLength: number; maxLength: number }) =>
  fc.uniqueArray(fc.integer({ min: 4, max: size }), options);

/** A legal deck of 14 to 40 names. */
const legalDeck = (size: number) =>
  fc
    .record({
      picked: numbers(size, { minLength: 14, maxLength: 40 }),
      order: fc.infiniteStream(fc.nat(1e6)),
      split: fc.nat(20),
    })
    .map(({ picked, order, split }): Deck => {
      const counts = picked.map(() => 1);
      for (let left = 40 - picked.length; left > 0; ) {
        const index = order.next().value % picked.length;
        const count = counts[index] ?? 3;
        if (count === 3) continue;
        counts[index] = count + 1;
        left -= 1;
      }
      const stones = [
        { name: "青の魔石", count: split },
        { name: "赤の魔石", count: 20 - split },
      ];
      return {
        grimoire: picked.map((number, index) => ({ name: `頁${number}`, count: counts[index] ?? 1 })),
        stoneDeck: stones.filter(({ count }) => count > 0),
      };
    });

const zone = fc.uniqueArray(
  fc.record({
    name: fc.integer({ min: 0, max: pool.length - 1 }).map((index) => pool[index]?.name ?? ""),
    count: fc.integer({ min: 1, max: 99 }),
  }),
  { maxLength: 100, selector: ({ name }) => name },
);
const anyDeck: fc.Arbitrary<Deck> = fc.record({ grimoire: zone, stoneDeck: zone });

describe("round trip", () => {
  test.each([60, 500, 5000])("a legal deck out of %i cards comes back", (size) => {
    fc.assert(
      fc.property(legalDeck(size), (deck) => {
        const decoded = decodeDeck(codeOf(deck), table);
        expect(decoded).toEqual({
          ok: true,
          deck: { grimoire: sorted(deck.grimoire), stoneDeck: sorted(deck.stoneDeck) },
        });
      }),
      { numRuns: scaleRuns(150) },
    );
  });

  test("any deck comes back: unfinished, illegal, stones in the grimoire, 1 to 99 copies", () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const code = codeOf(deck);
        expect(code.length).toBeLessThanOrEqual(MAX_DECK_CODE_LENGTH);
        expect(code).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(decodeDeck(code, table)).toEqual({
          ok: true,
          deck: { grimoire: sorted(deck.grimoire), stoneDeck: sorted(deck.stoneDeck) },
        });
      }),
      { numRuns: scaleRuns(200) },
    );
  });

  test("the largest deck that a code can hold fits", () => {
    const large = Array.from({ length: 100 }, (_, index) => ({
      number: 99_999 - index * 2,
      name: `大${index}`,
      count: 99 - (index % 2),
    }));
    const names = createNumberTable(large);
    const lines = large.map(({ name, count }) => ({ name, count }));
    const code = codeOf({ grimoire: lines, stoneDeck: lines }, names);
    expect(code.length).toBeLessThanOrEqual(MAX_DECK_CODE_LENGTH);
    expect(decodeDeck(code, names)).toMatchObject({ ok: true });
  });
});

describe("one deck, one code", () => {
  test("whatever the order and the spelling of the lines", () => {
    fc.assert(
      fc.property(legalDeck(500), (deck) => {
        const turned = { grimoire: [...deck.grimoire].reverse(), stoneDeck: [...deck.stoneDeck].reverse() };
        const wide = {
          ...turned,
          grimoire: turned.grimoire.map((line) => ({
            ...line,
            name: ` ${line.name.replace(/\d/g, (digit) => "０１２３４５６７８９".charAt(Number(digit)))}`,
          })),
        };
        expect(codeOf(wide)).toBe(codeOf(deck));
      }),
    );
  });

  test("lines of one name in a zone count together", () => {
    const once = { grimoire: [{ name: "頁7", count: 3 }], stoneDeck: [] };
    const twice = {
      grimoire: [
        { name: "頁7", count: 1 },
        { name: "頁７", count: 2 },
      ],
      stoneDeck: [],
    };
    expect(codeOf(twice)).toBe(codeOf(once));
  });
});

describe("mistakes", () => {
  const position = fc.nat(1e6);

  test("up to three mistyped signs are noticed", () => {
    fc.assert(
      fc.property(
        legalDeck(5000),
        fc.array(fc.tuple(position, fc.integer({ min: 1, max: 63 })), { minLength: 1, maxLength: 3 }),
        (deck, changes) => {
          const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
          const code = [...codeOf(deck)];
          const right = code.join("");
          for (const [at, step] of changes) {
            const index = at % code.length;
            code[index] = signs.charAt((signs.indexOf(code[index] ?? "") + step) % 64);
          }
          fc.pre(code.join("") !== right);
          const decoded = decodeDeck(code.join(""), table);
          expect(decoded.ok ? "read" : decoded.problem.code).toMatch(/^(CHECKSUM|LENGTH)$/);
        },
      ),
      { numRuns: scaleRuns(500) },
    );
  });

  test("two neighbours that changed places are noticed", () => {
    fc.assert(
      fc.property(legalDeck(5000), position, (deck, at) => {
        const code = codeOf(deck);
        const index = at % (code.length - 1);
        const turned = code.slice(0, index) + code.charAt(index + 1) + code.charAt(index) + code.slice(index + 2);
        fc.pre(turned !== code);
        expect(decodeDeck(turned, table).ok).toBe(false);
      }),
      { numRuns: scaleRuns(500) },
    );
  });

  test("every cut of a usual code is noticed, at either end", () => {
    fc.assert(
      fc.property(legalDeck(5000), (deck) => {
        const code = codeOf(deck);
        for (let length = 0; length < code.length; length++) {
          expect(decodeDeck(code.slice(0, length), table).ok).toBe(false);
          expect(decodeDeck(code.slice(code.length - length), table).ok).toBe(false);
        }
      }),
      { numRuns: scaleRuns(50) },
    );
  });

  test("a code that was cut by a few signs is told from one that was mistyped", () => {
    const code = codeOf({ grimoire: [{ name: "頁7", count: 3 }], stoneDeck: [{ name: "青の魔石", count: 20 }] });
    expect(decodeDeck(code.slice(0, -1), table)).toEqual({ ok: false, problem: { code: "LENGTH" } });
    expect(decodeDeck(`${code}A`, table)).toEqual({ ok: false, problem: { code: "LENGTH" } });
  });

  test.each([
    ["", { code: "TOO_SHORT", length: 0 }],
    ["AAAA", { code: "TOO_SHORT", length: 4 }],
    ["A".repeat(MAX_DECK_CODE_LENGTH + 1), { code: "TOO_LONG", length: MAX_DECK_CODE_LENGTH + 1 }],
    ["AAAA AAAA", { code: "ALPHABET", at: 4, sign: " " }],
    ["AAAAA魔石", { code: "ALPHABET", at: 5, sign: "魔" }],
  ])("%j is refused", (code, problem) => {
    expect(decodeDeck(code, table)).toEqual({ ok: false, problem });
  });

  test("cards that the catalogue does not know are named by their numbers", () => {
    const code = codeOf({
      grimoire: [
        { name: "頁4999", count: 1 },
        { name: "頁7", count: 1 },
      ],
      stoneDeck: [],
    });
    expect(decodeDeck(code, createNumberTable(poolOf(100)))).toEqual({
      ok: false,
      problem: { code: "UNKNOWN_NUMBER", numbers: [4999] },
    });
  });

  test("names and counts that no code can hold are refused", () => {
    const encode = (...grimoire: DeckLine[]) => encodeDeck({ grimoire, stoneDeck: [] }, table);
    expect(encode({ name: "知らぬ名", count: 1 })).toEqual({
      ok: false,
      problem: { code: "UNKNOWN_NAME", names: ["知らぬ名"] },
    });
    for (const count of [0, -1, 1.5, 100, Number.NaN]) {
      expect(encode({ name: "頁7", count })).toEqual({
        ok: false,
        problem: { code: "COUNT", names: ["頁7"], max: 99 },
      });
    }
    const many = Array.from({ length: 101 }, (_, index) => ({ name: `頁${index + 4}`, count: 1 }));
    expect(encode(...many)).toEqual({ ok: false, problem: { code: "TOO_MANY_LINES", max: 100 } });
  });

  test("any text gives a deck or a typed problem", () => {
    const signs = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: signs, maxLength: 700 })), (text) => {
        const decoded = decodeDeck(text, table);
        if (decoded.ok) expect(codeOf(decoded.deck)).toBe(text.trim());
        else expect(decoded.problem.code).toMatch(/^[A-Z_]+$/);
      }),
      { numRuns: scaleRuns(1000) },
    );
  });

  test("content that no deck was written with, under right check symbols, gives a typed problem", () => {
    const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const content = fc.array(fc.nat(63), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(content, fc.constantFrom(0, 32), (symbols, version) => {
        const body = [version + ((1 + symbols.length + CHECK_SYMBOL_COUNT) % 32), ...symbols];
        const text = [...body, ...computeCheckSymbols(body)].map((symbol) => signs.charAt(symbol)).join("");
        const decoded = decodeDeck(text, table);
        if (decoded.ok) expect(codeOf(decoded.deck)).toBe(text);
        else if (version === 32) expect(decoded.problem.code).toBe("VERSION");
        else expect(decoded.problem.code).toMatch(/^(MALFORMED|UNKNOWN_NUMBER)$/);
      }),
      { numRuns: scaleRuns(1000) },
    );
  });
});

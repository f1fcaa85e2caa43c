import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { buildCatalogue } from "@/lib/magmell/catalogue/model/build-catalogue";
import { parseStoredSymbols } from "@/lib/magmell/catalogue/model/stored-symbols";
import type { CardRecord, Catalogue } from "@/lib/magmell/catalogue/model/types";
import { runToCompletion } from "@/lib/tasks";
import { getSearchIndex } from "../index/search-index";
import { type NumberKey, QUERY_KEYS, type SymbolKey } from "../query/keys";
import { readQuery } from "../query/read/read-query";
import type { Comparison, Predicate, QueryNode } from "../query/types";
import { matchesPrinting } from "../testing/linear-scan";
import { searchCatalogue } from "./search";

const WORDS = [
  "炎の",
  "竜",
  "学者",
  "Dragon",
  "of",
  "the ",
  "書庫",
  "ゴーレム",
  "々",
  "Art",
  "3",
  "ー",
  "の王",
  "炎の学者",
  "の書庫",
] as const;
const SENTENCES = [
  "カードを1枚引く。",
  "ユニット1体を破壊する、",
  "それに2点のダメージを与える。",
  "（注、これは注釈。）",
  "Draw a card. ",
  "art",
  "Destroy it, then draw. ",
  "引く",
  "■",
  "\n",
] as const;
const TYPED = [
  "竜",
  "炎の竜",
  "dragon",
  "of the",
  "draw",
  "wart",
  "引く",
  "引く。ユニット",
  "破壊する、それに",
  "注釈",
  "rdes",
  "り",
  "a",
  "ar",
  "かーど",
  "カード",
  "三",
  "3",
  "ryuu",
  "no",
  "がくしゃ",
  "学者の王",
  "kad",
  "。",
  "draw. destroy",
  "ほのおの竜",
  "炎のりゅう",
  "がく者",
  "しょ庫",
  "書この王",
  "炎のがく",
  "りゅ竜",
] as const;

const joined = (parts: readonly string[], least: number, most: number) =>
  fc.array(fc.constantFrom(...parts), { minLength: least, maxLength: most }).map((all) => all.join(""));

const SETS = ["AA", "BB"].map((code, at) => ({
  code,
  name: code,
  englishName: code,
  releasedOn: `202${at}-04-01`,
  type: "main" as const,
}));

const anyPrinting = fc.record({
  set: fc.constantFrom("AA", "BB"),
  number: fc.nat(99).map((value) => `N-${String(value).padStart(3, "0")}`),
  illustrator: fc.constantFrom("波戸", "灰原", ""),
});

const anyCard = fc.record({
  name: joined(WORDS, 1, 3),
  reading: fc.constantFrom(
    ...["ほのおのりゅう", "がくしゃ", "しょこのおう", "かーど", "ほのおのがくしゃ", "りゅうのしょこ"],
  ),
  englishName: joined(WORDS, 1, 4),
  aliases: fc.array(joined(WORDS, 1, 2), { maxLength: 2 }),
  kind: fc.constantFrom("unit" as const, "magic" as const, "stone" as const),
  useCost: fc.constantFrom("", "1", "赤", "2赤赤", "1青緑"),
  catalyst: fc.constantFrom("", "赤", "緑緑"),
  ap: fc.nat(4),
  hp: fc.nat(4),
  text: joined(SENTENCES, 0, 5),
  englishText: joined(SENTENCES, 0, 3),
  printings: fc.array(anyPrinting, { minLength: 1, maxLength: 3 }),
});

type Made = typeof anyCard extends fc.Arbitrary<infer T> ? T : never;

function catalogueWith(made: readonly Made[]): Catalogue {
  const day = "2020-01-01";
  const cards = made.map(
    ({ kind, useCost, catalyst, ap, hp, text, printings, ...more }, at): CardRecord => ({
      ...more,
      number: at + 1,
      name: `${more.name}${at}`,
      token: false,
      retired: false,
      tags: [],
      revisions: [
        {
          effectiveOn: day,
          kind,
          text,
          catalyst: parseStoredSymbols(kind === "stone" ? "" : catalyst),
          ...(kind === "stone"
            ? { timing: null, useCost: parseStoredSymbols("") }
            : { timing: "normal", useCost: parseStoredSymbols(useCost) }),
          ...(kind === "unit" ? { ap, hp } : { ap: null, hp: null }),
        },
      ],
      printings: printings.map((one) => ({ ...one, flavor: "", finish: "normal", product: "", revision: day })),
    }),
  );
  return runToCompletion(
    buildCatalogue({ sets: SETS, cards }, 1, "2026-01-01", ({ number }) => ({
      abilities: [],
      coverage: "full",
      englishText: made[number - 1]?.englishText ?? "",
    })),
  );
}

const op = fc.constantFrom<Comparison>("=", "!=", "<", "<=", ">", ">=");
const typed = fc.constantFrom(...TYPED);
const numberKey = fc.constantFrom<NumberKey>("ap", "hp", "useCount", "catalystCount", "number");

const anyTest: fc.Arbitrary<Predicate> = fc.oneof(
  typed.map((value): Predicate => ({ on: "words", value })),
  fc
    .tuple(fc.constantFrom("name", "yomi", "text", "fullText", "any", "artist"), fc.oneof(typed, fc.constant("波")))
    .map(([key, value]) => ({ on: "text", key, match: "holds", value }) as Predicate),
  fc.constantFrom("AA", "BB", "CC").map((value): Predicate => ({ on: "text", key: "set", match: "is", value })),
  fc.record({ on: fc.constant("number" as const), key: numberKey, op, value: fc.nat(5) }),
  fc.record({ on: fc.constant("numbers" as const), key: numberKey, op, other: numberKey }),
  fc.record({ on: fc.constant("parity" as const), key: numberKey, odd: fc.boolean() }),
  fc.record({
    on: fc.constant("range" as const),
    key: numberKey,
    from: fc.option(fc.nat(2)),
    to: fc.option(fc.nat(5)),
  }),
  fc.record({
    on: fc.constant("colors" as const),
    key: fc.constantFrom("colors" as const, "needs" as const),
    op,
    bits: fc.nat(7),
  }),
  fc.record({
    on: fc.constant("symbols" as const),
    key: fc.constantFrom<SymbolKey>("useCost", "catalyst"),
    op,
    symbols: fc.constantFrom("", "1", "赤", "2赤", "青緑").map(parseStoredSymbols),
  }),
  fc.constant<Predicate>({ on: "date", key: "released", op: "=", from: "2021-01-01", to: "2021-12-31" }),
  fc.constantFrom<Predicate>(
    { on: "choice", key: "kind", value: "unit" },
    { on: "choice", key: "is", value: "reprint" },
  ),
);

const at = { from: 0, to: 0 };
const { node: anyNode } = fc.letrec<{ node: QueryNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    anyTest.map((test): QueryNode => ({ type: "test", predicate: test, at })),
    fc.array(tie("node"), { minLength: 1, maxLength: 3 }).map((parts): QueryNode => ({ type: "and", parts, at })),
    fc.array(tie("node"), { minLength: 1, maxLength: 3 }).map((parts): QueryNode => ({ type: "or", parts, at })),
    tie("node").map((part): QueryNode => ({ type: "not", part, at })),
  ),
}));

const COMPARED = {
  ":": (one: number, other: number) => one === other,
  "=": (one: number, other: number) => one === other,
  "!=": (one: number, other: number) => one !== other,
  "<": (one: number, other: number) => one < other,
  "<=": (one: number, other: number) => one <= other,
  ">": (one: number, other: number) => one > other,
  ">=": (one: number, other: number) => one >= other,
} as const;
const sign = fc.constantFrom(...(Object.keys(COMPARED) as (keyof typeof COMPARED)[]));
const digits = fc
  .nat(5)
  .chain((value) => fc.constantFrom(`${value}`, `0${value}`, String.fromCharCode(0xff10 + value)));

describe("a cost that is compared with digits alone", () => {
  it.each(["useCost", "catalyst"] as const)("finds the cards whose %s has so many symbols in all", (key) => {
    fc.assert(
      fc.property(
        fc.array(anyCard, { maxLength: 8 }),
        fc.array(fc.tuple(fc.constantFrom(...QUERY_KEYS[key].names), sign, digits), { minLength: 1, maxLength: 8 }),
        (made, terms) => {
          const { cards } = catalogueWith(made);
          const index = getSearchIndex(catalogueWith(made));
          for (const [name, compared, value] of terms) {
            const found = searchCatalogue(index, readQuery(`${name}${compared}${value}`)).hits();
            const counted = cards.filter(({ kind, [key]: cost }) => {
              const symbols = Object.values(cost).reduce((sum, count) => sum + count, 0);
              return kind !== "stone" && COMPARED[compared](symbols, Number(value.normalize("NFKC")));
            });
            expect([name, compared, value, found.map(({ card: { name: called } }) => called)]).toEqual([
              ...[name, compared, value],
              counted.map(({ name: called }) => called),
            ]);
          }
        },
      ),
      { numRuns: scaleRuns(100) },
    );
  });
});

describe("the index", () => {
  it("finds the printings that a plain search finds", () => {
    fc.assert(
      fc.property(
        fc.array(anyCard, { maxLength: 12 }),
        fc.array(anyNode, { minLength: 1, maxLength: 8 }),
        (made, nodes) => {
          const catalogue = catalogueWith(made);
          for (const root of nodes) {
            const hits = searchCatalogue(getSearchIndex(catalogue), { root, options: { unique: "prints" } }).hits();
            const plainly = catalogue.cards.flatMap((card) =>
              card.printings
                .filter((printing) => matchesPrinting({ card, printing, catalogue }, root))
                .map((printing) => ({ card, printing })),
            );
            expect(hits).toEqual(plainly);
          }
        },
      ),
      { numRuns: scaleRuns(150) },
    );
  });
});

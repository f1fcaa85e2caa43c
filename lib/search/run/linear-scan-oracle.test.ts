import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaledRuns } from "@/engine/kernel/testing/scaled-runs";
import { colorBits, type Symbols, symbolCount } from "@/engine/magmell";
import { buildCatalogue } from "@/lib/catalogue/model/build-catalogue";
import { withoutNotes } from "@/lib/catalogue/model/plain-text";
import { symbolsOf } from "@/lib/catalogue/model/symbols-of";
import type { CardRecord, Catalogue, CatalogueCard, CataloguePrinting } from "@/lib/catalogue/model/types";
import { FORMS } from "@/lib/japanese/forms";
import { mixedMatch } from "@/lib/japanese/mixed-spelling";
import { searchFold } from "@/lib/japanese/search-fold";
import { FORMS_OF, type NameField, type Variant } from "@/lib/japanese/types";
import { spellingsOf, variantsOf } from "@/lib/japanese/variants-of";
import { runToCompletion } from "@/lib/tasks";
import { searchIndexOf } from "../index/search-index-of";
import type { Comparison, Predicate, QueryNode } from "../query/types";
import { search } from "./search";

/** A search written as plainly as can be: every printing of every card is asked every question. */
type Asked = { readonly card: CatalogueCard; readonly printing: CataloguePrinting; readonly catalogue: Catalogue };

function passes(asked: Asked, node: QueryNode): boolean {
  if (node.type === "and") return node.parts.every((part) => passes(asked, part));
  if (node.type === "or") return node.parts.some((part) => passes(asked, part));
  if (node.type === "not") return !passes(asked, node.part);
  return node.type === "test" && answers(asked, node.predicate);
}

function answers({ card, printing, catalogue }: Asked, test: Predicate): boolean {
  const releasedOn = catalogue.sets.find(({ code }) => code === printing.set)?.releasedOn ?? "";
  switch (test.on) {
    case "words":
      return isCalled(catalogue, card, ["name", "reading", "englishName", "alias"], test.value);
    case "text": {
      if (test.key === "name") return isCalled(catalogue, card, ["name", "englishName"], test.value);
      if (test.key === "yomi") return isCalled(catalogue, card, ["reading"], test.value);
      const inTexts = (texts: readonly string[]) =>
        texts.some((text) => spellingsOf(test.value).some((word) => searchFold(text).includes(word)));
      const plain = [withoutNotes(card.text), card.englishText];
      if (test.key === "text") return inTexts(plain);
      if (test.key === "fullText") return inTexts([card.text, card.englishText]);
      if (test.key === "any")
        return isCalled(catalogue, card, ["name", "reading", "englishName", "alias"], test.value) || inTexts(plain);
      if (test.key === "artist") return inTexts([printing.illustrator]);
      return test.key === "set" && searchFold(printing.set) === searchFold(test.value);
    }
    case "number":
      return compare(test.op, numberOf(card, printing, test.key), test.value);
    case "numbers":
      return compare(test.op, numberOf(card, printing, test.key), numberOf(card, printing, test.other));
    case "parity": {
      const value = numberOf(card, printing, test.key);
      return value !== null && (value % 2 === 1) === test.odd;
    }
    case "range": {
      const value = numberOf(card, printing, test.key);
      return value !== null && value >= (test.from ?? value) && value <= (test.to ?? value);
    }
    case "colors": {
      const bits = colorBits(test.key === "needs" ? card.neededColors : card.colors);
      const [holds, within] = [(bits & test.bits) === test.bits, (bits & ~test.bits) === 0];
      return ordered(test.op, holds, within);
    }
    case "symbols": {
      if (card.kind === "stone") return false;
      const signs = Object.keys(test.symbols) as (keyof Symbols)[];
      const [holds, within] = [
        signs.every((sign) => card.useCost[sign] >= test.symbols[sign]),
        signs.every((sign) => card.useCost[sign] <= test.symbols[sign]),
      ];
      return ordered(test.op, holds, within);
    }
    case "date":
      return releasedOn >= test.from && releasedOn <= test.to;
    case "choice":
      if (test.key === "kind") return card.kind === test.value;
      return card.printings.indexOf(printing) > 0;
    default:
      return false;
  }
}

/** How two sets compare of which the one holds the other, or lies within it. */
function ordered(op: Comparison, holds: boolean, within: boolean): boolean {
  if (op === "=") return holds && within;
  if (op === "!=") return !(holds && within);
  if (op === ">=") return holds;
  if (op === "<=") return within;
  return op === ">" ? holds && !within : within && !holds;
}

function compare(op: Comparison, one: number | null, other: number | null): boolean {
  return one !== null && other !== null && ordered(op, one >= other, one <= other);
}

function numberOf(card: CatalogueCard, printing: CataloguePrinting, key: string): number | null {
  if (key === "ap") return card.ap;
  if (key === "hp") return card.hp;
  if (key === "number") return Number(printing.number.slice(-3));
  return card.kind === "stone" ? null : symbolCount(card.useCost);
}

function isCalled(catalogue: Catalogue, card: CatalogueCard, fields: readonly NameField[], typed: string): boolean {
  const { sure, romaji, mixed } = variantsOf(typed);
  const all: readonly NameField[] = ["name", "reading", "englishName", "alias"];
  const isAlong = fields.includes("name") && fields.includes("reading");
  if (isAlong && mixed.some((word) => mixedMatch(word, card.name, card.reading) !== null)) return true;
  const isWord = romaji !== null && catalogue.cards.some((other) => holds(other, all, romaji.unless));
  const variants = romaji === null || isWord ? sure : [...sure, ...romaji.variants];
  return variants.some((variant) => holds(card, fields, variant));
}

function holds(card: CatalogueCard, fields: readonly NameField[], { form, text }: Variant): boolean {
  return fields.some((field) => {
    const forms: readonly string[] = FORMS_OF[field];
    const values = field === "alias" ? card.aliases : [card[field]];
    const make: (value: string) => string = FORMS[form];
    return forms.includes(form) && values.some((value) => make(value).includes(text));
  });
}

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
    ({ kind, useCost, ap, hp, text, printings, ...more }, at): CardRecord => ({
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
          catalyst: symbolsOf(""),
          ...(kind === "stone"
            ? { timing: null, useCost: symbolsOf("") }
            : { timing: "normal", useCost: symbolsOf(useCost) }),
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
const numberKey = fc.constantFrom("ap" as const, "hp" as const, "useCount" as const, "number" as const);

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
    key: fc.constant("useCost" as const),
    op,
    symbols: fc.constantFrom("", "1", "赤", "2赤", "青緑").map(symbolsOf),
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

describe("the index", () => {
  it("finds the printings that a plain search finds", () => {
    fc.assert(
      fc.property(
        fc.array(anyCard, { maxLength: 12 }),
        fc.array(anyNode, { minLength: 1, maxLength: 8 }),
        (made, nodes) => {
          const catalogue = catalogueWith(made);
          for (const root of nodes) {
            const hits = search(searchIndexOf(catalogue), { root, options: { unique: "prints" } }).hits();
            const plainly = catalogue.cards.flatMap((card) =>
              card.printings
                .filter((printing) => passes({ card, printing, catalogue }, root))
                .map((printing) => ({ card, printing })),
            );
            expect(hits).toEqual(plainly);
          }
        },
      ),
      { numRuns: scaledRuns(150) },
    );
  });
});

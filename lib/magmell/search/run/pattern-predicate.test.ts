import fc from "fast-check";
import { expect, test } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { buildCatalogue } from "@/lib/magmell/catalogue/model/build-catalogue";
import { stripNotes } from "@/lib/magmell/catalogue/model/plain-text";
import { parseStoredSymbols } from "@/lib/magmell/catalogue/model/stored-symbols";
import type { CardRecord, Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { runToCompletion } from "@/lib/tasks";
import { getSearchIndex } from "../index/search-index";
import { createPatternCompiler } from "../pattern/pattern-compiler";
import { loadPatternEngine } from "../pattern/patterns";
import { readPattern } from "../pattern/read-pattern";
import type { Query } from "../query/types";
import { searchCatalogue, searchCatalogueTask } from "./search";

const loaded = await loadPatternEngine();
const patterns = createPatternCompiler(loaded);

type Read = (card: CatalogueCard) => readonly string[];

/** Texts that a key searches, written as plainly as can be. */
const TEXTS = {
  name: ({ name, englishName }) => [name, englishName],
  yomi: ({ reading }) => [reading],
  alias: ({ aliases }) => aliases,
  text: ({ text, englishText }) => [stripNotes(text), englishText],
  fullText: ({ text, englishText }) => [text, englishText],
  flavor: ({ printings }) => printings.map(({ flavor }) => flavor),
} as const satisfies Readonly<Record<string, Read>>;
const ANYWHERE: Read = (card) => [TEXTS.name, TEXTS.yomi, TEXTS.alias, TEXTS.text].flatMap((read) => read(card));
const READ: Readonly<Record<Key, Read>> = { ...TEXTS, any: ANYWHERE };
type Key = keyof typeof TEXTS | "any";

const WORDS = [
  "火",
  "水の",
  "ドラゴン",
  "ﾄﾞﾗ",
  "Art",
  "ink ",
  "3",
  "１０",
  "佐々",
  "ー",
  "…",
  ".",
  "。",
  "、",
  "\n",
  "（注。）",
  " ",
  "使用コストが2赤",
  "costs 1",
  "触媒は青",
  "AP3",
  "1/2",
  "+1 AP",
  "か\u3099",
  "é",
  "ß",
  "\ue000",
  "🔥",
  "■",
];
const DAY = "2026-01-01";

const joined = (most: number) =>
  fc.array(fc.constantFrom(...WORDS), { maxLength: most }).map((words) => words.join(""));

const anyCard = fc.record({
  name: joined(3),
  reading: joined(2),
  englishName: joined(3),
  text: joined(6),
  englishText: joined(4),
  flavor: joined(3),
  aliases: fc.array(joined(2), { maxLength: 2 }),
});

function catalogueWith(made: readonly (typeof anyCard extends fc.Arbitrary<infer T> ? T : never)[]): Catalogue {
  const cards = made.map(
    ({ text, englishText: _, flavor, ...names }, at): CardRecord => ({
      ...names,
      number: at + 1,
      name: `${names.name}${at}`,
      token: false,
      retired: false,
      tags: [],
      revisions: [
        {
          effectiveOn: DAY,
          kind: "magic",
          text,
          timing: "normal",
          ap: null,
          hp: null,
          useCost: parseStoredSymbols("1"),
          catalyst: parseStoredSymbols(""),
        },
      ],
      printings: [
        { set: "AA", number: `AA-${at}`, illustrator: "", flavor, finish: "normal", product: "", revision: DAY },
      ],
    }),
  );
  const sets = [{ code: "AA", name: "A", englishName: "A", releasedOn: DAY, type: "main" as const }];
  return runToCompletion(
    buildCatalogue({ sets, cards }, 1, DAY, ({ number }) => ({
      abilities: [],
      coverage: "full",
      englishText: made[number - 1]?.englishText ?? "",
    })),
  );
}

const SIGNS = [
  "火",
  "水",
  "ど",
  "ラ",
  "a",
  "K",
  "3",
  ".",
  "\\d",
  "\\w",
  "\\s",
  "[火水]",
  "[^火]",
  "[ァ-ヶ]",
  "[0-9]",
  "[a、]",
  "~",
  "^",
  "$",
  "\\b",
  "\\B",
  "\\cost",
  "\\cat",
  "\\stat",
  "\\p{Han}",
  "\\p{P}",
  "(火|ink)",
  "(?:\\d|水の)",
  "(|火)",
  "\\.",
  "。",
  "ー",
  "々",
];
const anyPattern = fc
  .array(fc.tuple(fc.constantFrom(...SIGNS), fc.constantFrom("", "", "", "+", "?", "{2}", "*")), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.map((part) => part.join("")).join(""));

const queryFor = (key: Key, value: string): Pick<Query, "root" | "options"> => ({
  root: { type: "test", predicate: { on: "text", key, match: "matches", value }, at: { from: 0, to: 0 } },
  options: {},
});

test("a pattern finds the cards of which it matches a text", () => {
  fc.assert(
    fc.property(
      fc.array(anyCard, { minLength: 1, maxLength: 40 }),
      fc.array(fc.tuple(fc.constantFrom(...(Object.keys(READ) as Key[])), anyPattern), {
        minLength: 1,
        maxLength: 12,
      }),
      (made, asked) => {
        const catalogue = catalogueWith(made);
        for (const [key, typed] of asked) {
          const reading = readPattern(typed);
          if (!reading.ok) continue;
          const matcher = loaded.matcherOf(reading.pattern);
          const hits = searchCatalogue(getSearchIndex(catalogue), queryFor(key, typed), { patterns }).hits();
          const plainly = catalogue.cards.filter((card) =>
            READ[key](card).some((text) => text !== "" && matcher.matches(text, [card.name, card.englishName])),
          );
          expect(
            hits.map(({ card }) => card.number),
            typed,
          ).toEqual(plainly.map(({ number }) => number));
        }
      },
    ),
    { numRuns: scaleRuns(150) },
  );
});

test.each(["text", "any", "name"] as const)("a search by %s yields before a pattern scans much more", (key) => {
  const made = Array.from({ length: 3000 }, (_, at) => ({
    name: `${at} ${"火の竜".repeat(at % 7)}`,
    reading: "",
    englishName: "",
    text: `${at} ${"水の竜を探す。".repeat(at % 5)}`,
    englishText: "",
    flavor: "",
    aliases: [],
  }));
  let scanned = 0;
  const most = { scanned: 0, text: 0 };
  const counting: typeof patterns = (typed) => {
    const pattern = patterns(typed);
    if (pattern === null) return null;
    const matches: typeof pattern.matches = (plain, names) => {
      scanned += plain.length;
      most.text = Math.max(most.text, plain.length);
      return pattern.matches(plain, names);
    };
    return { ...pattern, matches };
  };
  const task = searchCatalogueTask(getSearchIndex(catalogueWith(made)), queryFor(key, "[^火水]{9}~?"), {
    patterns: counting,
  });
  let all = 0;
  for (let done: boolean | undefined = false; !done; ) {
    scanned = 0;
    done = task.next().done;
    most.scanned = Math.max(most.scanned, scanned);
    all += scanned;
  }
  expect(all).toBeGreaterThan(20_000);
  expect(most.scanned).toBeLessThanOrEqual(10_000 + most.text);
});

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CHECK_BOARDS, ERA_SWITCHES, PLAYABLE_BOARDS } from "@/engine/mtg";
import { MTG_DOCUMENTS } from "@/engine/mtg/rulebook";
import { ANSWER_MARKS } from "./answers/answers";
import { getChapters } from "./chapters";
import { DEMONSTRATION_PAGES } from "./contradictions/contradiction";
import { DOCUMENT_RANKS, LIBRARY_DOCUMENTS } from "./documents";
import { findEntry } from "./entries";
import { findSource, SOURCE_KINDS, SOURCE_RANKS } from "./sources";
import { WORD_RELATIONS } from "./words/concepts";

const text = z.string().regex(/^\S(?:.*\S)?$/su, "must be a text without spaces around it");
const words = { ja: text, en: text };
const pair = z.strictObject(words);
const day = z.iso.date();
const known = (what: string, isKnown: (value: string) => boolean) =>
  z.string().refine(isKnown, { error: ({ input }) => `no ${what} is ${JSON.stringify(input)}` });
const entryOf = (...documents: readonly string[]) =>
  known(`entry of ${documents.join(" or ")}`, (id) => documents.includes(findEntry(id)?.document ?? ""));
const mag = entryOf("mag");
const mtg = entryOf(...MTG_DOCUMENTS);
const entry = known("entry", (id) => findEntry(id) !== null);
const some = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);

const mark = z.literal(true).optional();
const boards = new Set<string>([...CHECK_BOARDS, ...PLAYABLE_BOARDS].map(({ id }) => id));
const CHAPTER_PATHS = new Set(
  LIBRARY_DOCUMENTS.flatMap(({ key }) => getChapters(key).map((chapter) => `${key}/${chapter.key}`)),
);

/** The fields of an entry of each file in their order. */
const FILES = {
  "words/concepts.json": z.strictObject({
    ...{ id: text, ...words },
    uses: some(
      z.strictObject({
        ...{ rule: mtg, ...words },
        retired: z.enum(WORD_RELATIONS).optional(),
        today: pair.optional(),
      }),
    ),
    magmell: z.strictObject({ rule: mag, ...words }).optional(),
  }),
  "words/counterparts.json": z.strictObject({
    magmell: z.strictObject({ ...words, rules: some(mag) }).optional(),
    mtg: z.strictObject({ ...words, rules: some(mtg) }).optional(),
    differs: pair.optional(),
  }),
  "words/entry-names.json": z.strictObject({
    id: known("entry or part", (id) => (findEntry(id) ?? findEntry(`${id}.1`)) !== null),
    ...words,
  }),
  "contradictions/contradictions.json": z.strictObject({
    number: z.int(),
    topic: pair,
    sides: some(
      z.strictObject({
        says: pair,
        grounds: some(
          z.strictObject({ rule: mtg, source: known("source", (key) => findSource(key) !== null).nullish() }),
        ),
      }),
    ),
    bySwitch: known("switch", (name) => Object.hasOwn(ERA_SWITCHES, name)).optional(),
    newer: mtg.optional(),
    rulings: some(entryOf("mtg-house")).optional(),
    board: known("board", (id) => boards.has(id)).optional(),
    elsewhere: z.enum(DEMONSTRATION_PAGES).optional(),
  }),
  "documents.json": z.strictObject({
    ...{ key: z.enum(["mag", "house", ...MTG_DOCUMENTS]), game: z.enum(["magmell", "mtg"]) },
    ...{ language: z.enum(["ja", "en", "both"]), rank: z.enum(DOCUMENT_RANKS) },
    ...{ title: pair, short: pair, edition: pair },
    statedOn: day.optional(),
    corrected: z.strictObject({ on: day, reason: pair }).optional(),
    ...{ compiler: pair.optional(), translator: pair.optional(), terms: pair.optional() },
  }),
  "chapters.json": z.strictObject({
    ...{ document: z.enum(MTG_DOCUMENTS), key: text },
    numbers: z.string().startsWith("^"),
    title: pair,
  }),
  "topics.json": z.strictObject({
    ...{ key: text, title: pair, entries: z.array(entry) },
    chapters: z.array(known("chapter", (path) => CHAPTER_PATHS.has(path))),
    rulings: z.array(entryOf("mtg-house")),
  }),
  "sources.json": z.strictObject({
    ...{ key: text, kind: z.enum(SOURCE_KINDS), rank: z.enum(SOURCE_RANKS), introduced: mark },
    ...{ name: pair, role: pair.optional() },
  }),
  "answers/mtg-6e.json": z.strictObject({
    ...{ id: entryOf("mtg-6e"), ...words },
    mark: z.enum(ANSWER_MARKS).optional(),
  }),
  "answers/questions.json": z.strictObject({
    id: entry,
    ja: z.array(text).min(2),
    en: z.array(text).min(2),
  }),
  "search/usual-words.json": z.strictObject({ id: entry, words: some(text) }),
  "search/word-groups.json": z.strictObject({ asked: some(text), meant: some(text) }),
  "search/misspellings.json": z.strictObject({ typed: text, meant: text }),
} as const;
type File = keyof typeof FILES;

const readFile = (file: File): string => readFileSync(resolve(import.meta.dirname, file), "utf8");

/** Returns what is wrong with the text of a file, each as `words/concepts.json:12: uses.0.rule: …`; empty if nothing is. */
function fileFaults(file: File, content: string): readonly string[] {
  const lines = content.split("\n");
  if (lines[0] !== "[" || lines.at(-2) !== "]" || lines.at(-1) !== "")
    return [`${file}: the first line must be [ and the last ], with one entry on each line between`];
  return lines
    .slice(1, -2)
    .flatMap((line, at, { length }) =>
      entryFaults(FILES[file], line, at === length - 1 ? "" : ",").map((wrong) => `${file}:${at + 2}: ${wrong}`),
    );
}

function entryFaults(schema: z.ZodType, line: string, comma: string): readonly string[] {
  const json = line.slice(2, comma === "" ? undefined : -1);
  if (line !== `  ${json}${comma}` || !/^\{.*\}$/u.test(json))
    return ["must be two spaces, one entry, and a comma but after the last"];
  const read = schema.safeParse(JSON.parse(json));
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  const right = JSON.stringify(read.data);
  return right === json ? [] : [`must have its fields in this order and no spaces between them: ${right}`];
}

it.each(Object.keys(FILES) as File[])(
  "the entries of %s stand one on a line, with known fields in their order",
  (file) => {
    expect(fileFaults(file, readFile(file))).toEqual([]);
  },
);

describe("a fault of a file is told with its line and field", () => {
  it.each([
    ["words/concepts.json", '"rule":"mag:204.1"', '"rule":"mag:999"', /^magmell\.rule: no entry of mag is "mag:999"/],
    ["words/concepts.json", '"retired":"split"', '"retired":"splitted"', /^uses\.0\.retired: .*"same"/],
    ["words/counterparts.json", '"mtg-6e:K.6.3"', '"mtg-6e:K.66"', /^mtg\.rules\.0: no entry of mtg-6e or/],
    ["words/counterparts.json", '"en":"instance"', '"en":""', /^magmell\.en: must be a text/],
    ["words/entry-names.json", '"mtg-8e:untap"', '"mtg-8e:untop"', /^id: no entry or part is/],
    ["contradictions/contradictions.json", '"bySwitch":"turnDraw"', '"bySwitch":"draws"', /^bySwitch: no switch is/],
    ["contradictions/contradictions.json", '"source":"comp-rules"', '"source":"comp"', /^sides\.0\.grounds\.0\.source/],
    ["documents.json", '"statedOn":"2000-01-16"', '"statedOn":"2000-13-16"', /^statedOn: /],
    ["chapters.json", '"document":"mtg-6e"', '"document":"mtg-5e"', /^document: /],
    ["answers/mtg-6e.json", '"mark":"history"', '"mark":"past"', /^mark: /],
    ["sources.json", '"introduced":true', '"introduced":false', /^introduced: /],
    ["search/word-groups.json", '["遅れ","late","tardy","tardiness"]', "[]", /^asked: /],
    ["search/misspellings.json", '"meant":"先攻"', '"meant":""', /^meant: must be a text/],
    ["search/usual-words.json", '"words":["常在能力"]', '"word":["常在能力"]', /words/],
    [
      "words/entry-names.json",
      '"ja":"アンタップ・ステップ","en":"untap step"',
      '"en":"untap step","ja":"ア"',
      /^must have its fields in this order/,
    ],
    ["sources.json", '{"key":"comp-rules"', '{"key": "comp-rules"', /no spaces between them/],
    ["chapters.json", "\n]", ",\n]", /^must be two spaces, one entry, and a comma but after the last/],
  ] as const)("%s: %s as %s", (file, right, wrong, message) => {
    const [before = "", after] = readFile(file).split(right);
    expect(after).toBeDefined();
    const [fault = ""] = fileFaults(file, readFile(file).replace(right, wrong));
    const place = `${file}:${before.split("\n").length}: `;
    expect(fault.slice(0, place.length)).toBe(place);
    expect(fault.slice(place.length)).toMatch(message);
  });
});

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type ChoiceCondition, HAS_CONDITIONS, IS_CONDITIONS, NEW_CONDITIONS } from "../run/choice-conditions";
import { KEY_CASES } from "../testing/key-cases";
import { getChoiceHelp } from "./choice-help";
import { CHOICE_VALUES } from "./choices";
import { getKeyExamples } from "./key-examples";
import { QUERY_KEYS, type QueryKeyId } from "./keys";
import { readQuery } from "./read/read-query";
import type { QueryNode } from "./types";

const README = readFileSync(fileURLToPath(new URL("../README.md", import.meta.url)), "utf8").split("\n");

const CONDITIONS = { is: IS_CONDITIONS, has: HAS_CONDITIONS, new: NEW_CONDITIONS } as const;

/** Beginning of the line of a key in the README. */
const keyLine = (id: QueryKeyId): string => {
  const { names, level, value } = QUERY_KEYS[id];
  return `| \`${names[0]}:\` ${names[1]} | ${level} | ${value} | `;
};

/** Beginning of the line of a value in the README; conditions on rows are about printings. */
const valueLine = (key: keyof typeof CONDITIONS, value: string, condition: ChoiceCondition | undefined): string =>
  `| \`${key}:${value}\` | ${condition ? `${condition.of === "rows" ? "printing" : "card"} | ` : ""}`;

/** Lines of the README that begin like this and say something after it. */
const countLines = (beginning: string): number =>
  README.filter((line) => line.startsWith(beginning) && line.length > beginning.length + 2).length;

const missingLines = (beginnings: readonly string[]): readonly string[] =>
  beginnings.filter((beginning) => countLines(beginning) !== 1);

/** Closed lists whose values are read alike from the card, or are about decks. */
const READ_ALIKE: readonly string[] = ["tag", "zone"];

/** Values that no card of `buildSearchCardFile` has; the examples of the help page or other tests find cards by them. */
const FINDS_NOTHING: readonly string[] = [
  ...["is:free", "is:starter", "is:recheck", "has:abilityname", "new:text"],
  ...["ability:replacement", "engine:none", "setType:starter", "language:en"],
];

/** The values of closed lists in a query, as `has:flavor`. */
const choicesIn = (node: QueryNode | null): readonly string[] => {
  if (node === null) return [];
  if (node.type === "test")
    return node.predicate.on === "choice" ? [`${node.predicate.key}:${node.predicate.value}`] : [];
  if (node.type === "not") return choicesIn(node.part);
  return node.type === "and" || node.type === "or" ? node.parts.flatMap(choicesIn) : [];
};

test.each(Object.keys(CHOICE_VALUES).filter((key) => !READ_ALIKE.includes(key)) as (keyof typeof CHOICE_VALUES)[])(
  "every value of %s has a case",
  (key) => {
    const cases: readonly (readonly [string, string])[] = Object.entries(KEY_CASES[key]);
    const tested = (some: typeof cases) => some.flatMap(([text]) => choicesIn(readQuery(text, "builder").root));
    const values = CHOICE_VALUES[key].map(([value]) => `${key}:${value}`);
    const add = (known: readonly string[]) => values.filter((value) => !known.includes(value));
    expect(
      add(tested(cases)),
      `add to ${key} in KEY_CASES of testing/key-cases.ts which cards each of these finds`,
    ).toEqual([]);
    const finding = tested(cases.filter(([, numbers]) => numbers !== ""));
    expect(
      add([...finding, ...FINDS_NOTHING]),
      "add a card that each of these finds to testing/search-cards.ts, and its number to testing/key-cases.ts",
    ).toEqual([]);
  },
);

describe.each(Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[])("the values of %s:", (key) => {
  const values = CHOICE_VALUES[key].map(([value]) => value);
  const conditions: Readonly<Record<string, ChoiceCondition>> = CONDITIONS[key];

  test("have a condition each", () => {
    const missing = values.filter((value) => !Object.hasOwn(conditions, value));
    expect(missing, `add conditions to ${key.toUpperCase()}_CONDITIONS of run/choice-conditions.ts`).toEqual([]);
  });

  test("are explained on the help page in both languages", () => {
    const help = getChoiceHelp(key) ?? {};
    const missing = values.filter((value) => !(help[value]?.ja && help[value]?.en));
    expect(missing, `add what these find to "${key}" of query/choice-help.json, in ja and en`).toEqual([]);
    expect(Object.keys(help).sort(), "query/choice-help.json explains what there is").toEqual([...values].sort());
  });

  test("have a line each in the README, with what they are about", () => {
    const lines = values.map((value) => valueLine(key, value, conditions[value]));
    expect(missingLines(lines), "lib/magmell/search/README.md needs one line that begins with each").toEqual([]);
    const written = README.flatMap((line) => line.match(new RegExp(`^\\| \`${key}:(\\w+)\` `))?.[1] ?? []);
    expect(written, "lib/magmell/search/README.md has the values of query/choices.ts, in their order").toEqual(values);
  });
});

describe("every key", () => {
  const keys = Object.keys(QUERY_KEYS) as QueryKeyId[];

  test("has a case", () => {
    const missing = keys.filter((id) => Object.keys(KEY_CASES[id] ?? {}).length === 0);
    expect(missing, "add to KEY_CASES of testing/key-cases.ts which cards queries of these find").toEqual([]);
  });

  test("has an example on the help page in both languages", () => {
    const missing = keys.filter(
      (id) => !getKeyExamples(id)?.some(({ ja, en, asks }) => ja && en && asks.ja && asks.en),
    );
    expect(missing, "add an example to query/key-examples.json, in ja and en").toEqual([]);
  });

  test("has a line in the README", () => {
    expect(
      missingLines(keys.map(keyLine)),
      "lib/magmell/search/README.md needs one line that begins with each",
    ).toEqual([]);
  });
});

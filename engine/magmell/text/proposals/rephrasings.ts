import type { CardKind } from "../../model/card";
import { compileWordPairs } from "../everyday-words";
import type { AdaptedText } from "./adaptations";
import { translateTerms } from "./candidates";
import { CLAUSE_REPHRASINGS } from "./clause-rephrasings";
import { GENERAL_PHRASES } from "./general-phrases";
import { GENERAL_REPHRASINGS } from "./general-rephrasings";
import { NEAR_REPHRASINGS } from "./near-rephrasings";
import { REPHRASINGS } from "./rephrasing-pairs";
import { RULE_PHRASES } from "./rule-phrases";

const PATTERNS = compileWordPairs([...REPHRASINGS, ...RULE_PHRASES, ...GENERAL_PHRASES]);
const NEAR_PATTERNS = compileWordPairs(NEAR_REPHRASINGS);

const PLAYER_OF_ALL = /(?:すべての|各|それぞれの)プレイヤー/u;

/**
 * Returns what an ability of every player says of one of them: 「各プレイヤーのターンの開始時、そのプレイヤーの相手は」 becomes
 * 「あなたのターンの開始時、相手は」.
 */
const sayOfOne = (text: string, one: string, other: string): string =>
  text
    .replace(PLAYER_OF_ALL, one)
    .replace(/(?:そのプレイヤー|自身|その)の(?:対戦)?相手/gu, other)
    .replace(/そのプレイヤー|自身|自分/gu, one);

/** Returns the ability of every player as one for each of the two. Instructions of a magic are done together. */
function splitByPlayer(text: string, kind: CardKind): readonly string[] {
  if (kind === "magic" || !PLAYER_OF_ALL.test(text) || /(?<!その|自身の|プレイヤーの)(?:相手|あなた)/u.test(text))
    return [];
  return [`${sayOfOne(text, "あなた", "相手")}\n■${sayOfOne(text, "相手", "あなた")}`];
}

/** How many rephrasings one text may have, and how many texts come of them. */
const MOST_STEPS = 4;
const MOST_TEXTS = 48;

/** Returns a text with clauses that mean nearly the same, each named; null if it has none. */
function rephraseNearly(text: string, pattern: RegExp, meant: string): AdaptedText | null {
  const differences = [...text.matchAll(pattern)].map(([given, ...groups]) => {
    const words = meant.replace(/\$(\d)/gu, (_, group: string) => groups[Number(group) - 1] ?? "");
    return { reason: words === "" ? ("leftOut" as const) : ("instead" as const), given, words };
  });

  return differences.length === 0 ? null : { text: text.replace(pattern, meant), differences };
}

/** Lists what a text becomes by one rule for its clauses. */
export const rephraseClauses = (text: string, kind: CardKind): readonly AdaptedText[] =>
  [...GENERAL_REPHRASINGS, ...CLAUSE_REPHRASINGS].flatMap((rule) => rule(text, kind) ?? []);

/** Returns what a text becomes by one rephrasing of each kind. */
const stepsOf = (text: string, kind: CardKind): readonly AdaptedText[] => [
  ...[...PATTERNS.map(([said, meant]) => text.replace(said, meant)), ...splitByPlayer(text, kind)].map((one) => ({
    text: one,
    differences: [],
  })),
  ...rephraseClauses(text, kind),
  ...NEAR_PATTERNS.flatMap(([said, meant]) => rephraseNearly(text, said, meant) ?? []),
];

/** How many wordings of the last sentence of a text are tried. */
const MOST_OF_SENTENCE = 80;

/** Lists wordings of what stands behind an offset, those by fewer rephrasings first. What is before the offset stays. */
export function rephraseBehind(text: string, from: number, kind: CardKind): readonly AdaptedText[] {
  const before = text.slice(0, from);
  const given = [text, ...translateTerms(text, from)].map((one) => ({ text: one, differences: [] }));
  const found = new Map<string, AdaptedText>(given.map((one) => [one.text, one]));
  for (const one of found.values()) {
    if (found.size >= MOST_OF_SENTENCE) break;
    for (const next of stepsOf(one.text, kind))
      if (next.text.startsWith(before) && !found.has(next.text))
        found.set(next.text, { text: next.text, differences: [...one.differences, ...next.differences] });
  }
  return [...found.values()].slice(1);
}

/** Returns a text with every rephrasing that it can have, and the same with what means nearly the same. */
function rephraseAll(text: string): readonly AdaptedText[] {
  let exact = text;
  for (let step = 0; step < MOST_STEPS; step += 1)
    exact = PATTERNS.reduce((some, [said, meant]) => some.replace(said, meant), exact);
  const nearly = NEAR_PATTERNS.reduce<AdaptedText>(
    (some, [said, meant]) => {
      const next = rephraseNearly(some.text, said, meant);
      return next === null ? some : { text: next.text, differences: [...some.differences, ...next.differences] };
    },
    { text: exact, differences: [] },
  );
  return [{ text: exact, differences: [] }, nearly];
}

/** Returns what a text becomes by terms of this game and rephrasings, those by fewer first, with what is different. */
export function rephrase(text: string, kind: CardKind): readonly AdaptedText[] {
  let last: readonly AdaptedText[] = [text, ...translateTerms(text, 0)].map((one) => ({ text: one, differences: [] }));
  const found = new Map(last.map((one) => [one.text, one]));
  for (let step = 0; step < MOST_STEPS && last.length > 0 && found.size < MOST_TEXTS; step += 1) {
    last = last.flatMap(({ text: before, differences }) =>
      stepsOf(before, kind).flatMap((one) => {
        if (found.has(one.text)) return [];
        const next = { text: one.text, differences: [...differences, ...one.differences] };
        found.set(one.text, next);
        return [next];
      }),
    );
  }
  const [translated = text] = translateTerms(text, 0);
  const all = rephraseAll(translated).filter((one) => !found.has(one.text));
  return [...[...found.values()].slice(1, MOST_TEXTS), ...all];
}

import { isEqualData } from "../grammar/plain-data";
import { UnresolvedWordError } from "./discourse/discourse";
import type { Adverb } from "./phrases/adverbs";
import type { Argument, Clause } from "./phrases/clause";
import type { NounPhrase } from "./phrases/noun-phrase";

/** Adverbs that connect sentences; the reader of the sentence handles them. */
const TAKEN_ELSEWHERE: readonly Adverb["says"][] = ["then", "next", "moreover", "further", "suppose"];

/** A phrase and a number that no text says. */
const UNSAID: NounPhrase = { kind: "word", word: "" };
const UNCOMMON = 7919;

/**
 * Returns the result of a reader for a clause if every phrase, number and adverb contributes to it. Returns null if one
 * is ignored, that is, if the result is the same without the adverb or with a different phrase. `idle` adverbs may be
 * redundant; the reader checks their position.
 */
export function readAllOf<Value>(
  clause: Clause,
  read: (clause: Clause) => Value | null,
  idle: readonly Adverb["says"][] = [],
): Value | null {
  const value = read(clause);
  if (value === null) return null;
  const meaning = JSON.stringify(value);
  const isTaken = (other: Clause): boolean => JSON.stringify(attempt(() => read(other))) !== meaning;
  const known = [...TAKEN_ELSEWHERE, ...idle, ...(clause.args.some(isOfSeveral) ? (["each"] as const) : [])];
  const adverbs = clause.adverbs.filter(({ says }) => !known.includes(says));
  return adverbs.every((adverb) => isTaken({ ...clause, adverbs: clause.adverbs.filter((one) => one !== adverb) })) &&
    clause.args.every((arg) =>
      othersThan(arg).every((phrase) =>
        isTaken({ ...clause, args: clause.args.map((one): Argument => (one === arg ? { ...arg, phrase } : one)) }),
      ),
    )
    ? value
    : null;
}

/** Whether 「それぞれ」 may refer to a phrase. */
const isOfSeveral = ({ phrase }: Argument): boolean =>
  phrase.kind === "list" ||
  (phrase.kind === "things" && phrase.all === true) ||
  (phrase.kind === "pointer" && phrase.plural === true) ||
  (phrase.kind === "stat" && phrase.stats.length > 1) ||
  (phrase.kind === "player" && phrase.quantity === undefined && (phrase.party === "each" || phrase.party === "any"));

/** The value of a reader; `null` if a word has no referent. */
function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof UnresolvedWordError) return null;
    throw problem;
  }
}

/** Different values for the parts of a phrase, to test whether a reader uses them. */
const DIFFERENT = {
  quantity: { count: UNCOMMON, counter: "" },
  where: { name: "" },
  bound: undefined,
  inBattle: undefined,
  nth: undefined,
  random: undefined,
  next: undefined,
};

/** Particles of the doer. The meaning may be the same for every doer. */
const DOING: readonly Argument["particle"][] = ["は", "が", "も"];

/** Variants of a phrase, each with a difference in one part that a reader must use. */
function othersThan({ particle, phrase }: Argument): readonly NounPhrase[] {
  if (phrase.kind === "quantity") return [{ ...phrase, quantity: { ...phrase.quantity, count: UNCOMMON } }];
  const states =
    phrase.kind === "state" ? Object.entries(phrase.where).filter(([, value]) => typeof value === "boolean") : [];
  if (phrase.kind === "state" && states.length > 0)
    return states.map(([key, value]) => ({ ...phrase, where: { ...phrase.where, [key]: !value } }));
  if (phrase.kind === "state") return [UNSAID];
  if (phrase.kind === "player" && !DOING.includes(particle))
    return [UNSAID, { ...phrase, party: { controllerOf: { stored: "" } } }];
  if (phrase.kind === "amount") return [{ ...phrase, amount: UNCOMMON }];
  const parts: Readonly<Record<string, unknown>> = phrase;
  const others = Object.entries(DIFFERENT).flatMap(([key, other]) =>
    parts[key] === undefined || isEqualData(parts[key], {}) ? [] : [{ ...phrase, [key]: other } as NounPhrase],
  );
  if (phrase.kind === "zone" && (phrase.whose === "you" || phrase.whose === "opponent"))
    others.push({ ...phrase, whose: phrase.whose === "you" ? "opponent" : "you" });
  return [UNSAID, ...others];
}

import type { MtgRef } from "../model/ref";
import type { MtgCardData, MtgCardFacts, MtgDeckFix, MtgDeckProblem, MtgDeckProblemCode } from "./deck";
import type { DatedFormat } from "./format-data";
import { DOCUMENT_LISTS_DATE, FORMATS } from "./formats";
import { findNearestKnownNames, isMisspelledBasicLand } from "./known-names";
import { type CardCopies, combineFixes, createRemovalFix } from "./lines";
import { DUAL_LANDS, LAST_PRINTED } from "./lists";
import { findSplitCard, isBasicLand, isListed, isSnowCovered, isSplitCard, toNameKey } from "./name-key";
import { BLOCKS, DOCUMENT_SETS, getFirstLegalDate, type MtgSet, type SetList } from "./sets";

type NameQuestion = {
  readonly format: DatedFormat;
  readonly on: string;
  readonly cards: MtgCardData | null;
  readonly sets: SetList;
  /** Codes of the sets that the format allows on the day. */
  readonly allowed: readonly string[];
  /** Set codes that the deck list gives for cards, by name key. */
  readonly printings: ReadonlyMap<string, readonly string[]>;
};

/**
 * Returns problems of a name: whether such a card exists, and whether a set that the format allows on the day contains
 * it.
 */
export function checkCardName(copies: CardCopies, asked: NameQuestion): readonly MtgDeckProblem[] {
  const { names, key } = copies;
  const [name] = names;
  const { format, cards, allowed, printings } = asked;
  const whole = findSplitCard(name);
  const facts = cards?.find(toNameKey(name)) ?? null;
  if (facts === null && whole !== null) {
    return [problem("HALF_SPLIT", "mtg-6e:K.24.6", copies, renamed(copies, [whole]))];
  }
  if (isBasicLand(name)) return isSnowCovered(name) ? judgeSnow(copies, asked) : [];
  if (isAlsoAllowed(format, key)) return [];
  if (facts !== null) return judgeSets(copies, facts, asked);
  if (cards !== null) {
    const nearest = cards.nearest(name);
    const fix = nearest.length > 0 ? renamed(copies, nearest) : createRemovalFix(copies, 0);
    return [problem("UNKNOWN_NAME", "mtg-6e:D.6.1", copies, fix)];
  }
  if (isSplitCard(key) && allowed.every((code) => shippedSets.has(code))) {
    return judgeSets(copies, { name, sets: ["inv"] }, asked);
  }
  if (lastSets.has(key) && allowed.every((code) => lateSets.has(code))) {
    const rule = format.id === "extended" ? "mtg-6e:D.15.r1" : format.sets;
    return [problem("NOT_IN_SETS", rule, copies, createRemovalFix(copies, 0))];
  }
  // A set of the list or the documents proves what it allows; another one proves nothing, since a card may be printed again.
  const proven = [...(printings.get(key) ?? []), lastSets.get(key)];
  if (isOnList(format, key) || proven.some((code) => code !== undefined && allowed.includes(code))) return [];
  const near = findNearestKnownNames(name);
  if (near.length > 0) return [judgeNear(copies, near)];
  return format.pool !== null ? [] : [{ ...problem("SETS_UNKNOWN", format.sets, copies, null), severity: "advice" }];
}

/** The problem of a misspelt name: advice, since a card that no list names may have it, and an error for that of a basic land. */
const judgeNear = (copies: CardCopies, near: readonly string[]): MtgDeckProblem => ({
  ...problem("UNKNOWN_NAME", "mtg-6e:D.6.1", copies, renamed(copies, near)),
  severity: isMisspelledBasicLand(copies.names[0]) ? "error" : "advice",
});

/**
 * The set that printed a name last, of names that no set of Extended prints, as its list tells (D.15.r1), so that no other format of
 * only such sets allows them; its own lands of the Revised Edition, which it allows all the same, are among them (D.15.1).
 */
const lastSets: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...LAST_PRINTED, "3ed": [...LAST_PRINTED["3ed"], ...DUAL_LANDS] }).flatMap(([code, names]) =>
    names.map((name) => [toNameKey(name), code] as const),
  ),
);

/** Sets of Extended on the day of the lists: later ones may print those cards again. */
const lateSets: ReadonlySet<string> = new Set(FORMATS.extended.setsOn(DOCUMENT_LISTS_DATE, DOCUMENT_SETS));

/** Sets of the documents: others, which an operator adds, may print a card again. */
const shippedSets: ReadonlySet<string> = new Set(DOCUMENT_SETS.map(({ code }) => code));

const isAlsoAllowed = ({ also }: DatedFormat, key: string): boolean => isListed(also, key);

/** Whether a list of the format names a card. If so, the card counts as part of the format's sets. */
const isOnList = ({ banned, restricted }: DatedFormat, key: string): boolean =>
  [banned, restricted].some((list) => list !== null && isListed(list.names, key));

/** Snow-covered lands may be used where sets of Ice Age may (K.21.r6, D.16.r1). */
function judgeSnow(copies: CardCopies, { format, allowed }: NameQuestion): readonly MtgDeckProblem[] {
  if (BLOCKS.iceAge.some((code) => allowed.includes(code))) return [];
  const rule = format.id === "standard" ? "mtg-6e:D.16.r1" : format.sets;
  return [problem("NOT_IN_SETS", rule, copies, createRemovalFix(copies, 0))];
}

/** The problem of a card that is printed in no set that the format allows on the day. */
function judgeSets(copies: CardCopies, facts: MtgCardFacts, asked: NameQuestion): readonly MtgDeckProblem[] {
  const { format, on, sets, allowed } = asked;
  const isPrinted = (code: string) => facts.sets.includes(code);
  if (format.pool !== null || allowed.some(isPrinted)) return [];
  const remove = createRemovalFix(copies, 0);
  const known = sets.filter(({ code }) => isPrinted(code));
  const kinds = new Set(known.map(({ kind }) => kind));
  const only = (kind: MtgSet["kind"]) => kinds.size === 1 && kinds.has(kind);
  if (only("silver")) return [problem("SILVER", format.silver, copies, remove)];
  if (only("collectors")) return [problem("COLLECTORS", format.collectors, copies, remove)];
  if (only("portal")) return [problem("PORTAL_ONLY", format.portal, copies, remove)];
  if (known.length === 0) return judgeUnknownSets(copies, facts, asked);
  const from = known
    .map((set) => ({ code: set.code, day: getFirstLegalDate(set) }))
    .filter(({ code, day }) => day > on && format.setsOn(day).includes(code))
    .map(({ day }) => day)
    .sort()[0];
  if (from !== undefined) return [{ ...problem("NOT_YET", format.newSets, copies, remove), from }];
  return [problem("NOT_IN_SETS", format.sets, copies, remove)];
}

/**
 * The problem of a card that only sets print which the engine does not know: promotional ones of the time, or any of a later day. Where
 * no day is known, it may be either, and a format that allows promotional cards cannot be asked.
 */
function judgeUnknownSets(
  copies: CardCopies,
  { first }: MtgCardFacts,
  { format, on }: Pick<NameQuestion, "format" | "on">,
): readonly MtgDeckProblem[] {
  const remove = createRemovalFix(copies, 0);
  if (first === null && format.promo === null) {
    return [{ ...problem("SETS_UNKNOWN", format.sets, copies, null), severity: "advice" }];
  }
  if (first === null || (first !== undefined && first > on)) {
    return [problem("NOT_IN_SETS", format.sets, copies, remove)];
  }
  return format.promo === null ? [] : [problem("PROMO", format.promo, copies, remove)];
}

/** Gives every line of a name another one. */
const renamed = ({ lines }: CardCopies, candidates: readonly string[]): MtgDeckFix =>
  combineFixes(lines.map(({ zone, name }) => ({ do: "rename", zone, name, candidates })));

const problem = (
  code: MtgDeckProblemCode,
  rule: MtgRef,
  { names, total }: CardCopies,
  fix: MtgDeckFix | null,
): MtgDeckProblem => ({
  code,
  rule,
  severity: "error",
  zone: "both",
  names,
  have: total,
  want: 0,
  fix,
  from: null,
});

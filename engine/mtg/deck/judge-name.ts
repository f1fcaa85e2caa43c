import type { MtgRef } from "../model/ref";
import type { MtgCardData, MtgCardFacts, MtgDeckFix, MtgDeckProblem, MtgDeckProblemCode } from "./deck";
import { FORMATS, type Format, firstLegalDay } from "./formats";
import { type NamedCopies, removeTo } from "./lines";
import { LAST_PRINTED } from "./lists/last-printed";
import { isBasicLand, isSnowCovered, nameKey, wholeOf } from "./name-key";
import { BLOCKS, isSetCode, SETS } from "./sets";

type Asked = { readonly format: Format; readonly on: string; readonly cards: MtgCardData | null };

/** Problems of a name: whether there is such a card, and whether a set that the format allows on the day prints it. */
export function judgeName(copies: NamedCopies, asked: Asked): readonly MtgDeckProblem[] {
  const { name, key } = copies;
  const { format, cards } = asked;
  const whole = wholeOf(name);
  const facts = cards?.find(key) ?? null;
  if (facts === null && whole !== null) {
    return [problem("HALF_SPLIT", "mtg-6e:K.24.6", copies, renamed(copies, [whole]))];
  }
  if (isBasicLand(name)) return isSnowCovered(name) ? judgeSnow(copies, asked) : [];
  if (isAlsoAllowed(format, key)) return [];
  if (facts !== null) return judgeSets(copies, facts, asked);
  if (cards !== null) {
    const nearest = cards.nearest(name);
    const fix = nearest.length > 0 ? renamed(copies, nearest) : removeTo(copies, 0);
    return [problem("UNKNOWN_NAME", "mtg-6e:D.6.1", copies, fix)];
  }
  if (format === FORMATS.extended && lastPrinted.has(key)) {
    return [problem("NOT_IN_SETS", "mtg-6e:D.15.r1", copies, removeTo(copies, 0))];
  }
  const silent = format.pool !== null || isOnList(format, key);
  return silent ? [] : [{ ...problem("SETS_UNKNOWN", format.sets, copies, null), severity: "advice" }];
}

const lastPrinted: ReadonlySet<string> = new Set(Object.values(LAST_PRINTED).flat().map(nameKey));

const isAlsoAllowed = ({ also }: Format, key: string): boolean => also.some((name) => nameKey(name) === key);

/** Whether a list of the format names a card, so that it is one of its sets as far as the lists tell. */
const isOnList = ({ banned, restricted }: Format, key: string): boolean =>
  [...(banned?.names ?? []), ...(restricted?.names ?? [])].some((name) => nameKey(name) === key);

/** Snow-covered lands may be used where sets of Ice Age may (K.21.r6, D.16.r1). */
function judgeSnow(copies: NamedCopies, { format, on }: Asked): readonly MtgDeckProblem[] {
  const allowed = format.setsOn(on).some((code) => (BLOCKS.iceAge as readonly string[]).includes(code));
  if (allowed) return [];
  const rule = format === FORMATS.standard ? "mtg-6e:D.16.r1" : format.sets;
  return [problem("NOT_IN_SETS", rule, copies, removeTo(copies, 0))];
}

/** The problem of a card that is printed in no set that the format allows on the day. */
function judgeSets(copies: NamedCopies, { sets }: MtgCardFacts, { format, on }: Asked): readonly MtgDeckProblem[] {
  const allowed: readonly string[] = format.setsOn(on);
  if (sets.some((code) => allowed.includes(code))) return [];
  const remove = removeTo(copies, 0);
  const known = sets.filter(isSetCode);
  const kinds = new Set(known.map((code) => SETS[code].kind));
  const only = (kind: (typeof SETS)[keyof typeof SETS]["kind"]) => kinds.size === 1 && kinds.has(kind);
  if (format.pool !== null) return [];
  if (only("silver")) return [problem("SILVER", format.silver, copies, remove)];
  if (only("collectors")) return [problem("COLLECTORS", format.collectors, copies, remove)];
  if (only("portal")) return [problem("PORTAL_ONLY", format.portal, copies, remove)];
  if (known.length === 0) {
    return format.promo === null ? [] : [problem("PROMO", format.promo, copies, remove)];
  }
  const later = format.setsOn("9999-12-31").filter((code) => sets.includes(code));
  const from = firstLegalDay(later);
  if (from !== null && from > on) return [{ ...problem("NOT_YET", format.newSets, copies, remove), from }];
  return [problem("NOT_IN_SETS", format.sets, copies, remove)];
}

/** Gives every line of a name another one. */
const renamed = ({ name, main, sideboard }: NamedCopies, candidates: readonly string[]): MtgDeckFix => {
  const zones = [...(main > 0 ? ["main" as const] : []), ...(sideboard > 0 ? ["sideboard" as const] : [])];
  const fixes = zones.map((zone) => ({ do: "rename" as const, zone, name, candidates }));
  const [only] = fixes;
  return fixes.length === 1 && only !== undefined ? only : { do: "several", fixes };
};

const problem = (
  code: MtgDeckProblemCode,
  rule: MtgRef,
  { name, total }: NamedCopies,
  fix: MtgDeckFix | null,
): MtgDeckProblem => ({
  code,
  rule,
  severity: "error",
  zone: "both",
  names: [name],
  have: total,
  want: 0,
  fix,
  from: null,
});

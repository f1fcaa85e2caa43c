import type { ContinuousChange } from "../../model/ability";
import { type CardType, getSubtypeCardType, type Supertype } from "../../model/card";
import type { Characteristics, CharacteristicsDraft } from "../../model/characteristics";
import type { Era } from "../../model/era";
import { getEraSwitch } from "../../model/era-switches";
import { getLandManaAbilities } from "./printed-characteristics";

type Become = Extract<ContinuousChange, { readonly become: unknown }>;

/** The creature type that makes a creature a legend in the older rules (K.17.1). */
const LEGEND = "Legend";

/** Whether the creature type Legend and the supertype are one and the same. */
const knowsLegends = (era: Era): boolean => getEraSwitch(era, "legend") === "oldestStays";

/**
 * Returns whether an object is a legend in the older rules: a legendary permanent, or a creature of the type Legend
 * (K.17.1).
 */
export const isLegend = ({ supertypes, subtypes }: Pick<Characteristics, "supertypes" | "subtypes">): boolean =>
  supertypes.includes("legendary") || subtypes.includes(LEGEND);

/**
 * Returns whether an object has a supertype. In the older rules an object of the type Legend is legendary.
 * @rule mtg-6e:K.17.r2, mtg-6e:K.17.r8
 */
export const hasSupertype = (era: Era, seen: Characteristics, supertype: Supertype): boolean =>
  seen.supertypes.includes(supertype) || (supertype === "legendary" && knowsLegends(era) && isLegend(seen));

/**
 * Returns whether an object has a subtype. In the older rules a legendary creature has the subtype Legend.
 * @rule mtg-6e:K.17.r8
 */
export const hasSubtype = (era: Era, seen: Characteristics, subtype: string): boolean =>
  seen.subtypes.includes(subtype) ||
  (subtype === LEGEND && knowsLegends(era) && seen.types.includes("creature") && isLegend(seen));

/**
 * Replaces types and colors, or adds types and colors. Other colors, counters, damage, abilities and effects stay. If
 * the change includes a power and toughness, these become the base values.
 * @rule mtg-6e:K.5.1, mtg-6e:K.5.2, mtg-6e:K.5.3, mtg-6e:K.5.4, mtg-6e:K.5.5, mtg-6e:K.1.2, mtg-6e:K.7.5
 * @rule mtg-6e:K.5.r2, mtg-6e:K.5.r3, mtg-6e:K.5.r4, mtg-6e:K.5.r5, mtg-6e:K.5.r7, mtg-6e:K.5.6, mtg-6e:G.8.5
 */
export function applyTypeChange(era: Era, draft: CharacteristicsDraft, { become: made, keep }: Become): void {
  const before = draft.types;
  draft.types = joined(draft.types, made.types, keep);
  draft.subtypes = subtypesAfter(draft, before, made.subtypes, keep);
  if (knowsLegends(era)) keepLegend(draft, before);
  draft.colors = joined(draft.colors, made.colors, keep);
  if (made.size !== undefined) [draft.power, draft.toughness] = made.size;
}

function joined<Item>(old: readonly Item[], added: readonly Item[] | undefined, keep: boolean): readonly Item[] {
  if (added === undefined) return old;
  return keep ? [...old, ...added.filter((item) => !old.includes(item))] : added;
}

/**
 * Subtypes after a change of types. Subtypes of a lost type are lost, and new subtypes replace only those of their own
 * type. A legend stays a legend.
 * @rule mtg-6e:K.11.8, mtg-6e:K.11.9, mtg-6e:K.16.7, mtg-6e:K.19.r3, mtg-6e:K.25.r5
 */
function subtypesAfter(
  { types, subtypes }: CharacteristicsDraft,
  before: readonly CardType[],
  added: readonly string[] | undefined,
  keep: boolean,
): readonly string[] {
  const left = subtypes.filter((subtype) => {
    const type = getSubtypeCardType(subtype, before);
    return subtype === LEGEND || type === null || types.includes(type) || !before.includes(type);
  });
  if (added === undefined || keep) return joined(left, added, true);
  if (added.length === 0) return [];
  const replaced = added.map((subtype) => getSubtypeCardType(subtype, types));
  return joined(
    left.filter((subtype) => subtype === LEGEND || !replaced.includes(getSubtypeCardType(subtype, types))),
    added,
    true,
  );
}

/**
 * Keeps a legend a legend when its types change: without the type creature it is legendary, and as a creature it has
 * the type Legend.
 * @rule mtg-6e:K.17.4
 */
function keepLegend(draft: CharacteristicsDraft, before: readonly CardType[]): void {
  const [was, is] = [before.includes("creature"), draft.types.includes("creature")];
  const others = draft.subtypes.filter((subtype) => subtype !== LEGEND);
  if (was && !is && draft.subtypes.includes(LEGEND)) {
    draft.subtypes = others;
    draft.supertypes = joined(draft.supertypes, ["legendary"], true);
  } else if (!was && is && draft.supertypes.includes("legendary")) {
    draft.subtypes = [...others, LEGEND];
  }
}

/**
 * Makes a land a basic land type. It loses its text and other land types, and gains the new type's mana ability. In one
 * era it also loses its name and the supertype legendary (K.16.4). It keeps colors, other types and snow, and does not
 * become basic.
 * @rule mtg-6e:K.16.4, mtg-6e:K.16.5, mtg-6e:K.16.6, mtg-6e:K.16.3, mtg-6e:K.17.5, mtg-6e:K.19.r3, mtg-6e:K.21.3
 */
export function applyLandTypeChange(era: Era, draft: CharacteristicsDraft, type: string): void {
  draft.subtypes = [...draft.subtypes.filter((one) => getSubtypeCardType(one, draft.types) !== "land"), type];
  draft.abilities = getLandManaAbilities([type]);
  draft.keywords = [];
  if (getEraSwitch(era, "landBecomesBasic") === "keepsSupertypes") return;
  draft.name = type;
  draft.supertypes = draft.supertypes.filter((supertype) => supertype !== "legendary");
  draft.subtypes = draft.subtypes.filter((subtype) => subtype !== LEGEND);
}

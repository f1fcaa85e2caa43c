import type { Ability, CardIndex, CardPartId, Cards } from "@/engine/magmell";

/** The location of an ability: a card, and the index among the abilities of its text (301.6). */
export type AbilityLocation = {
  readonly card: CardIndex;
  readonly index: number;
  /** Number of modes in the ability; `null` for an ability without modes, or with several lists of them. */
  readonly modes: number | null;
};

/**
 * The locations of all abilities of the cards. An ability within another one has the location of the outer one. The
 * ability of cremation counters is on no card (224.4.3).
 */
export type AbilityLocations = Readonly<Record<CardPartId, AbilityLocation>>;

const known = new WeakMap<Cards, AbilityLocations>();

/** Finds the location of each ability of the cards. */
export function locateAbilities(cards: Cards): AbilityLocations {
  const found = known.get(cards) ?? findPlaces(cards);
  known.set(cards, found);
  return found;
}

function findPlaces({ list, parts }: Cards): AbilityLocations {
  const places: Record<CardPartId, AbilityLocation> = {};
  const visit = (part: unknown, place: AbilityLocation): void => {
    if (typeof part !== "object" || part === null) return;
    const id = Array.isArray(part) ? undefined : parts.idOf.get(part as Ability);
    if (id !== undefined) places[id] ??= place;
    // A token is a card of its own, with abilities at its own place.
    if ("token" in part) return;
    for (const inner of Object.values(part)) visit(inner, place);
  };
  for (const [card, { abilities }] of list.entries()) {
    for (const [index, ability] of abilities.entries()) visit(ability, { card, index, modes: modesOf(ability) });
  }
  return places;
}

/** Number of modes of the only list of modes within an ability. */
function modesOf(ability: Ability): number | null {
  const lists: number[] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    if ("modes" in part && Array.isArray(part.modes)) lists.push(part.modes.length);
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(ability);
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

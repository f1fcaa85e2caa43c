import { computeEditDistance } from "../../kernel/edit-distance";
import type { Cards } from "../model/cards";
import { DECK_LIMITS, type DeckZone } from "../model/deck";
import { toNameKey } from "../model/name";

const MOST_CANDIDATES = 3;

/** A name normalized for typing errors: without the difference between the two kana, and without case. */
const folded = (name: string): string =>
  toNameKey(name)
    .toLowerCase()
    .replace(/[ぁ-ゖ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

const knownNames = new WeakMap<Cards, readonly string[]>();

function foldedNames(cards: Cards): readonly string[] {
  const names = knownNames.get(cards) ?? cards.list.map(({ name }) => folded(name));
  knownNames.set(cards, names);
  return names;
}

/** Edit distance up to which a name counts as a misspelling: 1 for short names, more for long ones. */
const tolerance = (length: number): number => (length <= 1 ? 0 : length <= 4 ? 1 : length <= 8 ? 2 : 3);

/**
 * Returns card names similar to a misspelled name, closest first; cards that belong in the zone come before other
 * cards.
 */
export function findSimilarNames(cards: Cards, name: string, zone: DeckZone): readonly string[] {
  const wanted = folded(name);
  const most = tolerance(wanted.length);
  const kinds: readonly string[] = DECK_LIMITS[zone].kinds;
  const found: { name: string; misfit: boolean; distance: number }[] = [];
  for (const [index, candidate] of foldedNames(cards).entries()) {
    const card = cards.list[index];
    if (card === undefined || card.token || Math.abs(candidate.length - wanted.length) > most) continue;
    const distance = computeEditDistance(wanted, candidate, most);
    if (distance <= most) found.push({ name: card.name, misfit: !kinds.includes(card.kind), distance });
  }
  found.sort((one, other) => Number(one.misfit) - Number(other.misfit) || one.distance - other.distance);
  return found.slice(0, MOST_CANDIDATES).map((candidate) => candidate.name);
}

import {
  type Cards,
  computeCardsHash,
  computeFingerprint,
  DECK_ZONES,
  type Deck,
  type GameState,
  PLAYERS,
  RULES_EDITION,
  toNameKey,
} from "@/engine/magmell";
import { PREDICTION_EDITION } from "./answer-model";
import type { ReplayHeader } from "./types";

const EDITION_BITS = 18;
const END_BITS = 12;
/** Number of distinct fingerprints, both of editions and of final states. */
export const EDITION_FINGERPRINT_COUNT = 2 ** EDITION_BITS;
export const END_FINGERPRINT_COUNT = 2 ** END_BITS;

/**
 * Computes a fingerprint of the rules, the decks, their cards and, in version 2, the predictions. It does not depend on
 * other cards of the catalogue.
 */
export function computeEditionFingerprint(
  cards: Cards,
  decks: readonly [Deck, Deck],
  version: ReplayHeader["version"],
): number {
  const lines = decks.flatMap((deck) => DECK_ZONES.flatMap((zone) => deck[zone]));
  const names = new Set(lines.map(({ name }) => toNameKey(name)));
  const list = cards.list.filter(({ name, token }) => !token && names.has(toNameKey(name)));
  const written = decks.map((deck) =>
    JSON.stringify(DECK_ZONES.map((zone) => deck[zone].map(({ name, count }) => [name, count]))),
  );
  const predictions = version === 1 ? [] : [`predictions ${PREDICTION_EDITION}`];
  return shortened(
    computeFingerprint([RULES_EDITION, computeCardsHash({ ...cards, list }), ...written, ...predictions]),
    EDITION_FINGERPRINT_COUNT,
  );
}

/** Computes a fingerprint of a final state. It uses card names, because card numbers depend on the catalogue. */
export function computeEndFingerprint({ list }: Cards, { turn, players, zones, random, outcome }: GameState): number {
  const names = (instances: readonly { readonly card: number }[]) =>
    instances.map(({ card }) => list[card]?.name ?? "");
  const own = PLAYERS.map((player) => [
    players[player].life,
    ...[zones.hand, zones.grimoire, zones.stoneArea, zones.dust].map((zone) => names(zone[player])),
  ]);
  const shared = [zones.battleArea, zones.chant].map(names);
  return shortened(
    computeFingerprint([JSON.stringify([turn, random, outcome?.winner, own, shared])]),
    END_FINGERPRINT_COUNT,
  );
}

/** The last digits of a fingerprint, as a number below a power of two. */
const shortened = (hash: string, below: number): number => Number.parseInt(hash.slice(-8), 16) % below;

import type { CardDefinition } from "../../model/card";
import { type Cards, createCards } from "../../model/cards";
import { CARDS_AND_PILES } from "./cards-and-piles";
import { CHANT_AND_CONTROL } from "./chant-and-control";
import { CHOICES_AND_PRICES } from "./choices-and-prices";
import { DAMAGE_AND_LIFE } from "./damage-and-life";
import { OCCASIONS } from "./occasions";
import { RANKS_AND_TIMES } from "./ranks-and-times";
import { REPLACEMENTS } from "./replacements";
import { STATICS } from "./statics";
import { STONE_CARDS } from "./stones";
import { TOKENS_AND_PLACES } from "./tokens-and-places";
import { TRIGGERS } from "./triggers";
import { UNITS_AND_COUNTERS } from "./units-and-counters";
import { VANILLA } from "./vanilla";

/** Made-up cards that between them use every part of the vocabulary, in all colours: for scenarios and random games. */
export const POOL_CARDS: readonly CardDefinition[] = [
  ...VANILLA,
  ...DAMAGE_AND_LIFE,
  ...CARDS_AND_PILES,
  ...UNITS_AND_COUNTERS,
  ...TRIGGERS,
  ...OCCASIONS,
  ...STATICS,
  ...REPLACEMENTS,
  ...CHANT_AND_CONTROL,
  ...CHOICES_AND_PRICES,
  ...TOKENS_AND_PLACES,
  ...RANKS_AND_TIMES,
  ...STONE_CARDS,
];

export const POOL: Cards = createCards(POOL_CARDS);

const byKind = (...kinds: readonly string[]): readonly string[] =>
  POOL.list.filter(({ kind, token }) => !token && kinds.includes(kind)).map(({ name }) => name);

/** Names of the pool that may go into a grimoire. */
export const POOL_SPELLS = byKind("unit", "magic");

/** Names of the pool that may go into a stone deck. */
export const POOL_STONES = byKind("stone");

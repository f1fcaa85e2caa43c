import type { CardDefinition } from "../../model/card";
import { type Cards, createCards } from "../../model/cards";
import { CARD_AND_PILE_CARDS } from "./cards-and-piles";
import { CHANT_AND_CONTROL_CARDS } from "./chant-and-control";
import { CHOICE_AND_PRICE_CARDS } from "./choices-and-prices";
import { DAMAGE_AND_LIFE_CARDS } from "./damage-and-life";
import { OCCASION_CARDS } from "./occasions";
import { RANK_AND_DURATION_CARDS } from "./ranks-and-times";
import { REPLACEMENT_CARDS } from "./replacements";
import { STATIC_CARDS } from "./statics";
import { STONE_CARDS } from "./stones";
import { TOKEN_AND_PLACE_CARDS } from "./tokens-and-places";
import { TRIGGER_CARDS } from "./triggers";
import { UNIT_AND_COUNTER_CARDS } from "./units-and-counters";
import { VANILLA_CARDS } from "./vanilla";

/** Invented cards that together use every part of the vocabulary, in all colors, for scenarios and random games. */
export const POOL_CARDS: readonly CardDefinition[] = [
  ...VANILLA_CARDS,
  ...DAMAGE_AND_LIFE_CARDS,
  ...CARD_AND_PILE_CARDS,
  ...UNIT_AND_COUNTER_CARDS,
  ...TRIGGER_CARDS,
  ...OCCASION_CARDS,
  ...STATIC_CARDS,
  ...REPLACEMENT_CARDS,
  ...CHANT_AND_CONTROL_CARDS,
  ...CHOICE_AND_PRICE_CARDS,
  ...TOKEN_AND_PLACE_CARDS,
  ...RANK_AND_DURATION_CARDS,
  ...STONE_CARDS,
];

export const CARD_POOL: Cards = createCards(POOL_CARDS);

const byKind = (...kinds: readonly string[]): readonly string[] =>
  CARD_POOL.list.filter(({ kind, token }) => !token && kinds.includes(kind)).map(({ name }) => name);

/** Names of the pool that may go into a grimoire. */
export const POOL_SPELLS = byKind("unit", "magic");

/** Names of the pool that may go into a stone deck. */
export const POOL_STONES = byKind("stone");

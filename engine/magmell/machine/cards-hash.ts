import { fingerprint } from "../../kernel/hash";
import { type CardDefinition, COLORS, type Symbols } from "../model/card";
import type { Cards } from "../model/cards";

const known = new WeakMap<Cards, string>();

/** A fingerprint of everything that the cards say, in their order: a record belongs to the cards that have the same one. */
export function cardsHash(cards: Cards): string {
  const hash = known.get(cards) ?? fingerprint(cards.list.map(written));
  known.set(cards, hash);
  return hash;
}

function written({ name, kind, timing, useCost, catalyst, ap, hp, text, abilities, token }: CardDefinition): string {
  const means = abilities.length === 0 ? [] : [abilities];
  return JSON.stringify([name, kind, timing, counts(useCost), counts(catalyst), ap, hp, text, token, ...means]);
}

const counts = (symbols: Symbols): readonly number[] => [...COLORS.map((color) => symbols[color]), symbols.any];

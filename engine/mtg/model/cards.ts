import type { CardDefinition } from "./card";
import type { CardIndex } from "./ids";

/** All definitions that a game may refer to. */
export type Cards = {
  /** Definitions of cards, followed by those of tokens that only abilities define. */
  readonly list: readonly CardDefinition[];
  readonly indexOf: ReadonlyMap<string, CardIndex>;
  readonly tokenIndexOf: ReadonlyMap<CardDefinition, CardIndex>;
};

/**
 * Indexes definitions by name. Throws if two have the same name, because the English name identifies a card (P.1.3).
 */
export function createCards(given: readonly CardDefinition[]): Cards {
  const indexOf = new Map<string, CardIndex>();
  for (const [index, { name }] of given.entries()) {
    if (indexOf.has(name)) throw new Error(`Two definitions of ${name}`);
    indexOf.set(name, index);
  }
  const tokens = new Set<CardDefinition>();
  for (const { abilities } of given) collectTokens(abilities, tokens);
  const list = [...given, ...tokens];
  return { list, indexOf, tokenIndexOf: new Map([...tokens].map((token, index) => [token, given.length + index])) };
}

/** Adds the tokens that a tree of abilities and instructions defines, and the tokens defined by those in turn. */
function collectTokens(part: unknown, tokens: Set<CardDefinition>): void {
  if (typeof part !== "object" || part === null) return;
  if ("do" in part && part.do === "token" && "token" in part) {
    const token = part.token as CardDefinition;
    if (tokens.has(token)) return;
    tokens.add(token);
  }
  for (const inner of Object.values(part)) collectTokens(inner, tokens);
}

/** Returns the definition at an index; throws if there is none. */
export function getCardDefinition(cards: Cards, index: CardIndex): CardDefinition {
  const found = cards.list[index];
  if (found === undefined) throw new Error(`The cards have no place ${index}`);
  return found;
}

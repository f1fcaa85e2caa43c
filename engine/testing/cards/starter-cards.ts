import { it } from "vitest";
import { type CardDefinition, NO_SYMBOLS, nameKey, parseSymbols } from "../..";
import { compileText } from "../../text";
import { POOL_CARDS } from "../pool/pool";
import { playScenario, type Scenario } from "../scenario";
import { readCardFiles, type StarterCard } from "./read-card-files";

/** Tests ask for the cards of one day, so that a revision which comes into force later changes no test by itself. */
const AS_OF = "2026-11-21";

/** The starter cards as their texts are read. */
export const STARTER_CARDS: readonly CardDefinition[] = readCardFiles(AS_OF).map(definitionOf);

function definitionOf({ name, token, revision }: StarterCard): CardDefinition {
  const { kind, timing = null, ap = null, hp = null, text } = revision;
  return {
    ...{ name, kind, timing, ap, hp, text, token },
    useCost: parseSymbols(revision.useCost ?? "") ?? NO_SYMBOLS,
    catalyst: parseSymbols(revision.catalyst ?? "") ?? NO_SYMBOLS,
    abilities: compileText(text, kind).abilities,
  };
}

const POOL_KEYS = new Set(POOL_CARDS.map(({ name }) => nameKey(name)));
const BESIDES_POOL = STARTER_CARDS.filter(({ name }) => !POOL_KEYS.has(nameKey(name)));

/**
 * Two tests of a starter card: what it does, and a negative half that shows where that ends (a wrong target is not
 * offered, a condition does not hold, others are left alone). The cards of the pool lie ready beside the starter cards.
 */
export function cardScenario(name: string, what: string, does: Scenario, negative: Scenario): void {
  if (!STARTER_CARDS.some((card) => card.name === name)) throw new Error(`There is no starter card 《${name}》`);
  const told = (scenario: Scenario): Scenario => ({ ...scenario, cards: [...BESIDES_POOL, ...(scenario.cards ?? [])] });
  it(`${name}: ${what}`, () => playScenario(told(does)));
  it(`${name}: ${what}, and no more than that`, () => playScenario(told(negative)));
}

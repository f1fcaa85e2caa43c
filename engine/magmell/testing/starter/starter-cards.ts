import { it } from "vitest";
import { toNameKey } from "../..";
import { POOL_CARDS } from "../pool/pool";
import { playScenario, type Scenario } from "../scenario/scenario";
import { STARTER_CARDS } from "./starter-definitions";

const POOL_KEYS = new Set(POOL_CARDS.map(({ name }) => toNameKey(name)));
const BESIDES_POOL = STARTER_CARDS.filter(({ name }) => !POOL_KEYS.has(toNameKey(name)));

/**
 * Defines two tests of a starter card: its effect, and a negative test of its limits, such as a wrong target that is
 * not offered. Both may use the cards of the pool.
 */
export function cardScenario(name: string, what: string, does: Scenario, negative: Scenario): void {
  if (!STARTER_CARDS.some((card) => card.name === name)) throw new Error(`There is no starter card 《${name}》`);
  const told = (scenario: Scenario): Scenario => ({ ...scenario, cards: [...BESIDES_POOL, ...(scenario.cards ?? [])] });
  it(`${name}: ${what}`, () => playScenario(told(does)));
  it(`${name}: ${what}, and no more than that`, () => playScenario(told(negative)));
}

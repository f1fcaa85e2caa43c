import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { it } from "vitest";
import { type CardDefinition, type Kind, NO_SYMBOLS, nameKey, parseSymbols, type Timing } from "../..";
import { compileText } from "../../text";
import { POOL_CARDS } from "../pool/pool";
import { playScenario, type Scenario } from "../scenario";

type Revision = {
  readonly effectiveOn: string;
  readonly kind: Kind;
  readonly timing?: Timing;
  readonly useCost?: string;
  readonly catalyst?: string;
  readonly ap?: number;
  readonly hp?: number;
  readonly text: string;
};
type CardFile = {
  readonly cards: readonly {
    readonly name: string;
    readonly token?: boolean;
    readonly revisions: readonly Revision[];
  }[];
};

/** Tests ask for the cards of one day, so that a revision which comes into force later changes no test by itself. */
const AS_OF = "2026-11-21";

const FOLDER = new URL("../../../prisma/cards/", import.meta.url);

/** The starter cards as their texts are read, each with its latest revision in force on that day (205.3). */
export const STARTER_CARDS: readonly CardDefinition[] = readdirSync(fileURLToPath(FOLDER))
  .filter((file) => file.endsWith(".json"))
  .sort()
  .flatMap((file) => (JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as CardFile).cards)
  .flatMap(({ name, token = false, revisions }) => {
    const inForce = revisions.filter(({ effectiveOn }) => effectiveOn <= AS_OF);
    const [latest] = inForce.sort((one, other) => other.effectiveOn.localeCompare(one.effectiveOn));
    return latest === undefined ? [] : [definitionOf(name, token, latest)];
  });

function definitionOf(name: string, token: boolean, revision: Revision): CardDefinition {
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

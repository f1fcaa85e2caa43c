import type { Ability, Change } from "../../model/ability";
import { symbolCount } from "../../model/card";
import { abilityAt, type Cards, cardAt, factsAt } from "../../model/cards";
import type { CardIndex } from "../../model/ids";
import type { Instance } from "../../model/instance";

/** What a point of life is worth, from the last one on; those beyond are worth as much as the last of the list. */
const LIFE_WORTH = [3, 2.5, 2, 2, 2, 1.4, 1.4, 1.2, 1.2, 1.2, 0.8] as const;

/** What one stone more is worth, from the first one on: the first few decide what can be used at all. */
const STONE_WORTH = [3, 3, 2.8, 2.6, 2.3, 1.8, 1.3, 1, 0.8] as const;

const WORTH = {
  card: 1.5,
  /** A card costs as much as it is good; more than so many symbols are not worth more while they wait in the hand. */
  symbol: 0.3,
  mostSymbols: 5,
  faceDownStone: -0.5,
  awakeStone: 0.03,
  /** An ability that goes on working, and one that has done or will hardly do anything any more. */
  working: 0.6,
  spent: 0,
  /** What makes a unit harder to deal with, or less useful. */
  blessing: 0.8,
  curse: -1,
} as const;

/** The sum of the first entries of a list of worths, whose last one stands for all that follow. */
function sumOf(worths: readonly number[], count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += worths[Math.min(index, worths.length - 1)] ?? 0;
  return sum;
}

export const lifeWorth = (life: number): number => sumOf(LIFE_WORTH, life);

export function stonesWorth(stones: readonly Instance[]): number {
  let worth = sumOf(STONE_WORTH, stones.length);
  for (const { faceDown, rested } of stones) {
    worth += (faceDown ? WORTH.faceDownStone : 0) + (rested ? 0 : WORTH.awakeStone);
  }
  return worth;
}

/** What a known card is worth while it waits in the hand. */
export function handWorth(cards: Cards, instance: Instance): number {
  const { kind, useCost, catalyst } = cardAt(cards, instance.card);
  if (kind === "stone") return WORTH.card;
  return WORTH.card + WORTH.symbol * Math.min(WORTH.mostSymbols, symbolCount(useCost) + symbolCount(catalyst));
}

const known = new WeakMap<Cards, Map<CardIndex, number>>();

/** What the abilities of a unit that lies in the battle area are worth beyond its points. */
export function abilitiesWorth(cards: Cards, card: CardIndex): number {
  const worths = known.get(cards) ?? new Map<CardIndex, number>();
  known.set(cards, worths);
  const found = worths.get(card);
  if (found !== undefined) return found;
  const worth = factsAt(cards, card).abilities.reduce((sum, id) => sum + abilityWorth(abilityAt(cards, id)), 0);
  worths.set(card, worth);
  return worth;
}

function abilityWorth(ability: Ability): number {
  switch (ability.type) {
    case "triggered":
      return [ability.on].flat().every(isArrival) ? WORTH.spent : WORTH.working;
    case "static":
      return ability.affects === "self" && ability.while === undefined
        ? ability.changes.reduce((sum, change) => sum + ownChangeWorth(change), 0)
        : WORTH.working;
    case "replacement":
      return WORTH.working;
    default:
      return WORTH.spent;
  }
}

type Pattern = Exclude<Extract<Ability, { type: "triggered" }>["on"], readonly unknown[]>;

/** When it comes into the battle area, which has been when it lies there. */
const isArrival = (pattern: Pattern): boolean =>
  pattern.on === "move" && pattern.what === "self" && [pattern.to].flat().every((zone) => zone === "battleArea");

/** Changes of points are in the points already. */
function ownChangeWorth(change: Change): number {
  if ("must" in change) return WORTH.curse / 2;
  if (!("cannot" in change)) return WORTH.spent;
  return ["attack", "defend", "wake"].includes(change.cannot) ? WORTH.curse : WORTH.blessing;
}

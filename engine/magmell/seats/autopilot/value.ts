import type { Ability, ContinuousChange } from "../../model/ability";
import { countSymbols } from "../../model/card";
import { type Cards, getAbility, getCardDefinition, getCardFacts } from "../../model/cards";
import type { CardIndex } from "../../model/ids";
import type { Instance } from "../../model/instance";

/** Values of life points, from the last one on; points beyond the list count like its last entry. */
const LIFE_VALUES = [3, 2.5, 2, 2, 2, 1.4, 1.4, 1.2, 1.2, 1.2, 0.8] as const;

/** Values of successive stones; the first few decide which cards can be used at all. */
const STONE_VALUES = [3, 3, 2.8, 2.6, 2.3, 1.8, 1.3, 1, 0.8] as const;

const VALUES = {
  card: 1.5,
  /** Value per symbol of a card's cost, limited because expensive cards are worth no more while they wait in hand. */
  symbol: 0.3,
  mostSymbols: 5,
  faceDownStone: -0.5,
  awakeStone: 0.03,
  /** Value of an ability that keeps working; `spent` abilities have little effect left. */
  working: 0.6,
  spent: 0,
  /** Value of an ability that makes a unit harder to deal with, or less useful. */
  blessing: 0.8,
  curse: -1,
} as const;

/** Sum of the first entries of a list of values, whose last entry stands for all that follow. */
function sumOf(values: readonly number[], count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += values[Math.min(index, values.length - 1)] ?? 0;
  return sum;
}

export const evaluateLife = (life: number): number => sumOf(LIFE_VALUES, life);

export function evaluateStones(stones: readonly Instance[]): number {
  let value = sumOf(STONE_VALUES, stones.length);
  for (const { faceDown, rested } of stones) {
    value += (faceDown ? VALUES.faceDownStone : 0) + (rested ? 0 : VALUES.awakeStone);
  }
  return value;
}

/** Returns the value of a known card in hand. */
export function evaluateHandCard(cards: Cards, instance: Instance): number {
  const { kind, useCost, catalyst } = getCardDefinition(cards, instance.card);
  if (kind === "stone") return VALUES.card;
  return VALUES.card + VALUES.symbol * Math.min(VALUES.mostSymbols, countSymbols(useCost) + countSymbols(catalyst));
}

const known = new WeakMap<Cards, Map<CardIndex, number>>();

/** Returns the value of the abilities of a unit in the battle area, in addition to the value of its points. */
export function evaluateAbilities(cards: Cards, card: CardIndex): number {
  const values = known.get(cards) ?? new Map<CardIndex, number>();
  known.set(cards, values);
  const found = values.get(card);
  if (found !== undefined) return found;
  const value = getCardFacts(cards, card).abilities.reduce((sum, id) => sum + abilityValue(getAbility(cards, id)), 0);
  values.set(card, value);
  return value;
}

function abilityValue(ability: Ability): number {
  switch (ability.type) {
    case "triggered":
      return [ability.on].flat().every(isArrival) ? VALUES.spent : VALUES.working;
    case "static":
      return ability.affects === "self" && ability.while === undefined
        ? ability.changes.reduce((sum, change) => sum + ownChangeValue(change), 0)
        : VALUES.working;
    case "replacement":
      return VALUES.working;
    default:
      return VALUES.spent;
  }
}

type Pattern = Exclude<Extract<Ability, { type: "triggered" }>["on"], readonly unknown[]>;

/** Whether a pattern is the unit's own arrival, which has passed once the unit is in the battle area. */
const isArrival = (pattern: Pattern): boolean =>
  pattern.on === "move" && pattern.what === "self" && [pattern.to].flat().every((zone) => zone === "battleArea");

/** Value of a change that a unit makes to itself; changes of points are counted with its points. */
function ownChangeValue(change: ContinuousChange): number {
  if ("must" in change) return VALUES.curse / 2;
  if (!("cannot" in change)) return VALUES.spent;
  return ["attack", "defend", "wake"].includes(change.cannot) ? VALUES.curse : VALUES.blessing;
}

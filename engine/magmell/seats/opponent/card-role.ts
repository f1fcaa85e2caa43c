import type { Ability, ContinuousChange } from "../../model/ability";
import { type Cards, getCardDefinition } from "../../model/cards";
import type { Effect } from "../../model/effect";
import type { CardIndex } from "../../model/ids";
import { listAbilityBodies, listNestedPrograms } from "../../model/parts";

/** Purposes of a card's instructions, for choosing the moment of its use and its targets. */
export type CardRole = {
  /** Whether the card harms its targets, so that the opponent's are chosen; likewise `helps`. */
  readonly harms: boolean;
  readonly helps: boolean;
  readonly negates: boolean;
  /** Whether the card gains something without a target: cards, tokens, life, stones. */
  readonly gains: boolean;
  /** Highest fixed damage of the card; infinite for destroying and returning. */
  readonly power: number;
  /** Whether the effect on a unit lasts for this turn only. */
  readonly passing: boolean;
};

const known = new WeakMap<Cards, Map<CardIndex, CardRole>>();

/** Returns the role of a card, cached per set of cards. */
export function getCardRole(cards: Cards, card: CardIndex): CardRole {
  const roles = known.get(cards) ?? new Map<CardIndex, CardRole>();
  known.set(cards, roles);
  const found = roles.get(card);
  if (found !== undefined) return found;
  const role = roleOf(getCardDefinition(cards, card).abilities);
  roles.set(card, role);
  return role;
}

function roleOf(abilities: readonly Ability[]): CardRole {
  const effects = abilities.flatMap((ability) =>
    ability.type === "magic" || ability.type === "triggered"
      ? listAbilityBodies(ability).flatMap((body) => body.effects.flatMap(withNested))
      : [],
  );
  const changes = effects.flatMap((effect) => (effect.do === "modify" ? effect.changes : []));
  const damage = effects.map((effect) =>
    effect.do === "damage" ? (typeof effect.amount === "number" ? effect.amount : 2) : 0,
  );
  const removes = effects.some(({ do: verb }) => verb === "destroy" || verb === "return");
  return {
    harms: effects.some(isHarm) || changes.some((change) => sign(change) < 0),
    helps: effects.some(isHelp) || changes.some((change) => sign(change) > 0),
    negates: effects.some(({ do: verb }) => verb === "negate"),
    gains: effects.some(({ do: verb }) => GAINS.includes(verb)),
    power: removes ? Number.POSITIVE_INFINITY : Math.max(0, ...damage, ...effects.map(weakening)),
    passing: effects.some((effect) => effect.do === "modify" && (effect.until === "turn" || effect.until === "battle")),
  };
}

const withNested = (effect: Effect): readonly Effect[] => [
  effect,
  ...listNestedPrograms(effect).flat().flatMap(withNested),
];

const GAINS: readonly Effect["do"][] = ["draw", "token", "gainLife", "search", "summon", "put", "look", "extraTurn"];
const HARMS: readonly Effect["do"][] = ["damage", "destroy", "return", "rest", "control", "divide"];
const HELPS: readonly Effect["do"][] = ["removeDamage", "wake"];

const isHarm = (effect: Effect): boolean =>
  HARMS.includes(effect.do) || (effect.do === "putCounters" && effect.counter !== "power");
const isHelp = (effect: Effect): boolean =>
  HELPS.includes(effect.do) || (effect.do === "putCounters" && effect.counter === "power");

const weakening = (effect: Effect): number =>
  effect.do === "putCounters" && effect.counter === "weak" && typeof effect.count === "number" ? effect.count : 0;

/** Returns 1 if a change is good for the affected unit, -1 if it is bad, and 0 if that depends on the situation. */
function sign(change: ContinuousChange): number {
  if ("add" in change && typeof change.amount === "number") return Math.sign(change.amount);
  if ("cannot" in change) return change.cannot.startsWith("be") ? 1 : -1;
  return 0;
}

import type { Ability, AbilityBody, BodyOrModes, ContinuousChange, TriggeredAbility } from "./ability";
import { listByHandPrograms } from "./by-hand";
import type { CardDefinition } from "./card";
import type { Effect } from "./effect";

/**
 * Number of a card part: an ability, or a list of instructions or changes within an ability. States refer to parts by
 * number to stay small. The same cards always yield the same numbers.
 */
export type CardPartId = number;
export type CardPart = Ability | readonly Effect[] | readonly ContinuousChange[];

/** The parts of a set of cards, by number and with their numbers. */
export type CardParts = {
  readonly list: readonly CardPart[];
  readonly idOf: ReadonlyMap<CardPart, CardPartId>;
  /** Tokens that abilities of the cards make, each once (206.3). */
  readonly tokens: readonly CardDefinition[];
};

/** Number of the ability that cremation counters give. */
export const CREMATION_ABILITY_ID: CardPartId = 0;

/** Assigns numbers to all parts of a set of cards and of the tokens that they create. */
export function collectCardParts(cards: readonly CardDefinition[]): CardParts {
  const list: CardPart[] = [];
  const idOf = new Map<CardPart, CardPartId>();
  const tokens: CardDefinition[] = [];
  /** Numbers a part; returns whether it was new. */
  const isNew = (part: CardPart): boolean => {
    if (idOf.has(part)) return false;
    idOf.set(part, list.length);
    list.push(part);
    return true;
  };
  const ability = (part: Ability): void => {
    if (!isNew(part)) return;
    switch (part.type) {
      case "triggered":
      case "magic":
        listAbilityBodies(part).forEach(body);
        break;
      case "static":
        changes(part.changes);
        break;
      case "replacement":
        program(part.instead.effects ?? []);
        break;
      case "price":
        program(part.pay);
        changes(part.changes ?? []);
        break;
      case "unsupported":
        break;
    }
  };
  const body = ({ effects }: AbilityBody): void => program(effects);
  const changes = (part: readonly ContinuousChange[]): void => {
    if (!isNew(part)) return;
    for (const change of part) {
      if ("grant" in change) ability(change.grant);
      if ("price" in change) program(change.pay);
    }
  };
  const program = (part: readonly Effect[]): void => {
    if (part.length === 0 || !isNew(part)) return;
    for (const effect of part) {
      for (const inner of listNestedPrograms(effect)) program(inner);
      if (effect.do === "modify") changes(effect.changes);
      if (effect.do === "create") ability(effect.ability);
      if (effect.do === "token" && "token" in effect && !tokens.includes(effect.token)) {
        tokens.push(effect.token);
        effect.token.abilities.forEach(ability);
      }
    }
  };
  ability(CREMATION);
  for (const card of cards) card.abilities.forEach(ability);
  listByHandPrograms().forEach(program);
  return { list, idOf, tokens };
}

/** Returns the bodies of an ability: one, or one for each mode. */
export const listAbilityBodies = (part: BodyOrModes): readonly AbilityBody[] => ("modes" in part ? part.modes : [part]);

/** Returns the lists of instructions nested in an instruction. */
export function listNestedPrograms(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.do) {
    case "may":
    case "if":
      return [effect.then, effect.otherwise ?? []];
    case "chooseMode":
      return effect.modes;
    case "forEach":
    case "repeat":
      return [effect.effects];
    default:
      return [];
  }
}

/** The ability that each cremation counter gives to its unit (224.4.3). */
const CREMATION: TriggeredAbility = {
  type: "triggered",
  on: { on: "move", what: "self", from: "battleArea", to: "dust" },
  targets: [{ players: "any", count: 1 }],
  effects: [{ do: "damage", to: { target: 0 }, amount: 2 }],
};

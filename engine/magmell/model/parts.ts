import type { Ability, AbilityBody, BodyOrModes, Change, TriggeredAbility } from "./ability";
import { byHandPrograms } from "./by-hand";
import type { CardDefinition } from "./card";
import type { Effect } from "./effect";

/**
 * The number of an ability, or of a list of instructions or changes within one. States speak of parts by number, so that
 * they stay small; equal cards give equal numbers.
 */
export type PartId = number;
export type CardPart = Ability | readonly Effect[] | readonly Change[];

/** Every part of some cards, by number and back. */
export type CardParts = {
  readonly list: readonly CardPart[];
  readonly idOf: ReadonlyMap<CardPart, PartId>;
  /** The tokens that their abilities make, each once (206.3). */
  readonly tokens: readonly CardDefinition[];
};

/** The number of the ability of a cremation counter. */
export const CREMATION_PART: PartId = 0;

/** Numbers everything in the abilities of some cards and of the tokens that they make. */
export function collectParts(cards: readonly CardDefinition[]): CardParts {
  const list: CardPart[] = [];
  const idOf = new Map<CardPart, PartId>();
  const tokens: CardDefinition[] = [];
  /** Whether a part had no number yet. */
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
        bodiesOf(part).forEach(body);
        break;
      case "static":
        changes(part.changes);
        break;
      case "replacement":
        program(part.instead.effects ?? []);
        break;
      case "unsupported":
        break;
    }
  };
  const body = ({ effects }: AbilityBody): void => program(effects);
  const changes = (part: readonly Change[]): void => {
    if (!isNew(part)) return;
    for (const change of part) if ("grant" in change) ability(change.grant);
  };
  const program = (part: readonly Effect[]): void => {
    if (part.length === 0 || !isNew(part)) return;
    for (const effect of part) {
      for (const inner of programsOf(effect)) program(inner);
      if (effect.do === "modify") changes(effect.changes);
      if (effect.do === "create") ability(effect.ability);
      if (effect.do === "token" && !tokens.includes(effect.token)) {
        tokens.push(effect.token);
        effect.token.abilities.forEach(ability);
      }
    }
  };
  ability(CREMATION);
  for (const card of cards) card.abilities.forEach(ability);
  byHandPrograms().forEach(program);
  return { list, idOf, tokens };
}

/** The bodies of an ability: one, or one for each mode. */
export const bodiesOf = (part: BodyOrModes): readonly AbilityBody[] => ("modes" in part ? part.modes : [part]);

/** The lists of instructions within an instruction. */
export function programsOf(effect: Effect): readonly (readonly Effect[])[] {
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

/** The ability that each cremation counter gives to the unit it lies on (224.4.3). */
export const CREMATION: TriggeredAbility = {
  type: "triggered",
  on: { on: "move", what: "self", from: "battleArea", to: "dust" },
  targets: [{ players: "any", count: 1 }],
  effects: [{ do: "damage", to: { target: 0 }, amount: 2 }],
};

import type { ActivatedAbility } from "../../model/ability";
import { BASIC_LAND_TYPES, type BasicLandType, type CardDefinition, getPrintedColors } from "../../model/card";
import { type Cards, getCardDefinition } from "../../model/cards";
import type { Characteristics } from "../../model/characteristics";
import type { PlayerId } from "../../model/ids";
import { COLORS, NO_MANA } from "../../model/mana";
import type { GameObject } from "../../model/object";
import { NO_CARD_INDEX } from "../../model/state";

/**
 * The mana abilities that basic land types give a land, snow-covered or not. Other lands have only the abilities in
 * their text.
 * @rule mtg-6e:K.15.4, mtg-6e:K.15.r1, mtg-6e:K.16.2, mtg-6e:K.21.1, mtg-6e:K.21.r1
 */
const LAND_ABILITIES = Object.fromEntries(
  Object.entries(BASIC_LAND_TYPES).map(([type, mana]) => [
    type,
    {
      type: "activated",
      cost: { tap: true },
      mana: true,
      effects: [{ do: "addMana", who: "you", mana: { ...NO_MANA, [mana]: 1 } }],
    },
  ]),
) as unknown as Readonly<Record<BasicLandType, ActivatedAbility>>;

const isBasicLandType = (subtype: string): subtype is BasicLandType => subtype in BASIC_LAND_TYPES;

/** Returns the mana abilities of the basic land types among some subtypes. */
export const getLandManaAbilities = (subtypes: readonly string[]): readonly ActivatedAbility[] =>
  subtypes.filter(isBasicLandType).map((type) => LAND_ABILITIES[type]);

/** Characteristics of an object that is not a card: all are empty except the controller. */
const BLANK: Omit<Characteristics, "controller"> = {
  name: null,
  types: [],
  supertypes: [],
  subtypes: [],
  colors: [],
  cost: null,
  power: 0,
  toughness: 0,
  keywords: [],
  abilities: [],
  rules: [],
};

/** Printed characteristics of a definition under the control of each player; they never change. */
const KNOWN = new WeakMap<CardDefinition, readonly [Characteristics, Characteristics]>();

/** Printed characteristics of a definition. */
function definitionCharacteristics(definition: CardDefinition, controller: PlayerId): Characteristics {
  const known = KNOWN.get(definition);
  if (known !== undefined) return known[controller];
  const printed = read(definition);
  const both = [
    { ...printed, controller: 0 },
    { ...printed, controller: 1 },
  ] as const;
  KNOWN.set(definition, both);
  return both[controller];
}

/**
 * Returns the printed characteristics of an object, before any effect. An ability on the stack has the colors of its
 * source.
 * @rule mtg-6e:K.6.3, mtg-6e:K.10.1, mtg-6e:K.19.2, mtg-6e:K.2.1, mtg-6e:T.4.4
 */
export function getPrintedCharacteristics(
  cards: Cards,
  { card, thing, controller, isToken }: GameObject,
): Characteristics {
  if (card === NO_CARD_INDEX) return { ...BLANK, controller };
  const definition = isToken ? tokenOf(getCardDefinition(cards, card)) : getCardDefinition(cards, card);
  if (thing !== null) {
    const colors = ("colors" in thing ? thing.colors : undefined) ?? getPrintedColors(definition);
    return { ...BLANK, colors, controller };
  }
  return definitionCharacteristics(definition, controller);
}

/** Cached definitions of tokens with their default creature type. */
const TOKENS = new WeakMap<CardDefinition, CardDefinition>();

/**
 * The definition of a token. A creature token without a stated creature type has its name as its type.
 * @rule mtg-6e:K.25.4
 */
function tokenOf(definition: CardDefinition): CardDefinition {
  const { name, types, subtypes } = definition;
  if (!types.includes("creature") || subtypes.length > 0) return definition;
  const known = TOKENS.get(definition);
  if (known !== undefined) return known;
  const token = { ...definition, subtypes: [name] };
  TOKENS.set(definition, token);
  return token;
}

function read(definition: CardDefinition): Omit<Characteristics, "controller"> {
  const { name, types, supertypes, subtypes, cost, power, toughness, keywords, abilities } = definition;
  return {
    name,
    types,
    supertypes,
    subtypes,
    colors: COLORS.filter((color) => getPrintedColors(definition).includes(color)),
    cost,
    power: power ?? 0,
    toughness: toughness ?? 0,
    keywords,
    abilities: [...abilities, ...(types.includes("land") ? getLandManaAbilities(subtypes) : [])],
    rules: [],
  };
}

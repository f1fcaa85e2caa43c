import { createWeakMemo } from "../../../kernel/weak-memo";
import type { ActivatedAbility } from "../../model/ability";
import { BASIC_LAND_TYPES, type BasicLandType, type CardDefinition, getPrintedColors } from "../../model/card";
import { type Cards, getCardDefinition } from "../../model/cards";
import type { Characteristics, CharacteristicsDraft } from "../../model/characteristics";
import type { PlayerId } from "../../model/ids";
import { COLORS, createMana } from "../../model/mana";
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
      effects: [{ do: "addMana", who: "you", mana: createMana(mana, 1) }],
    },
  ]),
) as unknown as Readonly<Record<BasicLandType, ActivatedAbility>>;

const isBasicLandType = (subtype: string): subtype is BasicLandType => subtype in BASIC_LAND_TYPES;

/** Returns the mana abilities of the basic land types among some subtypes. */
export const getLandManaAbilities = (subtypes: readonly string[]): readonly ActivatedAbility[] =>
  subtypes.filter(isBasicLandType).map((type) => LAND_ABILITIES[type]);

/** Characteristics of an object that is not a card: all are empty except the controller. */
const BLANK: Characteristics = {
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
  controller: 0,
};

/** Returns a copy for a controller, with the same memory layout, which object spread would change. */
export const copyCharacteristics = (
  seen: Characteristics,
  controller = seen.controller,
  colors = seen.colors,
): CharacteristicsDraft => ({
  name: seen.name,
  types: seen.types,
  supertypes: seen.supertypes,
  subtypes: seen.subtypes,
  colors,
  cost: seen.cost,
  power: seen.power,
  toughness: seen.toughness,
  keywords: seen.keywords,
  abilities: seen.abilities,
  rules: seen.rules,
  controller,
});

/** Printed characteristics of a definition under the control of each player; they never change. */
const readForBoth = createWeakMemo((definition: CardDefinition): Readonly<Record<PlayerId, Characteristics>> => {
  const printed = read(definition);
  return { 0: printed, 1: copyCharacteristics(printed, 1) };
});

/**
 * Returns the printed characteristics of an object, before any effect. An ability on the stack has the colors of its
 * source.
 * @rule mtg-6e:K.6.3, mtg-6e:K.10.1, mtg-6e:K.19.2, mtg-6e:K.2.1, mtg-6e:T.4.4
 */
export function getPrintedCharacteristics(
  cards: Cards,
  { card, thing, controller, isToken }: GameObject,
): Characteristics {
  if (card === NO_CARD_INDEX) return copyCharacteristics(BLANK, controller);
  const definition = isToken ? tokenOf(getCardDefinition(cards, card)) : getCardDefinition(cards, card);
  if (thing !== null) {
    const colors = ("colors" in thing ? thing.colors : undefined) ?? getPrintedColors(definition);
    return copyCharacteristics(BLANK, controller, colors);
  }
  return readForBoth(definition)[controller];
}

/**
 * The definition of a token. A creature token without a stated creature type has its name as its type.
 * @rule mtg-6e:K.25.4
 */
const tokenOf = createWeakMemo((definition: CardDefinition): CardDefinition => {
  const { name, types, subtypes } = definition;
  return types.includes("creature") && subtypes.length === 0 ? { ...definition, subtypes: [name] } : definition;
});

function read(definition: CardDefinition): Characteristics {
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
    controller: 0,
  };
}

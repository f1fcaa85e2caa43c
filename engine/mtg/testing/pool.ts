import type { Ability, BodyOrModes, Cost, EventPattern, TargetSpec, TriggeredAbility } from "../model/ability";
import { BASIC_LAND_TYPES, type CardDefinition, defineCard } from "../model/card";
import type { Effect } from "../model/effect";
import type { Keyword } from "../model/keyword";
import { parseManaCost } from "../model/mana";
import type { Filter } from "../model/select";

/** Returns a creature; `size` is written `2/3`. */
export function createCreature(
  name: string,
  cost: string,
  size: string,
  parts: { readonly keywords?: readonly Keyword[]; readonly abilities?: readonly Ability[] } = {},
): CardDefinition {
  const [power = 0, toughness = 0] = size.split("/").map(Number);
  return defineCard(name, { types: ["creature"], cost: parseManaCost(cost), power, toughness, ...parts });
}

/** Returns an enchantment with only the given abilities. */
export const createEnchantment = (name: string, ...abilities: readonly Ability[]): CardDefinition =>
  defineCard(name, { types: ["enchantment"], cost: parseManaCost("2W"), abilities });

/** Returns an instant or sorcery with a cost and one spell ability. */
export const createSpell = (
  name: string,
  type: "instant" | "sorcery",
  cost: string,
  ability: BodyOrModes & { readonly cost?: Cost },
): CardDefinition =>
  defineCard(name, { types: [type], cost: parseManaCost(cost), abilities: [{ type: "spell", ...ability }] });

/** Returns a word "target" for one matching permanent. */
export const createTargetSpec = (objects: Filter, parts: Partial<TargetSpec> = {}): TargetSpec => ({
  objects,
  min: 1,
  max: 1,
  ...parts,
});

/**
 * Returns an enchantment whose mana ability also carries out `effects`. Mana abilities don't use the stack, so a
 * scenario can cause the effects whenever a player has priority.
 */
export const createSideEffectEnchantment = (name: string, ...effects: readonly Effect[]): CardDefinition =>
  createEnchantment(name, { type: "activated", cost: {}, mana: true, effects });

/** Returns an ability that triggers on a pattern. */
export const createTriggeredAbility = (pattern: EventPattern, ...effects: readonly Effect[]): TriggeredAbility => ({
  type: "triggered",
  on: pattern,
  effects,
});

/** The five basic lands. */
const BASICS: readonly CardDefinition[] = Object.keys(BASIC_LAND_TYPES).map((name) =>
  defineCard(name, { types: ["land"], supertypes: ["basic"], subtypes: [name] }),
);

/** Invented cards that are available in every test. */
export const TEST_POOL_CARDS: readonly CardDefinition[] = [
  ...BASICS,
  createCreature("Squire of Reeds", "W", "1/1"),
  createCreature("Moss Ox", "1G", "2/2"),
  createCreature("Gate Giant", "4R", "5/5"),
  createCreature("Fading Heron", "1U", "2/1", { keywords: ["phasing"] }),
  createCreature("Ember Sprite", "R", "1/1", { keywords: ["haste"] }),
  createCreature("Sap Gatherer", "G", "1/1", {
    abilities: [
      {
        type: "activated",
        cost: { tap: true },
        mana: true,
        effects: [{ do: "addMana", who: "you", mana: { w: 0, u: 0, b: 0, r: 0, g: 1, c: 0 } }],
      },
    ],
  }),
];

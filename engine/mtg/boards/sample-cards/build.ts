import type { Ability, ActivatedAbility, BodyOrModes, Cost, EventPattern, TargetSpec } from "../../model/ability";
import { type CardDefinition, type CardType, defineCard, type Supertype } from "../../model/card";
import type { Effect } from "../../model/effect";
import type { Keyword } from "../../model/keyword";
import { type ManaCost, parseManaCost } from "../../model/mana";
import type { Filter } from "../../model/select";

/** A card of the sample set with its Japanese name. */
export type SampleCard = { readonly ja: string; readonly card: CardDefinition };

type Parts = Partial<Omit<CardDefinition, "name" | "cost" | "types">>;

/** Returns a card with a printed cost. Throws if the cost is invalid. */
export function createSampleCard(
  ja: string,
  name: string,
  types: readonly CardType[],
  cost: string,
  parts: Parts = {},
): SampleCard {
  return { ja, card: defineCard(name, { types, cost: parsePrintedCost(cost), ...parts }) };
}

/** Parses a printed mana cost. Throws if it is invalid. */
export function parsePrintedCost(text: string): ManaCost {
  const cost = parseManaCost(text);
  if (cost === null) throw new Error(`The laboratory set writes the cost ${text}`);
  return cost;
}

/** Parts of a creature beyond its size. */
type CreatureParts = {
  readonly keywords?: readonly Keyword[];
  readonly abilities?: readonly Ability[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly Supertype[];
  readonly isArtifact?: true;
};

/** Returns a creature; its size is written `2/3`. */
export function createSampleCreature(
  ja: string,
  name: string,
  cost: string,
  size: string,
  parts: CreatureParts = {},
): SampleCard {
  const [power = 0, toughness = 0] = size.split("/").map(Number);
  const { isArtifact, ...rest } = parts;
  return createSampleCard(ja, name, isArtifact ? ["artifact", "creature"] : ["creature"], cost, {
    power,
    toughness,
    ...rest,
  });
}

/** Returns an instant or sorcery with one spell ability. */
export const createSampleSpell = (
  type: "instant" | "sorcery",
  [ja, name, cost]: readonly [ja: string, name: string, cost: string],
  ability: BodyOrModes & { readonly cost?: Cost },
): SampleCard => createSampleCard(ja, name, [type], cost, { abilities: [{ type: "spell", ...ability }] });

/** Returns an enchantment, or an Aura if `enchants` is given. */
export const createSampleEnchantment = (
  [ja, name, cost]: readonly [ja: string, name: string, cost: string],
  parts: Parts,
): SampleCard => createSampleCard(ja, name, ["enchantment"], cost, parts);

/** Returns an Aura for creatures whose abilities work while it is attached. */
export const createSampleAura = (
  names: readonly [ja: string, name: string, cost: string],
  abilities: readonly Ability[],
  objects: Filter = { type: "creature" },
): SampleCard => createSampleEnchantment(names, { subtypes: ["Aura"], enchants: { objects }, abilities });

/** Returns the specification of one word "target". */
export const createTargetSpec = (objects: Filter, parts: Partial<TargetSpec> = {}): TargetSpec => ({
  objects,
  min: 1,
  max: 1,
  ...parts,
});

/** A creature or a player as a target. */
export const ANY_TARGET: TargetSpec = createTargetSpec({ type: "creature" }, { players: "any" });

/** Returns an ability that triggers on a pattern. */
export const createTriggeredAbility = (on: EventPattern, ...effects: readonly Effect[]): Ability => ({
  type: "triggered",
  on,
  effects,
});

/** Returns an ability with a cost. */
export const createActivatedAbility = (
  cost: Cost,
  body: BodyOrModes,
  parts: Pick<ActivatedAbility, "sorcery" | "perTurn"> = {},
): Ability => ({
  type: "activated",
  cost,
  ...body,
  ...parts,
});

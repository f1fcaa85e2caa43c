import type { Ability, BodyOrModes, Cost, TargetSpec } from "../../model/ability";
import { type CardDefinition, type CardType, defineCard } from "../../model/card";
import type { Effect } from "../../model/effect";
import { parseManaCost } from "../../model/mana";
import type { Filter } from "../../model/select";

/** Instructions of a spell, and its costs beyond mana. */
type Says = BodyOrModes & { readonly cost?: Cost };

type Parts = Partial<Omit<CardDefinition, "name" | "types" | "cost">>;

/** A card of some types and a written cost. */
const typed = (types: readonly CardType[], name: string, cost: string, parts: Parts): CardDefinition =>
  defineCard(name, { ...parts, types, cost: parseManaCost(cost) });

export const createArtifact = (name: string, cost: string, parts: Parts): CardDefinition =>
  typed(["artifact"], name, cost, parts);

export const createEnchantment = (name: string, cost: string, parts: Parts): CardDefinition =>
  typed(["enchantment"], name, cost, parts);

/** Returns an Aura for creatures, unless `enchants` is given. */
export const createAura = (
  name: string,
  cost: string,
  abilities: readonly Ability[],
  objects: Filter = { type: "creature" },
): CardDefinition => createEnchantment(name, cost, { subtypes: ["Aura"], enchants: { objects }, abilities });

const spell =
  (type: "instant" | "sorcery") =>
  (name: string, cost: string, says: Says): CardDefinition =>
    typed([type], name, cost, { abilities: [{ type: "spell", ...says }] });

export const createInstant = spell("instant");
export const createSorcery = spell("sorcery");

/** Returns one target among matching permanents. */
export const createSingleTarget = (objects: Filter): readonly TargetSpec[] => [{ objects, min: 1, max: 1 }];

/** One target: any creature or player. */
export const ANY_TARGET: readonly TargetSpec[] = [{ objects: { type: "creature" }, players: "any", min: 1, max: 1 }];

/** Returns the instructions of a spell with one target creature. */
export const targetCreature = (...effects: readonly Effect[]): Says => ({
  targets: createSingleTarget({ type: "creature" }),
  effects,
});

import { BASIC_STONES, type CardDefinition, type Color } from "@/engine/magmell";
import { getAbilityFeatures } from "@/lib/magmell/catalogue/views/card-features";

/** Abilities with a symbol in the emblem sprite. */
type Deed =
  | "negate"
  | "destroy"
  | "damage"
  | "return"
  | "control"
  | "token"
  | "summon"
  | "discard"
  | "search"
  | "draw"
  | "counter"
  | "weak"
  | "grow"
  | "shrink"
  | "life"
  | "loss"
  | "stone"
  | "dream"
  | "sun"
  | "sleep"
  | "dust"
  | "again"
  | "evade"
  | "ward"
  | "chain"
  | "turn"
  | "gift"
  | "coins";

/** Symbol of an emblem: an ability, or the color of a basic stone. */
export type SignId = Deed | Color;

/** Symbol of each ability feature. A card with several shows the first one listed. */
const OF_FEATURE: readonly (readonly [feature: string, deed: Deed])[] = [
  ["negate", "negate"],
  ["destroy", "destroy"],
  ["control", "control"],
  ["token", "token"],
  ["damage", "damage"],
  ["return", "return"],
  ["discard", "discard"],
  ["use", "again"],
  ["search", "search"],
  ["look", "search"],
  ["reveal", "search"],
  ["toStoneArea", "stone"],
  ["turnFaceUp", "stone"],
  ["turnFaceDown", "stone"],
  ["weakCounter", "weak"],
  ["powerCounter", "counter"],
  ["counter", "coins"],
  ["draw", "draw"],
  ["summon", "summon"],
  ["gainLife", "life"],
  ["loseLife", "loss"],
  ["rest", "sleep"],
  ["wake", "sun"],
  ["toDream", "dream"],
  ["toDust", "dust"],
  ["shrink", "shrink"],
  ["pump", "grow"],
  ["cannotBeDefended", "evade"],
  ["cannotAttack", "ward"],
  ["cannotDefend", "chain"],
  ["cannot", "chain"],
  ["must", "chain"],
  ["grant", "gift"],
  ["cost", "coins"],
  ["replaces", "turn"],
  ["whenStone", "stone"],
  ["whenTurn", "turn"],
  [".arrives", "sleep"],
];

/** Returns the symbol for the main ability of a card, or the color of a basic stone; null if it has neither. */
export function findSign({ name, abilities }: Pick<CardDefinition, "name" | "abilities">): SignId | null {
  const features = getAbilityFeatures(abilities);
  return OF_FEATURE.find(([feature]) => features.has(feature))?.[1] ?? BASIC_STONES[name] ?? null;
}

import type { Ability, AbilityBody } from "../model/ability";
import { isPlainObject, type PlainData } from "./grammar/plain-data";

type MagicAbility = Extract<Ability, { readonly type: "magic" }>;

/**
 * Merges the abilities of the parts of a magic's text into one (303.2), with their instructions in order. Instructions
 * outside of modes are added to each mode. Null if several parts have modes.
 */
export function mergeMagicAbilities(abilities: readonly MagicAbility[]): MagicAbility | null {
  const modal = abilities.filter((ability) => "modes" in ability);
  const plain = abilities.filter((ability): ability is MagicAbility & AbilityBody => "effects" in ability);
  const [only] = modal;
  if (modal.length > 1) return null;
  if (only !== undefined && "modes" in only)
    return { ...only, modes: only.modes.map((mode) => plain.reduce<AbilityBody>(joinBodies, mode)) };
  const [first, ...rest] = plain;
  return first === undefined ? null : { type: "magic", ...rest.reduce<AbilityBody>(joinBodies, toBody(first)) };
}

const toBody = ({ targets, effects }: AbilityBody): AbilityBody => ({ ...(targets && { targets }), effects });

/** A body followed by another, whose targets and stored names are counted after those of the first. */
function joinBodies(one: AbilityBody, other: AbilityBody): AbilityBody {
  const before = one.targets?.length ?? 0;
  const { targets = [], effects } = renumberTargets(toBody(other) as PlainData, before) as AbilityBody;
  const all = [...(one.targets ?? []), ...targets];
  return { ...(all.length > 0 && { targets: all }), effects: [...one.effects, ...effects] };
}

function renumberTargets(part: PlainData, targets: number): PlainData {
  if (!isPlainObject(part))
    return Array.isArray(part) ? part.map((inner: PlainData) => renumberTargets(inner, targets)) : part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === "target" && typeof value === "number") return [key, value + targets];
      if (STORES.includes(key) && typeof value === "string") return [key, `${value}+`];
      // A granted ability has targets of its own.
      return [key, key === "grant" || key === "token" ? value : renumberTargets(value, targets)];
    }),
  );
}

const STORES = ["store", "stored", "storedColor", "storedName", "others"];

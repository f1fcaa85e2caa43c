import { createWeakMemo } from "../../../kernel/weak-memo";
import type { ContinuousChange } from "../../model/ability";

/** Parts of characteristics that one continuous effect may change and another may look at. */
type CharacteristicName =
  | "types"
  | "subtypes"
  | "supertypes"
  | "colors"
  | "name"
  | "keywords"
  | "abilities"
  | "power"
  | "control";

/** Parts that conditions of filters, amounts and references look at, by their keys. */
const LOOKS: Readonly<Record<string, CharacteristicName>> = {
  type: "types",
  subtype: "subtypes",
  supertype: "supertypes",
  color: "colors",
  colorless: "colors",
  name: "name",
  keyword: "keywords",
  power: "power",
  toughness: "power",
  stat: "power",
  controller: "control",
  whose: "control",
  controllerOf: "control",
};

const NONE: ReadonlySet<CharacteristicName> = new Set();

/** Parts that a filter, condition, amount or selection looks at. */
const looksOf = (what: unknown): ReadonlySet<CharacteristicName> =>
  typeof what === "object" && what !== null ? looksOfTree(what) : NONE;

const looksOfTree = createWeakMemo((what: object): ReadonlySet<CharacteristicName> => {
  const found = new Set<CharacteristicName>();
  for (const [key, value] of Object.entries(what)) {
    const part = LOOKS[key];
    if (part !== undefined) found.add(part);
    for (const inner of looksOf(value)) found.add(inner);
  }
  return found;
});

/** Parts that a change writes. */
function written(change: ContinuousChange): readonly CharacteristicName[] {
  if ("control" in change) return ["control"];
  if ("becomeLand" in change) return ["subtypes", "name", "supertypes", "keywords", "abilities"];
  if ("gain" in change) return ["keywords"];
  if ("lose" in change) return change.lose === "abilities" ? ["keywords", "abilities"] : ["keywords"];
  if ("add" in change || "set" in change) return ["power"];
  if (!("become" in change)) return [];
  const { types, subtypes, colors, size } = change.become;
  // Subtypes go with the type that they belong to, and a legend stays one.
  const kinds: readonly CharacteristicName[] =
    types === undefined && subtypes === undefined ? [] : ["types", "subtypes", "supertypes"];
  return [
    ...kinds,
    ...(colors === undefined ? [] : (["colors"] as const)),
    ...(size === undefined ? [] : (["power"] as const)),
  ];
}

/** Parts of an effect that tell whether another one can matter to it. */
type Looking = {
  readonly change: ContinuousChange;
  readonly affects: unknown;
  readonly while: unknown;
  /** The ability that produces the effect, and whose loss ends it; null for an effect from a resolution. */
  readonly ability: object | null;
};

/**
 * Returns whether applying the first effect could change the second effect's existence, result or objects. It compares
 * what the first effect writes with what the second reads.
 */
export function canDependOn({ change: first }: Pick<Looking, "change">, second: Looking): boolean {
  const { affects, change, ability } = second;
  // What a resolution began has its things and its amounts already (T.8.2, T.8.3).
  if (ability === null) return false;
  const amounts = "amount" in change ? looksOf(change.amount) : NONE;
  return written(first).some(
    (part) =>
      part === "abilities" || looksOf(affects).has(part) || looksOf(second.while).has(part) || amounts.has(part),
  );
}

/**
 * Returns the effect to apply next from open effects sorted by age. It is the oldest effect that depends on no other
 * open effect; dependencies in a loop are ignored.
 * @rule mtg-6e:T.8.9, mtg-6e:T.8.10, mtg-6e:T.8.r8
 */
export function getNextEffect<Effect>(
  open: readonly Effect[],
  dependsOn: (one: Effect, other: Effect) => boolean,
): Effect | undefined {
  const rowOf = (one: Effect): readonly boolean[] => open.map((other) => one !== other && dependsOn(one, other));
  const [oldest] = open;
  if (oldest === undefined || !rowOf(oldest).includes(true)) return oldest;
  const direct = open.map(rowOf);
  const reached = direct.map((_row, from) => reachedFrom(direct, from));
  return open.find((_one, from) => open.every((_other, to) => !reached[from]?.has(to) || reached[to]?.has(from)));
}

/** Indices of all effects on which the effect at an index depends, directly or indirectly. */
function reachedFrom(direct: readonly (readonly boolean[])[], from: number): ReadonlySet<number> {
  const found = new Set<number>();
  const open = [from];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    for (const [other, depends] of (direct[place] ?? []).entries()) {
      if (!depends || found.has(other)) continue;
      found.add(other);
      open.push(other);
    }
  }
  return found;
}

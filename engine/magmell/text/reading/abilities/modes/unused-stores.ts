import type { Effect } from "../../../../model/effect";
import { mapParts } from "../../../grammar/plain-data";

/** Returns instructions without stored numbers that are never used. */
export const removeUnusedStores = (effects: readonly Effect[]): readonly Effect[] => {
  const asked = new Set<string>();
  collect(effects, asked);
  return mapParts(effects, (part) =>
    Array.isArray(part) ? part.filter((inner) => !isIdle(inner, asked)) : part,
  ) as readonly Effect[];
};

function collect(part: unknown, asked: Set<string>): void {
  if (part === null || typeof part !== "object") return;
  for (const [key, value] of Object.entries(part)) {
    if (key === "stored" && typeof value === "string") asked.add(value);
    else collect(value, asked);
  }
}

function isIdle(part: unknown, asked: ReadonlySet<string>): boolean {
  const effect = part as Effect | null;
  return typeof effect === "object" && effect?.do === "remember" && !asked.has(effect.store);
}

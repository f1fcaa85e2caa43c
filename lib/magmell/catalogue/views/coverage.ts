import type { Ability } from "@/engine/magmell";
import type { Coverage } from "@/engine/magmell/text";

/** Computes the compiler coverage of a text from its abilities, without the report of the compiler. */
export function computeCoverage(abilities: readonly Ability[]): Coverage {
  if (findUnreadTexts(abilities).length === 0) return "full";
  return abilities.every(({ type }) => type === "unsupported") ? "none" : "partial";
}

/** Returns the texts within abilities that the compiler could not read, in their order and each once. */
export const findUnreadTexts = (abilities: readonly Ability[]): readonly string[] => [...new Set(unreadIn(abilities))];

function unreadIn(part: unknown): readonly string[] {
  if (typeof part !== "object" || part === null) return [];
  const { type, do: verb, text } = part as { type?: unknown; do?: unknown; text?: unknown };
  if ((type === "unsupported" || verb === "unsupported") && typeof text === "string") return [text];
  return Object.values(part).flatMap(unreadIn);
}

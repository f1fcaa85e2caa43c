import type { Ability } from "@/engine/magmell";

/** The texts within abilities that nobody could read, in their order and each once. */
export const unreadTexts = (abilities: readonly Ability[]): readonly string[] => [...new Set(unreadIn(abilities))];

function unreadIn(part: unknown): readonly string[] {
  if (typeof part !== "object" || part === null) return [];
  const { type, do: verb, text } = part as { type?: unknown; do?: unknown; text?: unknown };
  if ((type === "unsupported" || verb === "unsupported") && typeof text === "string") return [text];
  return Object.values(part).flatMap(unreadIn);
}

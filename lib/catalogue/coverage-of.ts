import type { Ability } from "@/engine";
import type { Coverage } from "@/engine/text";

/** How much of a text its abilities stand for, where no more than they is known of it. */
export function coverageOf(abilities: readonly Ability[]): Coverage {
  if (!holdsUnread(abilities)) return "full";
  return abilities.every(({ type }) => type === "unsupported") ? "none" : "partial";
}

/** Whether something that nobody could read stands anywhere in a part of an ability. */
function holdsUnread(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  const { type, do: verb } = part as { type?: unknown; do?: unknown };
  return type === "unsupported" || verb === "unsupported" || Object.values(part).some(holdsUnread);
}

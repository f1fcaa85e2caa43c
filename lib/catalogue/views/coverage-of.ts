import type { Ability } from "@/engine/magmell";
import type { Coverage } from "@/engine/magmell/text";
import { unreadTexts } from "./unread-texts";

/** How much of a text its abilities stand for, where no more than they is known of it. */
export function coverageOf(abilities: readonly Ability[]): Coverage {
  if (unreadTexts(abilities).length === 0) return "full";
  return abilities.every(({ type }) => type === "unsupported") ? "none" : "partial";
}

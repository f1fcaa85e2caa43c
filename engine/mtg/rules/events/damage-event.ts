import type { DamageEvent } from "../../model/event";
import type { InstanceId, Target } from "../../model/ids";
import type { MtgRef } from "../../model/ref";
import type { Game } from "../../model/state";
import { findCharacteristics } from "../continuous/characteristics";

/**
 * Returns the event of damage from a source. The current or last known source (T.6.8) decides about deathtouch and
 * about prevention by color.
 * @rule mtg-6e:K.6.r4, mtg-6e:K.10.r5, mtg-6e:G.11.5
 */
export function createDamageEvent(
  game: Game,
  source: InstanceId | null,
  target: Target,
  amount: number,
  { rule, inCombat = false }: { readonly rule: MtgRef; readonly inCombat?: boolean },
): DamageEvent {
  const deathtouch = source !== null && findCharacteristics(game, source)?.keywords.includes("deathtouch") === true;
  return { type: "damaged", rule, target, amount, source, inCombat, ...(deathtouch && { deathtouch }) };
}

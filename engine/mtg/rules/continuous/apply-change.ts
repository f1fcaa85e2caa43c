import type { Ability, ContinuousChange } from "../../model/ability";
import { POWER_COUNTER_CHANGES } from "../../model/card";
import type { CharacteristicsDraft, PlayerChange, RuleChange } from "../../model/characteristics";
import type { Era } from "../../model/era";
import { getEraSwitch } from "../../model/era-switches";
import type { Keyword } from "../../model/keyword";
import type { GameObject } from "../../model/object";
import type { Amount } from "../../model/select";
import type { Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { evaluateAmount } from "./evaluate";
import { resolvePlayer } from "./matches-filter";
import { applyLandTypeChange, applyTypeChange } from "./type-changes";

/** Timestamp of built-in effects of an object, which count as the oldest. @rule mtg-6e:T.8.11 */
export const BUILT_IN_TIMESTAMP = -1;

/** Layers of continuous effects in the order in which they apply. Counters apply before the last layer. */
export const LAYERS = ["control", "types", "abilities", "set", "power"] as const;
export type Layer = (typeof LAYERS)[number];

/**
 * Returns the layer in which a change applies. In eras where counters come first, effects that set power and toughness
 * apply together with other changes of them, oldest first.
 * @rule mtg-6e:K.10.2, mtg-6e:K.10.r1, mtg-6e:K.10.r3, mtg-house:23
 */
export function getLayer(
  era: Era,
  { change, moment }: { readonly change: ContinuousChange; readonly moment: number },
): Layer {
  if ("control" in change) return "control";
  if ("become" in change || "becomeLand" in change) return "types";
  if ("set" in change) return getEraSwitch(era, "countersFirst") && moment !== BUILT_IN_TIMESTAMP ? "power" : "set";
  return "add" in change ? "power" : "abilities";
}

/** Returns whether a change affects players instead of objects. */
export const isPlayerChange = (change: ContinuousChange): change is PlayerChange["change"] =>
  "maxHand" in change || "landPlays" in change || "skip" in change;

/** Returns whether an object gains an ability, as opposed to a keyword. */
export const isAbility = (gained: Keyword | Ability): gained is Ability =>
  typeof gained === "object" && "type" in gained;

/**
 * Applies one change to a draft. `fixed` is the amount fixed when the effect began (T.8.3); `null` if it is computed
 * now. The newest effect on control determines the controller; attachments of a permanent do not change control with
 * it.
 * @rule mtg-6e:G.5.3, mtg-6e:G.5.4, mtg-6e:K.12.9
 */
export function applyChange(
  game: Game,
  scope: Scope,
  draft: CharacteristicsDraft,
  change: ContinuousChange,
  fixed: number | null,
): void {
  const number = (amount: Amount): number => fixed ?? evaluateAmount(game, scope, amount);
  if ("add" in change) draft[change.add] += number(change.amount);
  else if ("set" in change) draft[change.set] = number(change.amount);
  else if ("gain" in change) gain(draft, change.gain);
  else if ("lose" in change) lose(draft, change.lose);
  else if ("become" in change) applyTypeChange(game.state.era, draft, change);
  else if ("becomeLand" in change) applyLandTypeChange(game.state.era, draft, change.becomeLand);
  else if ("control" in change) draft.controller = resolvePlayer(game, scope, change.control) ?? draft.controller;
  else if (!isPlayerChange(change)) draft.rules = [...draft.rules, { change, scope } satisfies RuleChange];
}

/** Adds a keyword or an ability, which counts as the object's own while the effect lasts. @rule mtg-6e:K.6.r1 */
function gain(draft: CharacteristicsDraft, gained: Keyword | Ability): void {
  if (isAbility(gained)) draft.abilities = [...draft.abilities, gained];
  else draft.keywords = [...draft.keywords, gained];
}

/** Takes away all abilities of a kind. Colors, types and snow are no abilities. @rule mtg-6e:A.1.5, mtg-6e:A.1.6, mtg-6e:K.21.r9 */
function lose(draft: CharacteristicsDraft, lost: Keyword | "abilities"): void {
  if (lost === "abilities") {
    draft.abilities = [];
    draft.keywords = [];
    return;
  }
  const written = JSON.stringify(lost);
  draft.keywords = draft.keywords.filter((keyword) => JSON.stringify(keyword) !== written);
}

/** Changes power and toughness by counters, after the object's own abilities. @rule mtg-6e:G.8.4 */
export function applyPowerCounters({ counters }: GameObject, draft: CharacteristicsDraft | undefined): void {
  if (draft === undefined || counters === null) return;
  for (const [counter, count] of Object.entries(counters)) {
    const change = (POWER_COUNTER_CHANGES[counter] ?? 0) * count;
    draft.power += change;
    draft.toughness += change;
  }
}

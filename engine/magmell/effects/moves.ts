import type { PilePosition } from "../model/effect";
import type { Game } from "../model/state";
import { type LocatedInstance, ZONES, type ZoneId } from "../model/zone";
import { evaluateAmount, resolvePlayer } from "../rules/continuous/evaluate";
import { locateSelected } from "../rules/continuous/select";
import { createMoveEvent, DESTRUCTIBLE_ZONES, type MoveOptions } from "../rules/events/move-event";
import { proposeEvents } from "../rules/events/propose-events";
import { isResolving, storeAffected } from "../rules/events/scopes";
import { negateOnChant } from "../rules/resolve";
import { type EffectHandlers, getMemorySlot, type RunningInstruction } from "./instruction";

type MoveVerb = "destroy" | "return" | "summon" | "put";

/** Moves between zones. All moves of one instruction form one batch. */
export const MOVE_EFFECT_HANDLERS: EffectHandlers<MoveVerb | "negate"> = {
  destroy: { rules: ["mag:227.1"], run: runDestroy },
  return: { rules: ["mag:228.1", "house:4"], run: runReturn },
  summon: { rules: ["mag:226.1", "mag:226.2.1", "mag:222.2"], run: runSummon },
  put: { rules: ["mag:104", "mag:401.7", "mag:401.8", "mag:402.3", "mag:403.3"], run: runPut },
  negate: { rules: ["mag:231.1", "mag:226.2.2", "house:41"], run: runNegate },
};

/** Zones whose instances can be destroyed (227.1). */

function runDestroy(game: Game, instruction: RunningInstruction<"destroy">): void {
  const places = locateSelected(game, instruction.scope, instruction.effect.what).filter(({ zone }) =>
    DESTRUCTIBLE_ZONES.includes(zone),
  );
  moveAll(game, instruction, places, "dust", { cause: "destroy", rule: "mag:227.1" });
}

function runReturn(game: Game, instruction: RunningInstruction<"return">): void {
  const { effect, scope } = instruction;
  const { to = "hand", position } = effect;
  const manner: MoveOptions = { cause: "return", rule: "mag:228.1", ...placeInPile(position) };
  moveAll(game, instruction, locateSelected(game, scope, effect.what), to, manner);
}

/** The position in a pile, as the fields of an event. */
const placeInPile = (position: PilePosition = "top"): Pick<MoveOptions, "bottom" | "above"> => ({
  bottom: position === "bottom",
  above: typeof position === "number" ? Math.max(0, position - 1) : 0,
});

function runSummon(game: Game, instruction: RunningInstruction<"summon">): void {
  const { effect, scope } = instruction;
  const under = resolvePlayer(game, scope, effect.under ?? "you") ?? scope.controller;
  const count = effect.counters === undefined ? 0 : evaluateAmount(game, scope, effect.counters.count);
  const counters = effect.counters === undefined || count <= 0 ? null : { [effect.counters.name]: count };
  const manner: MoveOptions = { cause: "summon", rule: "mag:226.1", under, rested: effect.rested ?? false, counters };
  const places = locateSelected(game, instruction.scope, instruction.effect.what).filter(
    ({ zone }) => zone !== "battleArea",
  );
  moveAll(game, instruction, places, "battleArea", manner);
}

function runPut(game: Game, instruction: RunningInstruction<"put">): void {
  const { effect, scope } = instruction;
  const manner: MoveOptions = {
    cause: "put",
    rule: "mag:401.6",
    ...placeInPile(effect.position),
    under:
      effect.under === undefined ? scope.controller : (resolvePlayer(game, scope, effect.under) ?? scope.controller),
    rested: effect.rested ?? false,
    faceDown: effect.faceDown ?? false,
  };
  moveAll(game, instruction, locateSelected(game, scope, effect.what), effect.to, manner);
}

function moveAll(
  game: Game,
  instruction: RunningInstruction<MoveVerb>,
  places: readonly LocatedInstance[],
  to: ZoneId,
  manner: MoveOptions,
): void {
  const { at, effect } = instruction;
  const events = places.map((place) => (isThere(place, to, manner) ? null : createMoveEvent(game, place, to, manner)));
  proposeEvents(game, events, getMemorySlot(at, effect.store));
}

/**
 * Whether an instance is already at its destination, so that no move takes place. In an ordered zone the position may
 * still change.
 */
const isThere = ({ zone, player }: LocatedInstance, to: ZoneId, { under = player }: MoveOptions): boolean =>
  zone === to && !ZONES[to].ordered && (zone !== "stoneArea" || under === player);

/** Negates instances on the chant. The one being resolved can no longer be negated (231.1). */
function runNegate(game: Game, { effect, scope, at }: RunningInstruction<"negate">): void {
  const where = getMemorySlot(at, effect.store);
  storeAffected(game, where, []);
  for (const place of locateSelected(game, scope, effect.what)) {
    if (place.zone === "chant" && !isResolving(game.state, place.instance))
      negateOnChant(game, place, "mag:231.1", { to: effect.to, store: where && { ...where, also: true } });
  }
}

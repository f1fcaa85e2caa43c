import type { ContinuousChange } from "../../model/ability";
import type { Effect } from "../../model/effect";
import type { PlayerId, Target } from "../../model/ids";
import type { Scope } from "../../model/scope";
import type { PlayerRef, Select } from "../../model/select";
import type { Game } from "../../model/state";
import { findInstance, type ZoneId } from "../../model/zone";
import { resolvePlayer } from "../continuous/evaluate";
import { selectTargets } from "../continuous/select";

/**
 * Outcome of an instruction: harm to some targets, harm to all matching instances in some zones, another effect, or no
 * effect.
 */
type Harm =
  | { readonly to: Select; readonly zones?: readonly ZoneId[] }
  | { readonly who: PlayerRef }
  | "something"
  | "nothing";

const ON_TABLE: readonly ZoneId[] = ["battleArea", "stoneArea", "chant"];
const KEPT: readonly ZoneId[] = [...ON_TABLE, "hand"];

/** Instructions that find, record or order things without changing the game. */
const IDLE: readonly Effect["do"][] = [
  "look",
  "reveal",
  "choose",
  "chooseNumber",
  "chooseColor",
  "chooseName",
  "remember",
  "shuffle",
];

/** Returns the harm that an instruction does to its targets. */
function harmOf(effect: Effect): Harm {
  switch (effect.do) {
    case "damage":
      return { to: effect.to };
    case "divide":
      return effect.gives === "damage" || isWeak(effect.gives.counter) ? { to: effect.among } : "something";
    case "destroy":
    case "rest":
    case "turnFaceDown":
    case "negate":
    case "return":
      return { to: effect.what, zones: ON_TABLE };
    case "put":
      return effect.to === "battleArea" || effect.to === "stoneArea" ? "something" : { to: effect.what, zones: KEPT };
    case "discardThese":
      return { to: effect.what };
    case "discard":
    case "loseLife":
    case "lose":
    case "skip":
      return { who: effect.who };
    case "putCounters":
      return isWeak(effect.counter) ? { to: effect.on } : "something";
    case "removeCounters":
      return effect.counter === "power" ? { to: effect.on } : "something";
    case "modify":
      return effect.changes.every(isLoss) ? { to: effect.what } : "something";
    case "control":
      return effect.who === "opponent" ? { to: effect.what } : "something";
    default:
      return IDLE.includes(effect.do) ? "nothing" : "something";
  }
}

const isWeak = (counter: string): boolean => counter === "weak";

/** Whether a change only makes its object worse. */
const isLoss = (change: ContinuousChange): boolean =>
  "cannot" in change ||
  "loses" in change ||
  ("add" in change && typeof change.amount === "number" && change.amount < 0);

/** The instructions that are carried out regardless of any decision, including nested ones. */
const certain = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((effect) => {
    if (effect.do === "if") return certain(effect.then);
    return effect.do === "repeat" || effect.do === "forEach" ? certain(effect.effects) : [effect];
  });

/** Harm of a whole text: the harm to its controller's side, and whether the text has any other effect. */
type HarmDone = {
  readonly own: readonly Target[];
  /** Instructions that harm the opponent or do anything but harm. */
  readonly others: number;
};

/**
 * Returns the harm that the instructions of a text would do with the targets of the scope. A unit or card belongs to
 * the side of its controller; in a player's zone, to the side of that player.
 */
export function computeHarm(game: Game, scope: Scope, effects: readonly Effect[]): HarmDone {
  const own: Target[] = [];
  let others = 0;
  for (const effect of certain(effects)) {
    const harm = harmOf(effect);
    if (harm === "nothing") continue;
    if (harm === "something") {
      others += 1;
      continue;
    }
    for (const target of harmedBy(game, scope, harm)) {
      if (getTargetSide(game, target) === scope.controller) own.push(target);
      else others += 1;
    }
  }
  return { own, others };
}

function harmedBy(game: Game, scope: Scope, harm: Exclude<Harm, string>): readonly Target[] {
  if ("who" in harm) {
    const player = resolvePlayer(game, scope, harm.who);
    return player === null ? [] : [{ player }];
  }
  const { zones } = harm;
  return selectTargets(game, scope, harm.to).filter((target) => {
    if ("player" in target || zones === undefined) return true;
    const place = findInstance(game.state.zones, target.instance);
    return place !== null && zones.includes(place.zone);
  });
}

/** Returns the player on whose side a target is; `null` if it is in no zone. */
export function getTargetSide({ state }: Game, target: Target): PlayerId | null {
  if ("player" in target) return target.player;
  const place = findInstance(state.zones, target.instance);
  if (place === null) return null;
  return place.zone === "battleArea" || place.zone === "chant" ? place.instance.controller : place.player;
}

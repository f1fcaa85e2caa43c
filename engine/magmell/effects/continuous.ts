import type { Duration } from "../model/ability";
import { getPartId } from "../model/cards";
import type { PlayerId } from "../model/ids";
import type { Instance } from "../model/instance";
import { copyScope, type Scope } from "../model/scope";
import type { Game } from "../model/state";
import { findInstance } from "../model/zone";
import { getChangeAmount } from "../rules/continuous/compute-continuous-effects";
import { resolvePlayer } from "../rules/continuous/evaluate";
import { getSidePlayer, locateSelected, selectTargets } from "../rules/continuous/select";
import { applyBatch } from "../rules/events/apply-batch";
import { applyEvent } from "../rules/events/apply-event";
import { endAbandonedEffects } from "../rules/events/end-effects";
import { allocateId } from "../rules/events/move-event";
import type { EffectHandlers, RunningInstruction } from "./instruction";

/** Effects with a duration (306). */
export const CONTINUOUS_EFFECT_HANDLERS: EffectHandlers<"modify" | "create" | "control" | "exchangeControl"> = {
  modify: { rules: ["mag:306.1", "mag:306.1.1", "mag:301.1", "house:15", "house:52"], run: runModify },
  create: { rules: ["mag:302.1.3", "mag:302.1.3.1", "mag:306.1.2", "house:28"], run: runCreate },
  control: { rules: ["mag:222.2", "house:22"], run: runControl },
  exchangeControl: { rules: ["mag:222.2", "mag:103", "house:22"], run: runExchangeControl },
};

/** Begins a change of characteristics; the affected targets and the amounts are fixed at this moment (house:15). */
function runModify(game: Game, { effect, scope }: RunningInstruction<"modify">): void {
  const affected = selectTargets(game, scope, effect.what);
  if (affected.length === 0 || !canBegin(game, scope, effect.until)) return;
  const amounts = effect.changes.map((change) => getChangeAmount(game, scope, change));
  const changes = getPartId(game.cards, effect.changes);
  // The standby phase of each affected instance is that of its own controller.
  const groups = effect.until === "nextStandby" ? affected.map((target) => [target]) : [affected];
  for (const group of groups) {
    applyEvent(game, {
      type: "effectBegan",
      rule: "mag:306.1",
      lasting: begin(game, scope, effect.until, { kind: "changes", changes, affected: group, amounts }),
    });
  }
}

/**
 * Whether an effect of some duration can begin. One for the battle needs a battle, and one for as long as its source
 * stays, or stays on its side, needs the source there; otherwise it would be over at once.
 * @rule mag:306.1.1, house:52
 */
function canBegin({ state }: Game, { source, controller }: Scope, until: Duration): boolean {
  if (until === "battle") return state.battle !== null;
  if (until !== "whileHere" && until !== "whileYouControl") return true;
  const place = findInstance(state.zones, source);
  return place !== null && (until === "whileHere" || getSidePlayer(place) === controller);
}

/** Returns a lasting effect: the fields that all share, and its own. Object spread would give each another layout. */
const begin = <Own extends object>({ state }: Game, scope: Scope, until: Duration, own: Own) =>
  Object.assign({ id: allocateId(state), until, turn: state.turn, scope: lastingScope(scope) }, own);

function runCreate(game: Game, { effect, scope }: RunningInstruction<"create">): void {
  const { ability, until, times, from } = effect;
  if (!canBegin(game, scope, until)) return;
  const once = ability.type === "triggered" ? times !== "always" : times === "once";
  const { turn } = game.state;
  const part = getPartId(game.cards, ability);
  applyEvent(game, {
    type: "effectBegan",
    rule: ability.type === "triggered" ? "mag:302.1.3" : "mag:306.1",
    lasting: begin(game, scope, until, {
      kind: "ability",
      ability: part,
      once,
      from: from === "nextTurn" ? turn + 1 : turn,
    }),
  });
}

/** Changes the controller of units. Stones are left out: they lie in the area of their controller (house:22). */
function runControl(game: Game, { effect, scope }: RunningInstruction<"control">): void {
  const player = resolvePlayer(game, scope, effect.who);
  if (player === null || !canBegin(game, scope, effect.until)) return;
  const units = locateSelected(game, scope, effect.what).filter(({ zone }) => zone === "battleArea");
  takeControl(
    game,
    scope,
    effect.until,
    units.map(({ instance }) => ({ instance, player })),
  );
}

/** Exchanges the controllers of two units. If either is gone, nothing happens, because only both can be done (103). */
function runExchangeControl(game: Game, { effect, scope }: RunningInstruction<"exchangeControl">): void {
  const units = [effect.one, effect.other].map((part) =>
    locateSelected(game, scope, part).find(({ zone }) => zone === "battleArea"),
  );
  const [one, other] = units.flatMap((place) => (place === undefined ? [] : [place.instance]));
  if (one === undefined || other === undefined || one.controller === other.controller) return;
  const swapped = [
    { instance: one, player: other.controller },
    { instance: other, player: one.controller },
  ];
  takeControl(game, scope, "game", swapped);
}

/** A unit, and the player who gets it. */
type Taken = { readonly instance: Readonly<Instance>; readonly player: PlayerId };

/** Begins the control of several units at one moment (104). */
function takeControl(game: Game, scope: Scope, until: Duration, taken: readonly Taken[]): void {
  for (const { instance, player } of taken) {
    applyEvent(game, {
      type: "effectBegan",
      rule: "mag:306.1",
      lasting: begin(game, scope, until, {
        kind: "control",
        instance: instance.id,
        player,
        before: instance.controller,
      }),
    });
  }
  const changed = taken.filter(({ instance, player }) => instance.controller !== player);
  if (changed.length === 0) return;
  applyBatch(
    game,
    changed.map(({ instance, player }) => ({
      type: "controlChanged",
      rule: "mag:222.2",
      instance: instance.id,
      player,
    })),
  );
  endAbandonedEffects(game);
}

/**
 * A copy of the scope for a lasting effect. Searched piles are left out, because they are shuffled when this resolution
 * ends; so are replaced events, because later events are not made in their place.
 */
const lastingScope = (scope: Scope): Scope => copyScope(scope, { searched: [], replacedBy: [] });

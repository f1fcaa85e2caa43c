import { createOrderingQuestion, getResponseInstances, toTargets } from "../../kernel/question";
import type { InstanceId } from "../model/ids";
import type { Game } from "../model/state";
import type { LocatedInstance } from "../model/zone";
import { askPlayer } from "../rules/ask-player";
import { isFaceDownStone } from "../rules/continuous/characteristics";
import { getQuestionSource } from "../rules/continuous/create-scope";
import { resolvePlayer } from "../rules/continuous/evaluate";
import { matchesFilter } from "../rules/continuous/filters";
import { locateSelected } from "../rules/continuous/select";
import { applyBatch } from "../rules/events/apply-batch";
import { applyEvent } from "../rules/events/apply-event";
import { proposeEvents } from "../rules/events/propose-events";
import { storeValue } from "../rules/events/scopes";
import type { EffectHandlers, RunningInstruction } from "./instruction";

/** Looking at, revealing, ordering and shuffling cards in zones that are not public (401.4). */
export const PILE_EFFECT_HANDLERS: EffectHandlers<"look" | "reveal" | "revealUntil" | "arrange" | "shuffle"> = {
  look: { rules: ["mag:401.4", "mag:404.2"], run: runLook },
  reveal: { rules: ["mag:401.4"], run: runReveal },
  revealUntil: { rules: ["mag:401.4", "mag:103"], run: runRevealUntil },
  arrange: { rules: ["mag:402.3", "mag:403.3"], run: runArrange },
  shuffle: { rules: ["mag:230.4"], run: runShuffle },
};

const ids = (places: readonly LocatedInstance[]): readonly InstanceId[] => places.map(({ instance }) => instance.id);

function runLook(game: Game, { effect, scope, at }: RunningInstruction<"look">): void {
  const player = resolvePlayer(game, scope, effect.who);
  const places = locateSelected(game, scope, effect.what);
  if (player === null) return;
  const cards = places.map(({ instance }) => instance.card);
  if (places.length > 0) applyEvent(game, { type: "looked", rule: "mag:401.4", player, instances: ids(places), cards });
  if (effect.store !== undefined)
    storeValue(game, at, effect.store, { targets: ids(places).map((id) => ({ instance: id })) });
}

function runReveal(game: Game, { effect, scope, at }: RunningInstruction<"reveal">): void {
  const places = locateSelected(game, scope, effect.what).filter((place) => !isFaceDownStone(place));
  const cards = places.map(({ instance }) => instance.card);
  if (places.length > 0) {
    applyBatch(game, [
      { type: "revealed", rule: "mag:401.4", player: scope.controller, instances: ids(places), cards },
    ]);
  }
  if (effect.store !== undefined)
    storeValue(game, at, effect.store, { targets: ids(places).map((id) => ({ instance: id })) });
}

/** Reveals cards from the top of a pile until one matches; the whole pile if none matches (103). */
function runRevealUntil(game: Game, { effect, scope, at }: RunningInstruction<"revealUntil">): void {
  const player = resolvePlayer(game, scope, effect.who);
  if (player === null) return;
  const { zone, where } = effect;
  const pile = [...game.state.zones[zone][player]].reverse();
  const index = pile.findIndex((instance) => matchesFilter(game, scope, { zone, player, instance }, where));
  const revealed = index < 0 ? pile : pile.slice(0, index + 1);
  const targets = toTargets(revealed);
  if (revealed.length > 0) {
    const instances = revealed.map(({ id }) => id);
    const cards = revealed.map(({ card }) => card);
    applyEvent(game, { type: "revealed", rule: "mag:401.4", player: scope.controller, instances, cards });
  }
  storeValue(game, at, effect.store, { targets: index < 0 ? [] : targets.slice(-1) });
  storeValue(game, at, effect.others, { targets: index < 0 ? targets : targets.slice(0, -1) });
}

/** Puts cards of a pile back in the player's order; the card picked first lies lowest. */
function runArrange(game: Game, { effect, scope, frame, given }: RunningInstruction<"arrange">): void {
  const player = resolvePlayer(game, scope, effect.who);
  const places = locateSelected(game, scope, effect.what).filter(
    ({ zone }) => zone === "grimoire" || zone === "stoneDeck",
  );
  const [first] = places;
  if (player === null || first === undefined) return;
  const same = places.filter(({ zone, player: whose }) => zone === first.zone && whose === first.player);
  if (given === null) {
    const asked = { rule: "mag:402.3", player, about: getQuestionSource(scope), purpose: "arrange" } as const;
    askPlayer(game, frame, createOrderingQuestion(asked, toTargets(same.map(({ instance }) => instance))));
    return;
  }
  const instances = getResponseInstances(given);
  const zone = first.zone === "stoneDeck" ? "stoneDeck" : "grimoire";
  applyEvent(game, {
    type: "arranged",
    rule: zone === "stoneDeck" ? "mag:403.3" : "mag:402.3",
    player: first.player,
    zone,
    instances,
    position: effect.position,
  });
}

function runShuffle(game: Game, { effect, scope }: RunningInstruction<"shuffle">): void {
  const player = resolvePlayer(game, scope, effect.who);
  if (player === null) return;
  proposeEvents(game, [{ type: "shuffled", rule: "mag:230.4", player, zone: effect.zone, only: null }]);
}

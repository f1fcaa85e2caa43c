import { getEraSwitch } from "../model/era-switches";
import type { Event } from "../model/event";
import type { PlayerId } from "../model/ids";
import { getTurnOrder } from "../model/ids";
import { MANA_TYPES, type Mana } from "../model/mana";
import type { PlayerGroupRef } from "../model/select";
import type { Scope } from "../model/stack";
import type { Game } from "../model/state";
import { evaluateAmount, evaluateCondition } from "../rules/continuous/evaluate";
import { resolvePlayers } from "../rules/continuous/matches-filter";
import { allocateId, applyBatch } from "../rules/events/apply-batch";
import { proposeEvents } from "../rules/events/propose-events";
import type { EffectHandler, SharedEffectHandler } from "./effect-handler";

/** Events for each of some players. */
const forPlayers = (
  game: Game,
  scope: Scope,
  who: PlayerGroupRef,
  event: (player: PlayerId) => Event | null,
): readonly Event[] =>
  resolvePlayers(game, scope, who).flatMap((player) => {
    const happening = event(player);
    return happening === null ? [] : [happening];
  });

const life = (type: "lifeGained" | "lifeLost"): SharedEffectHandler<"gainLife"> => ({
  rules: [type === "lifeLost" ? "mtg-6e:G.21.1" : "mtg-6e:G.19.2"],
  run: (game, { who, amount: given }, scope) => {
    const amount = evaluateAmount(game, scope, given);
    if (amount <= 0) return;
    const rule = type === "lifeLost" ? "mtg-6e:G.21.1" : "mtg-6e:G.19.2";
    proposeEvents(
      game,
      forPlayers(game, scope, who, (player) => ({ type, rule, player, amount })),
    );
  },
});

export const gainLifeEffect = life("lifeGained");
export const loseLifeEffect = life("lifeLost");

/** Draws of cards one by one (G.15.r2). A player draws all of their cards before the next player draws. */
export const drawEffect: EffectHandler<"draw"> = {
  rules: ["mtg-6e:G.15.r2"],
  run: (game, { who, amount }, scope) => {
    const count = evaluateAmount(game, scope, amount);
    for (const player of [...resolvePlayers(game, scope, who)].reverse()) {
      game.state.agenda.push({ run: "draw", player, count, rule: "mtg-6e:G.15.1" });
    }
  },
};

export const poisonEffect: EffectHandler<"poison"> = {
  rules: ["mtg-6e:E.9.1"],
  run: (game, { who, amount: given }, scope) => {
    const amount = evaluateAmount(game, scope, given);
    proposeEvents(
      game,
      forPlayers(game, scope, who, (player) => ({ type: "poisoned", rule: "mtg-6e:E.9.1", player, amount })),
    );
  },
};

export const addManaEffect: EffectHandler<"addMana"> = {
  rules: ["mtg-6e:G.23.1"],
  run: (game, { who, mana, times = 1 }, scope) => {
    const count = evaluateAmount(game, scope, times);
    const made = Object.fromEntries(MANA_TYPES.map((type) => [type, mana[type] * count])) as Mana;
    const { source } = scope;
    proposeEvents(
      game,
      forPlayers(game, scope, who, (player) => ({
        type: "manaAdded",
        rule: "mtg-6e:G.23.1",
        player,
        mana: made,
        source,
      })),
    );
  },
};

/** Records that a player wins. The next check decides the game, together with any losses (mtg-house:28). */
export const winEffect: EffectHandler<"win"> = {
  rules: ["mtg-6e:G.20.6", "mtg-flow:win.2", "mtg-house:28"],
  run: (game, { who }, scope) =>
    void proposeEvents(
      game,
      forPlayers(game, scope, who, (player) => ({ type: "won", rule: "mtg-6e:G.20.6", player })),
    ),
};

export const loseEffect: EffectHandler<"lose"> = {
  rules: ["mtg-6e:G.20.2", "mtg-flow:lose.5"],
  run: (game, { who }, scope) =>
    void proposeEvents(
      game,
      forPlayers(game, scope, who, (player) => ({ type: "lost", rule: "mtg-6e:G.20.2", player })),
    ),
};

export const extraTurnEffect: EffectHandler<"extraTurn"> = {
  rules: ["mtg-6e:P.2.3"],
  run: (game, { who }, scope) =>
    void proposeEvents(
      game,
      forPlayers(game, scope, who, (player) => ({ type: "turnAdded", rule: "mtg-6e:P.2.3", player })),
    ),
};

export const extraPhaseEffect: EffectHandler<"extraPhase"> = {
  rules: ["mtg-6e:P.10.r1"],
  run: (game, { phases }) => void proposeEvents(game, [{ type: "phasesAdded", rule: "mtg-6e:P.10.r1", phases }]),
};

/** Skips the next step of a kind; several such effects add up (G.36.2). */
export const skipEffect: EffectHandler<"skip"> = {
  rules: ["mtg-6e:G.36.2"],
  run: (game, { who, step }, scope) => {
    const { source } = scope;
    proposeEvents(
      game,
      forPlayers(game, scope, who, (player) => ({
        type: "skipAdded",
        rule: "mtg-6e:G.36.2",
        skip: { player, step, source },
      })),
    );
  },
};

export const shuffleEffect: EffectHandler<"shuffle"> = {
  rules: ["mtg-6e:Z.6.3"],
  run: (game, { who }, scope) =>
    void proposeEvents(
      game,
      forPlayers(game, scope, who, (player) => ({ type: "shuffled", rule: "mtg-6e:Z.6.3", player, zone: "library" })),
    ),
};

/** Begins a delayed ability, which reacts only to events after this instruction (A.5.2). */
export const delayEffect: EffectHandler<"delay"> = {
  rules: ["mtg-6e:A.5.1", "mtg-6e:A.5.2", "mtg-6e:A.5.3", "mtg-6e:T.9.2"],
  run: (game, { ability }, scope) => {
    const { state } = game;
    const { moment, turn } = state;
    applyBatch(game, [
      {
        type: "effectBegan",
        rule: "mtg-6e:A.5.1",
        lasting: { kind: "delayed", ability, id: allocateId(state), moment, turn, until: "game", scope },
      },
    ]);
  },
};

export const conditionEffect: EffectHandler<"if"> = {
  rules: ["mtg-6e:T.6.7"],
  run: (game, effect, scope, { index }) => {
    const effects = evaluateCondition(game, scope, effect.if) ? effect.then : (effect.otherwise ?? []);
    if (effects.length > 0) game.state.agenda.push({ run: "program", effects, at: 0, scope: index });
  },
};

/** Carries out instructions for each player, in the order of the era (T.6.6, mtg-house:17). */
export const eachPlayerEffect: EffectHandler<"eachPlayer"> = {
  rules: ["mtg-6e:T.6.6", "mtg-house:17"],
  run: ({ state }, { effects }, scope, { index }) => {
    const isControllerFirst = getEraSwitch(state.era, "choicesInResolution") === "controllerFirst";
    const players = getTurnOrder(isControllerFirst ? scope.controller : state.active);
    state.agenda.push({ run: "loop", effects, scope: index, players });
  },
};

export const repeatEffect: EffectHandler<"repeat"> = {
  rules: ["mtg-6e:T.6.3"],
  run: (game, { times, effects }, scope, { index }) => {
    const count = Math.max(0, evaluateAmount(game, scope, times));
    const players = Array.from({ length: count }, () => scope.controller);
    game.state.agenda.push({ run: "loop", effects, scope: index, players });
  },
};

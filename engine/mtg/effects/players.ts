import { getEraSwitch } from "../model/era-switches";
import type { Event } from "../model/event";
import type { PlayerId } from "../model/ids";
import { getTurnOrder } from "../model/ids";
import { MANA_TYPES, type Mana } from "../model/mana";
import type { MtgRef } from "../model/ref";
import type { PlayerGroupRef } from "../model/select";
import type { Scope } from "../model/stack";
import type { Game } from "../model/state";
import { evaluateAmount, evaluateCondition } from "../rules/continuous/evaluate";
import { resolvePlayers } from "../rules/continuous/matches-filter";
import { allocateId, applyBatch } from "../rules/events/apply-batch";
import { proposeEvents } from "../rules/events/propose-events";
import type { EffectHandler, SharedEffectHandler } from "./effect-handler";

/** Returns a handler that proposes one event for each of some players, at one moment. */
const forPlayers = <Of extends { readonly who: PlayerGroupRef }>(
  rules: readonly MtgRef[],
  event: (player: PlayerId, effect: Of, scope: Scope, game: Game) => Event,
) => ({
  rules,
  run: (game: Game, effect: Of, scope: Scope): void =>
    void proposeEvents(
      game,
      resolvePlayers(game, scope, effect.who).map((player) => event(player, effect, scope, game)),
    ),
});

const life = (type: "lifeGained" | "lifeLost", rule: MtgRef): SharedEffectHandler<"gainLife"> => ({
  rules: [rule],
  run: (game, { who, amount: given }, scope) => {
    const amount = evaluateAmount(game, scope, given);
    if (amount <= 0) return;
    const players = resolvePlayers(game, scope, who);
    proposeEvents(
      game,
      players.map((player): Event => ({ type, rule, player, amount })),
    );
  },
});

export const gainLifeEffect = life("lifeGained", "mtg-6e:G.19.2");
export const loseLifeEffect = life("lifeLost", "mtg-6e:G.21.1");

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

export const poisonEffect: EffectHandler<"poison"> = forPlayers(["mtg-6e:E.9.1"], (player, effect, scope, game) => {
  return { type: "poisoned", rule: "mtg-6e:E.9.1", player, amount: evaluateAmount(game, scope, effect.amount) };
});

export const addManaEffect: EffectHandler<"addMana"> = forPlayers(
  ["mtg-6e:G.23.1"],
  (player, { mana, times = 1 }, scope, game) => {
    const count = evaluateAmount(game, scope, times);
    const made = Object.fromEntries(MANA_TYPES.map((type) => [type, mana[type] * count])) as Mana;
    return { type: "manaAdded", rule: "mtg-6e:G.23.1", player, mana: made, source: scope.source };
  },
);

/** Records that a player wins. The next check decides the game, together with any losses (mtg-house:28). */
export const winEffect: EffectHandler<"win"> = forPlayers(
  ["mtg-6e:G.20.6", "mtg-flow:win.2", "mtg-house:28"],
  (player) => ({ type: "won", rule: "mtg-6e:G.20.6", player }),
);

export const loseEffect: EffectHandler<"lose"> = forPlayers(["mtg-6e:G.20.2", "mtg-flow:lose.5"], (player) => {
  return { type: "lost", rule: "mtg-6e:G.20.2", player };
});

export const extraTurnEffect: EffectHandler<"extraTurn"> = forPlayers(["mtg-6e:P.2.3"], (player) => {
  return { type: "turnAdded", rule: "mtg-6e:P.2.3", player };
});

export const extraPhaseEffect: EffectHandler<"extraPhase"> = {
  rules: ["mtg-6e:P.10.r1"],
  run: (game, { phases }) => void proposeEvents(game, [{ type: "phasesAdded", rule: "mtg-6e:P.10.r1", phases }]),
};

/** Skips the next step of a kind; several such effects add up (G.36.2). */
export const skipEffect: EffectHandler<"skip"> = forPlayers(["mtg-6e:G.36.2"], (player, { step }, { source }) => {
  return { type: "skipAdded", rule: "mtg-6e:G.36.2", skip: { player, step, source } };
});

export const shuffleEffect: EffectHandler<"shuffle"> = forPlayers(["mtg-6e:Z.6.3"], (player) => {
  return { type: "shuffled", rule: "mtg-6e:Z.6.3", player, zone: "library" };
});

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

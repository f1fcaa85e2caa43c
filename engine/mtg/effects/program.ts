import { copyWith } from "../../kernel/copy-with";
import type { Effect } from "../model/effect";
import type { FrameOf } from "../model/frame";
import type { Scope } from "../model/stack";
import type { Game, GameFrameHandler } from "../model/state";
import type { EffectPosition } from "./effect-handler";
import { EFFECT_HANDLERS } from "./table";

/** Instructions in the order written (T.6.3). */
export const programFrame: GameFrameHandler<"program"> = {
  rules: ["mtg-6e:T.6.3", "mtg-6e:T.6.1.b", "mtg-6e:T.6.11", "mtg-6e:T.7.3"],
  run: runProgram,
};

function runProgram(game: Game, frame: FrameOf<"program">): void {
  const { effects, at, scope } = frame;
  const effect = effects[at];
  if (effect === undefined) return;
  if (at + 1 < effects.length) game.state.agenda.push(copyWith(frame, { at: at + 1 }));
  carryOut(game, effect, { index: scope, stage: 0, given: null });
}

/** An instruction that has asked a question, with its response (T.6.4). */
export const instructionFrame: GameFrameHandler<"instruction"> = {
  rules: ["mtg-6e:T.6.4"],
  run: (game, { effect, scope, stage, given }) => carryOut(game, effect, { index: scope, stage, given }),
};

const carryOut = (game: Game, effect: Effect, place: EffectPosition): void =>
  EFFECT_HANDLERS[effect.do].run(game, effect as never, scopeAt(game, place.index), place);

function scopeAt({ state }: Game, index: number): Scope {
  const scope = state.scopes[index];
  if (scope === undefined) throw new Error(`No scope ${index} is open`);
  return scope;
}

/**
 * A loop over instructions: once for each of some players in turn, who is "you" in them, or a number of times (T.6.6).
 */
export const loopFrame: GameFrameHandler<"loop"> = {
  rules: ["mtg-6e:T.6.6"],
  run: (game, frame) => {
    const { state } = game;
    const [controller, ...players] = frame.players;
    if (controller === undefined) return;
    if (players.length > 0) state.agenda.push(copyWith(frame, { players }));
    state.scopes = [...state.scopes, { ...scopeAt(game, frame.scope), controller }];
    const scope = state.scopes.length - 1;
    state.agenda.push({ run: "closeScope" }, { run: "program", effects: frame.effects, at: 0, scope });
  },
};

/** The end of a program, which drops its scope. */
export const closeScopeFrame: GameFrameHandler<"closeScope"> = {
  rules: ["mtg-6e:T.6.1"],
  run: ({ state }) => {
    state.scopes = state.scopes.slice(0, -1);
  },
};

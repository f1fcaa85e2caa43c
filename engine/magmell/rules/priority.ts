import type { Answer } from "../model/answer";
import type { Choice } from "../model/choice";
import type { Frame } from "../model/frame";
import { opponentOf, type PlayerId } from "../model/ids";
import type { Game, GameFrameRow } from "../model/state";
import { asksAnyone } from "../model/turn";

/** Gives a player priority, after the check that precedes it (232.3). */
export function givePriority({ state }: Game, player: PlayerId, passes = 0): void {
  state.agenda.push({ run: "priority", player, passes }, { run: "check" });
}

/** 232: asks whoever has priority. Where no card may be used nobody could do anything with it, so nobody is asked (601.3). */
export const priority: GameFrameRow<"priority"> = {
  rules: ["mag:232.2", "mag:232.4.1", "mag:602.3", "mag:603.3", "mag:604.3", "mag:605.2", "mag:606.2"],
  run: runPriority,
};

function runPriority({ state }: Game, frame: Extract<Frame, { run: "priority" }>): void {
  if (state.phase === null) throw new Error("Nobody has priority before the first turn");
  if (!asksAnyone(state.phase)) return;
  state.agenda.push(frame);
  state.choice = { ask: "priority", rule: "mag:232.2", player: frame.player };
}

export const priorityAnswers: readonly Answer[] = [{ do: "pass" }];

/** 232.5: a pass hands priority to the other player; the second in a row ends the phase (232.6). */
export function takePriority(game: Game, { player }: Choice): void {
  const frame = game.state.agenda.pop();
  if (frame?.run !== "priority") throw new Error("Priority was used, but nobody had it");
  if (frame.passes === 0) givePriority(game, opponentOf(player), 1);
}

import { createOptionQuestion, getResponseNumber } from "../../../kernel/question";
import { getEraSwitchRule } from "../../model/era-switches";
import type { Event } from "../../model/event";
import type { FrameOf } from "../../model/frame";
import { getOpponent } from "../../model/ids";
import type { Game, GameFrameHandler } from "../../model/state";
import { getFirstStepIndex, getStepAt, STEPS } from "../../model/turn";
import { askPlayer } from "../ask-player";
import { applyBatch } from "../events/apply-batch";
import { type ApplicableSkip, getApplicableSkips, isFirstDrawStep, isStepNeeded } from "./skips";

/**
 * A new turn. It belongs to the next player with an extra turn, or to the opponent of the player of the last regular
 * turn (P.2.2, P.2.3).
 */
export const turnFrame: GameFrameHandler<"turn"> = {
  rules: ["mtg-6e:P.2.2", "mtg-6e:P.2.3", "mtg-flow:next-turn", "mtg-flow:fact.4"],
  run: runTurn,
};

function runTurn(game: Game): void {
  const { state } = game;
  const [extra] = state.extraTurns;
  const player = extra ?? getOpponent(state.regular);
  applyBatch(game, [
    { type: "turnBegan", rule: "mtg-6e:P.2.2", player, turn: state.turn + 1, extra: extra !== undefined },
  ]);
  state.agenda.push({ run: "step", index: 0, resume: null, given: null });
}

/**
 * A step, as its row in `STEPS` defines it. A skipped step does not take place at all (G.36.r1); of several skips, the
 * active player chooses which one is used (G.36.4).
 */
export const stepFrame: GameFrameHandler<"step"> = {
  rules: [
    "mtg-6e:P.2.1",
    "mtg-6e:P.3.1",
    "mtg-6e:P.4.3",
    "mtg-6e:P.4.4",
    "mtg-6e:G.36.r1",
    "mtg-6e:G.36.4",
    "mtg-6e:C.3.1",
  ],
  run: runStep,
};

function runStep(game: Game, frame: FrameOf<"step">): void {
  const { state } = game;
  const row = getStepAt(frame.index);
  if (!isStepNeeded(game, row)) {
    moveToNextStep(game, frame);
    return;
  }
  const { step } = row;
  if (isFirstDrawStep(game, row)) {
    const rule = getEraSwitchRule(state.era, "firstDraw");
    applyBatch(game, [{ type: "stepSkipped", rule, player: state.active, step, stored: null }]);
    moveToNextStep(game, frame);
    return;
  }
  const skips = getApplicableSkips(game, row);
  if (skips.length > 1 && frame.given === null) {
    askSkip(game, frame, skips);
    return;
  }
  const skip = skips[frame.given === null ? 0 : getResponseNumber(frame.given)];
  if (skip !== undefined) {
    const stored = skip.stored ? skip.skip : null;
    applyBatch(game, [{ type: "stepSkipped", rule: "mtg-6e:G.36.r1", player: state.active, step, stored }]);
    moveToNextStep(game, frame);
    return;
  }
  beginStep(game, frame);
}

function askSkip(game: Game, frame: FrameOf<"step">, skips: readonly ApplicableSkip[]): void {
  const asked = { rule: "mtg-6e:G.36.4", player: game.state.active, about: null, purpose: "skip" } as const;
  const options = skips.map(({ skip }) => ({ skip, ...(skip.source !== null && { instance: skip.source }) }));
  askPlayer(game, frame, createOptionQuestion(asked, options));
}

function beginStep(game: Game, { index, resume }: FrameOf<"step">): void {
  const { state } = game;
  const { step, rule } = getStepAt(index);
  const began: Event = {
    type: "stepBegan",
    rule: rule[state.era],
    player: state.active,
    step,
    beginsTurn: !state.turnBegun,
  };
  state.agenda.push({ run: "openStep", index, resume }, { run: "stepActions", index, resume, at: 0 });
  const combat: Event = { type: "combatBegan", rule: "mtg-6e:C.1.1", player: state.active };
  applyBatch(game, step === "beginCombat" ? [began, combat] : [began]);
}

/** Moves to the next step, to an extra phase, to the step after an extra phase, or to the next turn. */
export function moveToNextStep(
  game: Game,
  { index, resume }: { readonly index: number; readonly resume: number | null },
): void {
  const { state } = game;
  const isLastOfPhase = STEPS[index + 1]?.phase !== getStepAt(index).phase;
  // Where the end of combat was skipped nobody attacks or blocks after the phase all the same.
  if (isLastOfPhase && state.combat !== null) {
    applyBatch(game, [{ type: "combatEnded", rule: "mtg-6e:C.1.3", player: state.active }]);
  }
  const [phase] = state.extraPhases;
  if (isLastOfPhase && phase !== undefined) {
    applyBatch(game, [{ type: "extraPhaseBegan", rule: "mtg-6e:P.10.r1", player: state.active, phase }]);
    state.agenda.push({ run: "step", index: getFirstStepIndex(phase), resume: resume ?? index + 1, given: null });
    return;
  }
  const next = isLastOfPhase && resume !== null ? resume : index + 1;
  if (next >= STEPS.length) state.agenda.push({ run: "turn" });
  else state.agenda.push({ run: "step", index: next, resume: isLastOfPhase ? null : resume, given: null });
}

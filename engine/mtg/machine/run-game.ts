import { runGame as run } from "../../kernel/run-game";
import { checkFrame, settleFrame } from "../checks/frame/check";
import { closeScopeFrame, instructionFrame, loopFrame, programFrame } from "../effects/program";
import type { Frame } from "../model/frame";
import type { Game, GameFrameHandler } from "../model/state";
import { askFrame } from "../rules/ask-player";
import { declareAttackersFrame } from "../rules/combat/attackers";
import { declareBlockersFrame } from "../rules/combat/blockers";
import { assignDamageFrame } from "../rules/combat/damage";
import { batchFrame, contestedFrame, shieldedFrame } from "../rules/events/propose-events";
import { finishFrame, resolveFrame } from "../rules/resolve";
import { discardToMaximumFrame } from "../rules/turn/cleanup";
import { drawFrame } from "../rules/turn/draw";
import { mulliganBottomFrame, mulliganFrame } from "../rules/turn/mulligan";
import { endGameAsDraw } from "../rules/turn/outcome";
import { placeTriggersFrame } from "../rules/turn/place-triggers";
import { priorityFrame } from "../rules/turn/priority";
import { playOrDrawFrame, prepareFrame } from "../rules/turn/setup";
import { stepActionsFrame } from "../rules/turn/step-actions";
import { afterCleanupFrame, endStepFrame, openStepFrame } from "../rules/turn/step-end";
import { stepFrame, turnFrame } from "../rules/turn/turn";
import { untapFrame } from "../rules/turn/untap";
import { announceFrame } from "../rules/use/announce";
import { makeManaFrame, manaTriggersFrame } from "../rules/use/mana-abilities";
import { payFrame } from "../rules/use/pay";

/** Handlers of all frames. A frame without a handler does not compile. */
export const FRAME_HANDLERS: { readonly [Run in Frame["run"]]: GameFrameHandler<Run> } = {
  prepare: prepareFrame,
  playOrDraw: playOrDrawFrame,
  mulligan: mulliganFrame,
  bottom: mulliganBottomFrame,
  turn: turnFrame,
  step: stepFrame,
  stepActions: stepActionsFrame,
  openStep: openStepFrame,
  endStep: endStepFrame,
  afterCleanup: afterCleanupFrame,
  untap: untapFrame,
  discardToMaximum: discardToMaximumFrame,
  draw: drawFrame,
  declareAttackers: declareAttackersFrame,
  declareBlockers: declareBlockersFrame,
  assignDamage: assignDamageFrame,
  check: checkFrame,
  settle: settleFrame,
  placeTriggers: placeTriggersFrame,
  priority: priorityFrame,
  ask: askFrame,
  batch: batchFrame,
  contested: contestedFrame,
  shielded: shieldedFrame,
  announce: announceFrame,
  pay: payFrame,
  makeMana: makeManaFrame,
  manaTriggers: manaTriggersFrame,
  resolve: resolveFrame,
  finish: finishFrame,
  program: programFrame,
  instruction: instructionFrame,
  loop: loopFrame,
  closeScope: closeScopeFrame,
};

/** Runs a game until it waits for a choice or is over. An endless game ends as a draw (G.18.4). */
export const runGame = (game: Game): void => run<Frame, Game>(game, FRAME_HANDLERS, endGameAsDraw);

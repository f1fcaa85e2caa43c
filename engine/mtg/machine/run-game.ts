import type { FrameHandlers } from "../../kernel/agenda";
import { runGame as run } from "../../kernel/run-game";
import { checkFrame, settleFrame } from "../checks/frame/check";
import { declareAttackersFrame } from "../combat/attackers";
import { declareBlockersFrame } from "../combat/blockers";
import { assignDamageFrame } from "../combat/damage";
import type { Frame } from "../model/frame";
import type { Game, GameFrameHandler } from "../model/state";
import { askFrame } from "../rules/ask-player";
import { announceFrame } from "../rules/casting/announce";
import { makeManaFrame, manaTriggersFrame } from "../rules/casting/mana-abilities";
import { payFrame } from "../rules/casting/pay";
import { closeScopeFrame, instructionFrame, loopFrame, programFrame } from "../rules/effects/program";
import { batchFrame, contestedFrame, shieldedFrame } from "../rules/events/happen";
import { drawEndlessGame } from "../rules/outcome";
import { mulliganBottomFrame, mulliganFrame } from "../rules/setup/mulligan";
import { playOrDrawFrame, prepareFrame } from "../rules/setup/prepare";
import { placeTriggersFrame } from "../rules/stack/place-triggers";
import { priorityFrame } from "../rules/stack/priority";
import { finishFrame, resolveFrame } from "../rules/stack/resolve";
import { discardToMaximumFrame } from "../rules/turn/cleanup";
import { drawFrame } from "../rules/turn/draw";
import { stepActionsFrame } from "../rules/turn/step-actions";
import { afterCleanupFrame, endStepFrame, openStepFrame } from "../rules/turn/step-end";
import { stepFrame, turnFrame } from "../rules/turn/turn";
import { untapFrame } from "../rules/turn/untap";

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

/** Runs a game until it waits for a choice or is over. One that would go on for ever is drawn (G.18.4). */
export const runGame = (game: Game): void =>
  run(game, FRAME_HANDLERS as unknown as FrameHandlers<Game, Frame>, drawEndlessGame);

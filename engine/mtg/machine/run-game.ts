import type { FrameHandlers } from "../../kernel/agenda";
import { runGame as run } from "../../kernel/run-game";
import { checkFrame, settleFrame } from "../checks/frame/check";
import { declareAttackersFrame } from "../combat/attackers";
import { declareBlockersFrame } from "../combat/blockers";
import { assignDamageFrame } from "../combat/damage";
import type { Frame } from "../model/frame";
import type { Game, GameFrameHandler } from "../model/state";
import { askFrame } from "../rules/ask-player";
import { announcing } from "../rules/casting/announce";
import { makeMana, manaTriggers } from "../rules/casting/mana-abilities";
import { pay } from "../rules/casting/pay";
import { closeScope, instruction, loop, program } from "../rules/effects/program";
import { batch, contested, shielded } from "../rules/events/happen";
import { drawEndless } from "../rules/outcome";
import { bottom, mulligan } from "../rules/setup/mulligan";
import { playOrDraw, prepare } from "../rules/setup/prepare";
import { placeTriggers } from "../rules/stack/place-triggers";
import { priority } from "../rules/stack/priority";
import { finish, resolve } from "../rules/stack/resolve";
import { discardToMaximum } from "../rules/turn/cleanup";
import { draw } from "../rules/turn/draw";
import { stepActions } from "../rules/turn/step-actions";
import { afterCleanup, endStep, openStep } from "../rules/turn/step-end";
import { step, turn } from "../rules/turn/turn";
import { untap } from "../rules/turn/untap";

/** Handlers of all frames. A frame without a handler does not compile. */
export const FRAME_HANDLERS: { readonly [Run in Frame["run"]]: GameFrameHandler<Run> } = {
  prepare,
  playOrDraw,
  mulligan,
  bottom,
  turn,
  step,
  stepActions,
  openStep,
  endStep,
  afterCleanup,
  untap,
  discardToMaximum,
  draw,
  declareAttackers: declareAttackersFrame,
  declareBlockers: declareBlockersFrame,
  assignDamage: assignDamageFrame,
  check: checkFrame,
  settle: settleFrame,
  placeTriggers,
  priority,
  ask: askFrame,
  batch,
  contested,
  shielded,
  announce: announcing,
  pay,
  makeMana,
  manaTriggers,
  resolve,
  finish,
  program,
  instruction,
  loop,
  closeScope,
};

/** Runs a game until it waits for a choice or is over. One that would go on for ever is drawn (G.18.4). */
export const runGame = (game: Game): void =>
  run(game, FRAME_HANDLERS as unknown as FrameHandlers<Game, Frame>, drawEndless);

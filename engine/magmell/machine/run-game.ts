import type { FrameHandlers } from "../../kernel/agenda";
import { runGame as run } from "../../kernel/run-game";
import { checkFrame } from "../checks/check";
import { drawFrame } from "../effects/draw";
import { forEachFrame, instructionFrame, programFrame, repeatFrame } from "../effects/program";
import { simultaneousLoopFrame } from "../effects/together";
import type { Frame } from "../model/frame";
import type { Game } from "../model/state";
import { askFrame } from "../rules/ask-player";
import { afterStep, battleStep, endBattle } from "../rules/battle/battle-step";
import { byHand, byHandWay } from "../rules/by-hand";
import { applyEvent } from "../rules/events/apply-event";
import { placeTriggers } from "../rules/events/place-triggers";
import { batch } from "../rules/events/propose-events";
import { closeScope } from "../rules/events/scopes";
import { offer } from "../rules/offer";
import { finish, resolve } from "../rules/resolve";
import { chooseTargets } from "../rules/targeting/choose-targets";
import { priority } from "../rules/turn/priority";
import { prepare, redraw } from "../rules/turn/setup";
import { afterEndOfTurn, endOfTurn, phase, phaseMoment, turn } from "../rules/turn/turn";
import { pay } from "../rules/use/pay";
import { payPrices } from "../rules/use/pay-prices";
import { used } from "../rules/use/use";
import { waive } from "../rules/use/waive";

const FRAMES: FrameHandlers<Game, Frame> = {
  prepare,
  redraw,
  turn,
  phase,
  phaseMoment,
  endOfTurn,
  afterEndOfTurn,
  check: checkFrame,
  placeTriggers,
  priority,
  ask: askFrame,
  draw: drawFrame,
  batch,
  offer,
  program: programFrame,
  instruction: instructionFrame,
  forEach: forEachFrame,
  repeat: repeatFrame,
  together: simultaneousLoopFrame,
  closeScope,
  resolve,
  finish,
  aim: chooseTargets,
  pay,
  waive,
  prices: payPrices,
  used,
  byHand,
  byHandWay,
  battleStep,
  afterStep,
  endBattle,
};

/** Runs the game until it waits for a choice or is over. An endless sequence ends as a draw (house:10). */
export const runGame = (game: Game): void =>
  run(game, FRAMES, () => applyEvent(game, { type: "gameEnded", rule: "house:10", winner: null }));

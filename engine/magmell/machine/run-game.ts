import type { FrameHandlers } from "../../kernel/agenda";
import { runGame as run } from "../../kernel/run-game";
import { checkFrame } from "../checks/check";
import { drawFrame } from "../effects/draw";
import { forEachFrame, instructionFrame, programFrame, repeatFrame } from "../effects/program";
import { simultaneousLoopFrame } from "../effects/simultaneous-loop";
import type { Frame } from "../model/frame";
import type { Game } from "../model/state";
import { askFrame } from "../rules/ask-player";
import { afterStepFrame, battleStepFrame, endBattleFrame } from "../rules/battle/battle-step";
import { byHandFollowUpFrame, byHandFrame } from "../rules/by-hand";
import { applyEvent } from "../rules/events/apply-event";
import { placeTriggersFrame } from "../rules/events/place-triggers";
import { batchFrame } from "../rules/events/propose-events";
import { closeScopeFrame } from "../rules/events/scopes";
import { offerFrame } from "../rules/offer";
import { finishFrame, resolveFrame } from "../rules/resolve";
import { chooseTargetsFrame } from "../rules/targeting/choose-targets";
import { priorityFrame } from "../rules/turn/priority";
import { prepareFrame, redrawFrame } from "../rules/turn/setup";
import { afterEndOfTurnFrame, endOfTurnFrame, phaseFrame, phaseMomentFrame, turnFrame } from "../rules/turn/turn";
import { payFrame } from "../rules/use/pay";
import { payPricesFrame } from "../rules/use/pay-prices";
import { finishUseFrame } from "../rules/use/use";
import { waiveFrame } from "../rules/use/waive";

const FRAMES: FrameHandlers<Game, Frame> = {
  prepare: prepareFrame,
  redraw: redrawFrame,
  turn: turnFrame,
  phase: phaseFrame,
  phaseMoment: phaseMomentFrame,
  endOfTurn: endOfTurnFrame,
  afterEndOfTurn: afterEndOfTurnFrame,
  check: checkFrame,
  placeTriggers: placeTriggersFrame,
  priority: priorityFrame,
  ask: askFrame,
  draw: drawFrame,
  batch: batchFrame,
  offer: offerFrame,
  program: programFrame,
  instruction: instructionFrame,
  forEach: forEachFrame,
  repeat: repeatFrame,
  together: simultaneousLoopFrame,
  closeScope: closeScopeFrame,
  resolve: resolveFrame,
  finish: finishFrame,
  aim: chooseTargetsFrame,
  pay: payFrame,
  waive: waiveFrame,
  prices: payPricesFrame,
  used: finishUseFrame,
  byHand: byHandFrame,
  byHandWay: byHandFollowUpFrame,
  battleStep: battleStepFrame,
  afterStep: afterStepFrame,
  endBattle: endBattleFrame,
};

/** Runs the game until it waits for a choice or is over. An endless sequence ends as a draw (house:10). */
export const runGame = (game: Game): void =>
  run(game, FRAMES, () => applyEvent(game, { type: "gameEnded", rule: "house:10", winner: null }));

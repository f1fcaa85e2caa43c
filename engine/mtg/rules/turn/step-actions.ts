import { copyWith } from "../../../kernel/copy-with";
import { getEraSwitch, getEraSwitchRule } from "../../model/era-switches";
import type { FrameOf } from "../../model/frame";
import { type Game, type GameFrameHandler, NO_CARD_INDEX } from "../../model/state";
import { getStepAt, type StepAction } from "../../model/turn";
import { applyBatch } from "../events/apply-batch";
import { endEffects } from "./cleanup";
import { applyPhasing } from "./untap";

/** Actions of the game in a step, one after another, before anyone has priority. */
export const stepActionsFrame: GameFrameHandler<"stepActions"> = {
  rules: ["mtg-6e:P.5.1", "mtg-6e:P.13.1"],
  run: runStepActions,
};

function runStepActions(game: Game, frame: FrameOf<"stepActions">): void {
  const { actions } = getStepAt(frame.index);
  const action = actions[frame.at];
  if (action === undefined) return;
  if (frame.at + 1 < actions.length) game.state.agenda.push(copyWith(frame, { at: frame.at + 1 }));
  ACTIONS[action](game, frame.index);
}

/** Each action of the game: what it does, or the frame that does it. */
const ACTIONS: Readonly<Record<StepAction, (game: Game, index: number) => void>> = {
  phase: applyPhasing,
  untap: ({ state }) => void state.agenda.push({ run: "untap", given: null }),
  turnDraw,
  declareAttackers: ({ state }) =>
    void state.agenda.push({ run: "declareAttackers", declared: null, answers: [], given: null }),
  declareBlockers: ({ state }) =>
    void state.agenda.push({ run: "declareBlockers", declared: null, answers: [], given: null }),
  assignDamage: ({ state }, index) => {
    const first = getStepAt(index).only === "firstStrike";
    state.agenda.push({ run: "assignDamage", first, answers: [], given: null });
  },
  discardToMaximum: ({ state }) => void state.agenda.push({ run: "discardToMaximum", given: null }),
  wearOff: endEffects,
};

/** The turn's draw: an ability of the game on the stack, or a draw before anyone has priority. */
function turnDraw(game: Game): void {
  const { state } = game;
  const rule = getEraSwitchRule(state.era, "turnDraw");
  if (getEraSwitch(state.era, "turnDraw") === "atOnce") {
    state.agenda.push({ run: "draw", player: state.active, count: 1, rule });
    return;
  }
  applyBatch(game, [
    {
      type: "triggered",
      rule,
      waiting: {
        thing: { sort: "turnDraw", source: null },
        card: NO_CARD_INDEX,
        controller: state.active,
        moment: state.moment + 1,
      },
    },
  ]);
}

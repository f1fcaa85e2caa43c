import { givePriority } from "../../../kernel/priority";
import { getEraSwitch, getEraSwitchRule } from "../../model/era-switches";
import type { Event } from "../../model/event";
import type { FrameOf } from "../../model/frame";
import { getTurnOrder } from "../../model/ids";
import { countMana } from "../../model/mana";
import type { Game, GameFrameHandler } from "../../model/state";
import { getStepAt, getStepIndex, getStepRule } from "../../model/turn";
import { applyBatch } from "../events/apply-batch";
import { endsPhase } from "./skips";
import { moveToNextStep } from "./turn";

/** The frame after the actions of a step: gives the active player priority, if the step has priority. */
export const openStepFrame: GameFrameHandler<"openStep"> = {
  rules: [
    "mtg-6e:P.3.2",
    "mtg-6e:P.6.1",
    "mtg-6e:P.5.2",
    "mtg-6e:P.7.2",
    "mtg-6e:P.8.2",
    "mtg-6e:P.12.1",
    "mtg-6e:C.3.1",
    "mtg-house:9",
  ],
  run: runOpenStep,
};

function runOpenStep(game: Game, { index, resume }: FrameOf<"openStep">): void {
  const { state } = game;
  const { priority, step } = getStepAt(index);
  if (priority === "ifSomethingHappened") {
    state.agenda.push({ run: "afterCleanup", index, resume }, { run: "check" });
    return;
  }
  state.agenda.push({ run: "endStep", index, resume });
  // When nobody attacks, the rest of the step does not happen (C.3.1).
  const isOver = step === "attackers" && state.combat?.attacked !== true;
  if (priority === "always" && !isOver) givePriority(game, state.active);
}

/**
 * The end of a step, when both players have passed on an empty stack (P.3.7). The next step follows directly (P.3.6). A
 * skipped step has no end, so effects that last until its end continue.
 */
export const endStepFrame: GameFrameHandler<"endStep"> = {
  rules: [
    "mtg-6e:P.3.5",
    "mtg-6e:P.3.6",
    "mtg-6e:P.3.7",
    "mtg-6e:P.3.r1",
    "mtg-6e:P.4.2",
    "mtg-6e:G.22.1",
    "mtg-6e:G.22.r1",
    "mtg-6e:C.6.1",
    "mtg-house:1",
  ],
  run: runEndStep,
};

function runEndStep(game: Game, frame: FrameOf<"endStep">): void {
  const { state } = game;
  const { step } = getStepAt(frame.index);
  const rule = getStepRule(state.era, step);
  const isPhaseOver = endsPhase(game, frame.index);
  const events: Event[] = [{ type: "stepEnded", rule, player: state.active, step }, ...unspent(game, isPhaseOver)];
  if (step === "endCombat") {
    events.push({ type: "combatEnded", rule: "mtg-6e:C.6.1", player: state.active });
    for (const { id, until } of state.lasting) {
      if (until === "combat") events.push({ type: "effectEnded", rule: "mtg-6e:P.3.3", id });
    }
  }
  applyBatch(game, events);
  moveToNextStep(game, frame);
}

/** Unspent mana that leaves the pools, and the loss of life in eras with mana burn (P.3.5, G.22.1). */
function unspent({ state }: Game, isPhaseOver: boolean): readonly Event[] {
  if (!isPhaseOver && getEraSwitch(state.era, "manaLeaves") === "phase") return [];
  return getTurnOrder(state.active).flatMap((player): readonly Event[] => {
    const { pool: mana } = state.players[player];
    const amount = countMana(mana);
    if (amount === 0) return [];
    const emptied: Event = { type: "manaEmptied", rule: getEraSwitchRule(state.era, "manaLeaves"), player, mana };
    if (!getEraSwitch(state.era, "manaBurns")) return [emptied];
    return [emptied, { type: "lifeLost", rule: getEraSwitchRule(state.era, "manaBurns"), player, amount }];
  });
}

/**
 * The end of a cleanup step. If a check has acted or an ability has triggered, the active player has priority, and another
 * cleanup step follows (P.13.1, T.11.3).
 */
export const afterCleanupFrame: GameFrameHandler<"afterCleanup"> = {
  rules: ["mtg-6e:P.13.1", "mtg-6e:P.13.1.3", "mtg-6e:T.11.3", "mtg-8e:cleanup", "mtg-house:7"],
  run: runAfterCleanup,
};

function runAfterCleanup(game: Game, { index, resume }: FrameOf<"afterCleanup">): void {
  const { state } = game;
  if (!state.stirred && state.zones.stack.length === 0) {
    state.agenda.push({ run: "endStep", index, resume });
    return;
  }
  const events = unspent(game, false);
  if (events.length > 0) applyBatch(game, events);
  state.agenda.push({ run: "step", index: getStepIndex("cleanup"), resume, given: null });
  givePriority(game, state.active);
}

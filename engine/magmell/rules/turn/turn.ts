import { givePriority } from "../../../kernel/priority";
import type { Event, GameMoment } from "../../model/event";
import type { Frame, FrameOf } from "../../model/frame";
import { getOpponent } from "../../model/ids";
import type { Game, GameFrameHandler } from "../../model/state";
import { getPhaseIndex, PHASES, type PhaseProcess } from "../../model/turn";
import { applyBatch } from "../events/apply-batch";
import { applyEvent } from "../events/apply-event";
import { endAbandonedEffects, endEffects } from "../events/end-effects";
import { isEndingAt } from "../events/ends-with";
import { createMoveEvent } from "../events/move-event";
import { proposeEvents } from "../events/propose-events";

/** A new turn (601.1). The first one is the first player's (503.1.1.1). */
export const turnFrame: GameFrameHandler<"turn"> = { rules: ["mag:601.1", "mag:606.4", "mag:306.1.1"], run: runTurn };

function runTurn(game: Game): void {
  const { state } = game;
  const player = state.turn === 0 ? state.firstPlayer : (state.upcoming[0] ?? getOpponent(state.turnPlayer));
  applyEvent(game, { type: "turnBegan", rule: "mag:601.1", player, turn: state.turn + 1 });
  endEffects(game, "mag:306.1.1", (lasting) => isEndingAt(game, lasting, "turnBegins"));
  state.agenda.push({ run: "phase", index: 0 });
}

/**
 * One phase of the turn, as its row in `PHASES` defines it (601.2). The next phase follows when both players have
 * passed (601.4).
 */
export const phaseFrame: GameFrameHandler<"phase"> = { rules: ["mag:601.2", "mag:601.4"], run: runPhase };

function runPhase(game: Game, { index }: FrameOf<"phase">): void {
  const { state } = game;
  const row = phaseAt(index);
  const next: Frame = index + 1 < PHASES.length ? { run: "phase", index: index + 1 } : { run: "endOfTurn" };
  state.agenda.push(next);
  endPhase(game, index);
  if (state.skips.some(({ player, phase: skipped }) => player === state.turnPlayer && skipped === row.phase)) {
    applyEvent(game, { type: "phaseSkipped", rule: "mag:101", player: state.turnPlayer, phase: row.phase });
    return;
  }
  if (state.turn === 1 && row.skippedOnFirstTurn !== null) {
    const rule = row.skippedOnFirstTurn;
    applyEvent(game, { type: "phaseSkipped", rule, player: state.turnPlayer, phase: row.phase });
    return;
  }
  applyEvent(game, { type: "phaseBegan", rule: row.rule, player: state.turnPlayer, phase: row.phase });
  givePriority(game, state.turnPlayer);
  state.agenda.push({ run: "phaseMoment", index });
  if (row.process !== null) PROCESSES[row.process.do](game);
}

/**
 * Ends the effects of the finished phase; the end phase ends with the turn (606.3.2). A skipped phase ends no effects.
 */
function endPhase(game: Game, next: number): void {
  if (next === 0) return;
  const isAfterStandby = next === AFTER_STANDBY && game.state.phase === "standby";
  endEffects(
    game,
    "mag:306.1.1",
    (lasting) => lasting.until === "phase" || (isAfterStandby && isEndingAt(game, lasting, "standbyEnds")),
  );
}

const AFTER_STANDBY = getPhaseIndex("standby") + 1;

/**
 * The moment after the process of a phase, on which abilities trigger. The check before priority puts them on the
 * chant.
 */
export const phaseMomentFrame: GameFrameHandler<"phaseMoment"> = {
  rules: ["mag:602.2", "mag:603.2", "mag:604.2", "mag:605.1", "mag:606.1"],
  run: runPhaseMoment,
};

function runPhaseMoment(game: Game, { index }: FrameOf<"phaseMoment">): void {
  const { phase, moments } = phaseAt(index);
  for (const { at, rule } of moments) {
    const moment: GameMoment = at === "phaseBegins" ? { at, phase } : { at };
    applyBatch(game, [{ type: "momentCame", rule, player: game.state.turnPlayer, moment }]);
  }
}

function phaseAt(index: number) {
  const row = PHASES[index];
  if (row === undefined) throw new Error(`A turn has no phase ${index}`);
  return row;
}

/** Processes of the phases. They run before the frames already on the agenda. */
const PROCESSES: Readonly<Record<PhaseProcess, (game: Game) => void>> = { wake, draw, placeStone };

/** Wakes all units and stones of the turn player (602.1). */
function wake(game: Game): void {
  const { state } = game;
  const player = state.turnPlayer;
  const woken: Event[] = [];
  for (const zone of [state.zones.battleArea, state.zones.stoneArea[0], state.zones.stoneArea[1]]) {
    for (const { id, rested, controller } of zone) {
      if (rested && controller === player) woken.push({ type: "woke", rule: "mag:602.1", instance: id });
    }
  }
  if (woken.length > 0) proposeEvents(game, woken);
}

/** Draws a card for the turn player (603.1). */
function draw({ state }: Game): void {
  state.agenda.push({ run: "draw", player: state.turnPlayer, count: 1, process: true });
}

/** Places a stone face up and awake (604.1). An empty stone deck has no consequence. */
function placeStone(game: Game): void {
  const { state } = game;
  const player = state.turnPlayer;
  const instance = state.zones.stoneDeck[player].at(-1);
  if (instance === undefined) {
    applyEvent(game, { type: "stoneMissing", rule: "house:2", player });
    return;
  }
  const place = { zone: "stoneDeck", player, instance } as const;
  const moved = createMoveEvent(game, place, "stoneArea", { cause: "placeStone", rule: "mag:604.1", process: true });
  if (moved !== null) proposeEvents(game, [moved]);
}

/** The end of a turn: clears damage and effects that end with the turn, then checks the rules (606.3). */
export const endOfTurnFrame: GameFrameHandler<"endOfTurn"> = {
  rules: ["mag:606.3", "mag:606.3.1", "mag:606.3.2", "mag:606.3.3", "mag:221.4.2"],
  run: runEndOfTurn,
};

function runEndOfTurn(game: Game): void {
  const { state } = game;
  state.agenda.push({ run: "afterEndOfTurn" }, { run: "check" });
  for (const { id, damage } of state.zones.battleArea) {
    if (damage > 0) applyEvent(game, { type: "damageRemoved", rule: "mag:606.3.1", instance: id, amount: damage });
  }
  endEffects(game, "mag:606.3.2", (lasting) => isEndingAt(game, lasting, "turnEnds"));
  endAbandonedEffects(game);
}

/**
 * After the end-of-turn check. If something is on the chant, it is resolved and the end of turn repeats; otherwise the
 * next turn begins.
 */
export const afterEndOfTurnFrame: GameFrameHandler<"afterEndOfTurn"> = {
  rules: ["mag:606.3.4", "mag:606.3.4.1", "mag:606.3.4.2", "mag:606.4", "mag:232.4.3"],
  run: runAfterEndOfTurn,
};

function runAfterEndOfTurn(game: Game): void {
  const { state } = game;
  if (state.zones.chant.length === 0) {
    state.agenda.push({ run: "turn" });
    return;
  }
  state.agenda.push({ run: "endOfTurn" });
  givePriority(game, state.turnPlayer);
}

import type { Event } from "../model/event";
import type { Frame } from "../model/frame";
import { opponentOf } from "../model/ids";
import type { Game, GameFrameRow } from "../model/state";
import { PHASES, type PhaseProcess } from "../model/turn";
import { happen, happenTogether } from "./happen";
import { givePriority } from "./priority";
import { move } from "./zones";

/** 601.1: the next turn begins; the first one is the first player's (503.1.1.1). */
export const turn: GameFrameRow<"turn"> = { rules: ["mag:601.1", "mag:606.4"], run: runTurn };

function runTurn(game: Game): void {
  const { state } = game;
  const player = state.turn === 0 ? state.firstPlayer : opponentOf(state.turnPlayer);
  happen(game, { type: "turnBegan", rule: "mag:601.1", player, turn: state.turn + 1 });
  state.agenda.push({ run: "phase", index: 0 });
}

/** 601.2: one phase of the turn, as its row says; the next one follows when both have passed (601.4). */
export const phase: GameFrameRow<"phase"> = { rules: ["mag:601.2", "mag:601.4"], run: runPhase };

function runPhase(game: Game, { index }: Extract<Frame, { run: "phase" }>): void {
  const { state } = game;
  const row = PHASES[index];
  if (row === undefined) throw new Error(`A turn has no phase ${index}`);
  const next: Frame = index + 1 < PHASES.length ? { run: "phase", index: index + 1 } : { run: "endOfTurn" };
  state.agenda.push(next);
  if (state.turn === 1 && row.skippedOnFirstTurn !== null) {
    const rule = row.skippedOnFirstTurn;
    happen(game, { type: "phaseSkipped", rule, player: state.turnPlayer, phase: row.phase });
    return;
  }
  happen(game, { type: "phaseBegan", rule: row.rule, player: state.turnPlayer, phase: row.phase });
  givePriority(game, state.turnPlayer);
  if (row.process !== null) PROCESSES[row.process.do](game);
}

/** What a phase does by itself. It comes before the priority that is already on the agenda. */
const PROCESSES: Readonly<Record<PhaseProcess, (game: Game) => void>> = { wake, draw, placeStone };

/** 602.1: the turn player wakes everything of theirs. */
function wake(game: Game): void {
  const { state } = game;
  const player = state.turnPlayer;
  const woken: Event[] = [];
  for (const zone of [state.zones.battleArea, state.zones.stoneArea[player]]) {
    for (const { id, rested, controller } of zone) {
      if (rested && controller === player) woken.push({ type: "woke", rule: "mag:602.1", instance: id });
    }
  }
  happenTogether(game, woken);
}

/** 603.1. */
function draw({ state }: Game): void {
  state.agenda.push({ run: "effect", effect: { do: "draw", player: state.turnPlayer, count: 1 } });
}

/** 604.1: face up and awake, as every instance arrives. With an empty stone deck nothing happens. */
function placeStone(game: Game): void {
  const { state } = game;
  const player = state.turnPlayer;
  const instance = state.zones.stoneDeck[player].at(-1);
  if (instance === undefined) {
    happen(game, { type: "stoneMissing", rule: "house:2", player });
    return;
  }
  move(game, { instance, player, from: "stoneDeck", to: "stoneArea", cause: "placeStone", rule: "mag:604.1" });
}

/** 606.3: what the end of a turn clears away, and the check that follows; then the next turn (606.4). */
export const endOfTurn: GameFrameRow<"endOfTurn"> = {
  rules: ["mag:606.3", "mag:606.3.1", "mag:606.3.3", "mag:221.4.2"],
  run: runEndOfTurn,
};

function runEndOfTurn(game: Game): void {
  const { state } = game;
  const healed: Event[] = [];
  for (const { id, damage } of state.zones.battleArea) {
    if (damage > 0) healed.push({ type: "damageRemoved", rule: "mag:606.3.1", instance: id, amount: damage });
  }
  happenTogether(game, healed);
  state.agenda.push({ run: "turn" }, { run: "check" });
}

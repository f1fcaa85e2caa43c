import type { AnyFrame } from "./agenda";
import { getOpponent, type PlayerId } from "./players";

/** The frame of priority; `passes` counts the passes in a row. */
type PriorityFrame = { readonly run: "priority"; readonly player: PlayerId; readonly passes: number };

type PriorityGame = { readonly state: { readonly agenda: AnyFrame[]; choice: { readonly ask: string } | null } };

const createPriorityFrames = (player: PlayerId): readonly [PriorityFrame, PriorityFrame] => [
  { run: "priority", player, passes: 0 },
  { run: "priority", player, passes: 1 },
];

/** The frames of priority and of the check before it, allocated once because no others are pushed as often. */
const PRIORITY = [createPriorityFrames(0), createPriorityFrames(1)] as const;
const CHECK = { run: "check" } as const;

/** Returns the frame of a player's priority after zero passes or one. */
export const getPriorityFrame = (player: PlayerId, passes: 0 | 1): PriorityFrame => PRIORITY[player][passes];

/**
 * Gives a player priority after the game's state check. Each game decides who gets priority after an action: the active
 * player, or the player who acted.
 */
export function givePriority({ state }: PriorityGame, player: PlayerId, passes: 0 | 1 = 0): void {
  state.agenda.push(getPriorityFrame(player, passes), CHECK);
}

/**
 * Asks the player of the frame to use or pass priority. The frame stays on the agenda until the question is answered.
 */
export function askPriority(
  { state }: PriorityGame,
  frame: PriorityFrame,
  question: { readonly ask: "priority"; readonly rule: string; readonly player: PlayerId },
): void {
  state.agenda.push(frame);
  state.choice = question;
}

/** Removes the priority frame from the agenda when its player acts or passes, and returns it. */
export function popPriorityFrame({ state }: PriorityGame): PriorityFrame {
  const frame = state.agenda.pop();
  if (!isPriorityFrame(frame)) throw new Error("Priority was used, but nobody had it");
  return frame;
}

const isPriorityFrame = (frame: AnyFrame | undefined): frame is PriorityFrame => frame?.run === "priority";

/** Consequences of a pass. */
type PassHandlers<Game> = {
  /** Hands priority to the other player after the first pass. */
  readonly handOver: (game: Game, player: PlayerId) => void;
  /** Goes on after two passes in a row: resolves what waits, or ends the phase or step. */
  readonly bothPassed: (game: Game) => void;
};

/** Passes priority to the other player. After the second pass in a row, calls `bothPassed`. */
export function passPriority<Game>(game: Game, { player, passes }: PriorityFrame, after: PassHandlers<Game>): void {
  if (passes === 0) after.handOver(game, getOpponent(player));
  else after.bothPassed(game);
}

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

/** Returns the frame of a player's priority after no pass or one. */
export const getPriorityFrame = (player: PlayerId, passes: 0 | 1): PriorityFrame => PRIORITY[player][passes];

/**
 * Gives a player priority, after the state check of the game. The game decides which player gets it after a use of
 * priority: the active player, or the player who acted.
 */
export function givePriority({ state }: PriorityGame, player: PlayerId, passes: 0 | 1 = 0): void {
  state.agenda.push(getPriorityFrame(player, passes), CHECK);
}

/** Puts the question of priority to the player of the frame, which stays on the agenda until the question is answered. */
export function askPriority(
  { state }: PriorityGame,
  frame: PriorityFrame,
  question: { readonly ask: "priority"; readonly rule: string; readonly player: PlayerId },
): void {
  state.agenda.push(frame);
  state.choice = question;
}

/** Takes the frame of the player who uses priority, or passes, from the agenda. */
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

/** Passes: priority goes to the other player, and ends with the second pass in a row. */
export function passPriority<Game>(game: Game, { player, passes }: PriorityFrame, after: PassHandlers<Game>): void {
  if (passes === 0) after.handOver(game, getOpponent(player));
  else after.bothPassed(game);
}

import { type AnyFrame, type FrameHandlers, runAgenda } from "./agenda";

type RunningGame<Frame> = {
  readonly state: { readonly agenda: Frame[]; readonly choice: unknown; readonly outcome: unknown };
};

/** Highest number of frames between two choices; a game that needs more never ends. */
const MOST_FRAMES = 100_000;

/**
 * Runs a game until it waits for a choice or is over. `stop` ends a game that exceeds the limit of frames between two
 * choices.
 */
export function runGame<Frame extends AnyFrame, Game extends RunningGame<Frame>>(
  game: Game,
  rows: FrameHandlers<Game, Frame>,
  stop: (game: Game) => void,
): void {
  const { state } = game;
  let left = MOST_FRAMES;
  runAgenda(game, state.agenda, rows, () => {
    if (state.choice !== null || state.outcome !== null) return true;
    left -= 1;
    if (left === 0) stop(game);
    return left === 0;
  });
}

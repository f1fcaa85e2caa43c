import { type FrameRows, runAgenda } from "../../kernel/agenda";
import { check } from "../checks/check";
import { effect } from "../effects/table";
import type { Frame } from "../model/frame";
import type { Game } from "../model/state";
import { priority } from "../rules/priority";
import { prepare, redraw } from "../rules/setup";
import { endOfTurn, phase, turn } from "../rules/turn";

const FRAMES: FrameRows<Game, Frame> = { prepare, redraw, turn, phase, endOfTurn, check, priority, effect };

const waits = ({ state }: Game): boolean => state.choice !== null || state.outcome !== null;

/** Lets the game run until it waits for a choice or is over. */
export function run(game: Game): void {
  runAgenda(game, game.state.agenda, FRAMES, waits);
}

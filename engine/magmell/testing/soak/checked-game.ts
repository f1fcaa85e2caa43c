import {
  type CheckedGame as AnyCheckedGame,
  type GameDriver as AnyCheckedSeat,
  playCheckedGame as playChecked,
} from "../../../kernel/testing/checked-game";
import { type GameSetup, MAGMELL_TEST_KIT, type MagmellKitTypes } from "../kit";

export type CheckedGame = AnyCheckedGame<MagmellKitTypes>;

/**
 * Plays a game in place and looks whether all is well: at each state that `looks` names closely, and at the end whether the
 * record gives the same game again. A seat that returns `null` ends it early.
 */
export const playCheckedGame = (
  setup: GameSetup,
  seat: AnyCheckedSeat<MagmellKitTypes>,
  looks: (decision: number) => boolean,
): CheckedGame => playChecked(MAGMELL_TEST_KIT, setup, seat, looks);

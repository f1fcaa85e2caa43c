import {
  type CheckedGame as AnyCheckedGame,
  type GameDriver as AnyCheckedSeat,
  playCheckedGame as playChecked,
} from "../../../kernel/testing/checked-game";
import { KIT, type Magmell, type Setup } from "../kit";

export type CheckedGame = AnyCheckedGame<Magmell>;

/**
 * Plays a game in place and looks whether all is well: at each state that `looks` names closely, and at the end whether the
 * record gives the same game again. A seat that returns `null` ends it early.
 */
export const checkedGame = (
  setup: Setup,
  seat: AnyCheckedSeat<Magmell>,
  looks: (decision: number) => boolean,
): CheckedGame => playChecked(KIT, setup, seat, looks);

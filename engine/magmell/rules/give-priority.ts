import type { FrameOf } from "../model/frame";
import type { PlayerId } from "../model/ids";
import type { Game } from "../model/state";

const priorityOf = (player: PlayerId): readonly [FrameOf<"priority">, FrameOf<"priority">] => [
  { run: "priority", player, passes: 0 },
  { run: "priority", player, passes: 1 },
];

/** The frames of priority and of the check before it, allocated once because no others are pushed as often. */
const PRIORITY = [priorityOf(0), priorityOf(1)] as const;
const CHECK: FrameOf<"check"> = { run: "check" };

/** The frame of a player's priority after no pass or one. */
export const priorityFrame = (player: PlayerId, passes: 0 | 1): FrameOf<"priority"> => PRIORITY[player][passes];

/** Gives a player priority, preceded by a rule check (232.3). */
export function givePriority({ state }: Game, player: PlayerId, passes: 0 | 1 = 0): void {
  state.agenda.push(priorityFrame(player, passes), CHECK);
}

import type { Moved } from "../../model/event";
import type { Instance } from "../../model/instance";
import type { GameState } from "../../model/state";
import { zoneList } from "../../model/zone";

/** What has just moved, where it has come to. */
export function arrivedBy({ zones }: GameState, { to, toPlayer, bottom }: Moved): Instance | null {
  const list = zoneList(zones, to, toPlayer);
  return (bottom ? list[0] : list[list.length - 1]) ?? null;
}

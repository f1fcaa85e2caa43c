import type { InstanceId } from "../model/ids";
import type { Game } from "../model/state";
import { locateObjects } from "../model/zone";
import { getCharacteristics } from "../rules/continuous/characteristics";

/**
 * Returns names of all objects of a game as they are now, by identity; empty for one that has lost its name or never had one.
 */
export const getObjectNames = (game: Game): Readonly<Record<InstanceId, string>> =>
  Object.fromEntries(
    locateObjects(game.state.zones).map(({ object }) => [object.id, getCharacteristics(game, object).name ?? ""]),
  );

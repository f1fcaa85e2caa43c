import type { InstanceId } from "../model/ids";
import type { Game } from "../model/state";
import { locateObjects } from "../model/zone";
import { getCharacteristics } from "../rules/continuous/characteristics";

/** Returns the current names of all objects of a game, by identity. Empty for an object without a name. */
export const getObjectNames = (game: Game): Readonly<Record<InstanceId, string>> =>
  Object.fromEntries(
    locateObjects(game.state.zones).map(({ object }) => [object.id, getCharacteristics(game, object).name ?? ""]),
  );

import type { InstanceId } from "../model/ids";
import type { Game } from "../model/state";
import { eachObject } from "../model/zone";
import { characteristicsOf } from "../rules/derive/read";

/**
 * Returns names of all objects of a game as they are now, by identity; empty for one that has lost its name or never had one.
 */
export const getObjectNames = (game: Game): Readonly<Record<InstanceId, string>> =>
  Object.fromEntries(
    [...eachObject(game.state.zones)].map(({ object }) => [object.id, characteristicsOf(game, object).name ?? ""]),
  );

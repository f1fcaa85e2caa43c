import type { Instance } from "../model/instance";
import type { Game } from "../model/state";
import type { LocatedInstance } from "../model/zone";
import { findProhibition, getAp, getHp } from "../rules/continuous/characteristics";

/** Combat statistics of a unit in the battle area at this moment. */
export type CombatStats = {
  readonly unit: Instance;
  /** Current AP with all changes applied (213.2); likewise HP (213.3). */
  readonly ap: number;
  readonly hp: number;
  /** Whether no effect forbids the unit to attack at all (102). Being rested does not matter. */
  readonly mayAttack: boolean;
  readonly mayDefend: boolean;
  readonly mayBeDefended: boolean;
};

/** Returns the combat stats of all units in the battle area, in their order there. */
export const getCombatStats = (game: Game): readonly CombatStats[] =>
  game.state.zones.battleArea.map((unit) => {
    const place: LocatedInstance = { zone: "battleArea", player: unit.controller, instance: unit };
    const may = (act: "attack" | "defend" | "beDefended"): boolean =>
      findProhibition(game, act, { instance: unit.id }) === null;
    return {
      unit,
      ap: getAp(game, place),
      hp: getHp(game, place),
      mayAttack: may("attack"),
      mayDefend: may("defend"),
      mayBeDefended: may("beDefended"),
    };
  });

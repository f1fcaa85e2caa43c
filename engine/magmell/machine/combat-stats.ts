import type { Instance } from "../model/instance";
import type { Game } from "../model/state";
import type { LocatedInstance } from "../model/zone";
import { apOf, forbids, hpOf } from "../rules/continuous/characteristics";

/** What a unit in the battle area can do in a fight at this moment. */
export type CombatStats = {
  readonly unit: Instance;
  /** With everything counted that changes its points (213.2, 213.3). */
  readonly ap: number;
  readonly hp: number;
  /** Whether nothing says that it cannot, against any unit or player at all (102); resting is not looked at. */
  readonly mayAttack: boolean;
  readonly mayDefend: boolean;
  readonly mayBeDefended: boolean;
};

/** Every unit in the battle area, in the order in which they lie there. */
export const combatStats = (game: Game): readonly CombatStats[] =>
  game.state.zones.battleArea.map((unit) => {
    const place: LocatedInstance = { zone: "battleArea", player: unit.controller, instance: unit };
    const may = (act: "attack" | "defend" | "beDefended"): boolean =>
      forbids(game, act, { instance: unit.id }) === null;
    return {
      unit,
      ap: apOf(game, place),
      hp: hpOf(game, place),
      mayAttack: may("attack"),
      mayDefend: may("defend"),
      mayBeDefended: may("beDefended"),
    };
  });

import { hpOf } from "../rules/continuous/read";
import { findDestroyed } from "./destruction";
import type { RuleCheck } from "./rule-check";

/** 705.4.3: a unit that has taken at least as much damage as it has HP is destroyed. */
export const lethalDamage: RuleCheck = {
  rule: "mag:705.4.3",
  also: ["mag:213.3.1", "mag:221.4.1", "mag:102"],
  find: (game, found, spared) => {
    for (const instance of game.state.zones.battleArea) {
      if (instance.damage === 0) continue;
      const hp = hpOf(game, { zone: "battleArea", player: instance.controller, instance });
      if (instance.damage >= hp) findDestroyed(game, "mag:705.4.3", instance, found, spared);
    }
  },
};

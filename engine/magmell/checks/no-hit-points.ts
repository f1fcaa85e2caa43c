import { hpOf } from "../rules/continuous/read";
import { findDestroyed } from "./destruction";
import type { RuleCheck } from "./rule-check";

/** 705.4.4: a unit whose HP is 0 or less is destroyed. */
export const noHitPoints: RuleCheck = {
  rule: "mag:705.4.4",
  also: ["mag:213.3.2", "mag:102"],
  find: (game, found, spared) => {
    for (const instance of game.state.zones.battleArea) {
      const hp = hpOf(game, { zone: "battleArea", player: instance.controller, instance });
      if (hp <= 0) findDestroyed(game, "mag:705.4.4", instance, found, spared);
    }
  },
};

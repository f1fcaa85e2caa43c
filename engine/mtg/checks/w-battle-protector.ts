import type { GameState } from "../model/state";
import { createProtectorFinding, getPossibleProtectors } from "./frame/protectors";
import type { RuleCheck } from "./frame/rule-check";
import { filterByType, isOfType, type PermanentSnapshot } from "./frame/snapshot";

const isAttacked = ({ combat }: GameState, { object }: PermanentSnapshot): boolean =>
  combat?.attackers.some(({ target }) => "instance" in target && target.instance === object.id) ?? false;

/**
 * If a battle has no protector in the game and is not being attacked, its controller chooses a protector. If no player
 * can be chosen, the battle goes to its owner's graveyard (704.5w).
 */
export const battleProtectorCheck: RuleCheck = {
  id: "704.5w",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5w" },
  also: [],
  concerns: isOfType("battle"),
  find: (look, rule) =>
    filterByType(look, "battle")
      .filter((battle) => battle.object.protector === null && !isAttacked(look.game.state, battle))
      .map((battle) => createProtectorFinding(battle, getPossibleProtectors(battle), rule)),
};

import type { GameFrameRow } from "../model/state";
import { commit } from "../rules/events/commit";

/** The declaration of attackers (C.3.1). Nobody attacks. */
export const declareAttackers: GameFrameRow<"declareAttackers"> = {
  rules: ["mtg-6e:C.3.1"],
  run: (game) => {
    commit(game, [{ type: "attackersDeclared", rule: "mtg-6e:C.3.1", player: game.state.active, attackers: [] }]);
  },
};

/** The declaration of blockers (C.4.1). Nobody blocks. */
export const declareBlockers: GameFrameRow<"declareBlockers"> = { rules: ["mtg-6e:C.4.1"], run: () => {} };

/** The assignment of combat damage (C.5.1). Nobody deals any. */
export const assignDamage: GameFrameRow<"assignDamage"> = { rules: ["mtg-6e:C.5.1"], run: () => {} };

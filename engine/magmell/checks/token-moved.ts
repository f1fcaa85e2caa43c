import { findMovedTokens } from "./moved-tokens";
import type { RuleCheck } from "./rule-check";

/** 705.4.6: a token that has moved since the last check vanishes, even in the battle area or a stone area. */
export const tokenMoved: RuleCheck = {
  rule: "mag:705.4.6",
  also: ["mag:206.5"],
  find: (game, found) => findMovedTokens(game, "mag:705.4.6", true, found),
};

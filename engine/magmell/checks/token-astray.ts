import { findMovedTokens } from "./moved-tokens";
import type { RuleCheck } from "./rule-check";

/** 705.4.5: a token anywhere but in the battle area or a stone area vanishes. It can only have got there by moving. */
export const tokenAstray: RuleCheck = {
  rule: "mag:705.4.5",
  also: ["mag:206.4"],
  find: (game, found) => findMovedTokens(game, "mag:705.4.5", false, found),
};

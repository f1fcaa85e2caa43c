import { PLAYERS } from "../model/ids";
import { createLossFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";

/** A player whose life is 0 or less loses (704.5a, T.11.5.a). */
export const lifeCheck: RuleCheck = {
  id: "704.5a",
  rule: { "6e": "mtg-6e:T.11.5.a", "8e": "mtg-6e:T.11.5.a", mod: "mtg-cr:704.5a" },
  also: ["mtg-6e:G.19.3", "mtg-6e:G.20.4", "mtg-flow:lose.1", "mtg-house:12"],
  find: ({ game: { state } }, rule) =>
    PLAYERS.filter((player) => state.players[player].life <= 0).map((player) => createLossFinding(player, rule)),
};

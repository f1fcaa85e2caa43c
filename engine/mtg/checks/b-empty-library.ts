import { PLAYERS } from "../model/ids";
import { createLossFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";

/** A player who tried to draw from an empty library since the last check loses (704.5b, T.11.5.g). */
export const emptyLibraryCheck: RuleCheck = {
  id: "704.5b",
  rule: { "6e": "mtg-6e:T.11.5.g", "8e": "mtg-6e:T.11.5.g", mod: "mtg-cr:704.5b" },
  also: ["mtg-6e:Z.6.8", "mtg-6e:G.20.5", "mtg-flow:lose.2", "mtg-house:10"],
  find: ({ game: { state } }, rule) =>
    PLAYERS.filter((player) => state.players[player].drewFromEmpty).map((player) => createLossFinding(player, rule)),
};

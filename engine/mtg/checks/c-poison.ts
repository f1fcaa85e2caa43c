import { PLAYERS } from "../model/ids";
import { createLossFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";

/** Poison counters with which a player loses (E.9.2). */
const DEADLY = 10;

/** A player with ten or more poison counters loses (704.5c, E.9.2). Two-headed games do not use this check. */
export const poisonCheck: RuleCheck = {
  id: "704.5c",
  rule: { "6e": "mtg-6e:E.9.2", "8e": "mtg-6e:E.9.2", mod: "mtg-cr:704.5c" },
  also: ["mtg-flow:lose.4", "mtg-6e:E.9.3", "mtg-house:11"],
  find: ({ game: { state } }, rule) =>
    PLAYERS.filter((player) => state.players[player].poison >= DEADLY).map((player) => createLossFinding(player, rule)),
};

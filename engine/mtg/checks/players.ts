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

/** A player who tried to draw from an empty library since the last check loses (704.5b, T.11.5.g). */
export const emptyLibraryCheck: RuleCheck = {
  id: "704.5b",
  rule: { "6e": "mtg-6e:T.11.5.g", "8e": "mtg-6e:T.11.5.g", mod: "mtg-cr:704.5b" },
  also: ["mtg-6e:Z.6.8", "mtg-6e:G.20.5", "mtg-flow:lose.2", "mtg-house:10"],
  find: ({ game: { state } }, rule) =>
    PLAYERS.filter((player) => state.players[player].drewFromEmpty).map((player) => createLossFinding(player, rule)),
};

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

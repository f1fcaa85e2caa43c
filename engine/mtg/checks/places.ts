import { createNumberQuestion } from "../../kernel/question";
import { getCardDefinition } from "../model/cards";
import { PLAYERS } from "../model/ids";
import { findObject } from "../model/zone";
import type { RuleCheck } from "./frame/rule-check";
import { filterByType, hasPendingAbility, type PermanentSnapshot } from "./frame/snapshot";

/**
 * A dungeon whose marker is in the last room leaves the game. It stays while a triggered room ability of it has not
 * left the stack (704.5t).
 */
export const dungeonCheck: RuleCheck = {
  id: "704.5t",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5t" },
  also: [],
  find: ({ game: { state, cards } }, rule) =>
    PLAYERS.flatMap((player) => {
      const at = state.players[player].dungeon;
      const place = at === null ? null : findObject(state.zones, at.instance);
      if (at === null || place === null) return [];
      const { rooms } = getCardDefinition(cards, place.object.card);
      if (rooms === undefined || at.room < rooms || hasPendingAbility(state, at.instance, ["room"])) return [];
      return [{ rule, about: { instance: at.instance }, events: [{ type: "dungeonLeft", rule, player }] } as const];
    }),
};

const isSculptor = ({ seen }: PermanentSnapshot): boolean => seen.keywords.includes("spaceSculptor");

/**
 * While a permanent with space sculptor and creatures without a sector are on the battlefield, the controller of each
 * such creature chooses its sector. Players without a sculptor choose first (704.5u). The order of the questions is
 * that of `settle`.
 */
export const sectorCheck: RuleCheck = {
  id: "704.5u",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5u" },
  also: [],
  concerns: isSculptor,
  find: (look, rule) => {
    if (!look.permanents.some(isSculptor)) return [];
    return filterByType(look, "creature")
      .filter(({ object }) => object.sector === null)
      .map(({ object, seen }) => ({
        rule,
        about: { instance: object.id },
        then: "sector",
        question: createNumberQuestion(
          { rule, player: seen.controller, about: { instance: object.id, card: object.card }, purpose: "sector" },
          { min: 1, max: 3 },
          { instance: object.id },
        ),
      }));
  },
};

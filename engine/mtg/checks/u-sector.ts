import type { RuleCheck } from "./frame/rule-check";
import { filterByType, type PermanentSnapshot } from "./frame/snapshot";

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
        question: {
          ask: "number",
          rule,
          player: seen.controller,
          about: { instance: object.id, card: object.card },
          purpose: "sector",
          target: { instance: object.id },
          min: 1,
          max: 3,
        },
      }));
  },
};

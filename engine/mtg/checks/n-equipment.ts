import { canBeAttached } from "../rules/attachment";
import { createDetachFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";
import { isOfSubtype } from "./frame/snapshot";

const isEquipment = isOfSubtype("Equipment", "Fortification");

/** Equipment and Fortifications that are attached illegally become unattached and stay on the battlefield (704.5n). */
export const equipmentCheck: RuleCheck = {
  id: "704.5n",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5n" },
  also: [],
  concerns: isEquipment,
  find: ({ game, permanents }, rule) =>
    permanents
      .filter(isEquipment)
      .filter(({ object }) => object.attachedTo !== null && !canBeAttached(game, object, object.attachedTo))
      .map(({ object }) => createDetachFinding(object, rule)),
};

import { createDetachFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";
import type { PermanentSnapshot } from "./frame/snapshot";

/** Subtypes of permanents that are attached to things. */
const ATTACHED = ["Aura", "Equipment", "Fortification"];

const mayNotBeAttached = ({ seen }: PermanentSnapshot): boolean =>
  seen.types.includes("battle") ||
  seen.types.includes("creature") ||
  !seen.subtypes.some((subtype) => ATTACHED.includes(subtype));

/**
 * An attached battle, creature, or other permanent that is not an Aura, Equipment or Fortification becomes unattached
 * and stays on the battlefield (704.5p).
 */
export const attachmentCheck: RuleCheck = {
  id: "704.5p",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5p" },
  also: [],
  readsBoardOnly: true,
  find: ({ permanents }, rule) =>
    permanents
      .filter((permanent) => permanent.object.attachedTo !== null && mayNotBeAttached(permanent))
      .map(({ object }) => createDetachFinding(object, rule)),
};

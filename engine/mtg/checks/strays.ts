import type { GameObject } from "../model/object";
import { locateObjects, type ZoneId } from "../model/zone";
import { createCeaseFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";

/** A token anywhere but on the battlefield ceases to exist (704.5d, T.11.5.f). */
export const strayTokenCheck: RuleCheck = {
  id: "704.5d",
  rule: { "6e": "mtg-6e:T.11.5.f", "8e": "mtg-6e:T.11.5.f", mod: "mtg-cr:704.5d" },
  also: ["mtg-6e:K.25.6", "mtg-6e:K.25.r1", "mtg-6e:G.27.r1", "mtg-6e:Z.3.r1"],
  find: ({ game: { state } }, rule) =>
    locateObjects(state.zones, true)
      .filter(({ zone, object }) => object.isToken && zone !== "battlefield")
      .map(({ object }) => createCeaseFinding(object, rule)),
};

/** Zones in which each sort of copy may be. */
const HOMES: Readonly<Record<NonNullable<GameObject["copy"]>, readonly ZoneId[]>> = {
  spell: ["stack"],
  card: ["stack", "battlefield"],
};

/** A copy of a spell off the stack, or of a card off stack and battlefield, ceases to exist (704.5e). */
export const strayCopyCheck: RuleCheck = {
  id: "704.5e",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5e" },
  also: [],
  find: ({ game: { state } }, rule) =>
    locateObjects(state.zones, true)
      .filter(({ zone, object }) => object.copy !== null && !HOMES[object.copy].includes(zone))
      .map(({ object }) => createCeaseFinding(object, rule)),
};

import { createGraveyardFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";
import { filterByType } from "./frame/snapshot";

/**
 * A creature whose toughness is 0 or less goes to its owner's graveyard (704.5f, T.11.5.b). It is not destroyed, so nothing
 * regenerates it (G.29.6).
 */
export const zeroToughnessCheck: RuleCheck = {
  id: "704.5f",
  rule: { "6e": "mtg-6e:T.11.5.b", "8e": "mtg-6e:T.11.5.b", mod: "mtg-cr:704.5f" },
  also: ["mtg-6e:K.10.6", "mtg-6e:G.29.6"],
  readsBoardOnly: true,
  find: (look, rule) =>
    filterByType(look, "creature")
      .filter(({ seen }) => seen.toughness <= 0)
      .map(({ object }) => createGraveyardFinding(object, "put", rule)),
};

/** A creature with damage of at least its toughness, which is above 0, is destroyed (704.5g, T.11.5.c). */
export const lethalDamageCheck: RuleCheck = {
  id: "704.5g",
  rule: { "6e": "mtg-6e:T.11.5.c", "8e": "mtg-6e:T.11.5.c", mod: "mtg-cr:704.5g" },
  also: ["mtg-6e:K.10.4", "mtg-6e:G.29.1"],
  readsBoardOnly: true,
  find: (look, rule) =>
    filterByType(look, "creature")
      .filter(({ object, seen }) => seen.toughness > 0 && object.damage >= seen.toughness)
      .map(({ object }) => createGraveyardFinding(object, "destroy", rule)),
};

/**
 * A creature with toughness above 0 is destroyed if a source with deathtouch has dealt damage to it since the last
 * check (704.5h).
 */
export const deathtouchCheck: RuleCheck = {
  id: "704.5h",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5h" },
  also: [],
  readsBoardOnly: true,
  find: (look, rule) =>
    filterByType(look, "creature")
      .filter(({ object, seen }) => seen.toughness > 0 && object.deathtouched)
      .map(({ object }) => createGraveyardFinding(object, "destroy", rule)),
};

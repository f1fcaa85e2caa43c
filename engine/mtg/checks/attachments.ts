import { canBeAttached } from "../rules/attachment";
import { createDetachFinding, createGraveyardFinding } from "./frame/findings";
import { groupPermanents } from "./frame/legends";
import type { RuleCheck } from "./frame/rule-check";
import { isOfSubtype, type PermanentSnapshot } from "./frame/snapshot";

const isAura = isOfSubtype("Aura");

/**
 * An Aura that is unattached, or attached to an object or player that it can't enchant, goes to its owner's graveyard
 * (704.5m, T.11.5.d).
 */
export const auraCheck: RuleCheck = {
  id: "704.5m",
  rule: { "6e": "mtg-6e:T.11.5.d", "8e": "mtg-6e:T.11.5.d", mod: "mtg-cr:704.5m" },
  also: [
    "mtg-6e:K.12.4",
    "mtg-6e:K.12.5",
    "mtg-6e:K.12.r6",
    "mtg-6e:K.12.r7",
    "mtg-6e:A.24.3",
    "mtg-6e:G.30.r2",
    "mtg-6e:K.5.r8",
  ],
  concerns: isAura,
  find: ({ game, permanents }, rule) =>
    permanents
      .filter(isAura)
      .filter(({ object }) => object.attachedTo === null || !canBeAttached(game, object, object.attachedTo))
      .map(({ object }) => createGraveyardFinding(object, "put", rule)),
};

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

/** The time stamp of a Role: the moment at which it was attached, and among those of one moment its identity. */
const stamp = ({ object }: PermanentSnapshot): readonly [number, number] => [
  object.attachedAt ?? object.arrived,
  object.id,
];

/** Orders Roles from the newest to the oldest. */
function newestFirst(one: PermanentSnapshot, other: PermanentSnapshot): number {
  const [oneAt, oneId] = stamp(one);
  const [otherAt, otherId] = stamp(other);
  return otherAt - oneAt || otherId - oneId;
}

/** Of several Roles of one player on one permanent, all except the newest go to their owners' graveyards (704.5y). */
export const roleCheck: RuleCheck = {
  id: "704.5y",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5y" },
  also: [],
  readsBoardOnly: true,
  find: ({ permanents }, rule) =>
    groupPermanents(permanents, ({ object: { attachedTo }, seen }) =>
      seen.subtypes.includes("Role") && attachedTo !== null && "instance" in attachedTo
        ? `${attachedTo.instance} ${seen.controller}`
        : null,
    )
      .flatMap((group) => [...group].sort(newestFirst).slice(1))
      .map(({ object }) => createGraveyardFinding(object, "put", rule)),
};

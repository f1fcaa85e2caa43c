import { createGraveyardFinding } from "./frame/findings";
import { groupPermanents } from "./frame/legends";
import type { RuleCheck } from "./frame/rule-check";
import type { PermanentSnapshot } from "./frame/snapshot";

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

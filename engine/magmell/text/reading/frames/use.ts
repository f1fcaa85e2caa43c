import type { EventPattern } from "../../../model/ability";
import type { Condition } from "../../../model/select";
import type { Clause } from "../phrases/clause";
import type { Changed, Frame, Frames } from "./frame";
import { playerIn } from "./objects";
import { onThings } from "./on-things";
import { anyone, filterIn, type Roles, subjectOf } from "./roles";
import { forbidding } from "./states";

const use: Frame = {
  effect: (roles, clause, reading) => {
    const free = clause.adverbs.some(({ says }) => says === "free");
    return (
      onThings("use", ({ select }, _, who) => ({ do: "use", who, what: select, free }))?.(roles, clause, reading) ??
      null
    );
  },
  event: ({ agent, object }, { form }) => {
    if (form.negative || object === undefined) return null;
    const what = filterIn(object);
    if (what === null || (agent !== undefined && agent.kind !== "player")) return null;
    const who = agent === undefined ? "anyone" : anyone(agent.party);
    return { on: "used", who, ...(Object.keys(what).length > 0 && { what }) };
  },
  change: (roles, clause) => {
    const { agent, object, source } = roles;
    if (clause.form.negative && object?.kind === "things" && object.bound !== undefined)
      return noMoreThan(roles, clause);
    if (clause.form.negative) return forbidding("use", null)(roles, clause, undefined as never);
    if (!clause.form.able) return null;
    const from = source?.kind === "zone" ? source : undefined;
    if (agent?.kind === "pointer" && object === undefined && from !== undefined)
      return { of: { ...agent, where: { zone: from.zone } }, changes: [{ mayUse: true }] };
    if (agent?.kind !== "player" || object?.kind !== "things") return null;
    const zones = object.zones ?? (from === undefined ? undefined : [from.zone]);
    const whose = object.whose ?? from?.whose ?? agent.party;
    return zones === undefined ? null : { of: { ...object, zones, whose }, changes: [{ mayUse: true }] };
  },
  relative: ({ agent, object }, { form, adverbs }) =>
    agent?.kind === "player" && object === undefined && !form.past && adverbs.length === 0
      ? { whose: agent.party }
      : null,
};

/** 「1ターンに2枚以上のマジックを使用できない」 */
function noMoreThan(roles: Roles, clause: Clause): Changed | null {
  const { agent, object } = roles;
  if (agent?.kind !== "player" || object?.kind !== "things" || object.bound?.is !== ">=") return null;
  if (!clause.adverbs.some(({ says }) => says === "thisTurn") || typeof object.bound.than !== "number") return null;
  const what = filterIn({ ...object, bound: undefined });
  if (what === null) return null;
  const used = { on: "used" as const, who: anyone(agent.party), ...(Object.keys(what).length > 0 && { what }) };
  const enough: Condition = { amount: { happened: used }, is: ">=", than: object.bound.than - 1 };
  return { of: agent, changes: [{ cannot: "use", where: what }], while: enough };
}

const negate: Frame = {
  effect: onThings("negate", ({ select }, store) => ({ do: "negate", what: select, store }) as never),
  event: ({ object, agent }, { form }): EventPattern | null => {
    const subject = object ?? agent;
    const what = subject === undefined || form.negative ? null : subjectOf(subject);
    return what === null ? null : { on: "negated", what };
  },
  change: ({ object, means }, { form }) => {
    if (object === undefined || !form.negative) return null;
    const where = means === undefined ? undefined : filterIn(means);
    return where === null ? null : { of: object, changes: [{ cannot: "beNegated", ...(where && { where }) }] };
  },
};

const control: Frame = {
  effect: (roles, clause, reading) => {
    const until = clause.adverbs.find(({ says }) => says === "until");
    if (roles.agent?.kind !== "player" || roles.object === undefined) return null;
    const who = playerIn(roles.agent.party, reading.discourse);
    if (who === null) return null;
    return (
      onThings("control", ({ select }) => ({
        do: "control",
        what: select,
        who,
        until: (until?.says === "until" ? until.until : "game") as never,
      }))?.({ ...roles, agent: undefined }, clause, reading) ?? null
    );
  },
  relative: ({ agent, object }) => (agent?.kind === "player" && object === undefined ? { whose: agent.party } : null),
};

export const USE: Frames = { use, negate, control };

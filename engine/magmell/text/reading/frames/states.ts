import type { ContinuousChange, Duration, EventPattern, RestrictableAction } from "../../../model/ability";
import type { Effect } from "../../../model/effect";
import type { Filter } from "../../../model/select";
import { bindReferences } from "../discourse/bind-references";
import { toAmount, toCount } from "../phrases/amounts";
import { substituteWhole } from "../phrases/arithmetic";
import type { Clause } from "../phrases/clause";
import type { NounPhrase, NounPhraseByKind } from "../phrases/noun-phrase";
import { toSelect } from "../phrases/selections";
import { readMultipliedCounters } from "./counters";
import { readColorChange } from "./having";
import { createObjectEffect } from "./object-effect";
import { resolveParty, selectObjects } from "./objects";
import { type SemanticRoles, toEventPlayer, toSubject, toSubjectFilter } from "./semantic-roles";
import { createStatChangeFrame, parseStatAssignment } from "./stats";
import type { ReadingContext, SubjectChanges, VerbFrame, VerbFrames } from "./verb-frame";

/** The state of things that a verb changes. */
const CHANGED: Readonly<Record<"wake" | "rest" | "turnFaceUp" | "turnFaceDown", Filter>> = {
  wake: { rested: true },
  rest: { rested: false },
  turnFaceUp: { faceDown: true },
  turnFaceDown: { faceDown: false },
};

/** A verb that is done to things or that they do themselves: 「レストする」. */
const turning = (
  verb: "wake" | "rest" | "turnFaceUp" | "turnFaceDown",
  on: "woke" | "rested" | "turnedFaceUp" | "turnedFaceDown",
): VerbFrame => ({
  effect: createObjectEffect(verb, ({ select }, store) => ({ do: verb, what: select, store }) as Effect, CHANGED[verb]),
  event: ({ agent, object }, { form }) => {
    const subject = object ?? agent;
    const what = subject === undefined || form.negative ? null : toSubject(subject);
    return what === null ? null : { on, what };
  },
  ...(verb === "wake" || verb === "rest"
    ? {
        change: ({ agent, object }, { form }) => {
          const of = object ?? agent;
          return of === undefined || !form.negative ? null : { of, changes: [{ cannot: verb }] };
        },
        condition: ({ agent, object }, { form }) => {
          const of = agent === undefined || object !== undefined || !form.ongoing ? null : toSelect(agent);
          const rested = (verb === "rest") !== (form.negative === true);
          return of === null ? null : { some: { of, where: { rested } } };
        },
        relative: (roles, { form }) =>
          roles.agent === undefined && roles.object === undefined && form.ongoing === true
            ? { where: { rested: (verb === "rest") !== (form.negative === true) } }
            : null,
      }
    : {}),
});

const WAKE = turning("wake", "woke");
const REST = turning("rest", "rested");
const FACE_UP = turning("turnFaceUp", "turnedFaceUp");
const FACE_DOWN = turning("turnFaceDown", "turnedFaceDown");

/** 「裏向きにする」, 「裏向きになる」: the verb that a state stands for. */
function verbOfState(phrase: NounPhrase | undefined): VerbFrame | null {
  if (phrase?.kind !== "state") return null;
  const keys = Object.keys(phrase.where);
  if (keys.length !== 1) return null;
  if (phrase.where.rested !== undefined) return phrase.where.rested ? REST : WAKE;
  if (phrase.where.faceDown !== undefined) return phrase.where.faceDown ? FACE_DOWN : FACE_UP;
  return null;
}

/** 「触媒の支払いのために裏向きにできない」 */
function unpayable({ agent, object, goal }: SemanticRoles, { form }: Clause): SubjectChanges | null {
  const of = object ?? agent;
  const isDown = goal?.kind === "state" && goal.where.faceDown === true;
  return of !== undefined && (agent === undefined || object === undefined) && isDown && form.negative
    ? { of, changes: [{ cannot: "payCatalyst" }] }
    : null;
}

/** 「ライフを半分にする」, 「ライフは10になる」 */
function lifeSet(
  life: NounPhraseByKind<"life">,
  goal: NounPhrase,
  { discourse }: ReadingContext,
): readonly Effect[] | null {
  const amount = toAmount(goal);
  const who = resolveParty(life.whose ?? discourse.doer, discourse);
  if (amount === null || who === null || life.quantity !== undefined) return null;
  return [{ do: "setLife", who, amount: bindReferences(substituteWhole(amount, { life: who }), discourse) }];
}

const make: VerbFrame = {
  manners: ["catalystPayment"],
  effect: (roles, clause, reading) => {
    const state = verbOfState(roles.goal);
    if (state !== null)
      return roles.manner.length > 0 ? null : (state.effect?.({ ...roles, goal: undefined }, clause, reading) ?? null);
    const { object, goal } = roles;
    if (object?.kind === "life" && goal !== undefined) return lifeSet(object, goal, reading);
    return readMultipliedCounters(roles, reading);
  },
  event: (roles, clause) => verbOfState(roles.goal)?.event?.({ ...roles, goal: undefined }, clause) ?? null,
  relative: ({ object, partner, goal, agent }, { form }) => {
    const word = partner ?? goal;
    if (agent !== undefined || word?.kind !== "word" || word.word !== "対象" || !form.ongoing || form.negative)
      return null;
    if (object === undefined || (partner !== undefined && goal !== undefined)) return null;
    if (object.kind === "player")
      return object.party === "each" || object.party === "any" ? null : { where: { targetsPlayer: object.party } };
    const targets = toSubjectFilter(object);
    return targets === null ? null : { where: { targets } };
  },
  change: (roles, clause) => {
    const { form } = clause;
    const { agent, object, goal } = roles;
    if (clause.adverbs.some(({ says }) => says === "catalystPayment")) return unpayable(roles, clause);
    if (object?.kind === "stat" && goal?.kind !== "word") return form.negative ? null : parseStatAssignment(roles);
    if (object === undefined || goal?.kind !== "word" || goal.word !== "対象") return null;
    // 「相手のマジックの対象にされない」
    if (agent === undefined) return form.negative && form.voice === "passive" ? untargetable(object, goal.of) : null;
    const who = form.negative && form.able ? byWhat(agent) : null;
    // 「相手はこのユニットをマジックの対象にできない」
    const what = goal.of === undefined ? {} : agent.kind === "player" ? byWhat(goal.of) : null;
    if (who === null || what === null || "whose" in what) return null;
    return { of: object, changes: [{ cannot: "beTargeted", where: { ...what, ...who } }] };
  },
};

/** The filter that a card or ability must fit which may not aim. */
function byWhat(phrase: NounPhrase): Filter | null {
  if (phrase.kind === "player") return byPlayer(phrase);
  const filter = toSubjectFilter(phrase);
  // Of what may aim, 「カード」 is no ability (301.3).
  return filter !== null && phrase.kind === "things" && phrase.noun === "card" ? { ...filter, card: true } : filter;
}

const become: VerbFrame = {
  manners: ["until", "thisTurn"],
  // 「裏向きになっている」
  relative: ({ agent, object, goal }, { form }) =>
    goal?.kind === "state" && agent === undefined && object === undefined && form.ongoing && !form.negative
      ? { where: goal.where }
      : null,
  // 「ライフが5以下になっている」
  condition: ({ agent, goal, object }, { form }) => {
    const amount =
      agent === undefined || object !== undefined || !form.ongoing ? null : (toAmount(agent) ?? toCount(agent));
    if (amount === null || goal?.kind !== "bound" || form.negative) return null;
    return { amount, is: goal.is, than: goal.than };
  },
  effect: (roles, clause, reading) => {
    const { agent, goal } = roles;
    if (agent?.kind === "life" && goal !== undefined)
      return clause.adverbs.some(({ says }) => says === "until") ? null : lifeSet(agent, goal, reading);
    if (goal?.kind === "colors" && agent !== undefined) return chosenColor(agent, goal, clause, reading);
    const state = verbOfState(goal);
    return state?.effect?.({ ...roles, object: agent, agent: undefined, goal: undefined }, clause, reading) ?? null;
  },
  event: (roles, clause) => {
    const { agent, goal } = roles;
    if (agent?.kind === "life" && goal?.kind === "bound" && !clause.form.negative) {
      const whose = agent.whose ?? "you";
      return whose === "each" ? null : { on: "lifeBecomes", who: toEventPlayer(whose), is: goal.is, than: goal.than };
    }
    if (goal?.kind === "word" && goal.word === "対象") return targeted(roles, clause.form.negative === true, goal.of);
    return verbOfState(goal)?.event?.({ ...roles, goal: undefined }, clause) ?? (agent === undefined ? null : null);
  },
  change: (roles, { form }) => {
    const { agent, goal } = roles;
    if (agent === undefined || goal === undefined) return null;
    if (goal.kind === "word" && goal.word === "対象") return form.negative ? untargetable(agent, goal.of) : null;
    if (goal.kind === "state" && !form.negative) {
      const colored = readColorChange(agent, goal, false);
      if (colored !== null) return colored;
      if (goal.where.timing !== undefined) return { of: agent, changes: [{ timing: goal.where.timing }] };
    }
    return form.negative ? null : parseStatAssignment(roles);
  },
};

/** 「それはあなたが選んだ色1色になる」 */
function chosenColor(
  of: NounPhrase,
  { by, quantity }: Extract<NounPhrase, { kind: "colors" }>,
  clause: Clause,
  reading: ReadingContext,
): readonly Effect[] | null {
  const { discourse } = reading;
  const who = resolveParty(by, discourse);
  const until = clause.adverbs.find((adverb) => adverb.says === "until" || adverb.says === "thisTurn");
  const chosen = selectObjects(of, undefined, discourse.chooser, reading);
  if (who === null || chosen === null || until === undefined || (quantity !== undefined && quantity.count !== 1))
    return null;
  const store = discourse.newName();
  const lasting = until.says === "until" ? (until.until as Duration) : "turn";
  return [
    ...chosen.before,
    { do: "chooseColor", who, store },
    { do: "modify", what: chosen.select, changes: [{ colors: { storedColor: store }, keep: false }], until: lasting },
  ];
}

function targeted({ agent }: SemanticRoles, negative: boolean, by: NounPhrase | undefined): EventPattern | null {
  const what = agent === undefined || negative ? null : toSubject(agent);
  const filter = by === undefined ? undefined : byWhat(by);
  if (what === null || filter === null) return null;
  return { on: "targeted", what, ...(filter && { by: filter }) } as unknown as EventPattern;
}

/** Reads 「相手が支配するものの対象にならない」. */
export function untargetable(
  of: NounPhrase,
  by: NounPhrase | undefined,
): { of: NounPhrase; changes: readonly ContinuousChange[] } | null {
  const where = by === undefined ? undefined : byWhat(by);
  if (where === null) return null;
  return { of, changes: [{ cannot: "beTargeted", ...(where && { where }) }] };
}

const byPlayer = (phrase: NounPhrase): Filter | null =>
  phrase.kind === "player" && phrase.party !== "each" && phrase.party !== "any" ? { whose: phrase.party } : null;

/** Returns a reader of prohibitions: 「攻撃できない」 forbids the `active` action, 「攻撃されない」 the `passive` one. */
export const createProhibition =
  (active: RestrictableAction, passive: RestrictableAction | null) =>
  ({ agent, object, means, goal, limit }: SemanticRoles, { form }: Clause): SubjectChanges | null => {
    if (!form.negative) return null;
    const isPassive = form.voice === "passive";
    const act = isPassive ? passive : active;
    const of = isPassive ? (object ?? agent) : agent;
    const other = isPassive ? (means ?? goal) : object;
    if (act === null || of === undefined || (limit !== undefined && other !== undefined)) return null;
    // 「赤のユニットしか防御できない」: nothing else.
    const only = limit === undefined ? undefined : toSubjectFilter(limit);
    const where =
      only === undefined ? (other === undefined ? undefined : toSubjectFilter(other)) : only && { not: only };
    if (where === null || (only !== undefined && limit?.kind !== "things")) return null;
    return { of, changes: [{ cannot: act, ...(where && { where }) }] };
  };

/** 「触媒はなくなる」 */
const vanish: VerbFrame = {
  change: ({ agent }, { form }) => {
    const [stat, ...more] = agent?.kind === "stat" ? agent.stats : [];
    if (agent?.kind !== "stat" || more.length > 0 || form.negative || (stat !== "catalyst" && stat !== "useCost"))
      return null;
    return { of: agent.of ?? { kind: "pointer", select: "self" }, changes: [{ without: stat }] };
  },
};

export const STATE_FRAMES: VerbFrames = {
  vanish,
  wake: WAKE,
  rest: REST,
  make,
  become,
  increase: createStatChangeFrame(1),
  decrease: createStatChangeFrame(-1),
};

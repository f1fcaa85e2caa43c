import { type Ability, type EventPattern, type EventReplacement, REPLACEABLE_EVENTS } from "../../../model/ability";
import type { Effect } from "../../../model/effect";
import type { Amount, Condition } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";
import { bindReferences } from "../discourse/bind-references";
import { eventPatternsOf, readCondition, readEventPatterns } from "../frames/meanings";
import { readArrivalState } from "../frames/moves";
import { assignRoles, type SemanticRoles } from "../frames/semantic-roles";
import type { ReadingContext } from "../frames/verb-frame";
import type { LinkedClause } from "../phrases/chain";
import type { Clause } from "../phrases/clause";
import { hasManner, removeManner } from "../phrases/manners";
import { isControllerOfThing, type NounPhrase } from "../phrases/noun-phrase";
import { readAllOf } from "../taken";
import { readReplacementAmount, saysOnlyNumber } from "./damage-numbers";
import { removeUnusedStores } from "./modes/unused-stores";
import { extractSelfCondition } from "./self-condition";
import { extractTimes, isPassing } from "./times";
import { mentionEvent, takeTopicPlayer } from "./triggers";

type Chain = readonly LinkedClause[];
/** Reader of clauses that are carried out later, or instead of an event. */
export type ClauseReader = (chain: Chain, reading: ReadingContext) => readonly Effect[] | null;
type Replacement = Extract<Ability, { readonly type: "replacement" }>;

/** Reads 「〜場合、かわりに〜」 (306.1.2), with optional conditions before the event. */
export function readReplacement(
  chain: Chain,
  reading: ReadingContext,
  readRest: ClauseReader,
  isLasting = false,
): Replacement | null {
  const states = chain.map((one) => (one.link === "if" ? extractSelfCondition(one.clause) : null));
  const times = chain.map((one, at) => (one.link === "if" ? extractTimes(states[at]?.clause ?? one.clause) : null));
  const plain = chain.map((one, at) => ({ ...one, clause: times[at]?.clause ?? states[at]?.clause ?? one.clause }));
  // 「失っていたならば」 asks for what has happened.
  const index = plain.findIndex(
    ({ clause, link }) => link === "if" && !clause.form.ongoing && readEventPatterns(asked(clause)) !== null,
  );
  const event = plain[index];
  const { conditions: behind, rest } = conditionsBehind(chain.slice(index + 1));
  if (event === undefined || rest.length === 0) return null;
  // 「かわりに、〜なら」 does not say what happens otherwise.
  if (rest[0]?.link === "if" && hasManner(rest[0].clause, "instead")) return null;
  if (!isLasting && event.clause.adverbs.some(isPassing)) return null;
  // 「最初に」 is said of a turn, which must be named.
  if (hasManner(event.clause, "first") && !hasManner(event.clause, "thisTurn", "everyTurn")) return null;
  const { discourse } = reading;
  // Words of the event mean what was spoken of before it.
  const on = bindReferences(readEventPatterns(asked(event.clause)), discourse);
  if (on === null || on.length !== 1 || on[0] === undefined || !REPLACEABLE_EVENTS.includes(on[0].on)) return null;
  const before = conditionsIn(chain.slice(0, index));
  if (before === null) return null;
  const state = states[index]?.condition;
  const own = [...(times[index]?.conditions ?? []), ...(state === undefined ? [] : [state])];
  const leading = bindReferences([...before, ...own], discourse);
  mentionEvent(on, discourse);
  const bound = [...leading, ...bindReferences(behind, discourse)];
  if (!takeTopicPlayer(event.clause, discourse)) return null;
  const arrives = arrivalOf(rest, on[0]);
  const said = rest.filter(({ clause }) => hasManner(clause, "instead")).length;
  // 「その数は2倍になる」 replaces an event other than damage even without 「かわりに」.
  if (arrives === null && said !== 1 && (said > 1 || isLasting || rest.length > 1 || on[0].on === "damage"))
    return null;
  const instead = arrives ?? insteadOf(rest, on[0], reading, readRest);
  if (instead === null || (arrives === null && said === 0 && !("amount" in instead || "copies" in instead)))
    return null;
  const form = rest.at(-1)?.clause.form;
  const optional = form?.permitted === true || (form?.able === true && !form.negative);
  return {
    type: "replacement",
    on: on[0],
    ...(bound.length > 0 && { if: bound.length === 1 && bound[0] ? bound[0] : { every: bound } }),
    ...(optional && { optional: true }),
    instead,
  };
}

/**
 * Reads 「〜はレスト状態で召喚される」: a replacement that only says how things arrive (306.1.2.2), perhaps under conditions that
 * stand before it.
 */
export function readArrival(chain: Chain, { discourse }: ReadingContext): Replacement | null {
  const only = chain.at(-1);
  const conditions = conditionsIn(chain.slice(0, -1));
  if (only === undefined || conditions === null) return null;
  const { frame, form } = only.clause;
  if (form.voice !== "passive" || form.past || (frame !== "summon" && frame !== "put")) return null;
  const [first, ...more] = bindReferences(conditions, discourse);
  return readAllOf(only.clause, (clause) => {
    const [on] = eventPatternsOf({ ...clause, args: clause.args.filter(({ particle }) => particle !== "で") }) ?? [];
    const state = arrivalIn(clause);
    if (on?.on !== "move" || state === null) return null;
    return {
      type: "replacement",
      on,
      ...(first !== undefined && { if: more.length > 0 ? { every: [first, ...more] } : first }),
      instead: state,
    };
  });
}

/** How things arrive; `null` where a clause says more, or nothing of it. */
const arrivalIn = (clause: Clause): EventReplacement | null => {
  const roles = assignRoles(clause);
  const state = roles === null ? null : readArrivalState(roles);
  return state === null || Object.keys(state).length === 0 ? null : state;
};

/** The clause of an event without adverbs for its duration. */
const asked = (clause: Clause): Clause => ({
  ...clause,
  adverbs: clause.adverbs.filter(({ says }) => says !== "next" && says !== "thisTurn" && says !== "until"),
});

function conditionsIn(chain: Chain): readonly Condition[] | null {
  const found = chain.map(({ clause, link }) => (link === "if" || link === "while" ? readCondition(clause) : null));
  return found.includes(null) ? null : (found as readonly Condition[]);
}

/** 「〜場合、このユニットがレスト状態なら、かわりに〜」: conditions between the event and what replaces it. */
function conditionsBehind(chain: Chain): { readonly conditions: readonly Condition[]; readonly rest: Chain } {
  const [first, ...more] = chain;
  const isAsked = first?.link === "if" && more.length > 0 && !hasManner(first.clause, "instead");
  const condition = isAsked ? readCondition(first.clause) : null;
  if (condition === null) return { conditions: [], rest: chain };
  const later = conditionsBehind(more);
  return { conditions: [condition, ...later.conditions], rest: later.rest };
}

/** 「〜場合、これはレスト状態で召喚される」: only how it arrives (306.1.2.2). */
function arrivalOf(chain: Chain, event: EventPattern): EventReplacement | null {
  const [only] = chain;
  if (only === undefined || chain.length !== 1 || event.on !== "move" || only.clause.form.negative) return null;
  const { frame } = only.clause;
  if ((frame !== "summon" && frame !== "put") || only.clause.adverbs.some(({ says }) => says !== "instead"))
    return null;
  return readAllOf(removeManner(only.clause, "instead"), (clause) => {
    const roles = assignRoles(clause);
    if (roles === null || !isSubject(roles.object, event)) return null;
    if (roles.goal !== undefined && !(roles.goal.kind === "zone" && roles.goal.zone === event.to)) return null;
    return arrivalIn(clause);
  });
}

/** Whether a phrase means what the event is about. */
function isSubject(phrase: NounPhrase | undefined, event: EventPattern): boolean {
  if (phrase === undefined) return true;
  if (phrase.kind !== "pointer" || phrase.where !== undefined) return false;
  const { select } = phrase;
  if (select === "self") return "what" in event && event.what === "self";
  return typeof select === "object" && "stored" in select && /^@(it|them|that)/u.test(select.stored);
}

/** The substitute for an event: another place, another number, or other instructions. */
function insteadOf(
  chain: Chain,
  event: EventPattern,
  reading: ReadingContext,
  readRest: ClauseReader,
): EventReplacement | null {
  const [only] = chain;
  if (only === undefined) return null;
  if (chain.length === 1) {
    const begun = reading.discourse.copy();
    const said = removeManner(only.clause, "instead");
    const changed = readAllOf(said, (one) =>
      changedInstead(one, event, one === said ? reading : { ...reading, discourse: begun.copy() }),
    );
    if (changed !== null || said.form.negative) return changed;
  }
  const plain = chain.map(({ clause, link }) => ({
    clause: { ...removeManner(clause, "instead"), form: withoutPermission(clause) },
    link,
  }));
  const effects = readRest(plain, reading);
  if (effects === null || effects.length === 0) return null;
  return { effects: removeUnusedStores(chain.length === 1 ? passOn(only.clause, effects) : effects) };
}

/** 「このユニットがそのダメージを受ける」: damage that is passed on keeps its source. */
function passOn({ args }: Clause, effects: readonly Effect[]): readonly Effect[] {
  return args.some(({ phrase }) => phrase.kind === "damage" && phrase.same)
    ? effects.map((one) => (one.do === "damage" && one.by === undefined ? { ...one, by: { event: "source" } } : one))
    : effects;
}

/** The same event with another place or number. */
function changedInstead(clause: Clause, event: EventPattern, reading: ReadingContext): EventReplacement | null {
  const roles = assignRoles(clause);
  if (roles === null || clause.adverbs.length > 0) return null;
  const { object, goal, agent } = roles;
  if (clause.form.negative) {
    const subject = clause.frame === "receive" ? agent : goal;
    const isNone = event.on === "damage" && (object?.kind === "damage" || agent?.kind === "damage");
    return isNone && (subject === undefined || sameSubject(subject, event)) ? { amount: 0 } : null;
  }
  const moved = movedInstead(clause, roles, event);
  if (moved !== null || !saysOnlyNumber(clause, roles)) return moved;
  return numberChanged(roles, clause, event, reading) ?? countedInstead(clause, roles, event, reading);
}

const withoutPermission = ({ form }: Clause): Clause["form"] => {
  const { permitted: _, able, ...rest } = form;
  return able && form.negative ? { ...rest, able } : rest;
};

function movedInstead({ frame }: Clause, roles: SemanticRoles, event: EventPattern): EventReplacement | null {
  if (event.on !== "move" || !["put", "return", "add", "goBack"].includes(frame)) return null;
  const { goal } = roles;
  const what = roles.object ?? roles.agent;
  if (goal?.kind !== "zone" || typeof goal.position === "number" || !isSubject(what, event)) return null;
  // Cards lie in areas of their owner (401.5), whoever controls them.
  if (isControllerOfThing(goal.whose)) return null;
  if (frame === "return" && goal.zone === "hand") return null;
  const state = readArrivalState(roles);
  if (state === null) return null;
  return { to: goal.zone, ...(goal.position === "bottom" && { position: goal.position }), ...state };
}

/** 「かわりに2点のダメージが与えられる」, 「かわりにその点数は1減少する」 */
function countedInstead(
  { frame }: Clause,
  roles: SemanticRoles,
  event: EventPattern,
  { discourse }: ReadingContext,
): EventReplacement | null {
  const counted = NUMBERED[event.on];
  if (counted === undefined || !counted.includes(frame)) return null;
  const object = roles.object ?? (roles.agent?.kind === "damage" ? roles.agent : undefined);
  const quantity = object !== undefined && "quantity" in object ? object.quantity : undefined;
  const subject = roles.goal ?? (frame === "receive" ? roles.agent : undefined);
  if (subject !== undefined && !sameSubject(subject, event)) return null;
  if (object !== undefined && !isWhatHappens(object, event)) return null;
  if (
    "who" in event &&
    roles.agent !== undefined &&
    !(roles.agent.kind === "player" && roles.agent.party === event.who)
  )
    return null;
  if (roles.agent?.kind === "damage" && object === roles.agent && roles.object !== undefined) return null;
  const raw = quantity?.count ?? roles.quantities[0]?.count ?? roles.amounts[0];
  if (raw === undefined || typeof raw === "string" || (typeof raw === "object" && "min" in raw)) return null;
  const amount = bindReferences(raw, discourse);
  return event.on === "token" ? { copies: amount } : { amount };
}

/** 「その点数は1減少する」, 「その点数は2倍になる」, 「その数は0になる」 */
function numberChanged(
  roles: SemanticRoles,
  clause: Clause,
  event: EventPattern,
  { discourse }: ReadingContext,
): EventReplacement | null {
  const { agent, goal, object } = roles;
  const said = agent ?? object;
  const number = said?.kind === "amount" ? said.amount : said?.kind === "damage" ? said.quantity?.count : undefined;
  const isNumber = JSON.stringify(number) === '{"stored":"@amount"}' && isWhatHappens(said as NounPhrase, event);
  if (
    !isNumber ||
    (agent !== undefined && object !== undefined) ||
    roles.per !== undefined ||
    NUMBERED[event.on] === undefined
  )
    return null;
  const amount = readReplacementAmount(clause, goal, roles.quantities[0]?.count);
  if (amount === null) return null;
  const bound = bindReferences(amount, discourse);
  // One token is made at a time: twice as many are two for each.
  if (event.on === "token") return hasFactor(bound) ? { copies: bound.product[1] } : null;
  return { amount: bound };
}

const hasFactor = (amount: Amount): amount is Extract<Amount, { readonly product: unknown }> =>
  typeof amount === "object" && "product" in amount && isEqualData(amount.product[0], { event: "amount" });

const NUMBERED: Readonly<Partial<Record<EventPattern["on"], readonly string[]>>> = {
  damage: ["give", "receive"],
  lifeGained: ["recover"],
  lifeLost: ["lose"],
  countersPut: ["put"],
  countersRemoved: ["remove"],
  token: ["summon"],
};

/** Whether a phrase names the quantity of the event: damage, life, or the same counters. */
function isWhatHappens(phrase: NounPhrase, event: EventPattern): boolean {
  if (phrase.kind === "counters") return "counter" in event ? phrase.name === event.counter : phrase.name === null;
  if (phrase.kind === "damage") return event.on === "damage";
  return phrase.kind !== "life" || event.on === "lifeGained" || event.on === "lifeLost";
}

/** Whether the substitute happens to what the event would have happened to. */
function sameSubject(phrase: NounPhrase, event: EventPattern): boolean {
  if (isSubject(phrase, event)) return true;
  if (phrase.kind !== "player" || !("what" in event) || typeof event.what !== "object" || !("player" in event.what))
    return false;
  return JSON.stringify(event.what.player) === JSON.stringify(phrase.party);
}

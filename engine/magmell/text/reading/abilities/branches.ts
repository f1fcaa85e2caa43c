import type { Effect, EffectVerb } from "../../../model/effect";
import type { Amount, Condition, Select } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";
import { joinAlternatives } from "../discourse/alternatives";
import { bindReferences } from "../discourse/bind-references";
import type { Discourse } from "../discourse/discourse";
import { getDoer } from "../frames/doers";
import { readCondition, readEffects } from "../frames/meanings";
import { resolveParty } from "../frames/objects";
import { assignRoles } from "../frames/semantic-roles";
import type { ReadingContext } from "../frames/verb-frame";
import type { FrameName } from "../morphology/verbs";
import type { LinkedClause } from "../phrases/chain";
import type { Clause } from "../phrases/clause";
import { hasManner } from "../phrases/manners";
import { createPlayerPointer, createPointer, type PlayerParty } from "../phrases/noun-phrase";
import { inheritSubject } from "./shared-arguments";

type Branch = "then" | "otherwise";

/** Returns the branch that 「そうしたならば」 or 「そうしないならば」 begins. */
export const readBranch = (clause: Clause): Branch | null =>
  hasManner(clause, "ifDone") ? "then" : hasManner(clause, "ifNotDone", "ifNotSo") ? "otherwise" : null;

/**
 * Returns whether the player in 「相手がそうしたなら」 is the one who did the last thing, or could have. Who did it is not
 * who does the rest: that is you again, where nobody is named.
 */
export function isDoneByLast({ adverbs }: Clause, last: Effect | undefined, { discourse }: ReadingContext): boolean {
  const by = adverbs.find((adverb) => "by" in adverb && adverb.by !== undefined);
  if (by === undefined || !("by" in by) || by.by === undefined) return true;
  const act = last?.do === "if" ? last.then.at(-1) : last;
  if (act === undefined || !("who" in act)) return false;
  // 「その支配者がそうしなかったなら」 repeats of what the player is the controller.
  const isController = isEqualData(by.by, createPlayerPointer("it"));
  const isSame = isController ? typeof act.who === "object" : isEqualData(act.who, resolveParty(by.by, discourse));
  if (!isSame) return false;
  discourse.doer = discourse.usual;
  return true;
}

/** Verbs of the model by the frame with which a text asks whether they were done. */
const DONE: Readonly<Partial<Record<FrameName, readonly EffectVerb[]>>> = {
  discard: ["discard", "discardThese"],
  destroy: ["destroy"],
  add: ["put"],
  put: ["put", "putCounters"],
  remove: ["removeCounters"],
  removeAble: ["removeCounters"],
  return: ["return"],
  draw: ["draw"],
  summon: ["summon"],
  reveal: ["reveal"],
  search: ["search"],
  rest: ["rest"],
  lose: ["loseLife"],
  recover: ["gainLife"],
  use: ["use"],
};

/** Returns the branch that 「捨てなかったならば」 begins after an optional action. */
export function readDoneBranch({ frame, form, args, adverbs }: Clause, last: Effect | undefined): Branch | null {
  const isAsked = form.past === true || (form.negative === true && (form.able === true || form.voice === "passive"));
  if (last === undefined || !isAsked || adverbs.length > 0) return null;
  const isSame = args.every(
    ({ particle, phrase }) =>
      ((particle === "は" || particle === "が") && phrase.kind === "player" && !isOtherDoer(phrase.party, last)) ||
      (particle === "も" && phrase.kind === "quantity" && phrase.quantity.count === 1 && form.negative === true) ||
      (particle === "を" && phrase.kind === "zone" && phrase.zone === "hand" && phrase.quantity === undefined),
  );
  const acts = last.do === "may" ? last.then.slice(0, last.price) : [last];
  const act = acts.findLast((effect) => effect.do !== "choose");
  if (!isSame || act === undefined || !DONE[frame]?.includes(act.do)) return null;
  return form.negative ? "otherwise" : "then";
}

/** Whether a player is not the one of the last action. */
const isOtherDoer = (party: PlayerParty, last: Effect): boolean =>
  "who" in last && typeof last.who === "string" && typeof party === "string" && party !== last.who;

/**
 * Attaches a branch to a choice, or to an action that was or was not carried out; false if no action was optional. An
 * otherwise in the sentence of its condition, whose effects start at `begun`, belongs to no condition before the
 * sentence.
 */
export function attachBranch(branch: Branch, effects: readonly Effect[], out: Effect[], begun = 0): boolean {
  const last = out.at(-1);
  if (last === undefined || effects.length === 0) return false;
  const from = begun < out.length ? begun : 0;
  if (last.do === "if" && branch === "otherwise" && !joinAlternatives(out, from)) return false;
  return attachToLast(branch, effects, out);
}

/** Attaches a branch to the last effect. */
function attachToLast(branch: Branch, effects: readonly Effect[], out: Effect[]): boolean {
  const last = out.at(-1);
  if (last === undefined) return false;
  if (last.do === "if" && last.otherwise !== undefined && branch === "otherwise") {
    const otherwise = [...last.otherwise];
    if (otherwise.length !== 1 || otherwise[0]?.do !== "if" || !attachToLast(branch, effects, otherwise)) return false;
    out[out.length - 1] = { ...last, otherwise };
    return true;
  }
  if (last.do === "may" || (last.do === "if" && branch === "otherwise")) {
    if (branch === "otherwise" && last.otherwise !== undefined) return false;
    out[out.length - 1] =
      branch === "then" ? { ...last, then: [...last.then, ...effects] } : { ...last, otherwise: effects };
    return true;
  }
  if (last.do === "if") {
    const then = [...last.then];
    if (!attachBranch(branch, effects, then)) return false;
    out[out.length - 1] = { ...last, then };
    return true;
  }
  if (!("store" in last) || typeof last.store !== "string") return false;
  const some: Condition = { some: { stored: last.store } };
  out.push({ do: "if", condition: branch === "then" ? some : { not: some }, then: effects });
  return true;
}

/** Reads 「手札を1枚捨てないかぎり、〜」: the effect on a player who does not do something. */
export function readUnless(
  { form, ...clause }: Clause,
  rest: readonly LinkedClause[],
  reading: ReadingContext,
  readRest: (chain: readonly LinkedClause[], reading: ReadingContext) => readonly Effect[] | null,
): readonly Effect[] | null {
  const { negative, past, ...positive } = form;
  if (!negative || past || form.able) return null;
  const act: Clause = { ...clause, form: { ...positive, permitted: true } };
  reading.discourse.branch();
  const roles = assignRoles(act);
  const who = roles === null ? null : getDoer(roles, reading.discourse);
  if (who === null || who === "each") return null;
  const then = readEffects(act, reading);
  reading.discourse.otherwise();
  const otherwise = then === null ? null : readRest(rest, reading);
  return then === null || otherwise === null || otherwise.length === 0 ? null : [{ do: "may", who, then, otherwise }];
}

/** Returns a condition with the subject of the one before where it has none: 「それがマジックならば〜、ユニットならば〜」. */
export function withLastSubject(clause: Clause, last: Clause | null, discourse: Discourse): Clause {
  if (clause.frame !== "be") return clause;
  if (last?.frame === "be") return inheritSubject(clause, last);
  // 「1枚見て、マジックならば〜」
  const [only, ...more] = clause.args;
  const isKind = only?.phrase.kind === "things" && only.phrase.quantity === undefined && more.length === 0;
  const seen = isKind && only.particle === "" ? discourse.latest(({ it }) => it) : null;
  return seen === null || seen.plural || seen.own
    ? clause
    : {
        ...clause,
        args: [{ particle: "が", phrase: { kind: "pointer", select: createPointer("it") } }, ...clause.args],
      };
}

/** Returns a condition with its subject resolved, so that later mentions do not change its meaning. */
export const boundSubject = (clause: Clause, discourse: Discourse): Clause => ({
  ...clause,
  args: clause.args.map((arg) =>
    arg.phrase.kind === "pointer"
      ? { ...arg, phrase: { ...arg.phrase, select: bindReferences(arg.phrase.select, discourse) } }
      : arg,
  ),
});

/** Returns whether a condition asks about the same word as the last one: 「それが緑なら〜。それが赤なら〜」. */
export function asksAgain({ args }: Clause, discourse: Discourse): boolean {
  const phrase = args.find(({ particle }) => particle === "が" || particle === "は")?.phrase;
  const of = phrase?.kind === "stat" ? phrase.of : phrase;
  if (of?.kind !== "pointer" || of.select === "self") return false;
  const before = discourse.asked;
  discourse.asked = JSON.stringify(of.select);
  return discourse.asked === before;
}

/** Returns whether a selection is of those of a set that fit a filter. */
export const isPartOf = (select: Select, set: Select | null): boolean =>
  typeof select === "object" && "of" in select && "where" in select && isEqualData(select.of, set);

/** Makes what a condition asks about the referent of the words behind it; returns whether it is a group of things. */
export function mentionAsked(condition: Condition, discourse: Discourse): boolean {
  const asked = "some" in condition ? condition.some : "amount" in condition ? thingsOfAmount(condition.amount) : null;
  const things = typeof asked === "object" && asked !== null && "of" in asked && "where" in asked ? asked.of : asked;
  if (typeof things !== "object" || things === null) return false;
  if ("all" in things) {
    discourse.among = things;
    return true;
  }
  if ("battle" in things || ("top" in things && things.count === 1))
    discourse.mention({ select: things, plural: false, nouns: ["battle" in things ? "ユニット" : "カード"], it: true });
  return false;
}

const thingsOfAmount = (amount: Amount): Select | null =>
  typeof amount !== "object"
    ? null
    : "count" in amount
      ? amount.count
      : "stat" in amount
        ? amount.of
        : "counters" in amount
          ? amount.on
          : null;

/** Returns the conditions right behind another, which hold together with it, and the clauses behind them. */
export function takeConditions(chain: readonly LinkedClause[]): {
  readonly joined: readonly Condition[];
  readonly rest: readonly LinkedClause[];
} {
  const [first, ...rest] = chain;
  const condition =
    first?.link === "if" && rest.length > 0 && readBranch(first.clause) === null && !first.clause.args.some(isAboutEach)
      ? readCondition(first.clause)
      : null;
  if (condition === null) return { joined: [], rest: chain };
  const later = takeConditions(rest);
  return { joined: [condition, ...later.joined], rest: later.rest };
}

/** Returns whether a phrase of a clause means each player. */
export const isAboutEach = ({ phrase }: Clause["args"][number]): boolean =>
  phrase.kind === "player" && phrase.party === "each";

import type { Effect } from "../../../model/effect";
import type { PlayerRef } from "../../../model/select";
import { bindReferences } from "../discourse/bind-references";
import { getDoer } from "../frames/doers";
import { readCondition, readEffects } from "../frames/meanings";
import { assignRoles } from "../frames/semantic-roles";
import type { ReadingContext } from "../frames/verb-frame";
import type { LinkedClause } from "../phrases/chain";
import type { Clause } from "../phrases/clause";
import { expandGapping } from "../phrases/gapping";
import { hasManner, removeManner } from "../phrases/manners";
import {
  asksAgain,
  attachBranch,
  boundSubject,
  isAboutEach,
  isDoneByLast,
  isPartOf,
  mentionAsked,
  readBranch,
  readDoneBranch,
  readUnless,
  takeConditions,
  withLastSubject,
} from "./branches";
import { readDelayedTrigger, readLastingReplacement, readLastingTrigger, readUntilItLeaves } from "./delayed-abilities";
import { readTokenDescription } from "./described-tokens";
import {
  isMutualDamage,
  readEachPlayer,
  readEachPlayerEffects,
  readMutualDamage,
  readTurnOrderEffects,
} from "./each-player";
import { readInsteadEffect, readInsteadNumber } from "./instead-number";
import {
  addDuration,
  getAdverbDuration,
  joinModifications,
  readChangeEffects,
  readClauseDuration,
} from "./lasting-changes";
import { askOrAwait, goesOnLater, goesOnUnderCondition } from "./later";
import { isOwnDustPlacement, mergeNegatedDestination, readDiscardDownTo, readRevealUntil } from "./paired-clauses";
import { countUseClauses } from "./self-condition";
import { inheritObject, withEachObject } from "./shared-arguments";
import { limitLastCost } from "./statics";
import { bindOwnTargets, isTargeting, readTargets, readTotalBound } from "./targets";
import { findDoerOf, findUnnamedDoer } from "./unnamed-doers";
import { readUpToNumber } from "./up-to-number";

type Chain = readonly LinkedClause[];

/** Adds the instructions of one sentence to `out`; false if the sentence cannot be read as instructions. */
export function readInstruction(chain: Chain, reading: ReadingContext, out: Effect[]): boolean {
  const [first] = chain;
  if (first === undefined) return false;
  if (readTokenDescription(chain, reading, out) || limitLastCost(chain, out)) return true;
  reading.discourse.sentence = {};
  const goesOn = hasManner(first.clause, "then", "ifDone", "ifNotDone", "ifNotSo", "moreover", "further", "next");
  if (!goesOn || reading.goesOnWith === "usual") reading.discourse.doer = findUnnamedDoer(chain, reading);
  const begun = out.length;
  const isRead =
    reading.goesOnWith === "condition"
      ? goesOnUnderCondition(chain, reading, out, readInto)
      : goesOnLater(chain, reading, out, readInto) || readInto(chain, reading, out);
  reading.discourse.made = chain.length === 1 ? out.length - begun : 0;
  return isRead;
}

/** Returns the effects of the clauses of a sentence; `null` if a clause cannot be read. */
export function readChainEffects(chain: Chain, reading: ReadingContext): readonly Effect[] | null {
  const effects: Effect[] = [];
  return readInto(chain, reading, effects) ? effects : null;
}

/** Adds the effects of clauses to those before them: conditions hold for what is behind them up to the next condition. */
function readInto(chain: Chain, reading: ReadingContext, out: Effect[]): boolean {
  const [head] = chain;
  if (head !== undefined && hasManner(head.clause, "turnOrder", "youFirst", "opponentFirst")) {
    const effects = readTurnOrderEffects(chain, reading, readInto);
    return effects !== null && out.push(...effects) > 0;
  }
  const replacing = readLastingReplacement(chain, reading, readChainEffects);
  if (replacing !== null) return out.push(...replacing) > 0;
  // 「かわりに」 that replaces no event changes what was said before, which is done by then.
  if (chain.some(({ clause }) => hasManner(clause, "instead"))) {
    const discourse = reading.discourse.copy();
    return (
      readInsteadNumber(chain, reading, out) ||
      readInsteadEffect(chain, { ...reading, discourse }, out, readChainEffects)
    );
  }
  const begun = out.length;
  let index = 0;
  while (index < chain.length) {
    const used = readOne(chain.slice(index), chain[index - 1], reading, out, begun);
    if (used === 0) return false;
    index += used;
  }
  return true;
}

/** Reads the first clause of some, with as many behind it as belong to it; returns how many, 0 for none. */
function readOne(
  chain: Chain,
  before: LinkedClause | undefined,
  reading: ReadingContext,
  out: Effect[],
  begun: number,
): number {
  const [given, ...rest] = chain;
  const clause = given === undefined ? null : bindOwnTargets(given.clause, reading.discourse);
  if (given === undefined || clause === null) return 0;
  const first = { ...given, clause };
  const { link } = first;
  const { discourse } = reading;
  // Nothing goes on from what has not been said.
  const isBegun = out.length > 0 || before !== undefined || discourse.said !== null || discourse.targets.length > 0;
  const goesOn =
    hasManner(clause, "then", "moreover") || (link !== "when" && link !== "if" && hasManner(clause, "next"));
  if (!isBegun && goesOn) return 0;
  if (clause !== given.clause) return readOne([first, ...rest], before, reading, out, begun);
  const branch = readBranch(clause);
  if (branch !== null) {
    if (hasManner(clause, "ifDone") && hasManner(clause, "ifNotDone")) return 0;
    // 「そうでないならば」 asks for a condition or a choice, not for what was done.
    if (hasManner(clause, "ifNotSo") && !["if", "may"].includes(out.at(-1)?.do ?? "")) return 0;
    if (!isDoneByLast(clause, out.at(-1), reading)) return 0;
    const own = { ...first, clause: removeManner(clause, "ifDone", "ifNotDone", "ifNotSo") };
    if (branch === "otherwise") reading.discourse.otherwise();
    if (reading.goesOnWith === "usual" && discourse.loop === null) discourse.doer = discourse.usual;
    const effects = readChainEffects([own, ...rest], reading);
    return effects !== null && attachBranch(branch, effects, out, begun) ? chain.length : 0;
  }
  const whole = clause.adverbs.some(({ says }) => says === "moment")
    ? readDelayedTrigger(chain, reading, readChainEffects)
    : link === "when"
      ? readLastingTrigger(chain, reading, readChainEffects)
      : link === "or"
        ? oneOf(chain, reading)
        : undefined;
  if (whole !== undefined) return whole !== null && out.push(...whole) > 0 ? chain.length : 0;
  // 「ターン終了時まで、ユニット1体を選び、〜する」: what is chosen is chosen at once.
  const chosenFor = clause.frame === "choose" && rest.length > 0 ? getAdverbDuration(clause) : null;
  const during = rest.length === 0 ? null : (chosenFor ?? readClauseDuration(first));
  if (during !== null) {
    if (chosenFor !== null && !clauseInto(removeManner(clause, "until", "thisTurn"), reading, out, begun)) return 0;
    const lasting = rest.flatMap((one) => {
      const lasts = addDuration(one.clause, during);
      return lasts === null ? [] : [{ ...one, clause: lasts }];
    });
    const effects =
      (lasting.length < rest.length ? null : readChainEffects(lasting, reading)) ??
      (during === "whileHere" ? readUntilItLeaves(rest, reading, readChainEffects) : null);
    return effects !== null && out.push(...effects) > 0 ? chain.length : 0;
  }
  if (link === "if" || link === "while") return conditional(chain, reading, out, begun);
  if (link === "until" || link === "so" || link === "insteadOf") return paired(chain, reading, out);
  if (link !== "and" && link !== "end") return 0;
  if (isTargeting(clause)) {
    const uses = readTargets(clause, discourse) ? countUseClauses(rest, out, reading) : null;
    return uses === null ? 0 : 1 + uses;
  }
  // 「割り振って与える」 is one act.
  const next = rest[0]?.clause;
  const isBare = next?.args.length === 0 && next.adverbs.length === 0;
  const used = clause.frame === "divide" && isBare && ["give", "put"].includes(next.frame) ? 2 : 1;
  return expandGapping(clause).every((one) => clauseInto(one, reading, out, begun, before?.clause)) ? used : 0;
}

/** A condition and what is done then, which ends at the next condition of the sentence. */
function conditional(chain: Chain, reading: ReadingContext, out: Effect[], begun: number): number {
  const [first, ...behind] = chain;
  if (first === undefined || behind.length === 0) return 0;
  const { discourse } = reading;
  const { joined, rest } = first.link === "if" ? takeConditions(behind) : { joined: [], rest: behind };
  const done = joined.length > 0 ? null : readDoneBranch(first.clause, out.at(-1));
  if (done !== null) {
    const last = out.at(-1)?.do;
    if (done === "otherwise") discourse.otherwise(last === "may" || last === "if" ? undefined : discourse.beforeLast);
    if (reading.goesOnWith === "last") discourse.doer = findDoerOf(out.at(-1)) ?? discourse.doer;
    const effects = readChainEffects(rest, reading);
    return effects !== null && attachBranch(done, effects, out, begun) ? chain.length : 0;
  }
  const asked = withLastSubject(first.clause, discourse.condition, discourse);
  // What the condition before allowed need not have been done.
  if (asksAgain(first.clause, discourse) || asked !== first.clause) discourse.otherwise(discourse.beforeCondition);
  const condition = first.link === "if" ? readCondition(asked) : null;
  if (condition === null) {
    const refused = readUnless(first.clause, rest, reading, readChainEffects);
    return refused !== null && out.push(...refused) > 0 ? chain.length : 0;
  }
  // 「各プレイヤーは、自身の〜ならば」 asks each of them.
  const ofEach = [asked, rest[0]?.clause].some((clause) => clause?.args.some(isAboutEach));
  if (ofEach && JSON.stringify(condition).includes('"@doer"')) return 0;
  discourse.condition = boundSubject(asked, discourse);
  const bound = bindReferences(joined.length > 0 ? { every: [condition, ...joined] } : condition, discourse);
  if ("amount" in bound) discourse.noted.difference = { difference: [bound.amount, bound.than] };
  discourse.doer = discourse.loop ?? discourse.usual;
  const later = rest.findIndex(({ clause, link }, at) => at > 0 && (link === "if" || readBranch(clause) !== null));
  const then = later < 0 ? rest : rest.slice(0, later);
  discourse.branch();
  discourse.beforeCondition = discourse.snapshot();
  const { among } = discourse; // 「その中にユニットがあれば、1枚を〜」: one of those.
  const fitting = "some" in bound && isPartOf(bound.some, among) ? bound.some : among;
  discourse.among = fitting;
  if (fitting === among) mentionAsked(bound, discourse);
  const effects = readChainEffects(then, reading);
  if (effects === null || effects.length === 0) return 0;
  if (discourse.among === fitting) discourse.among = among;
  const made = askOrAwait(bound, effects, out, discourse);
  if (made === null) return 0;
  out.push(made);
  return 1 + joined.length + then.length;
}

/** Clauses that say something together with the one behind them. */
function paired([first, second, ...more]: Chain, reading: ReadingContext, out: Effect[]): number {
  if (first === undefined || second === undefined) return 0;
  if (first.link === "insteadOf") {
    const isLast = more.length === 0 && second.link === "end";
    const read =
      isLast &&
      isOwnDustPlacement(first.clause) &&
      clauseInto(inheritObject(second.clause, first.clause), reading, out, out.length);
    // Only a magic is still to be put there: a unit that was destroyed lies there.
    return read && (mergeNegatedDestination(out) || reading.discourse.isMagic) ? 2 : 0;
  }
  const total = first.link === "so" && isTargeting(second.clause) ? readTotalBound(first.clause) : null;
  if (total !== null) return readTargets(second.clause, reading.discourse, total) ? 2 : 0;
  const read = first.link === "until" ? readRevealUntil : readDiscardDownTo;
  const effects = read(first.clause, second.clause, reading) ?? readUpToNumber(first.clause, second.clause, reading);
  return effects !== null && out.push(...effects) > 0 ? 2 : 0;
}

/** 「〜か、〜する」: one of several, as the doer likes. */
function oneOf(chain: Chain, reading: ReadingContext): readonly Effect[] | null {
  const parts: Chain[] = [];
  let part: LinkedClause[] = [];
  for (const one of chain) {
    part.push(one.link === "or" ? { ...one, link: "and" } : one);
    if (one.link !== "or") continue;
    parts.push(part);
    part = [];
  }
  parts.push(part);
  const who = chain[0] === undefined ? null : doerBefore(chain[0].clause, reading);
  if (who === null || parts.some(({ length }) => length === 0)) return null;
  const modes: (readonly Effect[])[] = [];
  const { discourse } = reading;
  // Of several only one is done: nothing is a result for the others, nor for what follows.
  const before = discourse.snapshot();
  for (const one of parts) {
    discourse.doer = who;
    const effects = readChainEffects(one, reading);
    if (effects === null || effects.length === 0) return null;
    modes.push(effects);
    discourse.otherwise(before);
  }
  return [{ do: "chooseMode", who, modes }];
}

/** Adds what one clause does; 「もよい」 leaves it and what stands before it in its sentence to the doer. */
function clauseInto(clause: Clause, reading: ReadingContext, out: Effect[], begun: number, before?: Clause): boolean {
  if (isMutualDamage(clause)) {
    const effects = readMutualDamage(clause, reading, (one, into) => clauseInto(one, reading, into, 0));
    return effects !== null && out.push(...effects) > 0;
  }
  const named = withEachObject(clause, reading.discourse);
  if (named !== clause) return clauseInto(named, reading, out, begun, before);
  const players = readEachPlayer(clause, reading.discourse);
  if (players !== null) {
    const effects = readEachPlayerEffects(players, reading, out, (one) => permittedEffects(one, reading));
    return effects !== null && (effects.length === 0 || out.push(...effects) > 0);
  }
  const mayDo = clause.form.permitted === true || (clause.form.able === true && !clause.form.negative);
  // 「お互いに1点のダメージを与えてもよい」 does not say who decides.
  if (mayDo && clause.args.some(({ phrase }) => phrase.kind === "player" && phrase.mutual)) return false;
  const doer = mayDo ? doerBefore(clause, reading) : null;
  if (mayDo) reading.discourse.branch();
  reading.discourse.beforeLast = reading.discourse.snapshot();
  const made = clauseEffects(clause, before, reading);
  if (made === null) return false;
  reading.discourse.said = clause;
  if (!mayDo) {
    const joined = before === undefined ? null : joinModifications(out.at(-1), made);
    if (joined !== null) out[out.length - 1] = joined;
    else out.push(...made);
    return true;
  }
  if (doer === null) return false;
  // 「手札を見て、〜してもよい」: who decides has seen it by then.
  const earlier = out.splice(hasManner(clause, "then") ? out.length : begun);
  const firstAct = earlier.findIndex((effect) => effect.do !== "look");
  const seen = firstAct < 0 ? earlier.length : firstAct;
  out.push(...earlier.slice(0, seen));
  const then = [...earlier.slice(seen), ...made];
  // All of it is the price of what 「そうしたならば」 goes on with.
  out.push({ do: "may", who: doer, then, price: then.length });
  return true;
}

function permittedEffects(clause: Clause, reading: ReadingContext): readonly Effect[] | null {
  const effects: Effect[] = [];
  return clauseInto(clause, reading, effects, 0) ? effects : null;
}

/** The player who decides about 「もよい」. */
function doerBefore(clause: Clause, { discourse }: ReadingContext): PlayerRef | null {
  const roles = assignRoles(clause);
  const doer = roles === null ? null : getDoer(roles, discourse);
  return doer === "each" ? null : (doer ?? discourse.chooser);
}

/** An instruction, or a temporary change. */
const clauseEffects = (clause: Clause, before: Clause | undefined, reading: ReadingContext): readonly Effect[] | null =>
  (clause.form.negative ? null : readEffects(clause, reading)) ?? readChangeEffects(clause, before, reading);

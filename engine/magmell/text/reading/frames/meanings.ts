import type { EventPattern } from "../../../model/ability";
import type { Effect } from "../../../model/effect";
import type { Amount, ComparisonOperator, Condition } from "../../../model/select";
import { OPPOSITE_COMPARISON } from "../../opposite-comparison";
import type { Parse, ParserInput } from "../parser-input";
import type { Adverb } from "../phrases/adverbs";
import { type Argument, type Clause, readClauses } from "../phrases/clause";
import type { NounPhrase } from "../phrases/noun-phrase";
import type { PendingModifiers } from "../phrases/pending-modifiers";
import { addEventDetails } from "./event-details";
import { assignRoles, type SemanticRoles } from "./semantic-roles";
import { expandAlsoClauses, parseStatModifiers } from "./stats";
import type { ReadingContext, SubjectChanges, VerbFrame } from "./verb-frame";
import { VERB_FRAME_TABLE } from "./verb-frame-table";

/** Adverbs that say how sentences hang together; the body of an ability reads them. */
export const CONNECTING: readonly Adverb["says"][] = [
  "then",
  "next",
  "moreover",
  "ifDone",
  "ifNotDone",
  "nothing",
  "suppose",
  "thereby",
  "together",
  "instead",
  "turnOrder",
];

/** Whether a clause has no adverb but those that its reader knows. */
const knows = ({ adverbs }: Clause, ...known: readonly (readonly Adverb["says"][])[]): boolean =>
  adverbs.every(({ says }) => known.some((list) => list.includes(says)));

/**
 * The meaning that a frame gives to a clause. A reading that leaves out a phrase of the clause is none: each role that is filled must
 * have been looked at.
 */
function applied<Value>(
  clause: Clause,
  apply: (roles: SemanticRoles) => Value | null | undefined,
  isPure = true,
): Value | null {
  const roles = assignRoles(clause);
  if (roles === null || clause.args.some(isStrayTime)) return null;
  const seen = new Set<string | symbol>();
  const watched = new Proxy(roles, {
    get: (target, key) => {
      seen.add(key);
      return Reflect.get(target, key);
    },
    ownKeys: (target) => {
      for (const key of Reflect.ownKeys(target)) seen.add(key);
      return Reflect.ownKeys(target);
    },
  });
  const value = apply(watched) ?? null;
  if (value === null) return null;
  const isAllTaken = filledRoles(roles).every(
    (role) =>
      seen.has(role) && !(isPure && isState(roles[role]) && isSame(value, apply({ ...roles, [role]: undefined }))),
  );
  return isAllTaken ? value : null;
}

const isState = (role: SemanticRoles[keyof SemanticRoles]): boolean =>
  role !== undefined && "kind" in role && role.kind === "state";

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A time that no verb takes: one that holds for the whole sentence has been taken out of the clause before. */
const isStrayTime = ({ particle, phrase }: Argument): boolean =>
  ["turn", "phase", "step", "battle"].includes(phrase.kind) &&
  (particle === "に" || (particle === "で" && phrase.kind !== "battle"));

const filledRoles = (roles: SemanticRoles): readonly (keyof SemanticRoles)[] =>
  (Object.keys(roles) as (keyof SemanticRoles)[]).filter((role) => {
    const value = roles[role];
    return value !== undefined && !(Array.isArray(value) && value.length === 0);
  });

const frameOf = ({ frame }: Clause): VerbFrame | undefined => VERB_FRAME_TABLE[frame];

/** Verbs whose things arrive in a state. */
const ARRIVING: readonly Clause["frame"][] = ["put", "add", "move", "summon"];

/** Whether a clause names a state in which nothing arrives, or how often something is done, which is said in 「」. */
const hasStrayManner = ({ manner, quantities }: SemanticRoles, { frame, args }: Clause): boolean =>
  (manner.some(({ kind }) => kind === "state") && !ARRIVING.includes(frame)) ||
  (quantities.some(({ counter }) => counter === "回") && !args.some(({ phrase }) => phrase.kind === "quote"));

/** Returns the instructions that a clause gives. */
export function readEffects(clause: Clause, reading: ReadingContext): readonly Effect[] | null {
  const frame = frameOf(clause);
  if (!knows(clause, CONNECTING, frame?.manners ?? [])) return null;
  return applied(
    clause,
    (roles) => (hasStrayManner(roles, clause) ? null : frame?.effect?.(roles, clause, reading)),
    false,
  );
}

/** Returns the events that a clause describes. */
export function readEventPatterns(clause: Clause): readonly EventPattern[] | null {
  if (!knows(clause, CONNECTING, ["thisTurn", "process", "notProcess", "catalystPayment", "costPayment"])) return null;
  const plain = {
    ...clause,
    args: clause.args.filter(({ phrase, particle }) => particle !== "" || !isSingle(phrase)).flatMap(withoutDetail),
  };
  const found = applied(plain, (roles) => frameOf(clause)?.event?.(roles, plain));
  if (found === null) return null;
  const events = Array.isArray(found) ? (found as readonly EventPattern[]) : [found as EventPattern];
  const detailed = events.map((event) => addEventDetails(event, clause));
  return detailed.includes(null) ? null : (detailed as readonly EventPattern[]);
}

/** 「カードが1枚」: an event is about one thing. */
const isSingle = (phrase: NounPhrase): boolean =>
  phrase.kind === "quantity" && phrase.quantity.count === 1 && ["枚", "体"].includes(phrase.quantity.counter);

/** An argument without what it says of the number of the event. */
function withoutDetail(arg: Argument): readonly Argument[] {
  const { phrase, particle } = arg;
  if (phrase.kind === "bound" && particle === "") return [];
  if (phrase.kind === "things") return [{ ...arg, phrase: { ...phrase, bound: undefined, nth: undefined } }];
  return [arg];
}

/** Returns the condition that a clause states: how things are, or what has happened this turn. */
export function readCondition(clause: Clause): Condition | null {
  if (knows(clause, CONNECTING, frameOf(clause)?.manners ?? [])) {
    const stated = applied(clause, (roles) => frameOf(clause)?.condition?.(roles, clause));
    if (stated !== null) return stated;
  }
  return happenedCondition(clause);
}

/** 「このターンにユニットが破壊されたならば」, 「マジックを2枚以上使用していたならば」 */
function happenedCondition(clause: Clause): Condition | null {
  const { form, adverbs } = clause;
  if (!adverbs.some(({ says }) => says === "thisTurn") || adverbs.some(({ says }) => says === "next")) return null;
  const { negative, ongoing: _, past: __, ...rest } = form;
  const { args, bound } = withoutBound(clause.args);
  const [event] = readEventPatterns({ ...clause, form: rest, args }) ?? [];
  if (event === undefined) return null;
  const total = ["damage", "lifeGained", "lifeLost", "countersPut", "countersRemoved"].includes(event.on);
  const amount = { happened: event, ...(total && bound !== null && { total: true as const }) } as Amount;
  // 「1体も〜ない」 says that there was none; another number says nothing there.
  if (negative && bound?.is === "=" && bound.than !== 1) return null;
  if (bound === null || (negative && bound.is === "="))
    return { amount, is: negative ? "=" : ">=", than: negative ? 0 : 1 };
  const is = bound.is === "=" ? ">=" : bound.is;
  return { amount, is: negative ? (OPPOSITE_COMPARISON[is] ?? is) : is, than: bound.than };
}

type Bound = { readonly is: ComparisonOperator; readonly than: Amount };

/** The arguments of a clause without its number, and that number. */
function withoutBound(args: readonly Argument[]): { readonly args: readonly Argument[]; readonly bound: Bound | null } {
  let bound: Bound | null = null;
  const rest = args.flatMap((arg): readonly Argument[] => {
    const { phrase } = arg;
    if (phrase.kind === "bound") {
      bound = { is: phrase.is, than: phrase.than };
      return [];
    }
    if (phrase.kind === "quantity" && typeof phrase.quantity.count === "number") {
      bound = { is: "=", than: phrase.quantity.count };
      return [];
    }
    if ("quantity" in phrase && phrase.quantity !== undefined && typeof phrase.quantity.count === "number") {
      bound = { is: "=", than: phrase.quantity.count };
      return [{ ...arg, phrase: { ...phrase, quantity: undefined } as NounPhrase }];
    }
    return [arg];
  });
  return { args: rest, bound };
}

/** Returns the changes that a clause makes while it holds. */
export function readChanges(clause: Clause, reading: ReadingContext): readonly SubjectChanges[] | null {
  if (!knows(clause, CONNECTING, ["until", "thisTurn", "each"], frameOf(clause)?.manners ?? [])) return null;
  const signed = parseStatModifiers(clause);
  if (signed !== null) return signed;
  const clauses = expandAlsoClauses(clause);
  if (clauses.length > 1) {
    const all = clauses.map((one) => readChanges(one, reading));
    return all.includes(null) ? null : mergedChanges(all.flat() as readonly SubjectChanges[]);
  }
  const found = applied(clause, (roles) => frameOf(clause)?.change?.(roles, clause, reading));
  if (found === null) return null;
  return Array.isArray(found) ? (found as readonly SubjectChanges[]) : [found as SubjectChanges];
}

/** Changes of one thing together. */
const mergedChanges = (all: readonly SubjectChanges[]): readonly SubjectChanges[] => {
  const [first] = all;
  const isOne = first !== undefined && all.every(({ of }) => JSON.stringify(of) === JSON.stringify(first.of));
  return isOne ? [{ of: first.of, changes: all.flatMap(({ changes }) => changes) }] : all;
};

/** Returns relative clauses at an offset, as what they say of the noun behind them. */
export const readRelativeClauses = (input: ParserInput, at: number): readonly Parse<Partial<PendingModifiers>>[] =>
  input.parse("relative", at, () =>
    readClauses(input, at, false).flatMap(({ value, end }) => {
      if (value.form.ending !== "end" || value.frame === "be") return [];
      const means = relativeMeaning(value);
      return means === null ? [] : [{ value: means, end }];
    }),
  );

/** 「手札に加えた」, 「あなたが選んだ」: where and who, which say no more than that it was done. */
const isPlaceOrDoer = ({ particle, phrase }: Argument): boolean =>
  ((particle === "に" || particle === "から") && phrase.kind === "zone" && phrase.quantity === undefined) ||
  (particle === "が" && phrase.kind === "player" && phrase.test === undefined);

const HEAD: NounPhrase = { kind: "things", noun: "thing", where: {} };

/** 「裏向きにした」: the state is part of the verb. */
function verbOfState([only, ...more]: Clause["args"]): string | null {
  if (only?.particle !== "に" || only.phrase.kind !== "state" || more.length > 0) return null;
  const { rested, faceDown, ...others } = only.phrase.where;
  if (Object.keys(others).length > 0 || (rested === undefined) === (faceDown === undefined)) return null;
  if (rested !== undefined) return rested ? "rest" : "wake";
  return faceDown ? "turnFaceDown" : "turnFaceUp";
}

function relativeMeaning(clause: Clause): Partial<PendingModifiers> | null {
  if (!knows(clause, ["thisTurn", "thereby"], clause.frame === "use" ? ["next"] : [])) return null;
  const { form, args, adverbs } = clause;
  const isNow = !adverbs.some(({ says }) => says === "thisTurn");
  const own = isNow ? applied(clause, (roles) => frameOf(clause)?.relative?.(roles, clause)) : null;
  if (own !== null) return own;
  if (!form.past || adverbs.some(({ says }) => says === "next")) return null;
  const turned = isNow && form.voice === undefined && clause.frame === "make" ? verbOfState(args) : null;
  if (turned !== null) return form.negative ? { notResult: turned } : { result: turned };
  if (args.every(isPlaceOrDoer) && isNow) return form.negative ? { notResult: clause.frame } : { result: clause.frame };
  if (isNow) return null;
  for (const particle of form.voice === "passive" ? (["が"] as const) : (["が", "を"] as const)) {
    const { negative, past: _, ...rest } = form;
    const [event] = readEventPatterns({ ...clause, form: rest, args: [...args, { particle, phrase: HEAD }] }) ?? [];
    if (event === undefined) continue;
    const did = { did: event };
    return { where: negative ? { not: did } : did };
  }
  return null;
}

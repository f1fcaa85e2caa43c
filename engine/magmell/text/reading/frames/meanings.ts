import type { EventPattern } from "../../../model/ability";
import type { Effect } from "../../../model/effect";
import type { Amount, Condition } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import { OPPOSITE_COMPARISON } from "../../opposite-comparison";
import type { Parse, ParserInput } from "../parser-input";
import { type Argument, type Clause, readClauses } from "../phrases/clause";
import { removeManner, saysOnly } from "../phrases/manners";
import { createPointer, type NounPhrase } from "../phrases/noun-phrase";
import type { PendingModifiers } from "../phrases/pending-modifiers";
import { toFilter } from "../phrases/selections";
import { readAllOf } from "../taken";
import { addEventDetails, withoutBound } from "./event-details";
import { assignRoles, type SemanticRoles } from "./semantic-roles";
import { expandAlsoClauses, parseStatModifiers } from "./stats";
import type { ReadingContext, SubjectChanges, VerbFrame } from "./verb-frame";
import { VERB_FRAME_TABLE } from "./verb-frame-table";

/** The meaning that a frame gives to the roles of a clause. */
function applied<Value>(clause: Clause, apply: (roles: SemanticRoles) => Value | null | undefined): Value | null {
  const roles = assignRoles(clause);
  return roles === null || clause.args.some(isStrayTime) ? null : (apply(roles) ?? null);
}

/** A time that no verb takes: one that holds for the whole sentence has been taken out of the clause before. */
const isStrayTime = ({ particle, phrase }: Argument): boolean =>
  ["turn", "phase", "step", "battle"].includes(phrase.kind) &&
  (particle === "に" || (particle === "で" && phrase.kind !== "battle"));

const frameOf = ({ frame }: Clause): VerbFrame | undefined => VERB_FRAME_TABLE[frame];

/** Verbs whose things arrive in a state. */
const ARRIVING: readonly Clause["frame"][] = ["put", "add", "move", "summon", "return"];

/** Verbs whose number each of several things gets. */
const EACH_GETTING: readonly Clause["frame"][] = [
  "give",
  "receive",
  "put",
  "remove",
  "lose",
  "recover",
  "draw",
  "become",
];

/** 「1つだけ」 */
const isExact = ({ particle, phrase }: Argument): boolean => particle === "だけ" && phrase.kind === "quantity";

/** 「+1」, which is a change and no number that something is. */
const hasSign = ({ phrase }: Argument): boolean => phrase.kind === "quantity" && phrase.quantity.counter === "±";

const isTotal = ({ phrase }: Argument): boolean => "quantity" in phrase && phrase.quantity?.total === true;

/**
 * Whether a clause names a state in which nothing arrives, a number for several together that each would get, or how often
 * something is done, which is said in 「」.
 */
const hasStrayManner = ({ manner, quantities }: SemanticRoles, { frame, args }: Clause): boolean =>
  (manner.some(({ kind }) => kind === "state") && !ARRIVING.includes(frame)) ||
  (EACH_GETTING.includes(frame) && args.some(isTotal)) ||
  quantities.some(({ counter }) => counter === "±") ||
  (quantities.some(({ counter }) => counter === "回") && !args.some(({ phrase }) => phrase.kind === "quote"));

/** Returns the effects of a clause; `null` if a part of the clause is not understood. */
export function readEffects(clause: Clause, reading: ReadingContext): readonly Effect[] | null {
  const begun = reading.discourse.copy();
  const read = readAllOf(
    clause,
    (one) => {
      const own = one === clause ? reading : { ...reading, discourse: begun.copy() };
      const effects = effectsOf(one, own);
      // A number that is divided among targets is stored with them.
      return effects === null ? null : { effects, targets: own.discourse.targets };
    },
    frameOf(clause)?.idle,
  );
  return read === null ? null : read.effects;
}

function effectsOf(clause: Clause, reading: ReadingContext): readonly Effect[] | null {
  const frame = frameOf(clause);
  if (!saysOnly(clause, "each", ...(frame?.manners ?? []))) return null;
  return applied(clause, (roles) => (hasStrayManner(roles, clause) ? null : frame?.effect?.(roles, clause, reading)));
}

/** Returns the events that a clause describes; `null` if a part of the clause is not understood. */
export const readEventPatterns = (clause: Clause): readonly EventPattern[] | null =>
  readAllOf(clause, eventPatternsOf, ["thisTurn", "everyTurn"]);

/** Returns the events that a clause describes, without checking that every part of the clause is understood. */
export function eventPatternsOf(clause: Clause): readonly EventPattern[] | null {
  const known = ["thisTurn", "everyTurn", "first", "process", "notProcess", "catalystPayment", "costPayment"];
  if (!clause.adverbs.every(({ says }) => known.includes(says))) return null;
  const plain = {
    ...clause,
    args: clause.args.filter(({ phrase, particle }) => particle !== "" || !isSingle(phrase)).flatMap(withoutDetail),
  };
  const found = applied(plain, (roles) =>
    roles.complement === undefined && roles.quantities.length + roles.amounts.length === 0
      ? frameOf(clause)?.event?.(roles, plain)
      : null,
  );
  if (found === null) return null;
  const events = Array.isArray(found) ? (found as readonly EventPattern[]) : [found as EventPattern];
  const detailed = events.map((event) => addEventDetails(event, clause));
  return detailed.includes(null) ? null : (detailed as readonly EventPattern[]);
}

/** 「カードが1枚」: an event is about one thing. */
const isSingle = (phrase: NounPhrase): boolean =>
  phrase.kind === "quantity" &&
  phrase.quantity.count === 1 &&
  !phrase.quantity.each &&
  ["枚", "体"].includes(phrase.quantity.counter);

/** An argument without what it says of the number of the event. */
function withoutDetail(arg: Argument): readonly Argument[] {
  const { phrase, particle } = arg;
  if (phrase.kind === "bound" && particle === "") return [];
  if (phrase.kind === "things") return [{ ...arg, phrase: { ...phrase, bound: undefined, nth: undefined } }];
  return [arg];
}

/** Returns the condition that a clause states: how things are, or what has happened this turn. */
export const readCondition = (clause: Clause): Condition | null => readAllOf(clause, conditionOf);

function conditionOf(clause: Clause): Condition | null {
  if (clause.args.some((arg) => isExact(arg) || hasSign(arg))) return null;
  if (saysOnly(clause, "each")) {
    const stated = applied(clause, (roles) => frameOf(clause)?.condition?.(roles, clause));
    if (stated !== null) return stated;
  }
  return happenedCondition(clause) ?? doneCondition(clause);
}

/** 「この方法でマジックを捨てたならば」: something of that kind was among them. */
function doneCondition({ frame, form, args, adverbs }: Clause): Condition | null {
  const [{ phrase, particle } = { phrase: undefined, particle: "" }, ...more] = args;
  if (adverbs.length !== 1 || adverbs[0]?.says !== "thereby" || more.length > 0 || !form.past || form.ongoing)
    return null;
  if (
    particle !== (form.voice === "passive" ? "が" : "を") ||
    phrase?.kind !== "things" ||
    phrase.zones ||
    phrase.whose
  )
    return null;
  const where = phrase.quantity === undefined && phrase.nth === undefined ? toFilter(phrase) : null;
  if (where === null || Object.keys(where).length === 0 || phrase.bound !== undefined) return null;
  const some: Condition = { some: { of: createPointer(`result:${frame}`), where } };
  return form.negative ? { not: some } : some;
}

/** 「このターンにユニットが破壊されたならば」, 「マジックを2枚以上使用していたならば」 */
function happenedCondition(clause: Clause): Condition | null {
  const { form, adverbs } = clause;
  if (!adverbs.some(({ says }) => says === "thisTurn") || adverbs.some(({ says }) => says === "next")) return null;
  const { negative, ongoing: _, past: __, ...rest } = form;
  const { args, bound } = withoutBound(clause.args);
  const [event] = eventPatternsOf({ ...removeManner(clause, "thisTurn"), form: rest, args }) ?? [];
  if (event === undefined) return null;
  // Whose damage it was is not said: that of the card, or of its controller's cards.
  if (event.on === "damage" && clause.frame === "give" && event.by === undefined && form.voice === undefined)
    return null;
  const total = ["damage", "lifeGained", "lifeLost", "countersPut", "countersRemoved"].includes(event.on);
  if (total && bound === null && "amount" in event && event.amount !== undefined) {
    // 「5点以上のダメージを受けていた」: all of the turn together.
    const { amount, ...any } = event;
    const condition: Condition = { amount: { happened: any as EventPattern, total: true }, ...amount };
    return negative ? { not: condition } : condition;
  }
  const amount = { happened: event, ...(total && bound !== null && { total: true as const }) } as Amount;
  // 「1体も〜ない」 says that there was none; another number says nothing there.
  if (negative && bound?.is === "=" && bound.than !== 1) return null;
  if (bound === null || (negative && bound.is === "="))
    return { amount, is: negative ? "=" : ">=", than: negative ? 0 : 1 };
  const is = bound.is === "=" ? ">=" : bound.is;
  return { amount, is: negative ? (OPPOSITE_COMPARISON[is] ?? is) : is, than: bound.than };
}

/** Returns the continuous changes that a clause states. */
export function readChanges(clause: Clause, reading: ReadingContext): readonly SubjectChanges[] | null {
  const begun = reading.discourse.copy();
  return readAllOf(
    clause,
    (one) => changesOf(one, one === clause ? reading : { ...reading, discourse: begun.copy() }),
    ["until", "thisTurn", ...(frameOf(clause)?.idle ?? [])],
  );
}

/** A clause with 「〜はすべて」 as one about all of them. */
function withAllOfTopic(clause: Clause): Clause {
  const topic = clause.args.find(({ particle, phrase }) => particle === "は" && phrase.kind === "things");
  const all = clause.args.find(
    ({ particle, phrase }) => particle === "" && phrase.kind === "quantity" && phrase.quantity.count === "all",
  );
  if (topic?.phrase.kind !== "things" || all === undefined || topic.phrase.quantity !== undefined || topic.phrase.all)
    return clause;
  const whole: Argument = { ...topic, phrase: { ...topic.phrase, all: true } };
  return { ...clause, args: clause.args.flatMap((arg) => (arg === all ? [] : [arg === topic ? whole : arg])) };
}

function changesOf(given: Clause, reading: ReadingContext): readonly SubjectChanges[] | null {
  const clause = withAllOfTopic(given);
  if (clause.args.some(isTotal)) return null;
  if (!saysOnly(clause, "until", "thisTurn", "each", ...(frameOf(clause)?.manners ?? []))) return null;
  const signed = parseStatModifiers(clause);
  if (signed !== null) return signed;
  const clauses = expandAlsoClauses(clause);
  if (clauses.length > 1) {
    const all = clauses.map((one) => changesOf(one, reading));
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

/** Returns the relative clauses at an offset, as modifiers of the noun after them. */
export const readRelativeClauses = (input: ParserInput, at: number): readonly Parse<Partial<PendingModifiers>>[] =>
  input.parse("relative", at, () =>
    readClauses(input, at, false).flatMap(({ value, end }) => {
      if (value.form.ending !== "end" || value.frame === "be" || isOfWhole(value, input.text.slice(at, end))) return [];
      const means = readAllOf(value, relativeMeaning, ["thereby"]);
      return means === null ? [] : [{ value: means, end }];
    }),
  );

/** 「相手は支配する」, 「相手が、支配する」: a topic, and a doer before a comma, are those of the whole sentence. */
const isOfWhole = ({ args, frame }: Clause, text: string): boolean =>
  args.some(({ particle }) => particle === "は") ||
  (frame === "control" && args.some(({ phrase }) => phrase.kind === "player") && text.includes("が、"));

/** Whether nothing comes from an area by a verb. */
const isElsewhere = (frame: Clause["frame"], zone: ZoneId): boolean => ORIGINS[frame]?.includes(zone) === false;

const ORIGINS: Readonly<Partial<Record<Clause["frame"], readonly ZoneId[]>>> = {
  discard: ["hand"],
  destroy: ["battleArea", "stoneArea"],
  look: ["grimoire", "stoneDeck", "hand"],
  reveal: ["grimoire", "stoneDeck", "hand"],
  search: ["grimoire", "stoneDeck"],
};

/** 「手札に加えた」, 「あなたが選んだ」: where and who, which say no more than that it was done. */
const isPlaceOrDoer = (frame: Clause["frame"], { particle, phrase }: Argument): boolean =>
  (particle === "に" && phrase.kind === "zone" && phrase.quantity === undefined) ||
  (particle === "から" &&
    phrase.kind === "zone" &&
    phrase.quantity === undefined &&
    !isElsewhere(frame, phrase.zone)) ||
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
  if (clause.args.some((arg) => isTotal(arg) || isExact(arg))) return null;
  const isMade = clause.form.past === true;
  if (
    !clause.adverbs.every(
      ({ says }) =>
        says === "thisTurn" ||
        (says === "thereby" && isMade) ||
        (says === "next" && clause.frame === "use") ||
        (["next", "first"].includes(says) && !isMade && (clause.frame === "receive" || clause.frame === "give")),
    )
  )
    return null;
  const { form, args, adverbs } = clause;
  const isNow = !adverbs.some(({ says }) => says === "thisTurn");
  const own = isNow ? applied(clause, (roles) => frameOf(clause)?.relative?.(roles, clause)) : null;
  const isResult = !adverbs.some(({ says }) => says === "thereby");
  if (own !== null && !isMade && (own.to !== undefined || own.by !== undefined)) {
    if (adverbs.some(({ says }) => says === "next")) return { ...own, next: true };
    if (adverbs.some(({ says }) => says === "first")) return { ...own, nth: 1 };
  }
  if (own !== null) return isResult || own.chosenBy !== undefined ? own : null;
  if (!form.past || adverbs.some(({ says }) => says === "next")) return null;
  const turned = isNow && form.voice === undefined && clause.frame === "make" ? verbOfState(args) : null;
  if (turned !== null) return form.negative ? { notResult: turned } : { result: turned };
  if (args.every((arg) => isPlaceOrDoer(clause.frame, arg)) && isNow) {
    const place = args.find(({ particle }) => particle === "に")?.phrase;
    const doer = args.find(({ particle }) => particle === "が")?.phrase;
    const by = doer?.kind === "player" && (doer.party === "you" || doer.party === "opponent") ? `:${doer.party}` : "";
    const at = place?.kind === "zone" ? place.zone : "";
    const done = at + by === "" ? clause.frame : `${clause.frame}:${at}${by}`;
    return form.negative ? { notResult: done } : { result: done };
  }
  if (isNow) return null;
  for (const particle of form.voice === "passive" ? (["が"] as const) : (["が", "を"] as const)) {
    const { negative, past: _, ...rest } = form;
    const said = { ...removeManner(clause, "thisTurn"), form: rest, args: [...args, { particle, phrase: HEAD }] };
    const [event] = eventPatternsOf(said) ?? [];
    if (event === undefined) continue;
    const did = { did: event };
    return { where: negative ? { not: did } : did };
  }
  return null;
}

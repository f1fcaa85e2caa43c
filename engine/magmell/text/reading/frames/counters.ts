import type { Effect } from "../../../model/effect";
import type { Amount, Filter, Select } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";
import { bindReferences, boundIfKnown } from "../discourse/bind-references";
import { getWholeMultiple } from "../phrases/arithmetic";
import type { Clause } from "../phrases/clause";
import type { NounPhrase, NounPhraseByKind } from "../phrases/noun-phrase";
import type { Quantity } from "../phrases/quantity";
import { getClauseAmount, mentionSelection, type ObjectSelection, selectObjects } from "./objects";
import { type SemanticRoles, toSubject } from "./semantic-roles";
import type { ReadingContext, VerbFrame, VerbFrames } from "./verb-frame";

type Verb = "putCounters" | "removeCounters";

/** Reads 「〜にパワーカウンターを1個置く」, 「〜からすべてのカウンターを取り除く」 */
export function readCounterChange(
  verb: Verb,
  roles: SemanticRoles,
  { form, args }: Clause,
  reading: ReadingContext,
): readonly Effect[] | null {
  const object = countersIn(roles, reading);
  if (object === null || form.negative) return null;
  if (verb === "removeCounters") return takeFrom(object, roles, reading);
  // 「それ」 in the number is what was spoken of before it.
  const place = args.findIndex(({ particle, phrase }) => particle === "に" && !isSelf(phrase));
  const isPlaceFirst = place >= 0 && place < args.findIndex(({ phrase }) => phrase.kind === "counters");
  return putOn(object, roles, isPlaceFirst, reading);
}

const isSelf = (phrase: NounPhrase): boolean => phrase.kind === "pointer" && phrase.select === "self";

/** The counters of a clause; 「それ」 may be those that the sentence has just taken from something. */
function countersIn(
  { object, goal }: SemanticRoles,
  { discourse }: ReadingContext,
): NounPhraseByKind<"counters"> | null {
  if (object?.kind === "counters") return object;
  const { taken } = discourse.sentence;
  const isIt = object?.kind === "pointer" && JSON.stringify(object.select) === '{"stored":"@it"}';
  if (!isIt || taken === undefined || goal === undefined || goal.kind === "zone") return null;
  return { kind: "counters", name: taken.name, quantity: { count: taken.count, counter: "個" } };
}

/** The place where counters are put or taken from: what the clause names, or what its sentence was about. */
function place(on: NounPhrase | undefined, reading: ReadingContext): ObjectSelection | null {
  const { discourse } = reading;
  const chosen = on === undefined ? discourse.sentence.about : selectObjects(on, undefined, discourse.chooser, reading);
  if (chosen == null) return null;
  mentionSelection(chosen, discourse);
  discourse.sentence.about = { ...chosen, before: [] };
  return chosen;
}

function putOn(
  object: NounPhraseByKind<"counters">,
  roles: SemanticRoles,
  isPlaceFirst: boolean,
  reading: ReadingContext,
): readonly Effect[] | null {
  if (object.name === null || object.all || object.of !== undefined || roles.source !== undefined) return null;
  const said = getClauseAmount(roles, object.quantity);
  const raw = said === null || isPlaceFirst ? said : (boundIfKnown(said, reading.discourse) ?? said);
  const chosen = raw === null ? null : place(roles.goal, reading);
  if (raw === null || chosen === null) return null;
  const count = bindReferences(raw, reading.discourse);
  return [...chosen.before, { do: "putCounters", on: chosen.select, counter: object.name, count }];
}

function takeFrom(
  object: NounPhraseByKind<"counters">,
  roles: SemanticRoles,
  reading: ReadingContext,
): readonly Effect[] | null {
  const { discourse } = reading;
  if (roles.goal !== undefined || (roles.source !== undefined && object.of !== undefined)) return null;
  const from = roles.source ?? object.of;
  const quantity = object.quantity ?? roles.quantities[0];
  const name = object.name ?? "any";
  if (quantity?.count === "any") return from === undefined ? null : takeAnyNumber(name, from, reading);
  const all = object.all || quantity?.count === "all";
  const raw = all ? "all" : getClauseAmount(roles, object.quantity);
  const chosen = raw === null ? null : place(from, reading);
  if (raw === null || chosen === null) return null;
  const count = raw === "all" ? raw : bindReferences(raw, discourse);
  const there: Amount = name === "any" ? { anyCounters: chosen.select } : { counters: name, on: chosen.select };
  const number = note(count === "all" ? there : { lowest: [there, count] }, discourse.newName());
  discourse.noted.removed = count === "all" || !chosen.plural ? { stored: number.store } : undefined;
  discourse.sentence.taken = count === "all" || name === "any" ? undefined : { name, count };
  const store = discourse.newName();
  return [...chosen.before, number, { do: "removeCounters", on: chosen.select, counter: name, count, store }];
}

const note = (amount: Amount, store: string) => ({ do: "remember", amount, store }) as const;

/** 「あなたのユニットからパワーカウンターを好きな数だけ取り除く」: a number for each of them, and their sum. */
function takeAnyNumber(name: string, from: NounPhrase, reading: ReadingContext): readonly Effect[] | null {
  const { discourse } = reading;
  const phrase: NounPhrase = from.kind === "things" && from.quantity === undefined ? { ...from, all: true } : from;
  const chosen = selectObjects(phrase, undefined, discourse.chooser, reading);
  const { chooser } = discourse;
  if (chosen === null || name === "any") return null;
  const [sum, one, number] = [discourse.newName(), discourse.newName(), discourse.newName()];
  const it: Select = { stored: one };
  const some: Filter = { counters: { name, is: ">=", than: 1 } };
  discourse.noted.removed = { stored: sum };
  return [
    ...chosen.before,
    note(0, sum),
    {
      do: "forEach",
      what: { of: chosen.select, where: some },
      store: one,
      effects: [
        { do: "chooseNumber", who: chooser, min: 0, max: { counters: name, on: it }, store: number },
        { do: "removeCounters", on: it, counter: name, count: { stored: number } },
        note({ sum: [{ stored: sum }, { stored: number }] }, sum),
      ],
    },
  ];
}

/** Reads 「〜に置かれているパワーカウンターを1個、〜に移す」 */
export function readMovedCounters(
  roles: SemanticRoles,
  { form }: Clause,
  reading: ReadingContext,
): readonly Effect[] | null {
  const { object, goal } = roles;
  if (object?.kind !== "counters" || goal === undefined || form.negative) return null;
  if (roles.source !== undefined && object.of !== undefined) return null;
  const giver = place(roles.source ?? object.of, reading);
  const all = object.all || (object.quantity ?? roles.quantities[0])?.count === "all";
  const raw = all ? "all" : getClauseAmount(roles, object.quantity);
  const taker = giver === null ? null : place(goal, reading);
  if (raw === null || giver === null || taker === null) return null;
  const count = raw === "all" ? raw : bindReferences(raw, reading.discourse);
  const counter = object.name ?? "any";
  return [
    ...giver.before,
    ...taker.before,
    { do: "moveCounters", from: giver.select, to: taker.select, counter, count },
  ];
}

/** Reads 「それに置かれているパワーカウンターの数を2倍にする」 as putting the additional counters on it. */
export function readMultipliedCounters(
  { object, goal }: SemanticRoles,
  { discourse }: ReadingContext,
): readonly Effect[] | null {
  if (object?.kind !== "amount" || goal?.kind !== "amount") return null;
  const number = bindReferences(object.amount, discourse);
  const times = getWholeMultiple(goal.amount);
  if (typeof number !== "object" || !("counters" in number) || typeof times !== "number" || times < 1) return null;
  const count: Amount = times === 2 ? number : { product: [number, times - 1] };
  return [{ do: "putCounters", on: number.on, counter: number.counters, count }];
}

const isThatNumber = ({ count }: Quantity): boolean => isEqualData(count, { stored: "@amount" });

const remove: VerbFrame = {
  effect: (roles, clause, reading) => {
    const { object, source } = roles;
    if (object?.kind === "damage") {
      const from = source ?? object.of;
      const chosen = from === undefined ? null : selectObjects(from, undefined, reading.discourse.chooser, reading);
      if (chosen === null) return null;
      mentionSelection(chosen, reading.discourse);
      const [floating] = roles.quantities;
      const quantity = object.quantity ?? floating;
      const isAll = quantity === undefined || floating?.count === "all" || quantity.count === "all";
      // 「そのダメージをすべて」
      if (isAll && object.quantity !== undefined && floating !== undefined && !isThatNumber(object.quantity))
        return null;
      const raw = isAll ? undefined : getClauseAmount(roles, quantity);
      if (raw === null) return null;
      return [
        ...chosen.before,
        {
          do: "removeDamage",
          from: chosen.select,
          ...(raw !== undefined && { amount: bindReferences(raw, reading.discourse) }),
        },
      ];
    }
    if (object?.kind === "pointer") return takeThem(roles, reading);
    return readCounterChange("removeCounters", roles, clause, reading);
  },
  event: ({ object, source }, { form }) => {
    if (object?.kind !== "counters" || form.negative) return null;
    const from = source ?? object.of;
    const what = from === undefined ? null : toSubject(from);
    return what === null
      ? null
      : { on: "countersRemoved", what, ...(object.name !== null && { counter: object.name }) };
  },
};

/** 「それらをすべて取り除く」 of the counters that an event was about. */
function takeThem({ object, quantities }: SemanticRoles, { discourse }: ReadingContext): readonly Effect[] | null {
  const { counters } = discourse.noted;
  const isThem = object?.kind === "pointer" && object.where === undefined && object.plural === true;
  if (!isThem || counters === undefined || quantities[0]?.count !== "all") return null;
  return [{ do: "removeCounters", on: counters.on, counter: counters.name, count: "all" }];
}

export const COUNTER_FRAMES: VerbFrames = { remove };

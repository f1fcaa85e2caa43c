import type { Ability, AbilityBody, EventPattern, Instead } from "../../../model/ability";
import type { Kind } from "../../../model/card";
import type { Effect } from "../../../model/effect";
import type { Amount, Condition } from "../../../model/select";
import { bind } from "../discourse/bind";
import { Discourse, UnresolvedWord } from "../discourse/discourse";
import type { Reading } from "../frames/frame";
import { changesOf, conditionOf, eventsOf } from "../frames/meanings";
import { rolesOf } from "../frames/roles";
import { momentEvent } from "../phrases/adverbs";
import { type LinkedClause, readChains } from "../phrases/chain";
import { selectOf } from "../phrases/selections";
import type { TextInput } from "../text-input";
import { hasManner, readClausesFrom, readInstruction } from "./body";
import { mentionEvent } from "./triggers";

type Chain = readonly LinkedClause[];

/** The first of some readings that works out. */
function firstOf<Item, Value>(items: readonly Item[], read: (item: Item) => Value | null): Value | null {
  for (const item of items) {
    try {
      const value = read(item);
      if (value !== null) return value;
    } catch (problem) {
      if (!(problem instanceof UnresolvedWord)) throw problem;
    }
  }
  return null;
}

/** Reads a stretch between two 「■」 as abilities; `null` when not all of it is understood. */
export function readAbilities(input: TextInput, kind: Kind): readonly Ability[] | null {
  return kind === "magic" ? readMagic(input) : readPermanent(input);
}

/** A unit's or stone's stretch: one triggered ability with its sentences, or static sentences. */
function readPermanent(input: TextInput): readonly Ability[] | null {
  const triggered = firstOf(readChains(input, 0), ({ value, end }) => {
    const ability = readTriggered(input, value, end);
    return ability === null ? null : [ability];
  });
  return triggered ?? readStatics(input);
}

function newReading(input: TextInput, discourse = new Discourse()): Reading {
  return {
    discourse,
    ability: ({ start, end }) => {
      const abilities = readAbilities(input.within(start, end), "unit");
      return abilities?.length === 1 ? (abilities[0] ?? null) : null;
    },
    instructions: ({ start, end }) => readBody(input.within(start, end), 0, newReading(input, discourse)),
  };
}

/** Sentences from an offset to the end as instructions. */
export function readBody(input: TextInput, at: number, reading: Reading): readonly Effect[] | null {
  return bodyFrom(input, at, reading.discourse, []);
}

/** The instructions that follow, with every sentence read in the light of those before it. */
function bodyFrom(
  input: TextInput,
  at: number,
  discourse: Discourse,
  before: readonly Effect[],
): readonly Effect[] | null {
  if (at >= input.text.length) return before;
  return firstOf(readChains(input, at), ({ value, end }) => {
    const reading = newReading(input, discourse.copy());
    const effects = [...before];
    if (!readInstruction(value, reading, effects)) return null;
    const rest = bodyFrom(input, end, reading.discourse, effects);
    if (rest !== null) Object.assign(discourse.targets, reading.discourse.targets);
    return rest;
  });
}

function readMagic(input: TextInput): readonly Ability[] | null {
  const discourse = new Discourse();
  const effects = bodyFrom(input, 0, discourse, []);
  return effects === null ? readStatics(input) : [{ type: "magic", ...bodyOf(discourse, effects) }];
}

const bodyOf = ({ targets }: Discourse, effects: readonly Effect[]): AbilityBody => ({
  ...(targets.length > 0 && { targets }),
  effects,
});

/** The events at the beginning of a sentence, and the clauses behind them. */
function readHead(chain: Chain): { readonly on: readonly EventPattern[]; readonly rest: Chain } | null {
  const [first, ...rest] = chain;
  if (first === undefined) return null;
  const moment = first.clause.adverbs.find((adverb) => adverb.says === "moment");
  if (moment?.says === "moment") {
    const on = momentEvent(moment.moment);
    const clause = { ...first.clause, adverbs: first.clause.adverbs.filter((adverb) => adverb !== moment) };
    return on === null || moment.moment.next || moment.moment.current
      ? null
      : { on: [on], rest: [{ ...first, clause }, ...rest] };
  }
  if (first.link === "or") {
    const on = eventsOf(first.clause) ?? eventsOf(sharing(first.clause, rest[0]?.clause));
    const others = readHead(
      rest.map((one, index) => (index === 0 ? { ...one, clause: sharing(one.clause, first.clause) } : one)),
    );
    return on === null || others === null ? null : { on: [...on, ...others.on], rest: others.rest };
  }
  if (first.link !== "when") return null;
  const on = eventsOf(first.clause);
  return on === null ? null : { on, rest };
}

/** A clause with the subject of another, where it has none. */
function sharing(clause: LinkedClause["clause"], other: LinkedClause["clause"] | undefined): LinkedClause["clause"] {
  const has = clause.args.some(({ particle }) => particle === "が" || particle === "は");
  const subject = other?.args.find(({ particle }) => particle === "が" || particle === "は");
  return has || subject === undefined ? clause : { ...clause, args: [subject, ...clause.args] };
}

function readTriggered(input: TextInput, chain: Chain, end: number): Ability | null {
  const head = readHead(chain);
  if (head === null || head.rest.length === 0) return null;
  const discourse = new Discourse();
  mentionEvent(head.on, discourse);
  const { conditions, rest } = leadingConditions(head.rest);
  const reading = newReading(input, discourse);
  const effects = [...(readClausesFrom(rest, reading) ?? [])];
  if (effects.length === 0 && discourse.targets.length === 0) return null;
  const all = bodyFrom(input, end, discourse, effects);
  if (all === null) return null;
  const on = head.on.length === 1 && head.on[0] !== undefined ? head.on[0] : head.on;
  return {
    type: "triggered",
    on,
    ...(conditions.length > 0 && { if: bind(all1(conditions), discourse) }),
    ...bodyOf(discourse, all),
  };
}

const all1 = (conditions: readonly Condition[]): Condition =>
  conditions.length === 1 && conditions[0] !== undefined ? conditions[0] : { every: conditions };

/** The conditions right behind a trigger (302.1.4). */
function leadingConditions(chain: Chain): { readonly conditions: readonly Condition[]; readonly rest: Chain } {
  const [first, ...rest] = chain;
  if (first?.link !== "if" || rest.length === 0) return { conditions: [], rest: chain };
  const condition = conditionOf(first.clause);
  if (condition === null) return { conditions: [], rest: chain };
  const later = leadingConditions(rest);
  return { conditions: [condition, ...later.conditions], rest: later.rest };
}

/** Static sentences, each an ability of its own. */
function readStatics(input: TextInput, at = 0): readonly Ability[] | null {
  if (at >= input.text.length) return [];
  return firstOf(readChains(input, at), ({ value, end }) => {
    const abilities = readReplacement(input, value) ?? readStatic(input, value);
    if (abilities === null) return null;
    const rest = readStatics(input, end);
    return rest === null ? null : [...abilities, ...rest];
  });
}

/** 「〜かぎり、〜」, and whatever holds at all times. */
function readStatic(input: TextInput, chain: Chain): readonly Ability[] | null {
  const discourse = new Discourse();
  discourse.mention({ select: "self", plural: false, nouns: ["ユニット", "カード", "魔石"], it: true });
  const reading = newReading(input, discourse);
  const conditions: Condition[] = [];
  const out: Ability[] = [];
  let subject: LinkedClause["clause"] | undefined;
  for (const { clause, link } of chain) {
    if (link === "while" || link === "if") {
      const condition = conditionOf(clause);
      if (condition === null) return null;
      conditions.push(bind(condition, discourse));
      continue;
    }
    if (link !== "and" && link !== "end") return null;
    const whole = subject === undefined ? clause : sharing(clause, subject);
    subject ??= clause;
    const changed = changesOf(whole, reading);
    if (changed === null) return null;
    for (const { of, changes } of changed) {
      const affects = selectOf(of);
      if (affects === null) return null;
      out.push({
        type: "static",
        ...(conditions.length > 0 && { while: all1(conditions) }),
        affects: bind(affects, discourse),
        changes: bind(changes, discourse),
      });
    }
  }
  return out.length === 0 ? null : mergeStatics(out);
}

/** Changes of one thing under one condition are one ability. */
function mergeStatics(abilities: readonly Ability[]): readonly Ability[] {
  const [first, ...rest] = abilities;
  if (first?.type !== "static") return abilities;
  const same = rest.every(
    (one) =>
      one.type === "static" &&
      JSON.stringify([one.affects, one.while]) === JSON.stringify([first.affects, first.while]),
  );
  if (!same) return abilities;
  return [{ ...first, changes: abilities.flatMap((one) => (one.type === "static" ? one.changes : [])) }];
}

/** 「〜場合、かわりに〜」 (306.1.2) */
function readReplacement(input: TextInput, chain: Chain): readonly Ability[] | null {
  const index = chain.findIndex(({ link }) => link === "if");
  const event = chain[index];
  const rest = chain.slice(index + 1);
  if (event === undefined || rest.length === 0 || !rest.some(({ clause }) => hasManner(clause, "instead"))) return null;
  const on = eventsOf(event.clause);
  if (on === null || on.length !== 1 || on[0] === undefined) return null;
  const discourse = new Discourse();
  mentionEvent(on, discourse);
  const instead = insteadOf(rest, newReading(input, discourse));
  return instead === null ? null : [{ type: "replacement", on: on[0], instead }];
}

function insteadOf(chain: Chain, reading: Reading): Instead | null {
  const [only] = chain;
  if (only === undefined) return null;
  if (chain.length === 1) {
    const roles = rolesOf(only.clause);
    const { goal, object } = roles ?? {};
    if (
      only.clause.frame === "put" &&
      goal?.kind === "zone" &&
      goal.position === undefined &&
      object?.kind !== "counters"
    )
      return { to: goal.zone };
    if (object?.kind === "damage" && object.quantity !== undefined && typeof object.quantity.count !== "string")
      return { amount: bind(object.quantity.count as Amount, reading.discourse) };
  }
  const effects = readClausesFrom(chain, reading);
  return effects === null || effects.length === 0 ? null : { effects };
}

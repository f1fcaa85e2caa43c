import type { Ability, ContinuousChange, StaticAbility } from "../../../model/ability";
import type { Effect } from "../../../model/effect";
import type { Condition, PlayerRef } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import { isEqualData } from "../../grammar/plain-data";
import { areUseChanges, USED_FROM } from "../../used-from";
import { bindReferences } from "../discourse/bind-references";
import { readChanges, readCondition, readEffects } from "../frames/meanings";
import { getPhraseNouns } from "../frames/objects";
import type { ReadingContext, SubjectChanges } from "../frames/verb-frame";
import type { LinkedClause } from "../phrases/chain";
import type { Argument, Clause } from "../phrases/clause";
import { hasManner } from "../phrases/manners";
import type { NounPhrase } from "../phrases/noun-phrase";
import { toSelect } from "../phrases/selections";
import { readDamageDealtReplacements, readDamageReplacements } from "./damage-numbers";
import { findOwnZoneCondition } from "./self-condition";
import { inheritStatOwner, inheritStatSubject, inheritSubject } from "./shared-arguments";
import { extractTimes, isPassing } from "./times";

type Chain = readonly LinkedClause[];

/** Reads one static sentence: 「〜かぎり、〜」 or a continuous change. */
export function readStatic(
  chain: Chain,
  reading: ReadingContext,
  follows: boolean,
  owner?: Argument,
): readonly Ability[] | null {
  const { discourse } = reading;
  discourse.mention({ select: "self", plural: false, nouns: ["ユニット", "カード", "魔石", "トークン"], it: true });
  const dealt = readDamageDealtReplacements(chain);
  if (dealt !== null) return bindReferences(dealt, discourse);
  discourse.doer = ownerOfTopic(chain) ?? discourse.doer;
  const conditions: Condition[] = [];
  const out: Ability[] = [];
  let before: Clause | undefined;
  for (const [index, { clause: said, link }] of chain.entries()) {
    const isFirst = out.length === 0 && !follows;
    if (hasManner(said, "then", "next") || (isFirst && hasManner(said, "moreover", "further"))) return null;
    const timed = extractTimes(owner === undefined ? said : withOwner(said, owner));
    if (timed === null || (link !== "while" && link !== "if" && timed.clause.adverbs.some(isPassing))) return null;
    const { clause } = timed;
    const at = bindReferences(timed.conditions, discourse);
    if (link === "while" || link === "if" || link === "onlyIf") {
      const condition = readCondition(clause) ?? withLaterSubject(clause, chain.at(-1)?.clause);
      if (condition === null)
        return link === "while" && clause.form.negative ? readPrice(chain.slice(index), conditions, reading) : null;
      // What stands before it in the sentence holds for its own condition only.
      if (out.length > 0) conditions.length = 0;
      conditions.push(...at, bindReferences(link === "onlyIf" ? { not: condition } : condition, discourse));
      if (before === undefined || clause.args.some(({ particle }) => particle === "は")) before = clause;
      if (link === "onlyIf") return forbiddenUnless(chain.slice(index + 1), conditions, reading);
      continue;
    }
    if (link !== "and" && link !== "end") return null;
    const replacements = readDamageReplacements(clause);
    if (replacements !== null) {
      if (clause.form.permitted) return null;
      const condition = allOf([...conditions, ...at]);
      out.push(
        ...bindReferences(replacements, discourse).map((one) => ({ ...one, ...(condition && { if: condition }) })),
      );
      continue;
    }
    const changed = changedBy(clause, before, reading);
    if (changed === null || !takesPermission(clause, changed, before, reading)) return null;
    before = clause;
    for (const one of changed) {
      const ability = staticOf(one, [...conditions, ...at], reading);
      if (ability === null) return null;
      out.push(ability);
      if (one.of.kind === "things")
        discourse.mention({ select: ability.affects, plural: true, nouns: getPhraseNouns(one.of), it: true });
    }
  }
  return out.length === 0 ? null : mergeStatics(out);
}

/** The player of whom a sentence says something, who is 「自身」 in it. */
function ownerOfTopic(chain: Chain): PlayerRef | "each" | null {
  const party = chain
    .flatMap(({ clause }) => clause.args)
    .flatMap(({ particle, phrase }) => (particle === "は" && phrase.kind === "player" ? [phrase.party] : []))[0];
  if (party === undefined) return null;
  return party === "any" || party === "each" ? "each" : party;
}

/** Reads the lowest number to which a cost can fall: 「ただし、1未満にはならない。」. */
export function readCostFloor([only, ...more]: Chain): number | null {
  if (only === undefined || more.length > 0) return null;
  const { frame, form, args, adverbs } = only.clause;
  const [arg] = args;
  if (adverbs.some(({ says }) => says !== "nothing")) return null;
  if (frame !== "become" || !form.negative || args.length !== 1 || arg?.phrase.kind !== "bound") return null;
  const { is, than } = arg.phrase;
  if (typeof than !== "number") return null;
  return is === "<" ? than : is === "<=" ? than + 1 : null;
}

/** Returns a static ability whose cost changes stop at `floor`; null for one that changes anything else. */
export const applyCostFloor = (ability: Ability, floor: number): StaticAbility | null =>
  ability.type === "static" && ability.changes.every((change) => "cost" in change)
    ? { ...ability, changes: ability.changes.map((change) => ({ ...change, floor })) }
    : null;

/** Reads the lowest number to which the costs fall that the last effect changes; false if it changes anything else. */
export function limitLastCost(chain: Chain, out: Effect[]): boolean {
  const floor = readCostFloor(chain);
  const last = out.at(-1);
  if (floor === null || last?.do !== "create") return false;
  const ability = applyCostFloor(last.ability, floor);
  if (ability !== null) out[out.length - 1] = { ...last, ability };
  return ability !== null;
}

const withOwner = (clause: Clause, owner: Argument): Clause =>
  clause.args.some(({ particle }) => particle === "は" || particle === "が")
    ? clause
    : { ...clause, args: [owner, ...clause.args] };

/** A condition whose subject is the topic of the clause behind: 「これは、バトルユニットであるかぎり〜」. */
const withLaterSubject = (clause: Clause, main: Clause | undefined): Condition | null =>
  main === undefined || main === clause ? null : readCondition(inheritSubject(clause, main));

/** The changes of a clause, which may leave out what the clause before it names. */
function changedBy(
  clause: Clause,
  before: Clause | undefined,
  reading: ReadingContext,
): readonly SubjectChanges[] | null {
  if (before !== undefined) {
    const shared =
      readChanges(inheritStatSubject(clause, before), reading) ??
      readChanges(inheritStatOwner(clause, before), reading) ??
      readChanges(inheritSubject(clause, before), reading);
    if (shared !== null) return shared;
  }
  return readChanges(clause, reading);
}

/** Whether 「もよい」, 「できる」 mean something in a clause that always holds: numbers do not change as somebody likes. */
function takesPermission(
  { form: { permitted, able, ...form }, ...clause }: Clause,
  changed: readonly SubjectChanges[],
  before: Clause | undefined,
  reading: ReadingContext,
): boolean {
  if (!permitted && (!able || form.negative)) return true;
  const always = changedBy({ ...clause, form }, before, { ...reading, discourse: reading.discourse.copy() });
  return !isEqualData(always, changed);
}

const allOf = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.length > 1 ? { every: conditions } : conditions[0];

/** A static ability; costs and timings matter where a card is used from (702.2). */
function staticOf(
  { of, changes, while: during }: SubjectChanges,
  conditions: readonly Condition[],
  { discourse }: ReadingContext,
): StaticAbility | null {
  const zone = usedFrom(of, changes);
  const affected: NounPhrase =
    zone !== null && of.kind === "things" && of.zones === undefined ? { ...of, zones: zone } : of;
  // What is used next and what each thing has of its own cannot hold at all times.
  if (of.kind === "things" && (of.next || /"@(?:it"|that:)/u.test(JSON.stringify(changes)))) return null;
  // What holds at all times holds of all that fits.
  if ("quantity" in affected && affected.quantity !== undefined && affected.quantity.count !== "all") return null;
  const isBare = of.kind === "pointer" && Object.keys(of.where ?? {}).every((key) => key === "zone");
  const own = isBare && of.select === "self";
  // 「手札にあるこのカード」: the ability works where its card lies then.
  const lying = own && of.where?.zone !== undefined ? [of.where.zone].flat() : null;
  const usable = zone ?? (lying?.every((one) => one !== "battleArea" && one !== "stoneArea") ? lying : null);
  const everyone = affected.kind === "player" && affected.party === "any";
  const affects = own && usable !== null ? "self" : toSelect(everyone ? { kind: "player", party: "each" } : affected);
  if (affects === null) return null;
  const all = during === undefined ? conditions : [...conditions, bindReferences(during, discourse)];
  const lies = findOwnZoneCondition(all);
  const condition = allOf(lies?.rest ?? all);
  const zones = lies !== null ? [lies.zone] : own ? usable : null;
  return {
    type: "static",
    ...(zones !== null && { zones }),
    ...(condition !== undefined && { while: condition }),
    affects: bindReferences(affects, discourse),
    changes: bindReferences(changes, discourse),
  };
}

/** The areas in which a change of costs, timing, use or negation matters; `null` for other changes. */
function usedFrom(of: NounPhrase, changes: readonly ContinuousChange[]): readonly ZoneId[] | null {
  // What is negated lies on the chant (231.1).
  if (changes.every((change) => "cannot" in change && change.cannot === "beNegated")) return ["chant"];
  if (!areUseChanges(changes)) return null;
  if (of.kind === "pointer" && of.where?.zone !== undefined) return [of.where.zone].flat();
  return USED_FROM;
}

/** Changes of one thing under one condition are one ability. */
function mergeStatics(abilities: readonly Ability[]): readonly Ability[] {
  const [first, ...rest] = abilities;
  if (first?.type !== "static") return abilities;
  const head = (one: Ability): string =>
    JSON.stringify(one.type === "static" ? [one.zones, one.affects, one.while] : null);
  if (rest.some((one) => head(one) !== head(first))) return abilities;
  return [{ ...first, changes: abilities.flatMap((one) => (one.type === "static" ? one.changes : [])) }];
}

/** 「このカードは、〜場合にのみ使用できる」: who or what is named cannot do it at any other time. */
function forbiddenUnless(
  [only, ...more]: Chain,
  conditions: readonly Condition[],
  reading: ReadingContext,
): readonly Ability[] | null {
  if (only === undefined || more.length > 0) return null;
  const { frame, form, args } = only.clause;
  if (!form.able || form.negative || !["use", "attack", "defend"].includes(frame)) return null;
  // What holds of all players cannot ask each of them.
  if (args.some(({ phrase }) => phrase.kind === "player" && phrase.party !== "you" && phrase.party !== "opponent"))
    return null;
  const isOwn = args.every(({ phrase }) => isSelf(phrase) || (phrase.kind === "player" && phrase.party === "you"));
  const own = isOwn && (args.length === 0 || args.some(({ phrase }) => isSelf(phrase)));
  const clause: Clause = { ...only.clause, form: { ...form, negative: true }, args: own ? [OWN_TOPIC] : args };
  const abilities = readChanges(clause, reading)?.map((one) => staticOf(one, conditions, reading));
  return abilities?.every((one) => one !== null) ? abilities : null;
}

const OWN_TOPIC: Argument = { particle: "は", phrase: { kind: "pointer", select: "self" }, topic: true };

const isSelf = (phrase: NounPhrase): boolean =>
  phrase.kind === "pointer" && phrase.select === "self" && phrase.where === undefined;

/** 「その支配者がライフを1点失わないかぎり攻撃できない」: a price for each attack. */
function readPrice(
  [price, ...rest]: Chain,
  conditions: readonly Condition[],
  reading: ReadingContext,
): readonly Ability[] | null {
  const [act] = rest;
  if (price === undefined || act === undefined || rest.length !== 1) return null;
  const { negative: _, ...form } = price.clause.form;
  const subject = price.clause.args.find(({ particle }) => particle === "は");
  const own = price.clause.args.filter(
    (arg) => arg !== subject && !(arg.particle === "が" && arg.phrase.kind === "player"),
  );
  const { discourse } = reading;
  discourse.doer = "you";
  const pay = readEffects({ ...price.clause, form, args: own }, reading);
  const changed = readChanges(
    subject === undefined ? act.clause : { ...act.clause, args: [subject, ...act.clause.args] },
    reading,
  );
  const [first] = changed ?? [];
  const change = first?.changes[0];
  if (pay === null || first === undefined || change === undefined || !("cannot" in change)) return null;
  const asked = ({ attack: "attack", defend: "defend", beUsed: "use", use: "use" } as const)[change.cannot as "attack"];
  if (asked === undefined || change.where !== undefined) return null;
  const ability = staticOf({ of: first.of, changes: [{ price: asked, pay }] }, conditions, reading);
  return ability === null ? null : [ability];
}

/** Returns what 「さらに」 adds to a static ability under a condition as held under it, too; null for anything else. */
export function continueCondition(
  chain: Chain,
  abilities: readonly Ability[],
  last: Ability | undefined,
): readonly Ability[] | null {
  const during = last?.type === "static" ? last.while : undefined;
  if (during === undefined || !chain.some(({ clause }) => hasManner(clause, "further"))) return null;
  const zones = (last as StaticAbility).zones;
  const isAlike = abilities.every(
    (one) =>
      one.type === "static" &&
      isEqualData(one.zones, zones) &&
      !JSON.stringify(one.while ?? null).includes(JSON.stringify(during)),
  );
  return isAlike
    ? (abilities as readonly StaticAbility[]).map((one) => ({
        ...one,
        while: one.while === undefined ? during : { every: [during, one.while] },
      }))
    : null;
}

import type { Ability, EventPattern } from "../../../model/ability";
import type { Condition } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import { bindReferences } from "../discourse/bind-references";
import { Discourse } from "../discourse/discourse";
import { readCondition, readEventPatterns } from "../frames/meanings";
import type { LinkedClause } from "../phrases/chain";
import type { Clause } from "../phrases/clause";
import { goesOn, hasManner, removeManner } from "../phrases/manners";
import { toMomentEvent, withMomentOwner } from "../phrases/moment-event";
import { mentionAsked } from "./branches";
import { extractSelfCondition, findOwnZoneCondition } from "./self-condition";
import { inheritSubject } from "./shared-arguments";
import { readThreshold } from "./thresholds";
import { extractTimes } from "./times";
import { findOwnZone, mentionEvent, takeTopicPlayer } from "./triggers";

type Chain = readonly LinkedClause[];
type Triggered = Extract<Ability, { readonly type: "triggered" }>;

/** The part of a triggered ability before its body, and the clauses of the sentence that belong to the body. */
type TriggerHead = {
  readonly head: Pick<Triggered, "type" | "zones" | "on" | "if" | "limit">;
  readonly rest: Chain;
  readonly discourse: Discourse;
};

/**
 * Reads the events at the beginning of a sentence and the conditions right after them (302.1.4), unless they have an
 * 「そうでないなら」. `rest` are the remaining clauses.
 */
export function readTriggerHead(given: Chain, hasOtherwise = false): TriggerHead | null {
  if (given[0] === undefined || goesOn(given[0].clause)) return null;
  const { chain: limited, limit } = withoutLimit(given);
  const { conditions: during, rest: chain } = leadingStates(limited);
  const { state, chain: stateless } = withoutOwnState(chain);
  const timed = withoutTimes(withOwnSubject(stateless));
  const event = timed === null ? null : readEvents(timed.chain);
  if (event === null || event.rest.length === 0) return null;
  const origin = findOrigin(event.on, state);
  if (origin === null) return null;
  const found = { ...event, on: origin.on };
  const discourse = new Discourse();
  if (!takeTopicPlayer(chain[0]?.clause, discourse)) return null;
  discourse.mention({ select: "self", plural: false, nouns: [], it: true });
  mentionEvent(found.on, discourse);
  discourse.ownZone = findOwnZone(found.on);
  const leading = hasOtherwise ? { conditions: [], rest: found.rest } : leadingConditions(found.rest);
  const { rest } = leading;
  const own = found.condition === undefined ? [] : [found.condition];
  const conditions = [...during, ...(timed?.conditions ?? []), ...origin.state, ...own, ...leading.conditions];
  const compared = leading.conditions.find((one) => "amount" in one);
  if (compared !== undefined && "amount" in compared)
    discourse.noted.difference = { difference: [compared.amount, compared.than] };
  const asksGroup = bindReferences(leading.conditions, discourse).some((one) => mentionAsked(one, discourse));
  const [discarded] = found.on;
  // 「相手のユニットがいるなら、それを〜」 may mean the card itself or the other.
  const isOwn = discarded !== undefined && "what" in discarded && discarded.what === "self";
  if (asksGroup && isOwn && JSON.stringify(rest[0]?.clause.args).includes('"@it"')) return null;
  const isCounted = discarded?.on === "move" && discarded.cause === "discard" && speaksOfDiscarded(rest);
  if (isCounted)
    discourse.results.set("discard", { select: { event: "subject" }, plural: true, nouns: ["カード"], it: true });
  const events =
    isCounted || (!asksGroup && speaksOfSeveral(rest))
      ? found.on.map((event) => ({ ...event, together: true as const }))
      : found.on;
  if (!asksGroup && events !== found.on) discourse.among = { event: "subject" };
  // 「初めて」 is said of a turn, which must be named.
  const isTimed = conditions.some((one) => "turnOf" in one) || chain[0]?.clause.adverbs.some(isEveryTurn);
  if (hasManner((chain[0] as LinkedClause).clause, "first") && !isTimed) return null;
  const [first] = events;
  const on = events.length === 1 && first !== undefined ? first : events;
  const condition = conditions.length > 1 ? { every: conditions } : conditions[0];
  // What has happened to the card itself says where it was.
  const lies = discourse.ownZone === null ? findOwnZoneCondition(conditions) : null;
  const zone = lies?.zone ?? (discourse.ownZone === null ? findNamedZone(rest) : null);
  const head = {
    type: "triggered" as const,
    ...(zone !== null && { zones: [zone] }),
    on: bindReferences(on, discourse),
    ...(condition !== undefined && { if: bindReferences(condition, discourse) }),
    ...(limit !== null && { limit }),
  };
  return { head, rest, discourse };
}

/** 「手札にあるこのカードを公開し、〜」, 「手札からこのカードを〜」: where the card of an ability lies that is done something to. */
function findNamedZone(rest: Chain): ZoneId | null {
  const zones = rest.flatMap(({ clause: { args } }) => {
    const own = args.find(({ phrase }) => phrase.kind === "pointer" && phrase.select === "self")?.phrase;
    const from = args.find(({ particle }) => particle === "から")?.phrase;
    if (own?.kind !== "pointer") return [];
    return own.where?.zone ?? (from?.kind === "zone" ? from.zone : []);
  });
  const [zone] = zones;
  return zone !== undefined && zones.length === 1 && zone !== "battleArea" && zone !== "stoneArea" ? zone : null;
}

const isEveryTurn = (adverb: Clause["adverbs"][number]): boolean =>
  adverb.says === "everyTurn" || (adverb.says === "thisTurn" && adverb.every === true);

/** 「その中から1体を選び」 right behind an event: it happened to one or more at once. */
const speaksOfSeveral = ([first]: Chain): boolean => {
  const words = JSON.stringify(first?.clause.args ?? []);
  return words.includes('"@among"') && !words.includes('"@them"');
};

/** 「捨てた枚数」 right behind an event: all that were discarded at once. */
const speaksOfDiscarded = (chain: Chain): boolean => JSON.stringify(chain).includes('"@count:discard');

/** 「ターンに1度」 at the beginning of a sentence. */
function withoutLimit(chain: Chain): { readonly chain: Chain; readonly limit: number | null } {
  const [first, ...rest] = chain;
  const adverb = first?.clause.adverbs.find(({ says }) => says === "limit");
  if (first === undefined || adverb?.says !== "limit" || adverb.yours) return { chain, limit: null };
  const clause = { ...first.clause, adverbs: first.clause.adverbs.filter((one) => one !== adverb) };
  return { chain: [{ ...first, clause }, ...rest], limit: adverb.times };
}

type EventMatch = { readonly on: readonly EventPattern[]; readonly rest: Chain; readonly condition?: Condition };

function readEvents(chain: Chain): EventMatch | null {
  const [first, ...rest] = chain;
  if (first === undefined) return null;
  const adverb = first.clause.adverbs.find(({ says }) => says === "moment");
  if (adverb?.says === "moment") {
    const { moment, clause: owned } = withMomentOwner(adverb.moment, first.clause);
    const on = toMomentEvent(moment);
    const clause = { ...owned, adverbs: owned.adverbs.filter((one) => one !== adverb) };
    // 「〜の開始時、または〜とき、」
    if (on !== null && first.link === "when" && hasManner(clause, "orElse")) {
      const more = readEvents([{ ...first, clause: removeManner(clause, "orElse") }, ...rest]);
      return more === null ? null : { on: [on, ...more.on], rest: more.rest };
    }
    return on === null || moment.next || moment.current ? null : { on: [on], rest: [{ ...first, clause }, ...rest] };
  }
  const [second, ...others] = rest;
  if (first.link === "or" && second !== undefined) {
    const on =
      readEventPatterns(passiveLike(first.clause, second.clause)) ??
      readEventPatterns(inheritSubject(first.clause, second.clause));
    const more = readEvents([{ ...second, clause: inheritSubject(second.clause, first.clause) }, ...others]);
    return on === null || more === null ? null : { on: [...on, ...more.on], rest: more.rest };
  }
  if (first.link === "and" && second?.link === "when") {
    const joined = joinedEvents(first.clause, inheritSubject(second.clause, first.clause));
    return joined === null ? null : { on: [joined], rest: others };
  }
  // 「破壊されたなら」 is said of a moment, too.
  const isMoment =
    first.link === "when" ||
    (first.link === "as" && first.clause.form.past === true) ||
    (first.link === "if" && first.clause.form.past === true && !first.clause.form.ongoing);
  if (!isMoment) return null;
  const threshold = readThreshold(first.clause);
  if (threshold !== null) return { on: [threshold.on], rest, condition: threshold.condition };
  const on = readEventPatterns(first.clause);
  if (on === null) return null;
  // 「〜とき、または〜とき、」
  const alternative = second === undefined ? null : { ...second, clause: removeManner(second.clause, "orElse") };
  const next =
    alternative?.link === "when" && alternative.clause.adverbs.length === 0 && alternative.clause.form.past === true
      ? readEvents([{ ...alternative, clause: inheritSubject(alternative.clause, first.clause) }, ...others])
      : null;
  return next !== null ? { on: [...on, ...next.on], rest: next.rest } : { on, rest };
}

/** 「出たとき」, 「攻撃したとき」: of the card itself, where nothing is named. */
function withOwnSubject([first, ...rest]: Chain): Chain {
  if (first === undefined) return [];
  const { frame, form, args, adverbs } = first.clause;
  const isNoun = form.ending === "stem" && frame === "destroy";
  const isOwn = frame === "attack" || frame === "defend" || (form.voice === "passive" && frame === "destroy") || isNoun;
  if (first.link !== "when" || args.length > 0 || form.negative || !(isOwn || frame === "summon"))
    return [first, ...rest];
  if (adverbs.some(({ says }) => says === "moment")) return [first, ...rest];
  const particle = isNoun || (frame === "summon" && form.voice === undefined) ? "を" : "が";
  const self = { particle, phrase: { kind: "pointer", select: "self" } } as const;
  return [{ ...first, clause: { ...first.clause, args: [self] } }, ...rest];
}

/** 「あなたのターン中に」, 「相手のライフが10以下であれば」 before a trigger: it triggers only then. */
function leadingStates([first, ...rest]: Chain): { readonly conditions: readonly Condition[]; readonly rest: Chain } {
  const isState = first?.link === "while" || first?.link === "if";
  if (first === undefined || !isState || first.clause.form.past || rest.length === 0)
    return { conditions: [], rest: first === undefined ? [] : [first, ...rest] };
  const condition = hasManner(first.clause, "suppose") || goesOn(first.clause) ? null : readCondition(first.clause);
  if (condition === null) return { conditions: [], rest: [first, ...rest] };
  const more = leadingStates(rest);
  return { conditions: [condition, ...more.conditions], rest: more.rest };
}

/** 「このユニットがあなたのターンに破壊されたとき」 */
function withoutTimes(chain: Chain): { readonly conditions: readonly Condition[]; readonly chain: Chain } | null {
  const [first, ...rest] = chain;
  if (first?.link !== "when") return { conditions: [], chain };
  const found = extractTimes(first.clause);
  return found === null ? null : { conditions: found.conditions, chain: [{ ...first, clause: found.clause }, ...rest] };
}

/** 「レスト状態のこのユニットが破壊されたとき」: what the card must be as it happens (302.1.2.1). */
function withoutOwnState(chain: Chain): { readonly state: readonly Condition[]; readonly chain: Chain } {
  const [first, ...rest] = chain;
  const found = first?.link === "when" ? extractSelfCondition(first.clause) : null;
  return first === undefined || found === null
    ? { state: [], chain }
    : { state: [found.condition], chain: [{ ...first, clause: found.clause }, ...rest] };
}

/**
 * Returns the events of an ability's own card, with the zone from which it moves: 「手札のこのカードが捨てられたとき」. It is no longer
 * there when the ability is triggered. Null if nothing can move so from there. `state` are the other conditions.
 */
function findOrigin(
  on: readonly EventPattern[],
  state: readonly Condition[],
): { readonly on: readonly EventPattern[]; readonly state: readonly Condition[] } | null {
  const lies = findOwnZoneCondition(state, true);
  const moves = on.flatMap((event) => (event.on === "move" && event.what === "self" ? [event] : []));
  if (lies === null || moves.length === 0) return { on, state };
  const isPossible = moves.every(
    ({ from = lies.zone, to, cause }) =>
      from === lies.zone &&
      to !== lies.zone &&
      (cause === undefined || cause === (lies.zone === "hand" ? "discard" : "destroy")),
  );
  if (moves.length < on.length || !isPossible || (lies.zone === "dust" && moves.some(({ cause }) => cause)))
    return null;
  return {
    on: moves.map((event) => (event.cause === undefined ? { ...event, from: lies.zone } : event)),
    state: lies.rest,
  };
}

/** 「召喚または攻撃されたとき」: a bare noun has the voice of the verb behind it. */
function passiveLike(clause: Clause, next: Clause): Clause {
  const shared = inheritSubject(clause, next);
  return clause.form.ending === "stem" ? { ...shared, form: { ...next.form } } : shared;
}

/** 「破壊されてダストに置かれた」: one event that is both; 「攻撃して防御されなかった」. */
function joinedEvents(one: Clause, other: Clause): EventPattern | null {
  const isAlone = other.adverbs.length === 0 && other.args.length < 2;
  if (
    isAlone &&
    one.frame === "attack" &&
    other.frame === "defend" &&
    other.form.negative &&
    one.form.voice === undefined
  ) {
    const [attack] = readEventPatterns(one) ?? [];
    return attack?.on === "attack" && attack.target === undefined
      ? { on: "attackUndefended", what: attack.what }
      : null;
  }
  const [first] = readEventPatterns(one) ?? [];
  const [second] = readEventPatterns(other) ?? [];
  if (first?.on !== "move" || second?.on !== "move" || JSON.stringify(first.what) !== JSON.stringify(second.what))
    return null;
  return { ...second, ...first };
}

/** The conditions right behind a trigger (302.1.4). */
function leadingConditions(chain: Chain): { readonly conditions: readonly Condition[]; readonly rest: Chain } {
  const [first, ...rest] = chain;
  // 「もし」 begins an instruction.
  const isInstruction = first !== undefined && (goesOn(first.clause) || hasManner(first.clause, "suppose"));
  if (first?.link !== "if" || rest.length === 0 || isInstruction) return { conditions: [], rest: chain };
  const condition = readCondition(first.clause);
  if (condition === null) return { conditions: [], rest: chain };
  const later = leadingConditions(rest);
  return { conditions: [condition, ...later.conditions], rest: later.rest };
}

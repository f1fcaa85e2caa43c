import type { Duration } from "../../../model/ability";
import type { Effect } from "../../../model/effect";
import type { Amount, Condition } from "../../../model/select";
import { USED_FROM } from "../../used-from";
import { bindReferences } from "../discourse/bind-references";
import { readChanges } from "../frames/meanings";
import { mentionSelection, type ObjectSelection, selectObjects } from "../frames/objects";
import type { ReadingContext, SubjectChanges } from "../frames/verb-frame";
import type { LinkedClause } from "../phrases/chain";
import type { Clause } from "../phrases/clause";
import { hasManner } from "../phrases/manners";
import type { NounPhrase, ThingsPhrase } from "../phrases/noun-phrase";
import { toFilter, toSelect } from "../phrases/selections";
import { readAllOf } from "../taken";
import { readDamageReplacements } from "./damage-numbers";
import { readForLater } from "./later";
import { inheritStatOwner, inheritStatSubject, inheritSubject } from "./shared-arguments";
import { extractTimes } from "./times";

/** Returns the duration of the changes of a clause, if the clause states it (306.1.1). */
export function getAdverbDuration(clause: Clause): Duration | null {
  for (const adverb of clause.adverbs) {
    if (adverb.says === "until") return adverb.until as Duration;
    if (adverb.says === "thisTurn" && !adverb.every) return "turn";
  }
  return null;
}

/** Reads durations in the form of clauses: 「このユニットが戦闘エリアを離れるまで」, 「あなたがこのユニットを支配しているかぎり」. */
export const readClauseDuration = ({ clause, link }: LinkedClause): Duration | null =>
  clause.adverbs.length > 0 ? null : readAllOf(clause, (one) => clauseDurationOf(one, link));

function clauseDurationOf({ frame, args, form }: Clause, link: LinkedClause["link"]): Duration | null {
  const named = (particle: string): Clause["args"][number]["phrase"] | undefined =>
    args.find((arg) => arg.particle === particle)?.phrase;
  const isSelf = (phrase: Clause["args"][number]["phrase"] | undefined): boolean =>
    phrase?.kind === "pointer" && phrase.select === "self";
  const isBattleArea = (phrase: Clause["args"][number]["phrase"] | undefined): boolean =>
    phrase?.kind === "zone" && (phrase.zone === "battleArea" || phrase.zone === "stoneArea");
  if (form.negative) return null;
  const subject = named("が") ?? named("は");
  if (link === "until" && frame === "leave" && isSelf(subject) && isBattleArea(named("を"))) return "whileHere";
  if (link !== "while") return null;
  if (frame === "exist" && isSelf(subject) && isBattleArea(named("に"))) return "whileHere";
  const owner = subject?.kind === "player" && subject.party === "you";
  return frame === "control" && owner && isSelf(named("を")) ? "whileYouControl" : null;
}

/** Returns a clause with the duration of an earlier clause. */
export const addDuration = (clause: Clause, until: Duration): Clause | null =>
  getAdverbDuration(clause) !== null
    ? null
    : {
        ...clause,
        adverbs: [...clause.adverbs, { says: "until", until }],
      };

/** Reads 「ターン終了時まで、それのAPは2増加する」. A clause inherits missing parts from the clause before it. */
export function readChangeEffects(
  given: Clause,
  before: Clause | undefined,
  reading: ReadingContext,
): readonly Effect[] | null {
  const timed = extractTimes(given);
  if (timed === null) return null;
  const { clause, conditions } = timed;
  const later = clause.adverbs.find((adverb) => adverb.says === "nextTime");
  if (later?.says === "nextTime") {
    // A standby phase is a time to wake in, or not to.
    if (later.endsWith.endsWith("Standby") && clause.frame !== "wake") return null;
    return readForLater(reading.discourse, (discourse) => {
      const inner = { ...reading, discourse };
      const adverbs = clause.adverbs.filter((adverb) => adverb !== later);
      // 「次の相手のターン、相手は2枚以上のカードを使用できない」 counts those of that turn.
      const own =
        readChanges({ ...clause, adverbs }, inner) ??
        readChanges({ ...clause, adverbs: [...adverbs, { says: "thisTurn", every: true }] }, inner);
      const read = own?.map((one) => changeAtNextTime(duringTimes(one, conditions), later.endsWith, inner));
      return read === undefined || read.includes(null) ? null : (read as readonly (readonly Effect[])[]).flat();
    });
  }
  const said = getAdverbDuration(clause) ?? (before === undefined ? null : getAdverbDuration(before));
  if (said !== null) reading.discourse.sentence.until = said;
  const until = said ?? reading.discourse.sentence.until ?? lastingFrom(clause, before, reading);
  if (until === null) return null;
  const replacements = readDamageReplacements(clause);
  const next = replacements === null ? readDamageReplacements(clause, true) : null;
  if (next !== null && next.length > 1) return null;
  const damage = replacements ?? next;
  if (damage !== null && conditions.length === 0)
    return damage.map((ability) => ({
      do: "create",
      ability: bindReferences(ability, reading.discourse),
      until,
      ...(next !== null && { times: "once" as const }),
    }));
  const shared = before === undefined ? null : readChanges(inheritStatSubject(clause, before), reading);
  const own = shared ?? readChanges(clause, reading);
  const changed =
    own ??
    (before === undefined
      ? null
      : (readChanges(inheritStatSubject(clause, before), reading) ??
        readChanges(inheritStatOwner(clause, before), reading) ??
        readChanges(inheritSubject(clause, before), reading)));
  if (changed === null) return null;
  const effects = changed.map((one) => lastingChange(duringTimes(one, conditions), until, reading));
  return effects.includes(null) ? null : (effects as readonly (readonly Effect[])[]).flat();
}

/** Returns one effect for changes of the same things with the same duration from two clauses; null for other effects: 「APは2増加し、HPは1増加する」. */
export function joinModifications(last: Effect | undefined, made: readonly Effect[]): Effect | null {
  const [only] = made;
  if (last?.do !== "modify" || only?.do !== "modify" || made.length > 1 || last.until !== only.until) return null;
  return JSON.stringify(last.what) === JSON.stringify(only.what)
    ? { ...last, changes: [...last.changes, ...only.changes] }
    : null;
}

function duringTimes(one: SubjectChanges, conditions: readonly Condition[]): SubjectChanges {
  const all = one.while === undefined ? conditions : [one.while, ...conditions];
  const [first] = all;
  return first === undefined ? one : { ...one, while: all.length > 1 ? { every: all } : first };
}

const hasSubject = ({ args }: Clause): boolean => args.some(({ particle }) => particle === "は" || particle === "が");

/** The duration of a change for which its sentence states none. */
function lastingFrom(clause: Clause, before: Clause | undefined, reading: ReadingContext): Duration | null {
  // 「さらに」 adds to what was said before: whether for as long as that is not said.
  if (hasManner(clause, "further", "moreover") && !isLastingChange(reading)) return null;
  return forGood(clause, reading) ?? (before === undefined || hasSubject(clause) ? null : forGood(before, reading));
}

/** Whether the last instruction was a change for good. */
function isLastingChange(reading: ReadingContext): boolean {
  const { said } = reading.discourse;
  const isTimed = said === null || getAdverbDuration(said) !== null;
  return !isTimed && readChanges(said, { ...reading, discourse: reading.discourse.copy() }) !== null;
}

/** The permanent duration of a change to things mentioned before; `null` for the card itself, whose changes are static. */
function forGood({ args }: Clause, { discourse }: ReadingContext): Duration | null {
  const of = args
    .map(({ phrase }) => (phrase.kind === "stat" ? phrase.of : phrase))
    .find((phrase) => phrase?.kind === "pointer");
  if (of?.kind !== "pointer" || of.select === "self" || of.where !== undefined) return null;
  const select = JSON.stringify(bindReferences(of.select, discourse));
  return /^\{"(?:target|stored)"/u.test(select) ? "game" : null;
}

/** Reads an effect that applies only in a future turn or phase: 「次のスタンバイフェイズにウェイクしない」. */
function changeAtNextTime(
  { of, changes, while: during }: SubjectChanges,
  endsWith: Duration,
  reading: ReadingContext,
): readonly Effect[] | null {
  const { discourse } = reading;
  const described = toSelect(of);
  const isDescribed = of.kind === "things" && (of.quantity === undefined || of.quantity.count === "all");
  const chosen: ObjectSelection | null =
    (isDescribed || of.kind === "player") && described !== null
      ? { before: [], select: bindReferences(described, discourse), plural: true, nouns: [] }
      : selectObjects(of, undefined, discourse.chooser, reading);
  if (chosen === null) return null;
  const { select, before } = chosen;
  const whose = endsWith.startsWith("your") ? "you" : endsWith.startsWith("opponent") ? "opponent" : null;
  if (whose === null && (chosen.plural || discourse.speaksOfMany(select))) return null;
  if (!isDescribed) mentionSelection(chosen, discourse);
  const times: readonly Condition[] = [
    { turnOf: whose ?? { controllerOf: select } },
    ...(endsWith.endsWith("Standby") ? [{ phase: "standby" } as const] : []),
    ...(during === undefined ? [] : [bindReferences(during, discourse)]),
  ];
  const [only, ...more] = times;
  if (only === undefined) return null;
  const ability = {
    type: "static",
    while: more.length === 0 ? only : { every: times },
    affects: select,
    changes: bindReferences(changes, discourse),
  } as const;
  return [...before, { do: "create", ability, until: endsWith, from: "nextTurn" }];
}

function lastingChange(
  { of, changes, while: during }: SubjectChanges,
  until: Duration,
  reading: ReadingContext,
): readonly Effect[] | null {
  const { discourse } = reading;
  if (of.kind === "things" && of.next) return during !== undefined ? null : nextUse(of, changes, until, reading);
  const isCost = changes.every((change) => "cost" in change || "without" in change || "timing" in change);
  const everyone: NounPhrase = of.kind === "player" && of.party === "any" ? { ...of, party: "each" } : of;
  const described = of.kind === "things" && isCost && of.zones === undefined ? { ...of, zones: USED_FROM } : everyone;
  const select = toSelect(described);
  if (
    select !== null &&
    (described.kind === "things" || described.kind === "player") &&
    (described.quantity === undefined || described.quantity.count === "all")
  ) {
    const condition = during === undefined ? {} : { while: bindReferences(during, discourse) };
    const ability = {
      type: "static" as const,
      ...condition,
      affects: bindReferences(select, discourse),
      changes: bindReferences(changes, discourse),
    };
    return [{ do: "create", ability, until }];
  }
  if (during !== undefined) return null;
  const chosen = selectObjects(of, undefined, discourse.chooser, reading);
  if (chosen === null) return null;
  // 「このユニットのAPは、それのAPだけ増加する」: 「それ」 is something else.
  const known = chosen.select === "self" ? bindReferences(changes, discourse) : null;
  mentionSelection(chosen, discourse);
  const bound = known ?? bindReferences(changes, discourse);
  return [...chosen.before, { do: "modify", what: chosen.select, changes: bound, until }];
}

/** 「あなたが次に使用するユニット・カードの使用コストは2減少する」: so long as no more of them have been used than now. */
function nextUse(
  of: ThingsPhrase,
  changes: SubjectChanges["changes"],
  until: Duration,
  { discourse }: ReadingContext,
): readonly Effect[] | null {
  if (!changes.every((change) => "cost" in change || "without" in change || "timing" in change)) return null;
  const what = toFilter({ ...of, whose: undefined, zones: undefined });
  const who = of.whose;
  const select = toSelect({ ...of, zones: of.zones ?? USED_FROM });
  if (what === null || select === null || who === undefined || who === "any" || who === "each") return null;
  const used: Amount = {
    happened: { on: "used", who: bindReferences(who, discourse), ...(Object.keys(what).length > 0 && { what }) },
  };
  const store = discourse.newName();
  const condition: Condition = { amount: used, is: "=", than: { stored: store } };
  return [
    { do: "remember", amount: used, store },
    {
      do: "create",
      ability: {
        type: "static",
        while: condition,
        affects: bindReferences(select, discourse),
        changes: bindReferences(changes, discourse),
      },
      until,
    },
  ];
}

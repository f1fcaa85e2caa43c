import type { Duration, EventPattern } from "../../../model/ability";
import type { Effect } from "../../../model/effect";
import type { Condition, Select } from "../../../model/select";
import { bindReferences } from "../discourse/bind-references";
import { readEventPatterns } from "../frames/meanings";
import type { ReadingContext } from "../frames/verb-frame";
import type { LinkedClause } from "../phrases/chain";
import { hasManner, removeManner } from "../phrases/manners";
import { toMomentEvent, withMomentOwner } from "../phrases/moment-event";
import { getAdverbDuration } from "./lasting-changes";
import { readForLater } from "./later";
import { type ClauseReader, readReplacement } from "./replacements";
import { inheritSubject } from "./shared-arguments";
import { mentionEvent } from "./triggers";

type DelayedReader = (
  chain: readonly LinkedClause[],
  reading: ReadingContext,
  readRest: ClauseReader,
) => readonly Effect[] | null;

/** Returns a delayed trigger at a moment: 「このターンの終了時、〜」 (302.1.3). */
export const readDelayedTrigger: DelayedReader = (chain, reading, readRest) =>
  readForLater(reading.discourse, (discourse) => delayedTriggerOf(chain, { ...reading, discourse }, readRest));

const delayedTriggerOf: DelayedReader = ([first, ...rest], reading, readRest) => {
  if (first === undefined) return null;
  const adverb = first.clause.adverbs.find((one) => one.says === "moment");
  if (adverb?.says !== "moment") return null;
  const { moment, clause: owned } = withMomentOwner(adverb.moment, first.clause);
  const on = owned === first.clause ? toMomentEvent(moment) : null;
  if (on === null) return null;
  const clause = { ...owned, adverbs: owned.adverbs.filter((one) => one !== adverb) };
  const effects = readRest([{ ...first, clause }, ...rest], reading);
  if (effects === null) return null;
  const { next, of } = adverb.moment;
  const until: Duration = of === "battle" ? "battle" : next ? "game" : "turn";
  const from = next && of === "turn" && on.on === "turnEnds" ? { from: "nextTurn" } : {};
  return [
    {
      do: "create",
      ability: { type: "triggered", on: bindReferences(on, reading.discourse), effects },
      until,
      ...from,
    } as Effect,
  ];
};

/** Returns a trigger with a duration: 「このターン、〜たび、〜」, or 「このターン、〜とき、」 for once (302.1.3.1). */
export const readLastingTrigger: DelayedReader = (chain, reading, readRest) =>
  readForLater(reading.discourse, (discourse) => lastingTriggerOf(chain, { ...reading, discourse }, readRest));

/** The events of a trigger, and what is behind them: 「〜とき、または〜とき、」. */
function lastingEvents(
  { clause }: LinkedClause,
  rest: readonly LinkedClause[],
): readonly [on: readonly EventPattern[] | null, behind: readonly LinkedClause[]] {
  const on = readEventPatterns(clause);
  const [second, ...behind] = rest;
  if (on === null || second?.link !== "when" || !hasManner(second.clause, "orElse")) return [on, rest];
  const more = readEventPatterns(inheritSubject(removeManner(second.clause, "orElse"), clause));
  return [more === null ? null : [...on, ...more], behind];
}

const lastingTriggerOf: DelayedReader = (chain, reading, readRest) => {
  const [first, ...rest] = chain;
  if (first === undefined || rest.length === 0) return null;
  // 「1ターンに」 says no turn in which it would end.
  if (first.clause.adverbs.some((adverb) => adverb.says === "thisTurn" && adverb.every)) return null;
  const own = { ...first, clause: removeManner(first.clause, "until", "thisTurn", "next") };
  const [on, behind] = lastingEvents(own, rest);
  if (on === null || behind.length === 0) return null;
  const inner = reading.discourse.copy();
  mentionEvent(on, inner);
  const effects = readRest(behind, { ...reading, discourse: inner });
  if (effects === null) return null;
  const until = getAdverbDuration(first.clause) ?? "game";
  const times = chain.slice(0, chain.length - behind.length).some(({ repeats }) => repeats)
    ? { times: "always" as const }
    : {};
  const events: EventPattern | readonly EventPattern[] = on.length === 1 && on[0] !== undefined ? on[0] : on;
  return [
    {
      do: "create",
      ability: { type: "triggered", on: bindReferences(events, reading.discourse), effects },
      until,
      ...times,
    },
  ];
};

/** Returns a replacement with a duration: 「このターン、次に〜場合、かわりに〜」. */
export const readLastingReplacement: DelayedReader = (chain, reading, readRest) =>
  chain.some(({ clause }) => hasManner(clause, "instead"))
    ? readForLater(reading.discourse, (discourse) => lastingReplacementOf(chain, { ...reading, discourse }, readRest))
    : null;

const lastingReplacementOf: DelayedReader = (chain, reading, readRest) => {
  const [first] = chain;
  const ability = readReplacement(chain, { ...reading, discourse: reading.discourse.copy() }, readRest, true);
  if (first === undefined || ability === null) return null;
  const once = hasManner(first.clause, "next");
  const until = getAdverbDuration(first.clause) ?? (once ? "game" : null);
  // 「それが破壊された場合、かわりに夢に置く」 is said of what was just done, not of the rest of the game.
  if (until === null) return null;
  return [
    {
      do: "create",
      ability,
      until,
      ...(once && { times: "once" as const }),
    },
  ];
};

/**
 * Reads an effect after 「このユニットが戦闘エリアを離れるまで、」 that puts something into the dream. That thing is summoned again when
 * this unit leaves the battle area.
 */
export const readUntilItLeaves: DelayedReader = (chain, reading, readRest) => {
  if (chain.length !== 1) return null;
  const effects = readRest(chain, reading) ?? [];
  const away = effects.at(-1);
  if (away?.do !== "put" || away.to !== "dream" || !isOfOne(away.what, effects, reading)) return null;
  const store = away.store ?? reading.discourse.newName();
  const moved: readonly Effect[] = [
    { ...away, store },
    {
      do: "create",
      ability: {
        type: "triggered",
        on: { on: "move", what: "self", from: "battleArea" },
        effects: [{ do: "summon", what: { stored: store }, under: { ownerOf: { stored: store } } }],
      },
      until: "game",
    },
  ];
  // Where it has left by then, nothing moves.
  const isHere: Condition = { some: { of: "self", where: { zone: "battleArea" } } };
  return [...effects.slice(0, -1), { do: "if", condition: isHere, then: moved }];
};

/** Whether a selection is of one target, or of one that was chosen: several may have several owners. */
const isOfOne = (select: Select, effects: readonly Effect[], { discourse }: ReadingContext): boolean =>
  typeof select === "object" &&
  ("target" in select
    ? discourse.targets[select.target]?.count === 1
    : "stored" in select &&
      effects.some((one) => one.do === "choose" && one.store === select.stored && one.count === 1));

import type { Duration, EventPattern } from "../../../model/ability";
import type { Effect } from "../../../model/effect";
import { bind } from "../discourse/bind";
import type { Reading } from "../frames/frame";
import { eventsOf } from "../frames/meanings";
import type { LinkedClause } from "../phrases/chain";
import { hasManner, withoutManner } from "../phrases/manners";
import { momentEvent } from "../phrases/moment-event";
import { durationOf } from "./lasting-changes";
import { type ReadClauses, readReplacement } from "./replacements";
import { mentionEvent } from "./triggers";

/** Returns a delayed trigger at a moment: 「このターンの終了時、〜」 (302.1.3). */
export function delayed(
  [first, ...rest]: readonly LinkedClause[],
  reading: Reading,
  readRest: ReadClauses,
): readonly Effect[] | null {
  if (first === undefined) return null;
  const adverb = first.clause.adverbs.find((one) => one.says === "moment");
  if (adverb?.says !== "moment") return null;
  const on = momentEvent(adverb.moment);
  if (on === null) return null;
  const clause = { ...first.clause, adverbs: first.clause.adverbs.filter((one) => one !== adverb) };
  const effects = readRest([{ ...first, clause }, ...rest], reading);
  if (effects === null) return null;
  const { next, of } = adverb.moment;
  const until: Duration = of === "battle" ? "battle" : next ? "game" : "turn";
  const from = next && of === "turn" && on.on === "turnEnds" ? { from: "nextTurn" } : {};
  return [
    {
      do: "create",
      ability: { type: "triggered", on: bind(on, reading.discourse), effects },
      until,
      ...from,
    } as Effect,
  ];
}

/** Returns a trigger that lasts: 「このターン、〜たび、〜」, or once: 「次に〜とき、」. */
export function whenever(
  [first, ...rest]: readonly LinkedClause[],
  reading: Reading,
  readRest: ReadClauses,
): readonly Effect[] | null {
  if (first === undefined || rest.length === 0) return null;
  const on = eventsOf(withoutManner(first.clause, "until", "next"));
  if (on === null) return null;
  const inner = reading.discourse.copy();
  mentionEvent(on, inner);
  const effects = readRest(rest, { ...reading, discourse: inner });
  if (effects === null) return null;
  const until = durationOf(first.clause) ?? "game";
  const times = hasManner(first.clause, "next") ? {} : { times: "always" as const };
  const events: EventPattern | readonly EventPattern[] = on.length === 1 && on[0] !== undefined ? on[0] : on;
  return [
    { do: "create", ability: { type: "triggered", on: bind(events, reading.discourse), effects }, until, ...times },
  ];
}

/** Returns a replacement for a while: 「このターン、次に〜場合、かわりに〜」. */
export function replacementFor(
  chain: readonly LinkedClause[],
  reading: Reading,
  readRest: ReadClauses,
): readonly Effect[] | null {
  if (!chain.some(({ clause }) => hasManner(clause, "instead"))) return null;
  const [first] = chain;
  const ability = readReplacement(chain, { ...reading, discourse: reading.discourse.copy() }, readRest);
  if (first === undefined || ability === null) return null;
  const once = hasManner(first.clause, "next");
  return [
    { do: "create", ability, until: durationOf(first.clause) ?? "game", ...(once && { times: "once" as const }) },
  ];
}

"use client";

import { useEffect, useRef, useState } from "react";
import { sendJson } from "@/app/ui/http/send";
import type { IsoDate } from "@/lib/magmell/catalogue/model/types";
import type { DailyDeal, PublicVotes } from "@/lib/magmell/play/daily/types";
import { type DailyEntry, getStoredDailyRecord } from "./daily-record";

/** State of a day's votes: loaded, loading, unreachable, or with the reader's own vote not counted yet. */
export type VotesState = PublicVotes | "waiting" | "unknown" | "uncounted";

type Vote = {
  readonly day: IsoDate;
  readonly deal: DailyDeal;
  /** The reader's decision; `null` before it. */
  readonly entry: DailyEntry | null;
  /** Whether the decision was made on this page rather than in another tab. */
  readonly taken: boolean;
  readonly onCounted: (entry: DailyEntry) => void;
};

/**
 * Returns the votes of a day after the reader has decided. Sends the reader's vote once per page if it is not counted
 * yet, so a vote made offline is sent on a later visit.
 */
export function useVotes({ day, deal, entry, taken, onCounted }: Vote): VotesState {
  const [state, setState] = useState<VotesState>("waiting");
  const asked = useRef(false);
  /** Whether there was a decision when the page was opened. */
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    before.current ??= getStoredDailyRecord()[day] !== undefined;
    if (entry === null || asked.current || !(entry.counted || taken || before.current)) return;
    asked.current = true;
    const ask = entry.counted ? readVotes(day) : sendVote(day, deal, entry, onCounted);
    ask.then(setState);
  }, [day, deal, entry, taken, onCounted]);
  return state;
}

async function sendVote(
  day: IsoDate,
  { code, seed, goesFirst }: DailyDeal,
  entry: DailyEntry,
  onCounted: Vote["onCounted"],
): Promise<VotesState> {
  const { decision } = entry;
  const sent = await sendJson("POST", `/api/goldfish/daily/${day}`, { decision, code, seed, goesFirst });
  if (!sent.ok) return "uncounted";
  onCounted({ ...entry, counted: true });
  return sent.body as PublicVotes;
}

async function readVotes(day: IsoDate): Promise<VotesState> {
  const response = await fetch(`/api/goldfish/daily/${day}`).catch(() => null);
  return response?.ok ? ((await response.json()) as PublicVotes) : "unknown";
}

"use client";

import { useEffect, useRef, useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { OPENING_DECISIONS, type OpeningDecision } from "@/lib/magmell/play/decision";
import { addSums, EMPTY_HAND_TRIAL, type HandTrialSums } from "@/lib/magmell/play/trial/trial-sums";
import { computeMeanTurns } from "@/lib/magmell/play/trial/wilson";
import { formatSeed, getNextSeed } from "@/lib/play/seed";

/** Number of games for each decision, and (`PART`) number of games between updates of the page. */
const GAMES = 100;
const PART = 10;

/** Function that plays `games` games from a seed on, each beginning with the given decision on the hand. */
export type RunHandTrial = (decision: OpeningDecision, seed: number, games: number) => Promise<HandTrialSums>;

type Trials = Readonly<Record<OpeningDecision, HandTrialSums>>;
const NO_TRIALS: Trials = { keep: EMPTY_HAND_TRIAL, redraw: EMPTY_HAND_TRIAL };

/**
 * Renders a comparison of quick games with the hand kept and with a new hand: own turns until the win, with intervals.
 */
export function HandTrialPanel({ seed, tryGames }: { seed: number; tryGames: RunHandTrial }) {
  const { trial: text, says } = useWords("trainer");
  const [trials, setTrials] = useState<Trials | null>(null);
  const [failed, setFailed] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const run = async () => {
    let sums = NO_TRIALS;
    setFailed(false);
    setTrials(sums);
    for (let played = 0; played < GAMES && here.current; played += PART) {
      for (const decision of OPENING_DECISIONS) {
        const part = await tryGames(decision, getNextSeed(seed, played), PART);
        sums = { ...sums, [decision]: addSums(sums[decision], part) };
      }
      if (here.current) setTrials(sums);
    }
  };
  if (trials === null) {
    return (
      <div className="grid justify-items-start gap-1">
        <Button size="small" onClick={() => run().catch(() => here.current && setFailed(true))}>
          {format(text.run, { n: GAMES })}
        </Button>
        <p className="text-ink-soft text-sm">{text.lead}</p>
      </div>
    );
  }
  return (
    <div className="grid gap-1">
      <h3 className="font-medium">{text.title}</h3>
      <dl className="text-sm">
        {OPENING_DECISIONS.map((decision) => (
          <div key={decision} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-1">
            <dt>{says[decision]}</dt>
            <dd>{describe(trials[decision], text)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-sm" role="status">
        {failed ? text.failed : format(text.seeds, { seed: formatSeed(seed), n: trials.redraw.games, of: GAMES })}
      </p>
    </div>
  );
}

function describe(trial: HandTrialSums, text: Dictionary["trainer"]["trial"]): string {
  const turns = computeMeanTurns(trial);
  if (turns === null) return text.none;
  const { mean, low, high } = turns;
  return format(text.mean, { mean: mean.toFixed(2), low: low.toFixed(2), high: high.toFixed(2) });
}

"use client";

import { useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { classNames } from "@/app/ui/kit/class-names";
import { Notice } from "@/app/ui/kit/notice";
import { Icon } from "@/app/ui/kit/svg-icon";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { updateUrlQuery } from "@/app/ui/links/update-url-query";
import type { CardDefinition, Deck } from "@/engine/magmell";
import type { ExactDealValues } from "@/lib/magmell/play/trial/exact-deals";
import { formatSeed } from "@/lib/play/seed";
import { ExactTable } from "./exact-table";
import { StuckCards } from "./stuck-cards";
import { TrialAnswers } from "./trial-answers";
import { CardsTable, HandsTable } from "./trial-table";
import { AwakeChart, DamageChart } from "./turn-charts";
import { type TrialSnapshot, useTrial } from "./use-trial";
import { VersusChart } from "./versus-chart";
import { VictoryChart } from "./victory-chart";

type Props = {
  /** Cards of the deck and of its rivals, and all tokens. */
  definitions: readonly CardDefinition[];
  deck: Deck;
  rivals: readonly { readonly name: string; readonly deck: Deck }[];
  /** Names in the reader's language, by name. */
  titles: Readonly<Record<string, string>>;
  seed: number;
  goesFirst: boolean;
  games: number;
  /** Exact values for going first and second; null if they were not calculated. */
  exact: Readonly<Record<"first" | "second", ExactDealValues>> | null;
  /** Whether simulated and exact values count the same things. */
  alike: boolean;
};

/** Numbers of games to choose from. */
const COUNTS = [100, 1000, 10_000] as const;

/** Columns of charts and tables. */
const GRID_CLASS = "grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-x-10 gap-y-8 text-sm";

/** Renders a trial of a deck: its controls, and its results as they arrive. */
export function TrialView({ definitions, deck, rivals, titles, seed, exact, alike, ...given }: Props) {
  const text = useWords("goldfishTrial");
  const seats = useWords("trainer.seats");
  const [games, setGames] = useState(given.games);
  const [goesFirst, setGoesFirst] = useState(given.goesFirst);
  const trial = useTrial(
    definitions,
    deck,
    rivals.map((rival) => rival.deck),
  );
  const { state, sums } = trial;
  const hydrated = useHydrated();
  const names = rivals.map(({ name }) => name);
  const known = exact?.[trial.goesFirst ? "first" : "second"] ?? null;
  const start = () => {
    updateUrlQuery({ seed: formatSeed(seed), games: `${games}`, first: goesFirst ? null : "2" });
    trial.start({ games, seed, goesFirst });
  };
  const idle = state === "idle" || state === "done";
  return (
    <div className="grid gap-6">
      <form
        className="no-print flex flex-wrap items-end gap-x-6 gap-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <fieldset className="flex flex-wrap gap-2" disabled={!idle || !hydrated}>
          <legend className="text-ink-soft text-xs">{text.games}</legend>
          {COUNTS.map((count) => (
            <CheckboxChip
              key={count}
              type="radio"
              name="games"
              checked={games === count}
              onChange={() => setGames(count)}
            >
              {count.toLocaleString("en")}
            </CheckboxChip>
          ))}
        </fieldset>
        <fieldset className="flex flex-wrap gap-2" disabled={!idle || !hydrated}>
          <legend className="text-ink-soft text-xs">{text.seat}</legend>
          {([true, false] as const).map((first) => (
            <CheckboxChip
              key={`${first}`}
              type="radio"
              name="seat"
              checked={goesFirst === first}
              onChange={() => setGoesFirst(first)}
            >
              {first ? seats.first : seats.second}
            </CheckboxChip>
          ))}
        </fieldset>
        <Controls trial={trial} idle={idle} hydrated={hydrated} />
      </form>
      {state === "failed" ? <Notice tone="error" role="alert" title={text.failed} /> : null}
      <p role="status" className="text-ink-soft text-sm">
        {state === "idle" ? text.intro : format(text.progress, { n: Math.floor(trial.progress * 100) })}
      </p>
      {sums.games === 0 ? null : (
        <>
          <TrialAnswers sums={sums} versus={trial.versus} names={names} deck={deck} titles={titles} />
          <div className={GRID_CLASS}>
            <VictoryChart sums={sums} />
            <VersusChart versus={trial.versus} names={names} />
            <StuckCards sums={sums} deck={deck} definitions={definitions} titles={titles} />
          </div>
          <details>
            <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 font-medium">
              <Icon name="right" size={16} className="in-[[open]>summary]:rotate-90" />
              {text.details}
            </summary>
            <div className={classNames("mt-3", GRID_CLASS)}>
              <DamageChart sums={sums} />
              <AwakeChart sums={sums} />
              <HandsTable sums={sums} exactKept={known?.kept ?? null} />
              <CardsTable sums={sums} deck={deck} titles={titles} />
              {known && <ExactTable quiet={sums.quiet} exact={alike ? known : null} titles={titles} />}
            </div>
            <p className="mt-6 text-ink-soft text-sm">
              {format(text.note, {
                seed: formatSeed(seed),
                games: trial.games.toLocaleString("en"),
                seat: trial.goesFirst ? seats.first : seats.second,
              })}
            </p>
          </details>
        </>
      )}
    </div>
  );
}

function Controls({ trial, idle, hydrated }: { trial: TrialSnapshot; idle: boolean; hydrated: boolean }) {
  const text = useWords("goldfishTrial");
  if (idle) {
    return (
      <Button type="submit" variant="primary" disabled={!hydrated}>
        {text.start}
      </Button>
    );
  }
  const paused = trial.state === "paused";
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="primary" onClick={paused ? trial.resume : trial.pause}>
        {paused ? text.resume : text.pause}
      </Button>
      <Button onClick={trial.cancel}>{text.cancel}</Button>
      <progress max={1} value={trial.progress} aria-label={text.title} className="h-2 w-32 accent-gold" />
    </div>
  );
}

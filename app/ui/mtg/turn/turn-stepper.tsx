"use client";

import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/svg-icon";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { ERAS, type Era, STEPS } from "@/engine/mtg";
import {
  CIRCUMSTANCES,
  type Circumstance,
  createSituation,
  type SimulatedStepRows,
  simulateSituation,
} from "@/lib/mtg/turn/situation";
import { describeEvents } from "../describe-events";
import { groupEras, joinEraNames } from "../era-groups";
import { EventList } from "../event-list";
import { renderTurnRows } from "../render-turn-rows";

/** Renders a turn that the engine simulates in every era, one step at a time. */
export function TurnStepper({ lang }: { lang: Lang }) {
  const simulation = useWords("mtgTurn.walk");
  const words = useWords("mtgLab");
  const [circumstances, setCircumstances] = useState<ReadonlySet<Circumstance>>(new Set());
  const [place, setPlace] = useState(0);
  const hydrated = useHydrated();
  const turn = useMemo(
    () => simulateSituation(createSituation(circumstances, simulation.things), fights(circumstances)),
    [circumstances, simulation.things],
  );
  const step = STEPS[place]?.step ?? "untap";
  const move = (by: number) => setPlace(Math.min(STEPS.length - 1, Math.max(0, place + by)));
  const byKey = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement) return;
    if (key === "ArrowRight") move(1);
    if (key === "ArrowLeft") move(-1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys repeat the two buttons within.
    <div className="grid gap-4" onKeyDown={byKey}>
      <fieldset disabled={!hydrated} className="contents">
        <Circumstances chosen={circumstances} onChange={setCircumstances} />
        <StepStrip place={place} onPlace={setPlace} />
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled={place === 0} onClick={() => move(-1)}>
            {simulation.previous}
          </Button>
          <Button disabled={place === STEPS.length - 1} onClick={() => move(1)}>
            {simulation.next}
          </Button>
          <span className="text-ink-soft text-sm max-sm:hidden">{simulation.keys}</span>
        </div>
      </fieldset>
      <section
        role="status"
        aria-label={useWords("mtg.steps")[step]}
        className="grid gap-3 min-[56rem]:min-h-28 min-[56rem]:auto-cols-fr min-[56rem]:grid-flow-col"
      >
        {groupEras((era) => renderTurnRows(turn[step][era], words, lang)).map((eras) => (
          <EraStep key={eras.join(" ")} eras={eras} simulated={turn[step][eras[0]]} lang={lang} />
        ))}
      </section>
    </div>
  );
}

/** Whether anybody attacks. */
const fights = (chosen: ReadonlySet<Circumstance>): boolean => chosen.has("attack") || chosen.has("firstStrike");

type CircumstanceProps = {
  chosen: ReadonlySet<Circumstance>;
  onChange: (chosen: ReadonlySet<Circumstance>) => void;
};

function Circumstances({ chosen, onChange }: CircumstanceProps) {
  const words = useWords("mtgTurn.walk");
  const [isOpen, setIsOpen] = useState(false);
  const boxes = useId();
  return (
    <fieldset className="grid">
      <legend className="text-ink-soft text-sm max-sm:sr-only">{words.circumstances}</legend>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={boxes}
        onClick={() => setIsOpen(!isOpen)}
        className="justify-self-start sm:hidden"
      >
        {words.circumstances}
        {chosen.size > 0 ? ` (${chosen.size})` : ""}
        <Icon name="down" size={16} className={isOpen ? "rotate-180" : undefined} />
      </Button>
      <div id={boxes} className={`flex flex-wrap gap-x-5 ${isOpen ? "" : "max-sm:hidden"}`}>
        {CIRCUMSTANCES.map((one) => (
          <label key={one} className="inline-flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={chosen.has(one)}
              onChange={({ target }) => {
                const next = new Set(chosen);
                if (target.checked) next.add(one);
                else next.delete(one);
                onChange(next);
              }}
            />
            {words.names[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type StripProps = { place: number; onPlace: (place: number) => void };

function StepStrip({ place, onPlace }: StripProps) {
  const names = useWords("mtg.steps");
  return (
    <ol aria-label={useWords("mtgTurn.walk").steps} className="flex flex-wrap gap-1">
      {STEPS.map(({ step }, index) => (
        <li key={step}>
          <button
            type="button"
            aria-current={index === place ? "step" : undefined}
            className="min-h-9 rounded-[3px] border border-line bg-leaf px-[0.6rem] py-[0.15rem] text-[0.8125rem] hover:bg-wash aria-[current]:border-gold aria-[current]:bg-wash aria-[current]:font-medium aria-[current]:shadow-[inset_0_-2px_0_var(--gold)] pointer-coarse:min-h-11"
            onClick={() => onPlace(index)}
          >
            {names[step]}
          </button>
        </li>
      ))}
    </ol>
  );
}

type EraProps = { eras: readonly Era[]; simulated: SimulatedStepRows; lang: Lang };

/** Renders what happens in a step, under the names of the eras in which it does. */
function EraStep({ eras, simulated, lang }: EraProps) {
  const names = useWords("mtg.eras");
  const simulation = useWords("mtgTurn.walk");
  const { players } = useWords("mtgLab");
  const label = joinEraNames(eras, names, lang);
  return (
    <article
      aria-label={label}
      className={`grid content-start gap-[0.4rem] rounded-[3px] border bg-leaf px-[0.9rem] py-[0.6rem] ${eras.length < ERAS.length ? "border-gold border-dashed" : "border-line"}`}
    >
      <h3 className="font-medium text-sm">{label}</h3>
      {simulated.rows.length === 0 ? <p className="text-ink-soft text-sm">{simulation.never}</p> : null}
      {simulated.rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step that comes again has no identity but its number.
        <div key={index} className="grid gap-1 text-sm">
          {index > 0 ? <p className="font-medium">{format(simulation.again, { n: index + 1 })}</p> : null}
          {row.skipped ? <p>{simulation.skipped}</p> : <StepEvents row={row} names={simulated.names} lang={lang} />}
          {row.skipped ? null : (
            <p className="text-ink-soft text-xs">
              {row.acted.length === 0
                ? simulation.nobody
                : format(simulation.acts, { players: row.acted.map((player) => players[`${player}`]).join(" → ") })}
            </p>
          )}
        </div>
      ))}
    </article>
  );
}

type EventsProps = { row: SimulatedStepRows["rows"][number]; names: SimulatedStepRows["names"]; lang: Lang };

function StepEvents({ row, names, lang }: EventsProps) {
  const { quiet } = useWords("mtgTurn.walk");
  const isQuiet = describeEvents(row.events, { names }, useWords("mtgLab"), lang).length === 0;
  return isQuiet ? <p>{quiet}</p> : <EventList events={row.events} names={names} lang={lang} />;
}

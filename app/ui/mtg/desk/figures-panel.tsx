import { format } from "@/app/ui/i18n/format";
import { Panel } from "@/app/ui/kit/panel";
import type { DeckLine } from "@/engine/mtg/deck";
import type { KnownCards } from "@/lib/mtg/catalogue/card-facts";
import { deckFigures } from "@/lib/mtg/decks/deck-figures";
import type { DeskWords } from "./words";

type Props = { main: readonly DeckLine[]; cards: KnownCards | null; words: DeskWords };

/** Lands, curve and colours of the deck, as far as its cards are known. */
export function FiguresPanel({ main, cards, words: { desk } }: Props) {
  const w = desk.figures;
  const { lands, unknown, curve, colours } = deckFigures(main, cards);
  const highest = Math.max(1, ...curve);
  return (
    <Panel aria-labelledby="desk-figures" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="desk-figures" className="text-xl">
        {w.title}
      </h2>
      <p>{format(w.lands, { n: lands })}</p>
      {unknown > 0 && cards !== null ? <p>{format(w.unknown, { n: unknown })}</p> : null}
      {cards === null ? (
        <p className="text-ink-soft text-sm">{w.noData}</p>
      ) : (
        <>
          <ol aria-label={w.curve} className="flex items-end gap-2">
            {curve.map((count, value) => {
              const label = value === curve.length - 1 ? format(w.last, { value }) : String(value);
              return (
                <li key={label} className="grid flex-1 justify-items-center text-xs">
                  <span className="sr-only">{format(w.column, { value: label, n: count })}</span>
                  <span aria-hidden="true">{count}</span>
                  <svg aria-hidden="true" viewBox="0 0 10 60" preserveAspectRatio="none" className="h-16 w-full">
                    <rect
                      x="0"
                      width="10"
                      height={(count / highest) * 60}
                      y={60 - (count / highest) * 60}
                      fill="var(--blue)"
                    />
                  </svg>
                  <span aria-hidden="true">{value === curve.length - 1 ? `${value}+` : value}</span>
                </li>
              );
            })}
          </ol>
          <dl className="flex flex-wrap gap-x-4 text-sm">
            {(Object.keys(colours) as (keyof typeof colours)[]).map((colour) => (
              <div key={colour} className="flex gap-1">
                <dt>{w.colours[colour]}</dt>
                <dd className="tabular-nums">{colours[colour]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Panel>
  );
}

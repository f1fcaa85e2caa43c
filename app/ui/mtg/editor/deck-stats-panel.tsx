import { useWordsIn } from "#use-words-in";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { formatPercent } from "@/app/i18n/percent";
import { Panel } from "@/app/ui/kit/panel";
import type { DeckLine } from "@/engine/mtg/deck";
import { countListCards } from "@/lib/decks/lists/list-sums";
import type { KnownCards } from "@/lib/mtg/catalogue/card-facts";
import { computeDeckStats } from "@/lib/mtg/decks/deck-stats";
import { computeLandCountOdds } from "@/lib/mtg/decks/opening-lands";

type Props = { main: readonly DeckLine[]; cards: KnownCards | null; lang: Lang };

/** Renders land count, mana curve and colors of the deck, as far as its cards are known. */
export function DeckStatsPanel({ main, cards, lang }: Props) {
  const w = useWordsIn(lang, "mtgDesk.figures");
  const { lands, unknown, curve, colours } = computeDeckStats(main, cards);
  const highest = Math.max(1, ...curve);
  return (
    <Panel aria-labelledby="desk-figures" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="desk-figures" className="text-xl">
        {w.title}
      </h2>
      <p>{formatPlural(lang, w.lands, lands)}</p>
      <OpeningLands size={countListCards(main)} lands={lands} lang={lang} />
      {unknown > 0 && cards !== null ? <p>{format(w.unknown, { n: unknown })}</p> : null}
      {cards === null ? (
        <p className="text-ink-soft text-sm">{w.noData}</p>
      ) : (
        <>
          <Columns
            title={w.curve}
            columns={curve.map((count, value) => {
              const isLast = value === curve.length - 1;
              return {
                below: isLast ? `${value}+` : `${value}`,
                above: `${count}`,
                height: count / highest,
                said: format(w.column, { value: isLast ? format(w.last, { value }) : value, n: count }),
              };
            })}
          />
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

type Column = {
  readonly below: string;
  readonly above: string;
  /** Share of the highest column. */
  readonly height: number;
  /** Description of the column for screen readers. */
  readonly said: string;
};

/** A bar chart with a number above each bar and a label below it. */
const Columns = ({ title, columns }: { title: string; columns: readonly Column[] }) => (
  <ol aria-label={title} className="flex items-end gap-2">
    {columns.map(({ below, above, height, said }) => (
      <li key={below} className="grid flex-1 justify-items-center text-xs tabular-nums">
        <span className="sr-only">{said}</span>
        <span aria-hidden="true">{above}</span>
        <svg aria-hidden="true" viewBox="0 0 10 60" preserveAspectRatio="none" className="h-16 w-full">
          <rect x="0" width="10" height={height * 60} y={60 - height * 60} fill="var(--blue)" />
        </svg>
        <span aria-hidden="true">{below}</span>
      </li>
    ))}
  </ol>
);

/** The chances of lands in the opening hand, exact; nothing where no land is known. */
function OpeningLands({ size, lands, lang }: { size: number; lands: number; lang: Lang }) {
  const words = useWordsIn(lang, "mtgDesk.figures");
  const chances = computeLandCountOdds(size, lands);
  if (lands === 0 || chances.length === 0) return null;
  const highest = Math.max(...chances);
  return (
    <div className="grid gap-2">
      <p className="text-sm">{words.hand}</p>
      <Columns
        title={words.hand}
        columns={chances.map((chance, n) => ({
          below: `${n}`,
          above: formatPercent(chance),
          height: chance / highest,
          said: formatPlural(lang, words.handColumn, n, { chance: formatPercent(chance) }),
        }))}
      />
    </div>
  );
}

import type { ReactNode } from "react";
import { format } from "@/app/i18n/format";
import { formatPercent } from "@/app/i18n/percent";
import { useWords } from "@/app/i18n/use-words";
import { Icon } from "@/app/ui/kit/svg-icon";
import type { Deck } from "@/engine/magmell";
import type { HandSums, TrialSums } from "@/lib/magmell/play/trial/trial-sums";
import { computeWilsonInterval } from "@/lib/magmell/play/trial/wilson";

type Props = {
  title: string;
  note?: string;
  columns: readonly string[];
  rows: readonly (readonly [head: string, ...cells: ReactNode[]])[];
  children?: ReactNode;
};

/** Renders a table of a trial under its title. */
export const TrialTable = ({ title, note, columns, rows, children }: Props) => (
  <section aria-label={title} className="grid min-w-0 content-start gap-1">
    <h2 className="font-gothic font-medium text-sm">{title}</h2>
    {note ? <p className="text-ink-soft text-xs">{note}</p> : null}
    <div className="overflow-x-auto">
      <table className="w-full tabular-nums [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:py-1 [&_:is(td,th)]:pr-2 [&_:is(td,th)]:text-left [&_:is(td,th)]:font-normal [&_td]:whitespace-nowrap">
        <thead className="text-ink-soft text-xs">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {children}
  </section>
);

/**
 * Renders results of games with the first hand kept and of games with a redraw, and the share of kept hands next to its
 * exact value.
 */
export function HandsTable({
  sums: { games, kept, redrawn },
  exactKept,
}: {
  sums: TrialSums;
  exactKept: number | null;
}) {
  const text = useWords("goldfishTrial.hands");
  const { columns } = text;
  const row = (head: string, { games: count, won, turns }: HandSums): [string, ...string[]] => [
    head,
    count.toLocaleString("en"),
    count === 0 ? "" : formatPercent(won / count),
    won === 0 ? "" : (turns / won).toFixed(2),
  ];
  const { low, high } = computeWilsonInterval({ games, points: kept.games });
  const holds = exactKept !== null && low <= exactKept && exactKept <= high;
  return (
    <TrialTable
      title={text.title}
      columns={[columns.hand, columns.games, columns.won, columns.turn]}
      rows={[row(text.kept, kept), row(text.redrawn, redrawn)]}
    >
      {exactKept === null ? null : (
        <p className="flex items-start gap-1.5 text-xs">
          <Icon name={holds ? "check" : "info"} size={16} />
          <span>
            {format(text.exact, {
              exact: `${(exactKept * 100).toFixed(1)}%`,
              sampled: `${((kept.games / games) * 100).toFixed(1)}%`,
              low: `${(low * 100).toFixed(1)}%`,
              high: `${(high * 100).toFixed(1)}%`,
            })}{" "}
            {holds ? text.holds : text.misses}
          </span>
        </p>
      )}
    </TrialTable>
  );
}

type CardsProps = { sums: TrialSums; deck: Deck; titles: Readonly<Record<string, string>> };

/**
 * Renders for each card its uses per game, the average turn of a use, and the copies left in the hand. Cards that are
 * left most often come first.
 */
export function CardsTable({ sums: { games, cards }, deck, titles }: CardsProps) {
  const trial = useWords("goldfishTrial");
  const text = trial.cards;
  const { columns } = text;
  const rows = deck.grimoire
    .map(({ name }) => {
      const { stuck = 0, used = [] } = cards[name] ?? {};
      const uses = used.reduce((sum, count) => sum + count, 0);
      const turns = used.reduce((sum, count, at) => sum + count * (at + 1), 0);
      return { name, stuck: stuck / games, uses: uses / games, turn: uses === 0 ? null : turns / uses };
    })
    .sort((one, other) => other.stuck - one.stuck);
  return (
    <TrialTable
      title={text.title}
      note={text.note}
      columns={[columns.name, columns.used, columns.turn, columns.stuck]}
      rows={rows.map(({ name, stuck, uses, turn }) => [
        titles[name] ?? name,
        uses.toFixed(2),
        turn === null ? "" : turn.toFixed(1),
        stuck.toFixed(2),
      ])}
    />
  );
}

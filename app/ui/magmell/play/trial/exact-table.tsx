import type { ReactNode } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Icon } from "@/app/ui/kit/svg-icon";
import type { ExactDealValues } from "@/lib/magmell/play/trial/exact-deals";
import type { HandTrialSums, PassiveDealSums } from "@/lib/magmell/play/trial/trial-sums";
import { computeMeanTurns, computeWilsonInterval } from "@/lib/magmell/play/trial/wilson";
import { TrialTable } from "./trial-table";

type Props = {
  quiet: PassiveDealSums;
  /** The exact values; `null` where they do not count what the games count. */
  exact: ExactDealValues | null;
  titles: Readonly<Record<string, string>>;
};

/** An exact value with the simulated value to compare. */
type Compared = {
  readonly head: string;
  readonly exact: string;
  readonly played: string;
  readonly bounds: string;
  readonly holds: boolean;
};

/** Renders exact values next to simulated ones, with a tick if the interval contains the exact value. */
export function ExactTable({ quiet, exact, titles }: Props) {
  const text = useWords("goldfishTrial.exact");
  const { columns } = text;
  if (exact === null || quiet.strayed > 0) {
    return (
      <section aria-label={text.title} className="grid min-w-0 content-start gap-1">
        <h2 className="font-gothic font-medium text-sm">{text.title}</h2>
        <p className="text-ink-soft text-xs">{text.apart}</p>
      </section>
    );
  }
  const { rows, cards } = comparisons(quiet, exact, titles, text);
  const all = [...rows, ...cards];
  const table = (some: readonly Compared[]) =>
    some.map(({ head, exact: value, played, bounds, holds }): [string, ...ReactNode[]] => [
      head,
      value,
      <Played key="played" played={played} bounds={bounds} />,
      <span key="holds" className="inline-flex items-center gap-1 whitespace-nowrap">
        <Icon name={holds ? "check" : "info"} size={16} />
        {holds ? text.holds : text.misses}
      </span>,
    ]);
  const heads = [columns.what, columns.exact, columns.played, columns.holds];
  return (
    <TrialTable
      title={text.title}
      note={format(text.note, { turns: exact.valueTurns })}
      columns={heads}
      rows={table(rows)}
    >
      <p className="text-xs">{format(text.count, { n: all.filter(({ holds }) => holds).length, all: all.length })}</p>
      <details className="text-xs">
        <summary className="flex min-h-9 cursor-pointer items-center text-ink-soft underline decoration-dotted underline-offset-4 pointer-coarse:min-h-11">
          {text.cards}
        </summary>
        <div className="text-sm">
          <TrialTable title={text.cardsTitle} columns={heads} rows={table(cards)} />
        </div>
      </details>
    </TrialTable>
  );
}

/** Fewest hands whose mean has an interval to go by. */
const FEWEST = 30;

/** Turns and hand values, and cards by the turn of their cost. */
function comparisons(
  quiet: PassiveDealSums,
  exact: ExactDealValues,
  titles: Props["titles"],
  text: Dictionary["goldfishTrial"]["exact"],
) {
  const share = (head: string, chance: number, points = 0): Compared => {
    const { low, high } = computeWilsonInterval({ games: quiet.games, points });
    return compared(head, chance, points / quiet.games, low, high, (value) => `${(value * 100).toFixed(1)}%`);
  };
  const mean = (head: string, value: number | null, sums: HandTrialSums): readonly Compared[] => {
    const played = computeMeanTurns(sums);
    if (played === null || value === null || sums.games < FEWEST) return [];
    return [compared(head, value, played.mean, played.low, played.high, (turns) => turns.toFixed(2))];
  };
  const rows = [
    ...exact.something
      .slice(0, exact.valueTurns)
      .map((chance, at) => share(format(text.something, { n: at + 1 }), chance, quiet.something[at])),
    ...mean(text.kept, exact.values.kept, quiet.kept),
    ...mean(text.redrawn, exact.values.redrawn, quiet.redrawn),
  ];
  const cards = exact.held.map(({ name, turn, chance }) =>
    share(format(text.held, { name: titles[name] ?? name, n: turn }), chance, quiet.held[name] ?? 0),
  );
  return { rows, cards };
}

function compared(
  head: string,
  exact: number,
  played: number,
  low: number,
  high: number,
  write: (value: number) => string,
): Compared {
  return {
    head,
    exact: write(exact),
    played: write(played),
    bounds: `${write(low)}–${write(high)}`,
    holds: low - ROUNDING <= exact && exact <= high + ROUNDING,
  };
}

/** Error that sums of chances may have. */
const ROUNDING = 1e-9;

const Played = ({ played, bounds }: { played: string; bounds: string }) => (
  <>
    {played} <span className="block whitespace-nowrap text-ink-soft text-xs">{bounds}</span>
  </>
);

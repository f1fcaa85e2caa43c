import { format } from "@/app/i18n/format";
import { formatPercent } from "@/app/i18n/percent";
import { useWords } from "@/app/i18n/use-words";
import { Icon } from "@/app/ui/kit/svg-icon";
import type { HandSums, TrialSums } from "@/lib/magmell/play/trial/trial-sums";
import { computeWilsonInterval } from "@/lib/magmell/play/trial/wilson";
import { TrialTable } from "./trial-table";

/** Renders games with the first hand kept beside those with a redraw, and the share kept beside the exact one. */
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

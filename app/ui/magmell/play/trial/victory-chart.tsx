import { format } from "@/app/i18n/format";
import { formatPercent } from "@/app/i18n/percent";
import { useWords } from "@/app/i18n/use-words";
import { ChartFigure } from "@/app/ui/magmell/statistics/chart-figure";
import { computeQuantile, type TrialSums } from "@/lib/magmell/play/trial/trial-sums";
import { computeWilsonInterval } from "@/lib/magmell/play/trial/wilson";

const HEIGHT = 140;
const FLOOR = 116;
const TALLEST = 92;
const LEFT = 8;

/** Renders the own turns in which games were won, with the interval of each share. */
export function VictoryChart({ sums: { games, won } }: { sums: TrialSums }) {
  const trial = useWords("goldfishTrial");
  const join = useWords("deckStatistics.join");
  const text = trial.victory;
  const all = won.reduce((sum, count) => sum + count, 0);
  const first = Math.max(
    0,
    won.findIndex((count) => count > 0),
  );
  const turns = won.slice(first).map((count, at) => ({
    turn: first + at + 1,
    share: count / games,
    ...computeWilsonInterval({ games, points: count }),
  }));
  const most = Math.max(0.01, ...turns.map(({ high }) => high));
  const step = (300 - LEFT) / Math.max(1, turns.length);
  const y = (share: number) => FLOOR - (share / most) * TALLEST;
  const median = computeQuantile(won, 0.5);
  return (
    <ChartFigure
      title={text.title}
      aside={median === null ? undefined : format(text.median, { n: median + 1 })}
      note={all < games ? `${text.note} ${format(text.unwon, { n: formatPercent(1 - all / games) })}` : text.note}
      label={turns.map(({ turn, share }) => format(text.label, { turn, n: formatPercent(share) })).join(join)}
      height={HEIGHT}
      table={{
        columns: [text.title, "%", "95%"],
        rows: turns.map(({ turn, share, low, high }) => [
          format(trial.turn, { n: turn }),
          formatPercent(share),
          `${formatPercent(low)}–${formatPercent(high)}`,
        ]),
      }}
      disclose={trial.table}
    >
      {turns.map(({ turn, share, low, high }, at) => {
        const x = LEFT + step * (at + 0.5);
        return (
          <g key={turn}>
            <rect
              x={x - step / 2 + 1.5}
              y={y(share)}
              width={Math.max(1, step - 3)}
              height={FLOOR - y(share)}
              fill="var(--edge)"
              fillOpacity={0.45}
              stroke="var(--edge)"
            />
            <path
              d={`M${x} ${y(low)}V${y(high)}M${x - 3} ${y(low)}h6M${x - 3} ${y(high)}h6`}
              stroke="var(--gold)"
              strokeWidth="1.5"
            />
            <text x={x} y={y(high) - 5} textAnchor="middle" fontSize="10" fill="currentColor">
              {formatPercent(share)}
            </text>
            <text x={x} y={FLOOR + 12} textAnchor="middle" fontSize="10" fill="var(--ink-soft)">
              {turn}
            </text>
          </g>
        );
      })}
      <path d={`M${LEFT} ${FLOOR}H300`} stroke="var(--edge)" />
    </ChartFigure>
  );
}

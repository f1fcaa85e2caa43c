import { format } from "@/app/i18n/format";
import { formatPercent } from "@/app/i18n/percent";
import { useWords } from "@/app/i18n/use-words";
import { ChartFigure } from "@/app/ui/magmell/statistics/chart-figure";
import type { MatchupScore } from "@/lib/magmell/play/trial/play-trial";
import type { GameScore } from "@/lib/magmell/play/trial/trial-sums";
import { computeWilsonInterval, computeWinRate } from "@/lib/magmell/play/trial/wilson";

type Props = { versus: readonly MatchupScore[]; names: readonly string[] };

const ROW = 34;

/** Renders shares of games won against each rival, with their intervals; the table splits them by who went first. */
export function VersusChart({ versus, names }: Props) {
  const trial = useWords("goldfishTrial");
  const join = useWords("deckStatistics.join");
  const text = trial.versus;
  const { columns } = text;
  const rows = versus.flatMap(({ first, second }, at) => {
    const all: GameScore = { games: first.games + second.games, points: first.points + second.points };
    return all.games === 0 ? [] : [{ name: names[at] ?? "", all, first, second, ...computeWilsonInterval(all) }];
  });
  if (rows.length === 0) return null;
  const x = (share: number) => share * 300;
  return (
    <ChartFigure
      title={text.title}
      note={text.note}
      label={rows
        .map(({ name, all, low, high }) =>
          format(text.label, {
            name,
            n: formatPercent(computeWinRate(all)),
            low: formatPercent(low),
            high: formatPercent(high),
          }),
        )
        .join(join)}
      height={rows.length * ROW + 12}
      table={{
        columns: [columns.deck, columns.all, columns.first, columns.second, columns.games],
        rows: rows.map(({ name, all, first, second }) => [
          name,
          formatPercent(computeWinRate(all)),
          first.games === 0 ? "" : formatPercent(computeWinRate(first)),
          second.games === 0 ? "" : formatPercent(computeWinRate(second)),
          all.games,
        ]),
      }}
      disclose={trial.table}
    >
      {rows.map(({ name, all, low, high }, at) => (
        <g key={name} transform={`translate(0 ${at * ROW})`}>
          <text x={0} y={11} fontSize="10.5" fill="currentColor">
            {name}
          </text>
          <text x={300} y={11} fontSize="10.5" textAnchor="end" fill="currentColor">
            {formatPercent(computeWinRate(all))}
          </text>
          <rect x={0} y={17} width={300} height={8} fill="none" stroke="var(--line)" />
          <rect
            x={0}
            y={17}
            width={x(computeWinRate(all))}
            height={8}
            fill="var(--edge)"
            fillOpacity={0.45}
            stroke="var(--edge)"
          />
          <path d="M150 15v12" stroke="var(--ink-soft)" />
          <path d={`M${x(low)} 21H${x(high)}M${x(low)} 17v8M${x(high)} 17v8`} stroke="var(--gold)" strokeWidth="1.5" />
        </g>
      ))}
      <g fontSize="9" fill="var(--ink-soft)">
        <text x={0} y={rows.length * ROW + 9}>
          0
        </text>
        <text x={150} y={rows.length * ROW + 9} textAnchor="middle">
          50
        </text>
        <text x={300} y={rows.length * ROW + 9} textAnchor="end">
          100
        </text>
      </g>
    </ChartFigure>
  );
}

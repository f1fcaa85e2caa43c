import { format } from "@/app/i18n/format";
import { formatPercent } from "@/app/i18n/percent";
import { useWords } from "@/app/i18n/use-words";
import { ChartFigure } from "@/app/ui/magmell/statistics/chart-figure";
import type { ColorOdds } from "@/engine/magmell/odds";

type Props = { colors: readonly ColorOdds[]; allColors: readonly number[]; goal: number };

const ROW = 74;
const TALLEST = 50;
const LEFT = 26;
const TOP = 14;

/** Dash patterns of the lines for at least one, two and three stones, so that they differ without color. */
const DASHES = [undefined, "5 3", "1.5 3"] as const;

/** Renders the chance by turn of having the stones of each needed color, one step chart per color. */
export function ColorOddsChart({ colors, allColors, goal }: Props) {
  const odds = useWords("odds");
  const table = useWords("deckStatistics.table");
  const join = useWords("deckStatistics.join");
  const names = useWords("site.colors");
  const text = odds.colors;
  const turns = allColors.map((_, at) => format(odds.turn, { n: at + 1 }));
  const rows = colors.flatMap(({ color, atLeast }) =>
    atLeast.map((byTurn, index) => ({ head: format(text.table, { color: names[color], n: index + 1 }), byTurn })),
  );
  const all = colors.length > 1 ? [{ head: text.all, byTurn: allColors }] : [];
  return (
    <ChartFigure
      title={text.title}
      note={text.note}
      label={colors
        .flatMap(({ color, atLeast: [one = []] }) =>
          one.map((chance, at) =>
            format(text.label, { color: names[color], count: 1, turn: at + 1, n: formatPercent(chance) }),
          ),
        )
        .join(join)}
      height={TOP + colors.length * ROW}
      table={{
        columns: [text.title, ...turns],
        rows: [...rows, ...all].map(({ head, byTurn }) => [head, ...byTurn.map(formatPercent)]),
      }}
      disclose={table}
      legend={
        <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-ink-soft text-xs">
          {DASHES.map((dash, index) => (
            <span key={dash ?? "plain"} className="inline-flex items-center gap-1.5">
              <svg width="28" height="8" aria-hidden="true">
                <path d="M0 4h28" stroke="currentColor" strokeWidth="2" strokeDasharray={dash} />
              </svg>
              {format(text.legend, { n: index + 1 })}
            </span>
          ))}
        </p>
      }
    >
      {colors.map(({ color, atLeast }, at) => (
        <g key={color} transform={`translate(0 ${TOP + at * ROW})`}>
          <text x={0} y={-2} fontSize="10.5" fill="currentColor">
            {names[color]}
          </text>
          <rect
            x={LEFT + ((300 - LEFT) / turns.length) * (goal - 1)}
            y={-TOP + 2}
            width={(300 - LEFT) / turns.length}
            height={ROW - 2}
            fill="var(--wash)"
          />
          <path d={`M${LEFT} ${TALLEST}H300M${LEFT} 0H300`} stroke="var(--line)" />
          {atLeast.map((byTurn, index) => (
            <StepLine key={DASHES[index] ?? "plain"} byTurn={byTurn} dash={DASHES[index]} color={color} />
          ))}
          {turns.map((turn, place) => (
            <text
              key={turn}
              x={LEFT + ((300 - LEFT) / turns.length) * (place + 0.5)}
              y={TALLEST + 11}
              textAnchor="middle"
              fontSize="9"
              fill="var(--ink-soft)"
            >
              {place + 1}
            </text>
          ))}
        </g>
      ))}
    </ChartFigure>
  );
}

type StepProps = { byTurn: readonly number[]; dash: string | undefined; color: ColorOdds["color"] };

function StepLine({ byTurn, dash, color }: StepProps) {
  const step = (300 - LEFT) / byTurn.length;
  const y = (chance: number) => TALLEST * (1 - chance);
  const path = byTurn.map(
    (chance, at) => `${at === 0 ? "M" : "L"}${LEFT + step * at} ${y(chance)}H${LEFT + step * (at + 1)}`,
  );
  return <path d={path.join("")} fill="none" stroke={`var(--${color})`} strokeWidth="2" strokeDasharray={dash} />;
}

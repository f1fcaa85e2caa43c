import { format } from "@/app/i18n/format";
import { formatPercent } from "@/app/i18n/percent";
import { useWords } from "@/app/i18n/use-words";
import { ChartFigure } from "@/app/ui/magmell/statistics/chart-figure";

type Props = {
  /** Chances by turn for the seat that is chosen, and for the other one. */
  own: readonly number[];
  other: readonly number[];
  /** The turn that is aimed at. */
  goal: number;
};

const HEIGHT = 128;
const FLOOR = 104;
const TALLEST = 84;
const LEFT = 26;

/**
 * Renders the chance by turn that at least one card can be used, for the player who goes first and the one who goes
 * second.
 */
export function AnythingPlayableChart({ own, other, goal }: Props) {
  const odds = useWords("odds");
  const table = useWords("deckStatistics.table");
  const join = useWords("deckStatistics.join");
  const text = odds.something;
  const step = (300 - LEFT) / own.length;
  const x = (at: number) => LEFT + step * (at + 0.5);
  const y = (chance: number) => FLOOR - TALLEST * chance;
  const turns = own.map((_, at) => format(odds.turn, { n: at + 1 }));
  return (
    <ChartFigure
      title={text.title}
      note={text.note}
      label={own.map((chance, at) => format(text.label, { turn: at + 1, n: formatPercent(chance) })).join(join)}
      height={HEIGHT}
      table={{
        columns: [text.title, ...turns],
        rows: [
          [text.title, ...own.map(formatPercent)],
          [text.other, ...other.map(formatPercent)],
        ],
      }}
      disclose={table}
    >
      <rect x={x(goal - 1) - step / 2} y={0} width={step} height={HEIGHT} fill="var(--wash)" />
      {[0, 0.5, 1].map((chance) => (
        <g key={chance}>
          <path d={`M${LEFT} ${y(chance)}H300`} stroke="var(--line)" />
          <text x={LEFT - 4} y={y(chance) + 3.5} textAnchor="end" fontSize="9.5" fill="var(--ink-soft)">
            {Math.round(chance * 100)}
          </text>
        </g>
      ))}
      {other.map((chance, at) => (
        <path
          key={turns[at]}
          d={`M${x(at)} ${y(chance) - 4}l4 4l-4 4l-4 -4z`}
          fill="var(--leaf)"
          stroke="var(--ink-soft)"
        />
      ))}
      <path
        d={own.map((chance, at) => `${at === 0 ? "M" : "L"}${x(at)} ${y(chance)}`).join("")}
        fill="none"
        stroke="var(--gold)"
        strokeWidth="1.5"
      />
      {own.map((chance, at) => (
        <g key={turns[at]}>
          <circle cx={x(at)} cy={y(chance)} r="4" fill="var(--gold)" />
          <text
            x={x(at)}
            y={chance > 0.25 ? y(chance) + 15 : y(chance) - 8}
            textAnchor="middle"
            fontSize="10"
            fill="currentColor"
          >
            {formatPercent(chance)}
          </text>
          <text x={x(at)} y={FLOOR + 16} textAnchor="middle" fontSize="10" fill="var(--ink-soft)">
            {at + 1}
          </text>
        </g>
      ))}
    </ChartFigure>
  );
}

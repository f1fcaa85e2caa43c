import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { ChartFigure } from "@/app/ui/magmell/statistics/chart-figure";
import type { TurnStats } from "@/lib/magmell/play/summary";

const HEIGHT = 112;
const FLOOR = 94;
const TALLEST = 74;
/** More turns than this have no room for all their numbers. */
const CROWDED = 16;

/** Renders damage dealt and taken by own turn, as bars, with stones and cards used in the table. */
export function DamageChart({ turns }: { turns: readonly TurnStats[] }) {
  const words = useWords("goldfish.summary");
  const sum = (part: "dealt" | "taken") => turns.reduce((all, turn) => all + turn[part], 0);
  const tallest = Math.max(1, ...turns.flatMap(({ dealt, taken }) => [dealt, taken]));
  const parts = sum("taken") === 0 ? (["dealt"] as const) : (["dealt", "taken"] as const);
  const step = 300 / turns.length;
  const width = Math.min(22, (step * 0.8) / parts.length);
  const every = Math.ceil(turns.length / CROWDED);
  return (
    <ChartFigure
      title={words.damage}
      note={format(words.sum, { dealt: sum("dealt"), taken: sum("taken") })}
      label={turns
        .map(({ ownTurn, dealt, taken }) => format(words.label, { turn: ownTurn, dealt, taken }))
        .join(words.join)}
      height={HEIGHT}
      legend={parts.length > 1 ? <Legend /> : null}
      table={{
        columns: [words.turn, words.dealt, words.taken, words.used, words.stonesLeft],
        rows: turns.map(({ ownTurn, dealt, taken, used, stonesLeft }) => [ownTurn, dealt, taken, used, stonesLeft]),
      }}
      disclose={words.table}
    >
      {turns.map((turn, at) => (
        <g key={turn.ownTurn}>
          {parts.map((part, place) => (
            <Bar
              key={part}
              part={part}
              value={turn[part]}
              x={step * (at + 0.5) + width * (place - parts.length / 2)}
              width={width}
              height={(turn[part] * TALLEST) / tallest}
            />
          ))}
          {at % every === 0 ? (
            <text x={step * (at + 0.5)} y={FLOOR + 13} textAnchor="middle" fontSize="11" fill="var(--ink-soft)">
              {turn.ownTurn}
            </text>
          ) : null}
        </g>
      ))}
      <path d={`M0 ${FLOOR}H300`} stroke="var(--edge)" />
    </ChartFigure>
  );
}

type BarProps = { part: "dealt" | "taken"; value: number; x: number; width: number; height: number };

/** A bar with its number above it: full for damage dealt, an outline for damage taken. */
const Bar = ({ part, value, x, width, height }: BarProps) =>
  value === 0 ? null : (
    <>
      <rect
        x={x + 1}
        y={FLOOR - height}
        width={Math.max(2, width - 2)}
        height={height}
        fill={part === "dealt" ? "var(--gold)" : "none"}
        stroke={part === "dealt" ? "none" : "var(--ink-soft)"}
        strokeDasharray={part === "dealt" ? undefined : "3 2"}
      />
      <text x={x + width / 2} y={FLOOR - height - 4} textAnchor="middle" fontSize="11" fill="currentColor">
        {value}
      </text>
    </>
  );

function Legend() {
  const words = useWords("goldfish.summary");
  return (
    <p className="flex gap-4 text-ink-soft text-xs">
      {(["dealt", "taken"] as const).map((part) => (
        <span key={part} className="inline-flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
            <rect
              x="1"
              y="1"
              width="10"
              height="10"
              fill={part === "dealt" ? "var(--gold)" : "none"}
              stroke={part === "dealt" ? "none" : "var(--ink-soft)"}
              strokeDasharray={part === "dealt" ? undefined : "3 2"}
            />
          </svg>
          {words[part]}
        </span>
      ))}
    </p>
  );
}

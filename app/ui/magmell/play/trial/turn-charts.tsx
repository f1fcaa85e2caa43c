import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { ChartFigure } from "@/app/ui/magmell/statistics/chart-figure";
import { computeQuantile, MAX_COUNTED_DAMAGE, type TrialSums } from "@/lib/magmell/play/trial/trial-sums";

type Props = { sums: TrialSums };

const HEIGHT = 132;
const FLOOR = 108;
const TALLEST = 92;
const LEFT = 24;
/** Number of turns in a chart. Few games reach later turns. */
const TURNS = 12;

/** Renders damage dealt by the end of each own turn: the median, and the range of most games as a band. */
export function DamageChart({ sums: { damage } }: Props) {
  const trial = useWords("goldfishTrial");
  const join = useWords("deckStatistics.join");
  const text = trial.damage;
  const turns = damage.slice(0, TURNS).map((counts, at) => ({
    turn: at + 1,
    low: computeQuantile(counts, 0.1) ?? 0,
    median: computeQuantile(counts, 0.5) ?? 0,
    high: computeQuantile(counts, 0.9) ?? 0,
  }));
  const step = (300 - LEFT) / Math.max(1, turns.length);
  const x = (at: number) => LEFT + step * (at + 0.5);
  const y = (dealt: number) => FLOOR - (dealt / MAX_COUNTED_DAMAGE) * TALLEST;
  const line = (value: (turn: (typeof turns)[number]) => number) =>
    turns.map((turn, at) => `${x(at)},${y(value(turn))}`);
  const band = [...line(({ high }) => high), ...line(({ low }) => low).reverse()].join(" ");
  return (
    <ChartFigure
      title={text.title}
      note={text.note}
      label={turns.map(({ turn, median }) => format(text.label, { turn, n: median })).join(join)}
      height={HEIGHT}
      table={{
        columns: [text.title, text.low, text.median, text.high],
        rows: turns.map(({ turn, low, median, high }) => [format(trial.turn, { n: turn }), low, median, high]),
      }}
      disclose={trial.table}
    >
      {[0, 10, 20].map((dealt) => (
        <g key={dealt}>
          <path d={`M${LEFT} ${y(dealt)}H300`} stroke="var(--line)" />
          <text x={LEFT - 4} y={y(dealt) + 3.5} textAnchor="end" fontSize="10" fill="var(--ink-soft)">
            {dealt}
          </text>
        </g>
      ))}
      <polygon points={band} fill="var(--wash)" stroke="var(--edge)" strokeWidth="0.75" />
      <polyline points={line(({ median }) => median).join(" ")} fill="none" stroke="var(--red)" strokeWidth="2" />
      <TurnLabels count={turns.length} x={x} />
    </ChartFigure>
  );
}

/** Renders the mean number of stones that are awake at the end of each own turn. */
export function AwakeChart({ sums: { awake } }: Props) {
  const trial = useWords("goldfishTrial");
  const join = useWords("deckStatistics.join");
  const text = trial.awake;
  const turns = awake
    .slice(0, TURNS)
    .map(({ stones, turns: count }, at) => ({ turn: at + 1, mean: stones / (count || 1) }));
  const most = Math.max(1, ...turns.map(({ mean }) => mean));
  const step = (300 - LEFT) / Math.max(1, turns.length);
  const x = (at: number) => LEFT + step * (at + 0.5);
  const height = (mean: number) => (mean / most) * TALLEST;
  return (
    <ChartFigure
      title={text.title}
      note={text.note}
      label={turns.map(({ turn, mean }) => format(text.label, { turn, n: mean.toFixed(1) })).join(join)}
      height={HEIGHT}
      table={{
        columns: [text.title, text.note],
        rows: turns.map(({ turn, mean }) => [format(trial.turn, { n: turn }), mean.toFixed(2)]),
      }}
      disclose={trial.table}
    >
      {turns.map(({ turn, mean }, at) => (
        <g key={turn}>
          <rect
            x={x(at) - step / 2 + 2}
            y={FLOOR - height(mean)}
            width={Math.max(1, step - 4)}
            height={height(mean)}
            fill="var(--wash)"
            stroke="var(--edge)"
          />
          <text x={x(at)} y={FLOOR - height(mean) - 3} textAnchor="middle" fontSize="9" fill="currentColor">
            {mean.toFixed(1)}
          </text>
        </g>
      ))}
      <TurnLabels count={turns.length} x={x} />
    </ChartFigure>
  );
}

const TurnLabels = ({ count, x }: { count: number; x: (at: number) => number }) =>
  Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place.
    <text key={at} x={x(at)} y={FLOOR + 13} textAnchor="middle" fontSize="10" fill="var(--ink-soft)">
      {at + 1}
    </text>
  ));

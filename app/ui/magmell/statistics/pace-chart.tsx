import { useWordsIn } from "#use-words-in";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { DeckStatistics } from "@/lib/magmell/decks/statistics";
import { ChartFigure } from "./chart-figure";

type Props = { statistics: DeckStatistics; lang: Lang };

const HEIGHT = 132;
const FLOOR = 112;
const TALLEST = 92;
const LEFT = 24;

/** Renders the catalysts needed by each turn as a line, over columns of the face-up stones by that turn. */
export function PaceChart({ statistics: { pace }, lang }: Props) {
  const charts = useWordsIn(lang, "deckStatistics");
  const { pace: texts } = charts;
  const most = Math.max(1, ...pace.map(({ demand, stones }) => Math.max(demand, stones)));
  const step = (300 - LEFT) / pace.length;
  const height = (value: number) => (value / most) * TALLEST;
  const points = pace.map(({ demand }, at) => [LEFT + step * (at + 0.5), FLOOR - height(demand)] as const);
  return (
    <ChartFigure
      title={texts.title}
      note={texts.note}
      label={pace
        .map(({ turn, demand, stones }) => format(texts.label, { turn, demand: demand.toFixed(1), stones }))
        .join(charts.join)}
      height={HEIGHT}
      legend={
        <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-ink-soft text-xs">
          <span className="inline-flex items-center gap-1.5">
            <svg width="22" height="10" aria-hidden="true">
              <path d="M0 5h22" stroke="var(--red)" strokeWidth="2" />
              <circle cx="11" cy="5" r="3.5" fill="var(--red)" />
            </svg>
            {texts.demand}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <svg width="12" height="12" aria-hidden="true">
              <rect x=".75" y=".75" width="10.5" height="10.5" fill="var(--wash)" stroke="var(--edge)" />
            </svg>
            {texts.stones}
          </span>
        </p>
      }
      table={{
        columns: [texts.turn, texts.demand, texts.stones],
        rows: pace.map(({ turn, demand, stones }) => [turn, demand.toFixed(1), stones]),
      }}
      disclose={charts.table}
    >
      <Scale most={most} height={height} />
      {pace.map(({ turn, stones }, at) => (
        <g key={turn}>
          <rect
            x={LEFT + step * at + 4}
            y={FLOOR - height(stones)}
            width={step - 8}
            height={height(stones)}
            fill="var(--wash)"
            stroke="var(--edge)"
          />
          <text x={LEFT + step * (at + 0.5)} y={FLOOR + 14} textAnchor="middle" fontSize="11" fill="var(--ink-soft)">
            {turn}
          </text>
        </g>
      ))}
      <polyline
        points={points.map((point) => point.join()).join(" ")}
        fill="none"
        stroke="var(--red)"
        strokeWidth="2"
      />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3.5" fill="var(--red)" stroke="var(--leaf)" />
      ))}
      <path d={`M${LEFT} ${FLOOR}H300`} stroke="var(--edge)" />
    </ChartFigure>
  );
}

/** Marks at the top and in the middle, which are one in a low chart. */
const Scale = ({ most, height }: { most: number; height: (value: number) => number }) =>
  [...new Set([Math.ceil(most / 2), Math.floor(most)])].map((value) => (
    <g key={value}>
      <path d={`M${LEFT} ${FLOOR - height(value)}H300`} stroke="var(--line)" strokeDasharray="2 3" />
      <text x={LEFT - 5} y={FLOOR - height(value) + 4} textAnchor="end" fontSize="11" fill="var(--ink-soft)">
        {value}
      </text>
    </g>
  ));

import { useWordsIn } from "#use-words-in";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { CURVE_COLORS, type CurveBar, type CurveColor, type DeckStatistics } from "@/lib/magmell/decks/statistics";
import { ChartFigure } from "./chart-figure";
import { ColorTexture, getColorFill } from "./color-fill";

type Props = {
  /** Prefix of the ids of its textures, unique on the page. */
  id: string;
  statistics: DeckStatistics;
  lang: Lang;
  withTable?: boolean;
};

const HEIGHT = 132;
const FLOOR = 114;
const TALLEST = 96;

/** Renders the number of copies by use cost, with each bar divided by the colors of the cards. */
export function CurveChart({ id, statistics: { curve, meanUseCost }, lang, withTable = true }: Props) {
  const charts = useWordsIn(lang, "deckStatistics");
  const colors = useWordsIn(lang, "site.colors");
  const { curve: texts } = charts;
  const sums = curve.map(sumOf);
  const tallest = Math.max(1, ...sums);
  const used = CURVE_COLORS.filter((color) => curve.some(({ colors }) => colors[color] > 0));
  const names = { ...colors, multi: texts.multi, none: texts.none };
  const step = 300 / curve.length;
  const width = Math.min(40, step * 0.72);
  return (
    <ChartFigure
      title={texts.title}
      aside={meanUseCost === null ? undefined : format(texts.mean, { n: meanUseCost.toFixed(2) })}
      label={curve.map(({ useCost }, at) => format(texts.label, { cost: useCost, n: sums[at] ?? 0 })).join(charts.join)}
      height={HEIGHT}
      legend={<Legend id={id} used={used} names={names} />}
      table={{
        columns: [texts.cost, ...used.map((color) => names[color]), texts.sum],
        rows: curve.map((bar) => [bar.useCost, ...used.map((color) => bar.colors[color]), sumOf(bar)]),
      }}
      disclose={withTable ? charts.table : null}
    >
      <defs>
        {used.map((color) => (
          <ColorTexture key={color} id={id} color={color} />
        ))}
      </defs>
      {curve.map((bar, at) => (
        <Bar key={bar.useCost} id={id} bar={bar} x={step * (at + 0.5)} width={width} scale={TALLEST / tallest} />
      ))}
      <path d={`M0 ${FLOOR}H300`} stroke="var(--edge)" />
    </ChartFigure>
  );
}

const sumOf = ({ unit, magic }: CurveBar): number => unit + magic;

type BarProps = { id: string; bar: CurveBar; x: number; width: number; scale: number };

function Bar({ id, bar, x, width, scale }: BarProps) {
  let top = FLOOR;
  const parts = CURVE_COLORS.flatMap((color) => {
    const height = bar.colors[color] * scale;
    top -= height;
    return height > 0 ? [{ color, y: top, height }] : [];
  });
  return (
    <>
      {parts.map(({ color, y, height }) => (
        <rect
          key={color}
          x={x - width / 2}
          y={y}
          width={width}
          height={height}
          fill={getColorFill(id, color)}
          stroke="var(--leaf)"
          strokeWidth="0.75"
        />
      ))}
      {sumOf(bar) > 0 ? (
        <text x={x} y={top - 4} textAnchor="middle" fontSize="11" fill="currentColor">
          {sumOf(bar)}
        </text>
      ) : null}
      <text x={x} y={FLOOR + 13} textAnchor="middle" fontSize="11" fill="var(--ink-soft)">
        {bar.useCost}
      </text>
    </>
  );
}

type LegendProps = { id: string; used: readonly CurveColor[]; names: Readonly<Record<CurveColor, string>> };

const Legend = ({ id, used, names }: LegendProps) => (
  <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-ink-soft text-xs">
    {used.map((color) => (
      <span key={color} className="inline-flex items-center gap-1.5">
        <svg width="14" height="14" aria-hidden="true">
          <rect width="14" height="14" fill={getColorFill(id, color)} />
        </svg>
        {names[color]}
      </span>
    ))}
  </p>
);

import { useId } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { ChartFigure } from "@/app/ui/magmell/statistics/chart-figure";
import { ColorTexture, getColorFill } from "@/app/ui/magmell/statistics/color-fill";
import { COLORS } from "@/engine/magmell";
import type { StoneCoursePoint } from "@/engine/magmell/odds";
import type { CurveColor } from "@/lib/magmell/decks/statistics";
import { STONE_SAMPLE_SIZE } from "./use-stone-sample";

type Props = {
  points: readonly StoneCoursePoint[];
  /** The turn that is aimed at. */
  goal: number;
  /** The assumptions in one line. */
  assumed: string;
};

type ColorShare = { readonly color: CurveColor; readonly mean: number };

const PARTS = [...COLORS, "multi", "none"] as const satisfies readonly CurveColor[];
const HEIGHT = 150;
const FLOOR = 130;
const TALLEST = 120;
const LEFT = 20;

/**
 * Renders the sampled number of face-up stones by color at the end of each turn, next to the catalysts of the cards in
 * hand.
 */
export function StonesOverTurnsChart({ points, goal, assumed }: Props) {
  const id = useId();
  const odds = useWords("odds");
  const table = useWords("deckStatistics.table");
  const join = useWords("deckStatistics.join");
  const colors = useWords("site.colors");
  const text = odds.course;
  const step = (300 - LEFT) / points.length;
  const highest = Math.max(1, ...points.map((point, at) => Math.max(at + 1, point.asked.mean + point.asked.reach)));
  const y = (count: number) => FLOOR - (TALLEST * count) / highest;
  const names = { ...colors, multi: text.multi, none: text.none };
  const shown = PARTS.filter((part) =>
    points.some((point) =>
      [suppliedOf(point), askedOf(point)].flat().some((one) => one.color === part && one.mean > 0),
    ),
  );
  const trials = format(text.sampled, {
    trials: STONE_SAMPLE_SIZE.trials,
    seed: STONE_SAMPLE_SIZE.seed,
    last: STONE_SAMPLE_SIZE.seed + STONE_SAMPLE_SIZE.parts - 1,
  });
  return (
    <ChartFigure
      title={text.title}
      note={`${text.note} ${trials}${join}${assumed}`}
      label={points
        .map(({ faceUp, asked }, at) =>
          format(text.label, { turn: at + 1, up: faceUp.mean.toFixed(1), asked: asked.mean.toFixed(1) }),
        )
        .join(join)}
      height={HEIGHT}
      table={{
        columns: [text.title, ...points.map((_, at) => format(odds.turn, { n: at + 1 }))],
        rows: rowsOf(points, odds, { ...colors, multi: text.multi }),
      }}
      disclose={table}
      legend={
        <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-ink-soft text-xs">
          {shown.map((part) => (
            <span key={part} className="inline-flex items-center gap-1.5">
              <svg width="12" height="12" aria-hidden="true">
                <rect width="12" height="12" fill={getColorFill(id, part)} />
              </svg>
              {names[part]}
            </span>
          ))}
          <span className="inline-flex items-center gap-1.5">
            <svg width="12" height="12" aria-hidden="true">
              <rect x="0.5" y="0.5" width="11" height="11" fill="none" stroke="var(--edge)" strokeDasharray="2 2" />
            </svg>
            {text.down}
          </span>
        </p>
      }
    >
      <defs>
        {PARTS.map((part) => (
          <ColorTexture key={part} id={id} color={part} />
        ))}
      </defs>
      {points.map((point, at) => {
        const left = LEFT + step * at;
        const whole = point.faceUp.mean + point.faceDown;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place.
          <g key={at}>
            {at + 1 === goal ? <rect x={left} y={0} width={step} height={HEIGHT} fill="var(--wash)" /> : null}
            <rect
              x={left + step * 0.1}
              y={y(whole)}
              width={step * 0.46}
              height={Math.max(0, FLOOR - y(whole))}
              fill="none"
              stroke="var(--edge)"
              strokeDasharray="2 2"
            />
            <Stack id={id} parts={suppliedOf(point)} x={left + step * 0.1} width={step * 0.46} y={y} />
            <Whisker x={left + step * 0.33} {...point.faceUp} y={y} />
            <Stack id={id} parts={askedOf(point)} x={left + step * 0.63} width={step * 0.25} y={y} />
            <Whisker x={left + step * 0.755} {...point.asked} y={y} />
            <text x={left + step / 2} y={FLOOR + 13} textAnchor="middle" fontSize="10" fill="var(--ink-soft)">
              {at + 1}
            </text>
          </g>
        );
      })}
      <path d={`M${LEFT} ${FLOOR}H300`} stroke="var(--edge)" />
      {[0, Math.floor(highest / 2), Math.floor(highest)].map((count) => (
        <text key={count} x={LEFT - 5} y={y(count) + 3.5} textAnchor="end" fontSize="9.5" fill="var(--ink-soft)">
          {count}
        </text>
      ))}
    </ChartFigure>
  );
}

type StackProps = { id: string; parts: readonly ColorShare[]; x: number; width: number; y: (count: number) => number };

function Stack({ id, parts, x, width, y }: StackProps) {
  let below = 0;
  return parts.map(({ color, mean }) => {
    const from = below;
    below += mean;
    return (
      <rect key={color} x={x} y={y(below)} width={width} height={y(from) - y(below)} fill={getColorFill(id, color)} />
    );
  });
}

type WhiskerProps = StoneCoursePoint["faceUp"] & { x: number; y: (count: number) => number };

const Whisker = ({ x, mean, reach, y }: WhiskerProps) =>
  reach === 0 ? null : (
    <path
      d={`M${x} ${y(mean - reach)}V${y(mean + reach)}M${x - 3} ${y(mean - reach)}h6M${x - 3} ${y(mean + reach)}h6`}
      stroke="currentColor"
      strokeWidth="1.25"
    />
  );

/** Returns the face-up stones for each part of a bar. Stones of several colors form one part. */
function suppliedOf({ byColors }: StoneCoursePoint): readonly ColorShare[] {
  const of = (colors: number) => byColors[colors]?.mean ?? 0;
  return [
    { color: "blue", mean: of(1) },
    { color: "green", mean: of(2) },
    { color: "red", mean: of(4) },
    { color: "multi", mean: of(3) + of(5) + of(6) + of(7) },
    { color: "none", mean: of(0) },
  ];
}

/** Catalyst symbols by the parts of a bar. */
const askedOf = ({ bySymbol }: StoneCoursePoint): readonly ColorShare[] => [
  ...COLORS.map((color) => ({ color, mean: bySymbol[color].mean })),
  { color: "none", mean: bySymbol.any.mean },
];

/** The rows of the table: each part of the bars that is ever there, and both totals with their intervals. */
function rowsOf(
  points: readonly StoneCoursePoint[],
  { course: text }: Dictionary["odds"],
  names: Readonly<Record<Exclude<CurveColor, "none">, string>>,
): readonly (readonly string[])[] {
  const rows = (head: string, none: string, parts: (point: StoneCoursePoint) => readonly ColorShare[]) =>
    PARTS.flatMap((part): readonly (readonly string[])[] => {
      const means = points.map((point) => parts(point).find(({ color }) => color === part)?.mean ?? 0);
      if (means.every((mean) => mean === 0)) return [];
      const name = part === "none" ? none : names[part];
      return [[format(head, { name }), ...means.map((mean) => mean.toFixed(2))]];
    });
  const total = ({ mean, reach }: StoneCoursePoint["faceUp"]) => `${mean.toFixed(2)} ±${reach.toFixed(2)}`;
  return [
    [text.up, ...points.map(({ faceUp }) => total(faceUp))],
    ...rows(text.upOf, text.none, suppliedOf),
    [text.down, ...points.map(({ faceDown }) => faceDown.toFixed(2))],
    [text.asked, ...points.map(({ asked }) => total(asked))],
    ...rows(text.askedOf, text.any, askedOf),
  ];
}

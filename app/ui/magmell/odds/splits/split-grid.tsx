import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { COLORS } from "@/engine/magmell";
import type { StoneSplit } from "@/engine/magmell/odds";
import { isSameSplit, type SplitRanking } from "./ranked-splits";

type Props = {
  splits: SplitRanking;
  say: (value: number) => string;
  /** Number of basic stones. */
  count: number;
};

const WIDTH = 300;
const STEPS = [8, 24, 42, 62, 82, 100];

/**
 * Renders all splits as a triangle of dots with one color per corner, or as a row for two colors. The current split has
 * a double ring, the best one a star in a square; text below names both.
 */
export function SplitGrid({ splits: { all, own, best, worst }, say, count }: Props) {
  const text = useWords("odds").splits;
  const colors = useWords("site.colors");
  const join = useWords("deckStatistics.join");
  const used = COLORS.filter((color) => all.some(({ split }) => split[color] > 0));
  const [one = "blue", other = "green", third] = used;
  const step = (WIDTH - 28) / count;
  const height = third === undefined ? 48 : (WIDTH - 28) * 0.866 + 44;
  const place = (split: StoneSplit) =>
    third === undefined
      ? { x: 14 + step * split[other], y: 20 }
      : { x: 14 + step * (split[other] + split[third] / 2), y: height - 28 - step * 0.866 * split[third] };
  const names = (split: StoneSplit) => used.map((color) => `${colors[color]} ${split[color]}`).join(join);
  const shadeOf = (value: number) =>
    STEPS[Math.min(5, Math.floor(((value - worst.value) / (best.value - worst.value || 1)) * 6))] ?? 8;
  const marks = isSameSplit(best.split, own.split)
    ? [{ key: "both", label: text.both, at: best, best: true, own: true }]
    : [
        { key: "best", label: text.best, at: best, best: true, own: false },
        { key: "own", label: text.now, at: own, best: false, own: true },
      ];
  const label = format(text.label, {
    n: count,
    count: all.length,
    best: names(best.split),
    bestValue: say(best.value),
    own: names(own.split),
    ownValue: say(own.value),
    rank: own.rank,
    worst: names(worst.split),
    worstValue: say(worst.value),
  });
  return (
    <figure className="grid w-full max-w-[420px] gap-1">
      <figcaption className="text-ink-soft text-xs leading-snug">
        {format(text.grid, { n: count, count: all.length })}
      </figcaption>
      <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${height}`} className="block w-full text-ink">
        {all.map(({ split, value }) => {
          const { x, y } = place(split);
          return (
            <circle
              key={names(split)}
              cx={x}
              cy={y}
              r={Math.min(5.5, step * 0.42)}
              fill={`color-mix(in srgb, var(--gold) ${shadeOf(value)}%, var(--leaf))`}
              stroke="var(--line)"
            >
              <title>{`${names(split)} ${say(value)}`}</title>
            </circle>
          );
        })}
        {marks.map(({ key, at, ...shown }) => (
          <SplitMark key={key} {...place(at.split)} {...shown} />
        ))}
        <g fontSize="10" fill="currentColor">
          <text x={4} y={height - 4}>
            {colors[one]}
          </text>
          <text x={WIDTH - 4} y={height - 4} textAnchor="end">
            {colors[other]}
          </text>
          {third === undefined ? null : (
            <text x={WIDTH / 2 + 14} y={14}>
              {colors[third]}
            </text>
          )}
        </g>
      </svg>
      <ul aria-hidden="true" className="grid gap-1 text-xs">
        {marks.map(({ key, label: told, at, ...shown }) => (
          <li key={key} className="flex items-center gap-2">
            <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" className="shrink-0 text-ink">
              <SplitMark x={12} y={12} {...shown} />
            </svg>
            <span>
              <span className="font-medium">{told}</span> <span>{names(at.split)}</span>{" "}
              <span className="text-ink-soft tabular-nums">{say(at.value)}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

type MarkProps = { x: number; y: number; best: boolean; own: boolean };

/** Mark of a split: a star in a golden square for the best one, a double ring for the current one. */
const SplitMark = ({ x, y, best, own }: MarkProps) => (
  <g transform={`translate(${x} ${y})`}>
    {best ? (
      <>
        <rect x={-10} y={-10} width={20} height={20} fill="var(--leaf)" stroke="var(--gold)" strokeWidth="2" />
        <path
          d="M0 -6.4l1.9 4 4.3.6-3.2 3 .8 4.4-3.8-2.2-3.8 2.2.8-4.4-3.2-3 4.3-.6z"
          fill="var(--gold)"
          stroke="var(--leaf)"
          strokeWidth="0.75"
        />
      </>
    ) : null}
    {own ? (
      <g fill="none" stroke="currentColor">
        <circle r="6.5" strokeWidth="1.5" />
        <circle r="9" />
      </g>
    ) : null}
  </g>
);

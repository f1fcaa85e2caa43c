import { format } from "@/app/ui/i18n/format";
import { COLORS } from "@/engine/magmell";
import type { Split, SplitResult } from "@/engine/magmell/odds";
import type { OddsWords } from "./odds-words";

type Props = {
  /** The best first. */
  results: readonly SplitResult[];
  own: Split;
  say: (value: number) => string;
  count: number;
  words: OddsWords;
};

const WIDTH = 300;
const STEPS = [8, 24, 42, 62, 82, 100];

/** All splits as a triangle of dots, one corner a colour; splits of two colours stand in one row. */
export function SplitGrid({ results, own, say, count, words }: Props) {
  const text = words.odds.splits;
  const [best] = results;
  const values = results.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const used = COLORS.filter((color) => results.some(({ split }) => split[color] > 0));
  const [one = "blue", other = "green", third] = used;
  const step = (WIDTH - 24) / count;
  const height = third === undefined ? 44 : (WIDTH - 24) * 0.866 + 40;
  const place = (split: Split) =>
    third === undefined
      ? { x: 12 + step * split[other], y: 20 }
      : { x: 12 + step * (split[other] + split[third] / 2), y: height - 26 - step * 0.866 * split[third] };
  const same = (a: Split, b: Split) => COLORS.every((color) => a[color] === b[color]);
  const names = (split: Split) => used.map((color) => `${words.colors[color]} ${split[color]}`).join(words.join);
  return (
    <figure className="max-w-[420px]">
      <figcaption className="text-ink-soft text-xs leading-snug">{format(text.grid, { n: count })}</figcaption>
      <svg
        role="img"
        aria-label={best === undefined ? "" : `${text.best}: ${names(best.split)} ${say(best.value)}`}
        viewBox={`0 0 ${WIDTH} ${height}`}
        className="mt-1 block w-full text-ink"
      >
        {results.map(({ split, value }) => {
          const { x, y } = place(split);
          const shade = STEPS[Math.min(5, Math.floor(((value - least) / (most - least || 1)) * 6))] ?? 8;
          return (
            <circle
              key={names(split)}
              cx={x}
              cy={y}
              r={Math.min(5.5, step * 0.42)}
              fill={`color-mix(in srgb, var(--gold) ${shade}%, var(--leaf))`}
              stroke="var(--line)"
            >
              <title>{`${names(split)} ${say(value)}`}</title>
            </circle>
          );
        })}
        <g fill="none" stroke="currentColor">
          <circle cx={place(own).x} cy={place(own).y} r="6" strokeWidth="1.5" />
          <circle cx={place(own).x} cy={place(own).y} r="9" />
        </g>
        {best === undefined || same(best.split, own) ? null : (
          <path
            transform={`translate(${place(best.split).x} ${place(best.split).y})`}
            d="M0 -8l2.4 5 5.4 .7-4 3.8 1 5.5-4.8-2.7-4.8 2.7 1-5.5-4-3.8 5.4-.7z"
            fill="var(--gold)"
            stroke="var(--leaf)"
          />
        )}
        <g fontSize="10" fill="currentColor">
          <text x={4} y={height - 4}>
            {words.colors[one]}
          </text>
          <text x={WIDTH - 4} y={height - 4} textAnchor="end">
            {words.colors[other]}
          </text>
          {third === undefined ? null : (
            <text x={WIDTH / 2} y={10} textAnchor="middle">
              {words.colors[third]}
            </text>
          )}
        </g>
      </svg>
    </figure>
  );
}

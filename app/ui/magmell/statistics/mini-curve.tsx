import { useWordsIn } from "#use-words-in";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { DeckStatistics } from "@/lib/magmell/decks/statistics";

type Props = {
  curve: DeckStatistics["curve"];
  lang: Lang;
  className?: string;
};

/** Width of a bar with its gap, and height of the drawing, in its own units. */
const STEP = 10;
const HEIGHT = 28;
/** Minimum number of bars, so that curves in a list can be compared. */
const LEAST_BARS = 7;

/** Renders the use costs of a grimoire as bars from 0 on, small enough for a line of a list; in words for screen readers. */
export function MiniCurve({ curve, lang, className }: Props) {
  const label = useWordsIn(lang, "decks.curve");
  const barWords = useWordsIn(lang, "decks.curveBar");
  if (curve.length === 0) return null;
  const bars = curve.map(({ useCost, unit, magic }) => ({ useCost, copies: unit + magic }));
  const tallest = Math.max(...bars.map(({ copies }) => copies), 1);
  const told = bars
    .filter(({ copies }) => copies > 0)
    .map(({ useCost, copies }) => format(barWords, { cost: useCost, n: copies }));
  const width = Math.max(bars.length, LEAST_BARS) * STEP;
  return (
    <svg
      role="img"
      aria-label={format(label, { bars: told.join(lang === "ja" ? "、" : ", ") })}
      viewBox={`0 0 ${width} ${HEIGHT + 2}`}
      width={width}
      height={HEIGHT + 2}
      className={className}
    >
      <path d={`M0 ${HEIGHT + 0.5}H${width}`} stroke="var(--edge)" />
      {bars.map(({ useCost, copies }) => {
        const height = (copies / tallest) * HEIGHT;
        return (
          <rect
            key={useCost}
            x={useCost * STEP + 1}
            y={HEIGHT - height}
            width={STEP - 2}
            height={height}
            rx="1"
            fill="var(--gold)"
          />
        );
      })}
    </svg>
  );
}

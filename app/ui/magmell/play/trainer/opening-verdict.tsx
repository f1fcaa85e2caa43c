import { useWordsIn } from "#use-words-in";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { formatOpeningValue, getBestDecision, type OpeningValue } from "@/lib/magmell/play/opening-value";

type Props = { value: OpeningValue; goesFirst: boolean; lang: Lang };

/** Writes a difference with two decimals and a typographic minus sign. */
const writeDifference = (value: number): string =>
  `${value < 0 ? "−" : value > 0 ? "+" : "±"}${Math.abs(value).toFixed(2)}`;

/** Returns the better decision in words. */
export const describeBestDecision = (value: OpeningValue, { best }: Dictionary["openingValue"]): string =>
  best[getBestDecision(value) ?? "even"];

/**
 * Renders the value of a hand, the value of a new hand, and their difference. A collapsed part explains the
 * calculation.
 */
export function OpeningVerdict({ value, goesFirst, lang }: Props) {
  const words = useWordsIn(lang, "openingValue");
  const { hand, fresh, turns } = value;
  const rows = [
    [words.hand, formatOpeningValue(hand)],
    [words.fresh, formatOpeningValue(fresh)],
    [words.difference, writeDifference(hand - fresh)],
  ] as const;
  return (
    <div className="grid gap-2">
      <FigureList rows={rows} size="text-xl" />
      <p className="text-ink-soft text-sm">{format(words.caption, { turns })}</p>
      <details className="text-ink-soft text-sm">
        <summary className="pointer-coarse:min-h-11 pointer-coarse:py-2">{words.how}</summary>
        <p>{format(words.assumes, { turns, seat: words.seats[goesFirst ? "first" : "second"] })}</p>
      </details>
    </div>
  );
}

type FiguresProps = { rows: readonly (readonly [term: string, figure: string])[]; size: "text-lg" | "text-xl" };

/** Renders numbers side by side, each below its label. */
export const FigureList = ({ rows, size }: FiguresProps) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-2">
    {rows.map(([term, figure]) => (
      <div key={term}>
        <dt className="text-ink-soft text-sm">{term}</dt>
        <dd className={`font-medium ${size}`}>{figure}</dd>
      </div>
    ))}
  </dl>
);

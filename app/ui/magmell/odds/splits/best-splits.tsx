import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { COLORS } from "@/engine/magmell";
import type { StoneSplit } from "@/engine/magmell/odds";
import { isSameSplit, type RankedSplit, type SplitRanking } from "./ranked-splits";

type Props = {
  splits: SplitRanking;
  /** The value that the splits are ranked by, in words. */
  goal: string;
  say: (value: number) => string;
  /** Returns the difference between a value and the value of the current split. */
  against: (value: number) => string;
  onSplit: (split: StoneSplit) => void;
};

const BEST = 10;

/** Renders the ten best stone splits and the current one. Each other split has a button that applies it. */
export function BestSplits({ splits: { all, own }, goal, say, against, onSplit }: Props) {
  const text = useWords("odds").splits;
  const colors = useWords("site.colors");
  const letters = useWords("site.colorLetters");
  const best = all.slice(0, BEST);
  const rows: readonly RankedSplit[] = best.includes(own) ? best : [...best, own];
  return (
    <div className="min-w-0 overflow-x-auto">
      <table className="w-full tabular-nums [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:px-1.5 [&_:is(td,th)]:py-1 [&_:is(td,th)]:whitespace-nowrap [&_:is(td,th)]:text-left">
        <caption className="pb-1 text-left">
          <span className="font-medium">{text.ranked}</span>{" "}
          <span className="block text-ink-soft text-xs leading-snug">{goal}</span>
        </caption>
        <thead className="text-ink-soft text-xs">
          <tr>
            <th scope="col">{text.rank}</th>
            {COLORS.map((color) => (
              <th key={color} scope="col">
                <span aria-hidden="true">{letters[color]}</span>
                <span className="sr-only">{colors[color]}</span>
              </th>
            ))}
            <th scope="col">{text.value}</th>
            <th scope="col">{text.difference}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ split, value, rank }) => (
            <tr key={COLORS.map((color) => split[color]).join()}>
              <th scope="row" className="font-normal">
                {rank}
              </th>
              {COLORS.map((color) => (
                <td key={color}>{split[color]}</td>
              ))}
              <td>{say(value)}</td>
              <td>{against(value)}</td>
              <td>
                {isSameSplit(split, own.split) ? (
                  <span className="font-medium text-gold">{text.using}</span>
                ) : (
                  <Button size="small" onClick={() => onSplit(split)}>
                    {text.use}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

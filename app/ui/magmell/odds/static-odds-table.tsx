import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { formatPercent } from "@/app/i18n/percent";
import type { DeckOdds, OddsDeck } from "@/engine/magmell/odds";
import { describeAssumptions } from "./assumptions";
import styles from "./odds.module.css";
import { DEFAULT_ODDS_SETTING } from "./setting";

type Props = {
  deck: OddsDeck | null;
  /** The odds of the deck by the usual setting; `null` for a deck that is too large or empty. */
  found: DeckOdds | null;
  titles: Readonly<Record<string, string>>;
  lang: Lang;
};

/** Renders the odds of a deck with the default settings as one table, for browsers without JavaScript. */
export function StaticOddsTable({ deck, found, titles, lang }: Props) {
  const { odds, deckStatistics } = getDictionary(lang);
  const { join } = deckStatistics;
  if (deck === null) return <p>{odds.tooLarge}</p>;
  if (found === null) return <p>{odds.empty}</p>;
  const { something, allColors, colors, cards, kept } = found;
  const sorted = [...cards].sort((one, other) => one.cost - other.cost || (one.name < other.name ? -1 : 1));
  const rows: readonly { head: string; chances: readonly number[] }[] = [
    { head: odds.something.title, chances: something },
    ...(colors.length > 0 ? [{ head: odds.colors.all, chances: allColors }] : []),
    ...sorted.map(({ name, cost, payable }) => ({ head: `${cost} ${titles[name] ?? name}`, chances: payable })),
  ];
  return (
    <div className="grid gap-2 text-sm">
      <p>{odds.noScript}</p>
      <p className="text-ink-soft text-xs leading-snug">
        {describeAssumptions(DEFAULT_ODDS_SETTING, kept, { odds, join })}
      </p>
      <div className="overflow-x-auto">
        <table className={styles.heat}>
          <caption className="text-left font-medium">{`${odds.cards.title}${join}${odds.cards.payable} %`}</caption>
          <thead>
            <tr>
              <th scope="col">{odds.cards.name}</th>
              {something.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place.
                <th key={at} scope="col" aria-label={format(odds.turn, { n: at + 1 })}>
                  {at + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ head, chances }) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {chances.map((chance, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place.
                  <td key={at}>{formatPercent(chance).replace("%", "")}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

import { useWordsIn } from "#use-words-in";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { DeckStatistics } from "@/lib/magmell/decks/statistics";
import { BalanceChart } from "./balance-chart";
import { CurveChart } from "./curve-chart";
import { KindsChart } from "./kinds-chart";
import { OddsChart } from "./odds-chart";
import { PaceChart } from "./pace-chart";

type Props = {
  /** Prefix of the ids of the charts, unique on the page. */
  id: string;
  statistics: DeckStatistics;
  lang: Lang;
};

/**
 * Renders the statistics of a deck as charts, each with its table, in as many columns of at least 260 pixels as fit.
 * Works on the server and in islands.
 */
export function StatisticsView({ id, statistics, lang }: Props) {
  const charts = useWordsIn(lang, "deckStatistics");
  const kindNames = useWordsIn(lang, "site.kinds");
  const { kinds, unknown, balance, curve, odds, pace } = statistics;
  if (kinds.unit + kinds.magic + kinds.stone + unknown === 0) {
    return <p className="text-ink-soft text-sm">{charts.empty}</p>;
  }
  const shared = { statistics, lang };
  return (
    <div className="grid gap-4 text-sm">
      <p className="flex flex-wrap gap-x-4">
        {(["unit", "magic", "stone"] as const).map((kind) => (
          <span key={kind}>
            {kindNames[kind]} <strong className="font-medium">{kinds[kind]}</strong>
          </span>
        ))}
        {unknown > 0 ? <span className="text-red">{format(charts.unknown, { n: unknown })}</span> : null}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(16.25rem,100%),1fr))] gap-x-8 gap-y-6">
        {curve.length > 0 ? <CurveChart id={`${id}-curve`} {...shared} /> : null}
        {balance.some(({ cards: asking, stones }) => asking + stones > 0) ? (
          <BalanceChart id={`${id}-balance`} {...shared} />
        ) : null}
        {odds.length > 0 ? <OddsChart id={`${id}-odds`} {...shared} /> : null}
        {pace.some(({ demand }) => demand > 0) ? <PaceChart {...shared} /> : null}
        {kinds.unit + kinds.magic > 0 ? <KindsChart {...shared} /> : null}
      </div>
      {statistics.colorlessStones > 0 ? (
        <p>{format(charts.balance.colorless, { n: statistics.colorlessStones })}</p>
      ) : null}
    </div>
  );
}

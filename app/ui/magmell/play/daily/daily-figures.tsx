import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import type { IsoDate } from "@/lib/magmell/catalogue/model/types";
import { computeDailyStats, type DailyRecord } from "./daily-record";

type Props = { record: DailyRecord; today: IsoDate; lang: Lang };

/** Renders the figures of a reader's own decisions. */
export function DailyStats({ record, today, lang }: Props) {
  const words = useWords("dailyHand.record");
  const { streak, longest, decided, by, judged, agreed } = computeDailyStats(record, today);
  const days = (n: number) => formatPlural(lang, words.days, n);
  const rows = [
    [words.streak, days(streak)],
    [words.longest, days(longest)],
    [words.decided, days(decided)],
    [words.kept, days(by.keep)],
    [words.redrawn, days(by.redraw)],
    [words.agreed, format(words.of, { n: agreed, of: judged })],
  ] as const;
  return (
    <section aria-labelledby="record" className="grid gap-2">
      <h2 id="record" className="text-xl">
        {words.title}
      </h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {rows.map(([term, figure]) => (
          <div key={term}>
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd className="font-medium text-lg">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-sm">{words.note}</p>
    </section>
  );
}

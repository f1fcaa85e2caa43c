"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { runKeyBinding } from "@/app/ui/keys/key-map";
import { useKeyListener } from "@/app/ui/keys/use-key-listener";
import { useSingleKeySetting } from "@/app/ui/keys/use-single-keys";
import { Panel } from "@/app/ui/kit/panel";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import type { IsoDate } from "@/lib/magmell/catalogue/model/types";
import type { DailyDeal } from "@/lib/magmell/play/daily/types";
import { getOtherDecision, type OpeningDecision } from "@/lib/magmell/play/decision";
import { getBestDecision, type OpeningValue } from "@/lib/magmell/play/opening-value";
import { DecisionPanel } from "../trainer/decision-panel";
import { describeBestDecision, FigureList, OpeningVerdict } from "../trainer/opening-verdict";
import { computeDailyStats, type DailyEntry, type DailyRecord, useDailyRecord } from "./daily-record";
import { useVotes } from "./use-votes";
import { VoteShare } from "./votes-line";

type Props = {
  day: IsoDate;
  deal: DailyDeal;
  /** `null` where the value of the hand is not known. */
  value: OpeningValue | null;
  autopilot: OpeningDecision;
  /** The cards that follow from each decision. */
  lines: Readonly<Record<OpeningDecision, ReactNode>>;
  lang: Lang;
};

/**
 * Renders the decision to keep or redraw the hand of the day. Afterwards it shows what was hidden: the value of the
 * hand, the next cards, and the votes of others.
 */
export function DailyChoice({ day, deal, value, autopilot, lines, lang }: Props) {
  const text = useWords("dailyHand");
  const openingValue = useWords("openingValue");
  const [record, put] = useDailyRecord();
  const entry = record[day] ?? null;
  const hydrated = useHydrated();
  const [singleKeys] = useSingleKeySetting();
  const [justNow, setJustNow] = useState(false);
  const votes = useVotes({
    day,
    deal,
    entry,
    taken: justNow,
    onCounted: useCallback((counted: DailyEntry) => put(day, counted), [put, day]),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const decide = (decision: OpeningDecision) => {
    if (entry !== null) return;
    setJustNow(true);
    put(day, { decision, best: value && getBestDecision(value), counted: false });
  };
  useKeyListener(
    (event) =>
      singleKeys && entry === null && runKeyBinding({ k: () => decide("keep"), r: () => decide("redraw") }, event),
  );
  // The button that was pressed is gone.
  useEffect(() => {
    if (!justNow || entry === null) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.scrollIntoView({ block: "nearest" });
  }, [justNow, entry]);

  if (entry === null) {
    return <DecisionPanel ready={hydrated} onDecide={decide} />;
  }
  const { decision } = entry;
  const other = getOtherDecision(decision);
  return (
    <>
      <Panel aria-labelledby="decided" className="grid gap-4">
        <div role={justNow ? "status" : undefined}>
          <h2 ref={heading} id="decided" tabIndex={-1} className="text-xl outline-none">
            {openingValue.chose[decision]}
          </h2>
          <p>
            {[
              value ? describeBestDecision(value, openingValue) : openingValue.none,
              entry.best === null ? "" : entry.best === decision ? openingValue.agreed : openingValue.differs,
              openingValue.autopilot[autopilot],
            ].join(lang === "ja" ? "" : " ")}
          </p>
        </div>
        {value ? <OpeningVerdict value={value} goesFirst={deal.goesFirst} lang={lang} /> : null}
        <VoteShare votes={votes} lang={lang} />
      </Panel>
      <section aria-labelledby="line" className="grid gap-3">
        <h2 id="line" className="text-xl">
          {text.line[decision]}
        </h2>
        {lines[decision]}
        <details>
          <summary className="min-h-11 py-2">{text.other[other]}</summary>
          {lines[other]}
        </details>
      </section>
      <DailyStats record={record} today={day} lang={lang} />
    </>
  );
}

type StatsProps = { record: DailyRecord; today: IsoDate; lang: Lang };

/** Renders the figures of a reader's own decisions. */
function DailyStats({ record, today, lang }: StatsProps) {
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
      <FigureList rows={rows} size="text-lg" />
      <p className="text-ink-soft text-sm">{words.note}</p>
    </section>
  );
}

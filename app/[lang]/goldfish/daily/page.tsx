import { notFound } from "next/navigation";
import { formatDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang, type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { findDeckName } from "@/app/subjects/named-deck";
import { Notice } from "@/app/ui/kit/notice";
import { createMetadata, type PageProps } from "@/app/ui/layout/page-props";
import { DailyChoice } from "@/app/ui/magmell/play/daily/daily-choice";
import { DayLinks } from "@/app/ui/magmell/play/daily/day-links";
import { DecisionPreview } from "@/app/ui/magmell/play/daily/line-ahead";
import { PastDailyHand } from "@/app/ui/magmell/play/daily/past-day";
import { NoScriptNote } from "@/app/ui/magmell/play/deck-notices";
import { HandFaces } from "@/app/ui/magmell/play/trainer/hand-faces";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findDailyHand, findDailyVotes } from "@/lib/magmell/play/daily/data";
import { isDailyHandAvailable } from "@/lib/magmell/play/daily/days";
import type { DailyHand } from "@/lib/magmell/play/daily/hand-of-day";
import { buildDecidedDealQuery } from "@/lib/magmell/play/deal-query";
import type { OpeningDecision } from "@/lib/magmell/play/decision";

export const generateMetadata = createMetadata("/goldfish/daily", ({ dailyHand }) => ({
  title: dailyHand.title,
  description: dailyHand.lead,
}));

export default async function DailyHandPage({ params, searchParams }: PageProps) {
  const [{ lang }, query] = await Promise.all([params, searchParams]);
  if (!isLang(lang)) notFound();
  const snapshot = await getCatalogue();
  const today = snapshot.asOf;
  const asked = [query.day ?? []].flat()[0] ?? today;
  const day = isDailyHandAvailable(asked, today) ? asked : today;
  const daily = await findDailyHand(day, snapshot);
  const text = getDictionary(lang).dailyHand;
  const date = formatDate(lang, day);
  return (
    <main id="main" tabIndex={-1} className="page grid grid-cols-[minmax(0,1fr)] content-start gap-4 py-6">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-2xl">{day === today ? text.title : format(text.titleOf, { date })}</h1>
          {day === today ? <time dateTime={day}>{date}</time> : null}
        </div>
        <p className="text-ink-soft">{day === today ? text.lead : text.pastLead}</p>
      </header>
      {day === asked ? null : (
        <Notice tone="warning" title={text.broken.title}>
          {format(text.broken.body, { day: [...asked].slice(0, SHOWN).join("") })}
        </Notice>
      )}
      {daily ? (
        <Hand daily={daily} day={day} today={today} lang={lang} />
      ) : (
        <Notice tone="error" title={text.none.title}>
          {text.none.body}
        </Notice>
      )}
      <DayLinks day={day} today={today} lang={lang} />
    </main>
  );
}

/** Maximum number of characters of an invalid date that the message repeats. */
const SHOWN = 24;

type HandProps = { daily: DailyHand; day: string; today: string; lang: Lang };

async function Hand({ daily, day, today, lang }: HandProps) {
  const { dailyHand } = getDictionary(lang);
  const { deal, hand, autopilot, value } = daily;
  const named = await findDeckName(null, { deck: daily.deck, code: deal.code }, undefined, lang);
  const ahead = (decision: OpeningDecision) => (
    <DecisionPreview
      line={daily.lines[decision]}
      redrawn={decision === "redraw"}
      table={localizePath(lang, `/goldfish/${deal.code}${buildDecidedDealQuery(deal, decision)}`)}
      lang={lang}
    />
  );
  const lines = { keep: ahead("keep"), redraw: ahead("redraw") };
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        <div className="flex gap-2">
          <dt className="text-ink-soft">{dailyHand.deck}</dt>
          <dd>
            <a className="link" href={localizePath(lang, named.path)}>
              {named.name}
            </a>
          </dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-ink-soft">{dailyHand.seat}</dt>
          <dd>{dailyHand.seats[deal.goesFirst ? "first" : "second"]}</dd>
        </div>
      </dl>
      <HandFaces
        hand={hand.map((card) => ({ card, printing: card.printings.at(-1) ?? null }))}
        label={dailyHand.hand}
        lang={lang}
      />
      {day === today ? <NoScriptNote text={dailyHand.noScript} /> : null}
      {day === today ? (
        <WithWords lang={lang} words={["dailyHand", "openingValue"]}>
          <DailyChoice day={day} deal={deal} value={value} autopilot={autopilot} lines={lines} lang={lang} />
        </WithWords>
      ) : (
        <PastDailyHand daily={daily} votes={await findDailyVotes(day)} lines={lines} lang={lang} />
      )}
      <p>
        <a className="link" href={localizePath(lang, `/goldfish/${deal.code}/trainer`)}>
          {dailyHand.train}
        </a>
      </p>
    </>
  );
}

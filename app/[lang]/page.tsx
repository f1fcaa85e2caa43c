import type { Metadata } from "next";
import { formatDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang, localizePath } from "@/app/i18n/lang";
import { findDeckName } from "@/app/subjects/named-deck";
import { getFeedLinks } from "@/app/ui/feeds/feed-links";
import { BookShelf } from "@/app/ui/home/book-shelf";
import { listRecentChanges } from "@/app/ui/home/recent-changes";
import { buildShelfItems, MAX_SHELF_SETS } from "@/app/ui/home/shelf-items";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { getCardHref } from "@/app/ui/links/browse-address";
import { RuleText } from "@/app/ui/links/rule-text";
import { SearchBox } from "@/app/ui/magmell/card/browse/query/search-box";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { StarterDeckList } from "@/app/ui/magmell/starters/starter-shelf";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findDailyHand } from "@/lib/magmell/play/daily/data";
import { buildDealQuery } from "@/lib/magmell/play/deal-query";
import { getStarterDecks } from "@/lib/magmell/starters/data";

const CHANGES = 5;
/** Number of cards of the daily hand that are readable side by side. */
const READABLE = 3;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang } = await params;
  return isLang(lang)
    ? { alternates: { ...getLanguageAlternates(lang, "/"), types: getFeedLinks(lang, "decks", "rulings") } }
    : {};
}

export default async function Home({ params }: PageProps) {
  const lang = await getPageLang(params);
  const words = getDictionary(lang);
  const { home } = words;
  const [snapshot, starters] = await Promise.all([getCatalogue(), getStarterDecks()]);
  const daily = await findDailyHand(snapshot.asOf, snapshot);
  const named = daily && (await findDeckName(null, { deck: daily.deck, code: daily.deal.code }, undefined, lang));
  const changes = listRecentChanges(snapshot.cards, CHANGES);
  return (
    <main id="main" tabIndex={-1} className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-6 sm:gap-20 sm:py-14">
      <section className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid gap-6 lg:pt-4">
          <h1 className="text-3xl">{home.title}</h1>
          <p className="prose text-lg">{home.game}</p>
          <SearchBox lang={lang} text="" version={snapshot.version} isSecondary />
          <div className="flex flex-wrap items-center gap-3">
            {(["learn", "build"] as const).map((way) => (
              <ButtonLink
                key={way}
                href={localizePath(lang, way === "learn" ? "/learn" : "/decks/new")}
                variant={way === "learn" ? "primary" : "plain"}
                className="min-h-14! text-lg! sm:px-8!"
              >
                {home[way]}
              </ButtonLink>
            ))}
          </div>
        </div>
        {daily ? (
          <Unhydrated className="grid min-w-0 grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
            <h2 className="col-span-full text-lg">{home.hand}</h2>
            <ul aria-label={home.hand} className="contents">
              {[...new Set(daily.hand)].slice(0, READABLE).map((card) => (
                <li key={card.number}>
                  <a href={getCardHref(lang, card.name)} className="block rounded-[4.4%/3.2%]">
                    <CardFace card={card} printing={card.printings.at(-1)} lang={lang} small />
                  </a>
                </li>
              ))}
            </ul>
            <div className="grid content-start gap-2 sm:col-span-full">
              <p className="text-ink-soft text-sm">
                {format(home.handNote, {
                  deck: named?.name ?? "",
                  seat: words.dailyHand.seats[daily.deal.goesFirst ? "first" : "second"],
                })}
              </p>
              <p className="flex flex-wrap gap-2">
                <ButtonLink href={localizePath(lang, "/goldfish/daily")} size="small">
                  {words.dailyHand.home}
                </ButtonLink>
                <ButtonLink
                  href={localizePath(lang, `/goldfish/${daily.deal.code}${buildDealQuery(daily.deal)}`)}
                  rel="nofollow"
                  size="small"
                >
                  {home.sample}
                </ButtonLink>
              </p>
            </div>
          </Unhydrated>
        ) : (
          <div className="grid gap-2 text-center lg:pt-4">
            <h2 className="text-lg">{home.hand}</h2>
            <p className="text-ink-soft">{home.noHand}</p>
          </div>
        )}
      </section>
      {starters.length > 0 ? (
        <section aria-labelledby="starters" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div>
            <h2 id="starters" className="text-2xl">
              {words.decks.starters.title}
            </h2>
            <p className="text-ink-soft">{words.decks.starters.lead}</p>
          </div>
          <StarterDeckList decks={starters} names={snapshot.names} lang={lang} />
        </section>
      ) : null}
      <Unhydrated className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <section aria-labelledby="shelf" className="grid content-start gap-4">
          <div>
            <h2 id="shelf" className="text-2xl">
              {home.shelf}
            </h2>
            <p className="text-ink-soft">{home.shelfLead}</p>
          </div>
          <BookShelf books={buildShelfItems(snapshot, lang, home)} lang={lang} />
          {snapshot.sets.length > MAX_SHELF_SETS ? (
            <a href={localizePath(lang, "/sets")} className="link inline-flex min-h-11 items-center justify-self-start">
              {format(home.allSets, { n: snapshot.sets.length })}
            </a>
          ) : null}
        </section>
        {changes.length > 0 ? (
          <section aria-labelledby="changes" className="grid content-start gap-4">
            <div>
              <h2 id="changes" className="text-2xl">
                {home.changes}
              </h2>
              <p className="text-ink-soft">
                <RuleText text={home.changesLead} lang={lang} />
              </p>
            </div>
            <ul className="divide-y divide-line border-line border-y">
              {changes.map(({ card, on }) => (
                <li key={`${card.number} ${on}`} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
                  <a
                    href={`${getCardHref(lang, card.name)}#history`}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {lang === "ja" ? card.name : card.englishName}
                  </a>
                  <time dateTime={on} className="text-ink-soft text-sm">
                    {format(on > snapshot.asOf ? home.changesOn : home.changedOn, { date: formatDate(lang, on) })}
                  </time>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </Unhydrated>
      <section aria-labelledby="ways" className="grid gap-5">
        <h2 id="ways" className="text-2xl">
          {home.ways.title}
        </h2>
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-3">
          {[home.ways.build, home.ways.share, home.ways.draw].map((text) => (
            <p key={text} className="border-gold border-t pt-3">
              {text}
            </p>
          ))}
        </div>
      </section>
    </main>
  );
}

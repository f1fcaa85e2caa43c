import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { formatDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, isLang, type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { computeCardPictureStamp } from "@/app/subjects/card-picture-stamp";
import { createOembedLink } from "@/app/subjects/oembed-link";
import { createShareMetadata } from "@/app/subjects/share-metadata";
import { Notice } from "@/app/ui/kit/notice";
import { Icon } from "@/app/ui/kit/svg-icon";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getCardHref } from "@/app/ui/links/browse-address";
import { RuleText } from "@/app/ui/links/rule-text";
import { AddControl } from "@/app/ui/magmell/card/adding/add-control";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { describeCard } from "@/app/ui/magmell/card/card-summary";
import { getCardText } from "@/app/ui/magmell/card/card-text";
import { AsOfBar, AsOfForm, type RequestedDate } from "@/app/ui/magmell/card/page/as-of-bar";
import { buildCardStructuredData } from "@/app/ui/magmell/card/page/card-data";
import { CardDecks } from "@/app/ui/magmell/card/page/card-decks";
import { CardFacts } from "@/app/ui/magmell/card/page/card-facts";
import { CardHeader } from "@/app/ui/magmell/card/page/card-head";
import { CardHistory } from "@/app/ui/magmell/card/page/card-history";
import { CardLinks } from "@/app/ui/magmell/card/page/card-links";
import { CardNeighbors } from "@/app/ui/magmell/card/page/card-neighbors";
import { CardPrintings } from "@/app/ui/magmell/card/page/card-printings";
import { CardParseReport } from "@/app/ui/magmell/card/page/card-reading";
import { CardRulesText } from "@/app/ui/magmell/card/page/card-rules-text";
import { CardRulings } from "@/app/ui/magmell/card/page/card-rulings";
import { CardSwipeNavigation } from "@/app/ui/magmell/card/page/card-swipe-navigation";
import { CardTagsAndLists } from "@/app/ui/magmell/card/page/card-tags-and-lists";
import { CardTrail, type SearchTrail } from "@/app/ui/magmell/card/page/card-trail";
import { SimilarCards } from "@/app/ui/magmell/card/page/similar-cards";
import { DeckAddingListener } from "@/app/ui/magmell/editor/adding/deck-adding";
import { ShareButton } from "@/app/ui/share/share-button";
import { SHARE_WORDS } from "@/app/ui/share/share-choices";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { decodePathSegment } from "@/lib/http/decode-path-segment";
import { getUpcomingRevisions } from "@/lib/magmell/catalogue/model/canonical";
import { lookUpCardByName } from "@/lib/magmell/catalogue/model/lookup";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { getCardOnDate, parseIsoDate } from "@/lib/magmell/catalogue/views/card-on-date";
import { createCatalogueTextReader, getCardReport } from "@/lib/magmell/catalogue/views/card-report";
import { encodeCardFragment, toCustomCard } from "@/lib/magmell/catalogue/views/custom-card";
import { findSimilarCards } from "@/lib/magmell/catalogue/views/similar";
import { findCardsForPage } from "@/lib/magmell/search/data";
import { writeQueryForReader } from "@/lib/magmell/search/query/write/write-for-reader";
import { getResultNeighbors } from "@/lib/magmell/search/result-neighbors";
import { env } from "@/lib/server/env";

/** The card that a URL names, looked up once for page and metadata. */
const find = cache(async (part: string) => {
  const typed = decodePathSegment(part);
  const snapshot = await getCatalogue();
  return { typed, snapshot, match: lookUpCardByName(snapshot.names, typed) };
});

export async function generateMetadata({ params, searchParams }: PageProps<"name">): Promise<Metadata> {
  const { lang, name } = await params;
  const { match } = await find(name);
  if (!isLang(lang) || !match.found) return {};
  const { card } = match;
  const title = lang === "ja" ? card.name : `${card.englishName}（${card.name}）`;
  const description = `${describeCard(card, title, getDictionary(lang).site)}. ${getCardText(lang, card).replaceAll("\n", " ")}`;
  const path = `/cards/${encodeURIComponent(card.name)}`;
  const called = lang === "ja" ? card.name : card.englishName;
  const { version } = await getCatalogue();
  const picture = {
    path: `${path}/picture`,
    stamp: computeCardPictureStamp(card, version, lang),
    alt: format(getDictionary(lang).cardPage.share.alt, { name: called }),
  };
  return {
    title,
    description,
    alternates: { ...getLanguageAlternates(lang, path), types: createOembedLink(lang, path, title) },
    ...createShareMetadata({ lang, title, description, type: "article", path, picture }),
    // One day is listed, that of today; the page of another day would be found for what the card no longer says.
    ...((await searchParams).asof === undefined && !card.retired ? {} : { robots: { index: false } }),
  };
}

export default async function CardPage({ params, searchParams }: PageProps<"name">) {
  const { lang, name } = await params;
  if (!isLang(lang)) notFound();
  const { typed, snapshot, match } = await find(name);
  if (!match.found) notFound();
  const { card: ofToday } = match;
  const given = await searchParams;
  const asked = readAsked(given.asof);
  if (typed !== ofToday.name) redirect(getCardHref(lang, ofToday.name) + (asked.day ? `?asof=${asked.day}` : ""));

  const asOf = asked.day ?? snapshot.asOf;
  const then =
    asOf === snapshot.asOf ? ofToday : getCardOnDate(ofToday, asOf, snapshot.sets, createCatalogueTextReader(snapshot));
  const card = then ?? ofToday;
  const trail = await trailOf(given.q, ofToday, lang);
  const words = getDictionary(lang);
  const { cards: text, cardPage } = words;
  const [next] = getUpcomingRevisions(card.revisions, asOf);
  const target = { kind: "card", name: lang === "ja" ? card.name : card.englishName, card: card.name } as const;
  const linkOf = (named: string) => {
    const other = lookUpCardByName(snapshot.names, named);
    return other.found && other.card.number !== card.number ? getCardHref(lang, other.card.name) : null;
  };
  return (
    <WithWords lang={lang} words={["adding", "cardPage.decks", ...SHARE_WORDS]}>
      <main id="main" tabIndex={-1} className="page grid gap-10 py-6 sm:py-10">
        {trail ? <CardTrail trail={trail} lang={lang} /> : null}
        <article className="grid gap-8 max-md:gap-5 md:grid-cols-[minmax(16rem,25rem)_1fr] md:grid-rows-[auto_1fr] lg:gap-x-12">
          <CardFace
            card={card}
            printing={card.printings.at(-1)}
            lang={lang}
            textBeside
            className="mx-auto max-w-[25rem] self-start max-md:max-w-[12rem]"
          />
          <Unhydrated className="grid content-start gap-6 md:col-start-2 md:row-span-2 md:row-start-1">
            <CardHeader card={card} lang={lang} />
            {ofToday.token || ofToday.retired ? null : (
              <div className="no-print flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 noscript:hidden">
                <AddControl card={ofToday} lang={lang} wide />
                <span data-add-target="" />
              </div>
            )}
            <AsOfBar
              name={card.name}
              asked={asked}
              today={snapshot.asOf}
              first={then ? null : (card.revisions[0]?.effectiveOn ?? null)}
              lang={lang}
            />
            {card.retired ? (
              <Notice tone="warning" title={cardPage.retired}>
                {cardPage.retiredText}
              </Notice>
            ) : null}
            {card.token ? <Notice tone="info" title={<RuleText text={text.page.token} lang={lang} />} /> : null}
            <CardRulesText card={card} linkOf={linkOf} lang={lang} />
            <div className="grid gap-2">
              {card.text === "" ? null : <CardParseReport report={getCardReport(card, snapshot)} lang={lang} />}
              <a
                href={`${localizePath(lang, "/cards/write")}#${encodeCardFragment(toCustomCard(card))}`}
                className="link no-print inline-flex min-h-9 items-center justify-self-start text-sm pointer-coarse:min-h-11"
              >
                {words.reading.try}
              </a>
            </div>
            {next && asked.day === null ? (
              <Notice
                tone="info"
                title={
                  <a href="#history" className="link">
                    {format(text.page.upcoming, { date: formatDate(lang, next.effectiveOn) })}
                  </a>
                }
              />
            ) : null}
            <CardFacts card={card} lang={lang} />
          </Unhydrated>
          <div className="grid content-start gap-6">
            <Unhydrated className="contents">
              <CardTagsAndLists card={card} lists={snapshot.lists} lang={lang} />
            </Unhydrated>
            <CardLinks card={card} lang={lang}>
              <ShareButton target={target} lang={lang} size="small">
                <Icon name="share" size={18} />
                {words.share.open}
              </ShareButton>
            </CardLinks>
          </div>
        </article>
        <Unhydrated className="contents">
          <CardRulings card={card} catalogue={snapshot} asOf={asOf} lang={lang} />
          <CardPrintings card={card} sets={snapshot.sets} lang={lang} />
        </Unhydrated>
        <Unhydrated className="grid gap-4">
          <CardHistory card={card} asOf={asOf} lang={lang} />
          <AsOfForm name={card.name} day={asOf} lang={lang} />
        </Unhydrated>
        <div className="grid gap-10 lg:grid-cols-2">
          <Unhydrated className="contents">
            <SimilarCards similar={findSimilarCards(snapshot, ofToday)} lang={lang} />
          </Unhydrated>
          {card.token ? null : <CardDecks name={ofToday.name} lang={lang} />}
        </div>
        <CardSwipeNavigation />
        <DeckAddingListener lang={lang} />
        <Unhydrated className="contents">
          <CardNeighbors card={ofToday} catalogue={snapshot} lang={lang} />
        </Unhydrated>
        <script type="application/ld+json">
          {buildCardStructuredData(ofToday, snapshot.sets, lang, env().NEXTAUTH_URL)}
        </script>
      </main>
    </WithWords>
  );
}

/**
 * Returns the position of a card in the search that its URL names; null without a search, or if the search does not
 * contain the card.
 */
async function trailOf(
  asked: string | readonly string[] | undefined,
  card: CatalogueCard,
  lang: Lang,
): Promise<SearchTrail | null> {
  const text = [asked].flat().at(-1)?.trim() ?? "";
  if (text === "") return null;
  const { canonical, query, result } = await findCardsForPage(text, { language: getTextLang(lang) });
  const around = getResultNeighbors(result, card);
  return around && { ...around, query: canonical, said: writeQueryForReader(query, getTextLang(lang)) };
}

function readAsked(value: string | readonly string[] | undefined): RequestedDate {
  const typed = [value].flat().at(-1)?.trim() ?? "";
  if (typed === "") return { day: null, wrong: null };
  const day = parseIsoDate(typed);
  return { day, wrong: day === null ? typed.slice(0, 40) : null };
}

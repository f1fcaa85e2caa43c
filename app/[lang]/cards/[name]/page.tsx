import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { cardHref } from "@/app/ui/card/browse/browse-address";
import { CardFace } from "@/app/ui/card/card-face";
import { cardSummary } from "@/app/ui/card/card-summary";
import { CardText } from "@/app/ui/card/card-text";
import { cardData } from "@/app/ui/card/page/card-data";
import { CardFacts } from "@/app/ui/card/page/card-facts";
import { CardHistory } from "@/app/ui/card/page/card-history";
import { CardNeighbors } from "@/app/ui/card/page/card-neighbors";
import { CardPrintings } from "@/app/ui/card/page/card-printings";
import { CardReading } from "@/app/ui/card/page/card-reading";
import { CardRulings } from "@/app/ui/card/page/card-rulings";
import { showDate } from "@/app/ui/card/show-date";
import { textIn } from "@/app/ui/card/text-in";
import { languageAlternates } from "@/app/ui/frame/language-alternates";
import { Notice } from "@/app/ui/kit/notice";
import { Panel } from "@/app/ui/kit/panel";
import { RuleText } from "@/app/ui/rules/rule-text";
import { href, isLang, say, words } from "@/app/ui/words";
import { upcomingRevisions } from "@/lib/catalogue/canonical";
import { cardReport } from "@/lib/catalogue/card-report";
import { catalogue } from "@/lib/catalogue/data";
import { findByName } from "@/lib/catalogue/lookup";
import { writeFragment, writtenFrom } from "@/lib/catalogue/written-card";
import { env } from "@/lib/env";
import { decodePart } from "@/lib/http-answer";

type Props = { params: Promise<{ lang: string; name: string }> };

/** The card that an address names, looked up once for page and metadata. */
const find = cache(async (part: string) => {
  const typed = decodePart(part);
  const held = await catalogue();
  return { typed, held, match: findByName(held.names, typed) };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, name } = await params;
  const { match } = await find(name);
  if (!isLang(lang) || !match.found) return {};
  const { card } = match;
  const title = lang === "ja" ? card.name : `${card.englishName}（${card.name}）`;
  const description = `${cardSummary(card, title, words(lang).site)}. ${textIn(lang, card).replaceAll("\n", " ")}`;
  return { title, description, alternates: languageAlternates(lang, `/cards/${encodeURIComponent(card.name)}`) };
}

export default async function CardPage({ params }: Props) {
  const { lang, name } = await params;
  if (!isLang(lang)) notFound();
  const { typed, held, match } = await find(name);
  if (!match.found) notFound();
  const { card } = match;
  if (typed !== card.name) redirect(cardHref(lang, card.name));

  const dictionary = words(lang);
  const { cards: text, site } = dictionary;
  const [next] = upcomingRevisions(card.revisions, held.asOf);
  const linkOf = (named: string) => {
    const other = findByName(held.names, named);
    return other.found && other.card !== card ? cardHref(lang, other.card.name) : null;
  };
  return (
    <main id="main" tabIndex={-1} className="page grid gap-10 py-6 sm:py-10">
      <article className="grid gap-8 md:grid-cols-[minmax(16rem,25rem)_1fr] lg:gap-12">
        <CardFace
          card={card}
          printing={card.printings.at(-1)}
          lang={lang}
          words={site}
          className="mx-auto max-w-[25rem] self-start md:sticky md:top-6"
        />
        <div className="grid content-start gap-6">
          <header>
            {lang === "ja" ? (
              <>
                <p className="text-ink-soft">{card.reading}</p>
                <h1 className="text-3xl">{card.name}</h1>
                <p lang="en" className="text-ink-soft">
                  {card.englishName}
                </p>
              </>
            ) : (
              <>
                <h1 className="text-3xl">{card.englishName}</h1>
                <p lang="ja" className="font-mincho text-lg">
                  {card.name}
                  <span className="ml-3 font-gothic text-ink-soft text-sm">{card.reading}</span>
                </p>
              </>
            )}
          </header>
          {card.token ? <Notice tone="info" title={<RuleText text={text.page.token} lang={lang} />} /> : null}
          <Panel aria-label={text.page.text}>
            {card.text === "" ? (
              <p className="text-ink-soft">{text.page.noText}</p>
            ) : (
              <CardText text={textIn(lang, card)} lang={lang} linkOf={linkOf} className="text-lg" />
            )}
            {lang === "en" && card.text !== "" ? (
              <div className="mt-4 border-line border-t pt-3">
                <h2 className="font-gothic font-normal text-ink-soft text-sm">{dictionary.reading.asPrinted}</h2>
                <CardText text={card.text} linkOf={linkOf} />
              </div>
            ) : null}
          </Panel>
          <div className="grid gap-2">
            {card.text === "" ? null : <CardReading report={cardReport(card, held)} words={dictionary.reading} />}
            <a
              href={`${href(lang, "/cards/write")}#${writeFragment(writtenFrom(card))}`}
              className="link no-print inline-flex min-h-9 items-center justify-self-start text-sm pointer-coarse:min-h-11"
            >
              {dictionary.reading.try}
            </a>
          </div>
          {next ? (
            <Notice
              tone="info"
              title={
                <a href="#history" className="link">
                  {say(text.page.upcoming, { date: showDate(lang, next.effectiveOn) })}
                </a>
              }
            />
          ) : null}
          <CardFacts card={card} lang={lang} words={dictionary} />
        </div>
      </article>
      <CardRulings card={card} catalogue={held} lang={lang} words={dictionary} />
      <CardHistory card={card} asOf={held.asOf} lang={lang} words={dictionary} />
      <CardPrintings card={card} sets={held.sets} lang={lang} words={text.page} />
      <CardNeighbors card={card} cards={held.cards} lang={lang} words={text.page} />
      <script type="application/ld+json">{cardData(card, lang, env().NEXTAUTH_URL)}</script>
    </main>
  );
}

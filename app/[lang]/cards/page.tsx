import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { SearchHint } from "@/app/ui/card/browse/facets/search-hint";
import { isPlain, type PageParams, readParameters } from "@/app/ui/card/browse/query/old-parameters";
import { QueryNotice } from "@/app/ui/card/browse/query/query-notice";
import { SearchBox } from "@/app/ui/card/browse/query/search-box";
import { ResultKeyboard } from "@/app/ui/card/browse/results/result-keyboard";
import { DISPLAY_COOKIE, displayOf, FACES_COOKIE } from "@/app/ui/card/browse/results/result-view";
import { Results } from "@/app/ui/card/browse/results/results";
import { WholeRow } from "@/app/ui/card/browse/results/whole-row";
import { DeckAdding } from "@/app/ui/deck/adding/deck-adding";
import { type Dictionary, dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import { href, isLang, type Lang } from "@/app/ui/i18n/lang";
import { Glyph } from "@/app/ui/kit/glyph";
import { languageAlternates } from "@/app/ui/layout/language-alternates";
import { facesHref, randomHref, searchHref } from "@/app/ui/links/browse-address";
import { findForPage } from "@/lib/search/data";
import { highlighter } from "@/lib/search/highlight";
import { loadPatterns } from "@/lib/search/pattern/patterns";
import { writeForReader } from "@/lib/search/query/write/write-for-reader";

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<PageParams> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, resultTitle, description } = dictionary(lang).search;
  const { text } = readParameters(await searchParams);
  if (text === "") return { title, description, alternates: languageAlternates(lang, "/cards") };
  // Results are as many as there are queries: they lead to cards, and are no pages of their own to search engines.
  return {
    title: format(resultTitle, { query: text.slice(0, 60) }),
    description,
    robots: { index: false, follow: true },
  };
}

export default async function Cards({ params, searchParams }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const [given, remembered] = await Promise.all([searchParams, cookies()]);
  const { text, page } = readParameters(given);
  const found = await findForPage(text, { language: lang });
  // The address that stays in the bar is the canonical one; what cannot be read stays as it was typed.
  const address = found.query.warnings.length > 0 ? text : found.canonical;
  if (!isPlain(given, { text: address, page })) redirect(searchHref(lang, address, page));

  const words = dictionary(lang);
  const inWords = found.query.warnings.length > 0 ? text : writeForReader(found.query, lang);
  const highlight = highlighter(found.query.root, found.context.patterns ? await loadPatterns() : null);
  const display = displayOf(found.query.options.display, remembered.get(DISPLAY_COOKIE)?.value);
  const large = remembered.get(FACES_COOKIE)?.value === "large";
  const size = large ? "small" : "large";
  const faces = display === "grid" ? ({ size, href: facesHref(lang, address, page, size) } as const) : null;
  return (
    <>
      <main id="main" tabIndex={-1} className="page grid gap-4 py-6 max-sm:gap-2 max-sm:py-2">
        <Head lang={lang} query={address} faces={faces} words={words} />
        <div className="grid gap-1">
          <SearchBox lang={lang} text={inWords} asked={address} version={found.snapshot.version} words={words.search} />
          <div className="max-sm:hidden">
            <SearchHint lang={lang} words={words.search} />
          </div>
        </div>
        <QueryNotice query={found.query} hrefOf={(mended) => searchHref(lang, mended)} words={words.search} />
        <Results
          found={{ ...found, highlight }}
          page={page}
          display={display}
          large={large}
          lang={lang}
          words={words}
        />
        <div className="grid gap-1 border-line border-t pt-2 sm:hidden">
          <Ways lang={lang} query={address} faces={faces} words={words} />
          <SearchHint lang={lang} words={words.search} />
        </div>
      </main>
      <DeckAdding lang={lang} words={words.adding} />
    </>
  );
}

type HeadProps = {
  lang: Lang;
  query: string;
  /** The other size of faces and its address; `null` where no faces are shown. */
  faces: { readonly size: "small" | "large"; readonly href: string } | null;
  words: Dictionary;
};

/** The title, which a phone leaves to screen readers: there the cards begin on the first screen. */
function Head({ lang, query, faces, words }: HeadProps) {
  const { search } = words;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 max-sm:sr-only">
      <h1 className="text-2xl">{search.title}</h1>
      <WholeRow className="no-print flex flex-wrap gap-x-5 max-sm:hidden">
        <ResultKeyboard randomHref={randomHref(lang, query)} words={search.keys} />
        <Ways lang={lang} query={query} faces={faces} words={words} />
      </WholeRow>
    </div>
  );
}

/** Ways on from the results: to larger or smaller faces, to any of them, and to a card of one's own. */
function Ways({ lang, query, faces, words: { search } }: HeadProps) {
  const link = "link inline-flex min-h-9 items-center gap-1.5 text-sm pointer-coarse:min-h-11";
  return (
    <div className="no-print flex flex-wrap gap-x-5">
      {faces === null ? null : (
        <a href={faces.href} rel="nofollow" className={link}>
          <Glyph name={faces.size === "large" ? "larger" : "smaller"} size={16} />
          {search.faces[faces.size]}
        </a>
      )}
      <a href={randomHref(lang, query)} rel="nofollow" className={link}>
        <Glyph name="shuffle" size={16} />
        {search.random}
      </a>
      <a href={href(lang, "/cards/write")} className={link}>
        {search.write}
      </a>
    </div>
  );
}

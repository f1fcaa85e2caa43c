import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, isLang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import { getPageLang } from "@/app/ui/layout/page-props";
import { CardSearchPage } from "@/app/ui/magmell/card/browse/browse-page";
import { type PageParams, parseSearchParameters } from "@/app/ui/magmell/card/browse/query/old-parameters";
import { chooseDisplay, DISPLAY_COOKIE, FACE_SIZE_COOKIE } from "@/app/ui/magmell/card/browse/results/result-view";
import { DeckAddingListener } from "@/app/ui/magmell/editor/adding/deck-adding";
import { findCardsForPage } from "@/lib/magmell/search/data";
import { createHighlighter } from "@/lib/magmell/search/highlight";
import { loadPatternEngine } from "@/lib/magmell/search/pattern/patterns";
import { writeQueryForReader } from "@/lib/magmell/search/query/write/write-for-reader";

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<PageParams> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, resultTitle, description } = getDictionary(lang).search;
  const { text } = parseSearchParameters(await searchParams);
  if (text === "") return { title, description, alternates: getLanguageAlternates(lang, "/cards") };
  // Results are as many as there are queries: they lead to cards, and are no pages of their own to search engines.
  return {
    title: format(resultTitle, { query: text.slice(0, 60) }),
    description,
    robots: { index: false, follow: true },
  };
}

export default async function Cards({ params, searchParams }: Props) {
  const lang = await getPageLang(params);
  const [given, remembered] = await Promise.all([searchParams, cookies()]);
  const { text, page } = parseSearchParameters(given);
  const found = await findCardsForPage(text, { language: getTextLang(lang) });
  // What cannot be read stays as it was typed.
  const address = found.query.warnings.length > 0 ? text : found.canonical;
  const inWords = found.query.warnings.length > 0 ? text : writeQueryForReader(found.query, getTextLang(lang));
  const highlight = createHighlighter(found.query.root, found.context.patterns ? await loadPatternEngine() : null);
  const display = chooseDisplay(found.query.options.display, remembered.get(DISPLAY_COOKIE)?.value);
  const large = remembered.get(FACE_SIZE_COOKIE)?.value === "large";
  return (
    <>
      <CardSearchPage
        found={{ ...found, highlight }}
        page={page}
        address={address}
        typed={inWords}
        display={display}
        large={large}
        version={found.snapshot.version}
        lang={lang}
      />
      <WithWords lang={lang} words={["adding"]}>
        <DeckAddingListener lang={lang} />
      </WithWords>
    </>
  );
}

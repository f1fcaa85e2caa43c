import type { Metadata } from "next";
import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, isLang, localizePath } from "@/app/i18n/lang";
import { ApiDocs } from "@/app/ui/api-docs/api-docs";
import { getFeedLinks } from "@/app/ui/feeds/feed-links";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { getEngineSupportHref } from "@/app/ui/links/library-address";
import { API_BASE_PATH, API_DOCS_PATH } from "@/lib/api/api-paths";

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description, feed } = getDictionary(lang).api;
  const query = lang === "ja" ? "" : `?lang=${getTextLang(lang)}`;
  const atom = { url: `${API_BASE_PATH}/changes.atom${query}`, title: feed.title };
  const types = {
    "application/atom+xml": [atom, ...getFeedLinks(lang, "decks", "mtg", "rulings")["application/atom+xml"]],
  };
  const alternates = { ...getLanguageAlternates(lang, API_DOCS_PATH), types };
  return { title, description, alternates };
}

export default async function Developers({ params }: PageProps) {
  const lang = await getPageLang(params);
  const { api, kit, libraryEngine } = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-10">
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{api.title}</h1>
        <p>{api.lead}</p>
        <p>
          <a href={localizePath(lang, "/developers/kit")} className="link">
            {kit.link}
          </a>
          <a href={getEngineSupportHref(lang)} className="link ml-6">
            {libraryEngine.title}
          </a>
        </p>
      </header>
      <ApiDocs lang={lang} />
    </main>
  );
}

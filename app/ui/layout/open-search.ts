import type { Dictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Returns the URL of the search description in a language, which lets a browser add the site to its search bar. */
export const getOpenSearchHref = (lang: Lang): string => `/opensearch.xml${lang === "ja" ? "" : `?in=${lang}`}`;

/** Renders the search description of the site (OpenSearch 1.1). `origin` has no trailing slash. */
export function renderOpenSearch(
  origin: string,
  lang: Lang,
  { site, search }: Pick<Dictionary, "site" | "search">,
): string {
  const text = (name: string, value: string) => `  <${name}>${escaped(value)}</${name}>`;
  const address = (path: string) => escaped(`${origin}${path}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    text("ShortName", site.siteName),
    text("Description", search.description),
    text("Language", lang),
    text("InputEncoding", "UTF-8"),
    `  <Image width="48" height="48" type="image/x-icon">${address("/favicon.ico")}</Image>`,
    `  <Url type="text/html" method="get" template="${address(localizePath(lang, "/cards"))}?q={searchTerms}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${address(getOpenSearchHref(lang))}"/>`,
    "</OpenSearchDescription>",
    "",
  ].join("\n");
}

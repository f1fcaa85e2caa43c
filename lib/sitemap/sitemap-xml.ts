/** A page in a sitemap. */
export type SitemapEntry = {
  /** Absolute URL. */
  readonly url: string;
  /** Date or time of the last change (ISO 8601); null if unknown. */
  readonly changed: string | null;
  /** The absolute URLs of the page in each of its languages. */
  readonly languages: Readonly<Record<string, string>>;
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");
const lastmod = (changed: string | null): string => (changed === null ? "" : `<lastmod>${escaped(changed)}</lastmod>`);

/** Returns the sitemap of pages (sitemaps.org), with the URLs of each page in all its languages. */
export const renderSitemapXml = (entries: readonly SitemapEntry[]): string =>
  [
    HEAD,
    `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries.map(({ url, changed, languages }) => {
      const links = Object.entries(languages).map(
        ([lang, href]) => `<xhtml:link rel="alternate" hreflang="${escaped(lang)}" href="${escaped(href)}"/>`,
      );
      return `<url><loc>${escaped(url)}</loc>${lastmod(changed)}${links.join("")}</url>`;
    }),
    "</urlset>",
    "",
  ].join("\n");

/** Returns a sitemap index that lists several sitemaps (sitemaps.org). */
export const renderSitemapIndexXml = (maps: readonly Pick<SitemapEntry, "url" | "changed">[]): string =>
  [
    HEAD,
    `<sitemapindex xmlns="${NAMESPACE}">`,
    ...maps.map(({ url, changed }) => `<sitemap><loc>${escaped(url)}</loc>${lastmod(changed)}</sitemap>`),
    "</sitemapindex>",
    "",
  ].join("\n");

import { getDictionaryVersionSuffix } from "@/app/i18n/dictionary";
import { getPageLangs, localizePath } from "@/app/i18n/lang";
import { getCardHref } from "@/app/ui/links/browse-address";
import { getDocumentChapterHref, getDocumentHref, getEntryHref } from "@/app/ui/links/library-address";
import { getFormatHref, getTurnHref } from "@/app/ui/links/mtg-address";
import { getChapterHref, getRuleHref } from "@/app/ui/links/rule-address";
import { HOUSE_RULINGS_BY_ID, type HouseRulingId, RULE_CHAPTERS, RULE_IDS } from "@/engine/magmell/rulebook";
import { ERAS } from "@/engine/mtg";
import { type FormatData, getFormatIds } from "@/engine/mtg/deck";
import { createTtlCache, memoizeWeakly } from "@/lib/cache";
import {
  countPublicAuthors,
  countPublicDecks,
  findPublicAuthorsInShard,
  findPublicDecksInShard,
  type IdShard,
  type ListedAddress,
  type PublicListingStats,
} from "@/lib/decks/listed/data";
import { getChapters } from "@/lib/documents/chapters";
import { LIBRARY_DOCUMENTS } from "@/lib/documents/documents";
import { getDocumentEntries } from "@/lib/documents/entries";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { getFormatData } from "@/lib/mtg/formats/data";
import { getSiteOrigin } from "@/lib/server/env";
import { renderSitemapIndexXml, renderSitemapXml, type SitemapEntry } from "@/lib/sitemap/sitemap-xml";

/**
 * Maximum URLs per sitemap. The limit is 50,000 (sitemaps.org); a fifth takes less time between other requests, and
 * crawlers fetch little that they already have.
 */
const MOST_ADDRESSES = 10_000;
/** URLs that a share of a sitemap's kind has on average at most: a share is read in few milliseconds, and by chance none is too long. */
const ADDRESSES = 1_000;
/** Cache limits for sitemaps. A deck that is no longer public disappears from them after this time. */
const KEPT = { most: 12, milliseconds: 60_000 };

type Page = { readonly path: string; readonly changed: string | null };
type Kind = {
  readonly count: () => Promise<PublicListingStats>;
  /** The number of sitemaps for a number of pages. */
  readonly partsOf: (total: number) => number;
  readonly pages: (share: IdShard) => Promise<readonly Page[]>;
};

/** Returns into how many shares of all keys so many pages go: a power of 16, as keys are hexadecimal; none for no page. */
const sharesOf = (total: number): number =>
  total === 0 ? 0 : 16 ** Math.max(0, Math.ceil(Math.log(total / ADDRESSES) / Math.log(16)));

const KINDS: Readonly<Record<string, Kind>> = {
  pages: {
    count: async () => ({ total: (await sitePages()).length, changed: null }),
    partsOf: (total) => Math.ceil(total / MOST_ADDRESSES),
    pages: async ({ part, parts }) => {
      const pages = await sitePages();
      const size = Math.ceil(pages.length / parts);
      return pages.slice(part * size, (part + 1) * size);
    },
  },
  decks: {
    count: () => countPublicDecks(),
    partsOf: sharesOf,
    pages: async (share) => (await findPublicDecksInShard(share, MOST_ADDRESSES)).map(at("/decks/")),
  },
  mtg: {
    count: () => countPublicDecks("mtg"),
    partsOf: sharesOf,
    pages: async (share) => (await findPublicDecksInShard(share, MOST_ADDRESSES, "mtg")).map(at("/mtg/decks/")),
  },
  authors: {
    count: countPublicAuthors,
    partsOf: sharesOf,
    pages: async (share) => (await findPublicAuthorsInShard(share, MOST_ADDRESSES)).map(at("/authors/")),
  },
};

const at =
  (folder: string) =>
  ({ id, changed }: ListedAddress): Page => ({ path: `${folder}${id}`, changed });

const kept = createTtlCache<string | null>(KEPT);

/** Renders the index of all sitemaps of the site. */
export const renderSitemapIndex = (): Promise<string | null> =>
  kept("index", async () => {
    const maps = await Promise.all(
      Object.entries(KINDS).map(async ([kind, { count, partsOf }]) => {
        const { total, changed } = await count();
        return Array.from({ length: partsOf(total) }, (_, part) => ({
          url: `${getSiteOrigin()}/sitemaps/${kind}-${part + 1}.xml`,
          changed,
        }));
      }),
    );
    return renderSitemapIndexXml(maps.flat());
  });

/** Renders a sitemap by file name, such as `decks-2.xml`; null if there is none or it is empty. */
export async function renderSitemapPart(file: string): Promise<string | null> {
  const [, name = "", number = ""] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind) return null;
  // New cards and languages are there at once.
  return kept(`${file} ${(await getCatalogue()).version}${getDictionaryVersionSuffix()}`, async () => {
    const share = { part: Number(number) - 1, parts: kind.partsOf((await kind.count()).total) };
    const pages = share.part < share.parts ? await kind.pages(share) : [];
    return pages.length === 0 ? null : renderSitemapXml(pages.map(entryOf));
  });
}

function entryOf({ path, changed }: Page): SitemapEntry {
  const absolute = (address: string) => new URL(address, getSiteOrigin()).href;
  return {
    url: absolute(path),
    changed,
    languages: Object.fromEntries(getPageLangs().map((lang) => [lang, absolute(localizePath(lang, path))])),
  };
}

/**
 * Paths of Magic's documents, their chapters, and their entries except notes and parts, which are on their parents'
 * pages.
 */
const libraryPaths = (): readonly string[] =>
  LIBRARY_DOCUMENTS.filter(({ game }) => game === "mtg").flatMap(({ key }) => [
    getDocumentHref("ja", key),
    ...getChapters(key).map((chapter) => getDocumentChapterHref("ja", key, chapter.key)),
    ...getDocumentEntries(key).flatMap(({ id, kind }) =>
      kind === "note" || kind === "part" ? [] : [getEntryHref("ja", id)],
    ),
  ]);

/** Pages of the formats of the documents and of those that the operator added. */
const formatPages = (book: FormatData): readonly Page[] =>
  getFormatIds(book).map((id) => ({ path: getFormatHref("ja", id), changed: null }));

const sitePages = async (): Promise<readonly Page[]> => [
  ...cataloguePages(await getCatalogue()),
  ...formatPages(await getFormatData()),
];

/** Pages of the cards, the rules and the site itself by their Japanese URLs. */
const cataloguePages = memoizeWeakly(({ sets, cards, rulings }: Catalogue): readonly Page[] => {
  const others = [
    "/",
    "/cards",
    "/sets",
    "/decks",
    "/goldfish",
    "/goldfish/daily",
    "/learn",
    "/rules",
    "/rules/library",
    "/rules/eras",
    "/rules/words",
    "/mtg",
    "/mtg/decks",
    "/mtg/decks/new",
    "/mtg/formats",
    "/mtg/goldfish",
    getTurnHref("ja"),
    ...ERAS.map((era) => getTurnHref("ja", era)),
    "/mtg/lab",
    "/syntax",
    "/developers",
    ...RULE_CHAPTERS.map(({ number }) => getChapterHref("ja", number)),
    ...libraryPaths(),
    ...[...RULE_IDS, ...(Object.keys(HOUSE_RULINGS_BY_ID) as HouseRulingId[])].map((rule) => getRuleHref("ja", rule)),
  ];
  return [
    ...others.map((path) => ({ path, changed: null })),
    ...sets.map(({ code }) => ({ path: `/sets/${code}`, changed: null })),
    ...cards
      .filter(({ retired }) => !retired)
      .map(({ number, name, effectiveOn }) => ({
        path: getCardHref("ja", name),
        // The younger of the text in force and the last ruling.
        changed: [effectiveOn, ...(rulings.get(number) ?? []).map(({ date }) => date)].sort().at(-1) ?? null,
      })),
  ];
});

import type { z } from "zod";
import type { CatalogueChange } from "@/lib/magmell/catalogue/model/changes";
import { API_BASE_PATH, API_DOCS_PATH, apiPaths, appendQuery } from "../api-paths";
import { type AtomEntry, type AtomFeed, createFeedTagUri } from "../atom-feed";
import type { publicationSchema } from "../schemas/changes";
import type { Publication } from "../types";

type ChangesFeedWords = {
  readonly title: string;
  /** `{version}` and `{n}` changes. */
  readonly entry: string;
  readonly restored: string;
  readonly more: string;
  readonly rows: Readonly<Record<CatalogueChange["row"], string>>;
  readonly kinds: Readonly<Record<CatalogueChange["kind"], string>>;
  readonly line: string;
};

type FeedLocation = {
  /** The origin of the site, such as `https://example.org`. */
  readonly origin: string;
  /** The host in the ids of entries, which stays when the site moves. */
  readonly idHost: string;
  readonly lang: "ja" | "en";
  readonly author: string;
  readonly words: ChangesFeedWords;
};

/** Creates the feed of publications: one entry per data version with public changes, one line per change. */
export function createChangesFeed(all: readonly Publication[], place: FeedLocation): AtomFeed {
  const publications = all.filter(({ isHidden }) => !isHidden);
  const { origin, idHost, lang, author, words } = place;
  const page = (path: string) => `${origin}${lang === "ja" ? "" : `/${lang}`}${path}`;
  return {
    id: createFeedTagUri(idHost, "changes"),
    lang,
    author,
    title: words.title,
    link: page(`${API_DOCS_PATH}#changes`),
    self: appendQuery(`${origin}${API_BASE_PATH}/changes.atom`, { lang: lang === "ja" ? null : lang }),
    updated: new Date(Math.max(0, ...publications.map((one) => updatedAt(one).getTime()))),
    entries: publications.map((one) => entryOf(one, page, place)),
  };
}

function entryOf(
  publication: Publication,
  page: (path: string) => string,
  { origin, idHost, lang, words }: FeedLocation,
): AtomEntry {
  const { dataVersion, restores, total, changes } = publication;
  const values = { version: dataVersion, n: total, restores: restores ?? 0 };
  const more = total - changes.length;
  return {
    id: createFeedTagUri(idHost, `data-version:${dataVersion}`),
    title: filled(restores === null ? words.entry : words.restored, values),
    link: `${origin}${apiPaths.changes(dataVersion)}`,
    updated: updatedAt(publication),
    lines: changes.map((change) => ({
      text: filled(words.line, {
        row: words.rows[change.row],
        kind: words.kinds[change.kind],
        name: lang === "ja" || change.englishName === "" ? change.name : `${change.englishName}（${change.name}）`,
      }),
      link: change.cards.length > 0 && change.row !== "list" ? page(apiPaths.cardPage(change.name)) : null,
    })),
    more: more > 0 ? filled(words.more, { n: more }) : null,
  };
}

/** The publication, or the later moment at which more of it became public. Days begin in Tokyo. */
function updatedAt({ publishedAt, publicOn }: Publication): Date {
  const opened = publicOn === null ? publishedAt : new Date(`${publicOn}T00:00:00+09:00`);
  return opened > publishedAt ? opened : publishedAt;
}

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Serializes a published state of the catalogue, without its changes. */
export const serializePublication = ({
  dataVersion,
  publishedAt,
  restores,
  total,
}: Publication): z.infer<typeof publicationSchema> => ({
  dataVersion,
  publishedAt: publishedAt.toISOString(),
  restores,
  total,
  links: { changes: apiPaths.changes(dataVersion) },
});

export const serializeCatalogueChange = ({
  row,
  id,
  name,
  englishName,
  kind,
  cards,
  fields,
  publicOn,
}: CatalogueChange) => ({
  row,
  id,
  name,
  englishName,
  kind,
  cards: [...cards],
  fields: [...(fields ?? [])],
  ...(publicOn !== undefined && { publicOn }),
});

import { getTextLang, LANGS, type Lang, localizePath } from "@/app/i18n/lang";
import { looksLikeLangTag, splitLangFromPath } from "@/app/i18n/split-path";

/** Pages shown instead of others while offline. They contain nothing about an account, so they may be cached. */
const SHELLS = { builder: "/offline/builder", mtg: "/offline/mtg", page: "/offline" } as const;

type Shell = { readonly page: keyof typeof SHELLS; readonly lang: Lang };

/** Returns the path of an offline page in its language. */
const pathOf = ({ page, lang }: Shell): string => localizePath(lang, SHELLS[page]);

/** Paths of all offline pages, each with its language. */
export const OFFLINE_SHELLS: readonly { readonly path: string; readonly lang: Lang }[] = LANGS.flatMap((lang) =>
  (["builder", "mtg", "page"] as const).map((page) => ({ path: pathOf({ page, lang }), lang })),
);

/** Takes a path apart in a worker or a shell, which do not know the languages that the operator has added: by the form of the tag alone. */
const splitShellPath = (pathname: string): ReturnType<typeof splitLangFromPath> =>
  splitLangFromPath(pathname, looksLikeLangTag);

/**
 * Returns the offline page for a URL: the deck builder for local decks, Magic's page for its deck editor and goldfish,
 * otherwise the general one. Copying a deck of the site needs the network.
 */
export function getOfflineShell({
  pathname,
  searchParams,
}: Pick<URL, "pathname" | "searchParams">): Shell & { path: string } {
  const { lang, path } = splitShellPath(pathname);
  const copies = searchParams.has("copy") || searchParams.has("from");
  const builds = getEditedDeckId(path) !== null || (path === "/decks/new" && !copies);
  const isMtg = path === "/mtg/decks/new" || getGoldfishCode(path) !== null || getEditedDeckId(path, "mtg") !== null;
  const shell = { page: builds ? "builder" : isMtg ? "mtg" : "page", lang: getTextLang(lang) } as const;
  return { ...shell, path: pathOf(shell) };
}

const EDITED = { magmell: /^\/decks\/([0-9a-f-]{36})\/edit$/, mtg: /^\/mtg\/decks\/([0-9a-f-]{36})\/edit$/ } as const;

/** Returns the id of the account's deck in the path of its editor, in any language; null for other paths. */
export const getEditedDeckId = (pathname: string, game: keyof typeof EDITED = "magmell"): string | null =>
  EDITED[game].exec(splitShellPath(pathname).path)?.[1] ?? null;

/** Returns the language of the browser's URL. An offline page is also served for languages other than its own. */
export const getAddressLang = (shell: boolean, lang: Lang): Lang =>
  shell ? splitShellPath(window.location.pathname).lang : lang;

/**
 * Returns the list code in the path of a Magic goldfish, in any language; empty for the list form, null for other
 * paths.
 */
export const getGoldfishCode = (pathname: string): string | null => {
  const [found, code = ""] = /^\/mtg\/goldfish(?:\/([\w-]+))?\/?$/.exec(splitShellPath(pathname).path) ?? [];
  return found === undefined ? null : code;
};

/** URLs (with query) without an offline page: data, files, images, and embeds. */
export const PATHS_WITHOUT_SHELL: readonly RegExp[] = [
  /^\/(?:_next|\.well-known|api|feeds|fonts|icons|images|sitemaps)\//,
  /^\/(?:[a-z]{2,3}(?:-\w+)*\/)?embed\//,
  /^[^?]*\/picture\/?(?:\?|$)/,
  // Files at the root of the site; names of cards and codes of decks stand deeper.
  /^\/[\w-]+\.\w+(?:\?|$)/,
];

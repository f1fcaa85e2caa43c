import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";

/** Names of the feeds, as they stand in their URLs. */
export type FeedName = "decks" | "mtg" | "rulings";

/** Returns the path of a feed in a language. */
export const getFeedHref = (name: FeedName, lang: Lang): string =>
  `/feeds/${name}.atom${lang === "ja" ? "" : `?lang=${lang}`}`;

/** Returns feeds as the metadata of a page names them, so that a reader's program finds them. */
export const getFeedLinks = (lang: Lang, ...names: readonly FeedName[]) => ({
  "application/atom+xml": names.map((name) => ({
    url: getFeedHref(name, lang),
    title: getDictionary(lang).feeds[name],
  })),
});

import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";

/** Names of the feeds, as used in their URLs. */
export type FeedName = "decks" | "mtg" | "rulings";

/** Returns the path of a feed in a language. */
export const getFeedHref = (name: FeedName, lang: Lang): string =>
  `/feeds/${name}.atom${lang === "ja" ? "" : `?lang=${lang}`}`;

/** Returns page metadata that links feeds, so that feed readers find them. */
export const getFeedLinks = (lang: Lang, ...names: readonly FeedName[]) => ({
  "application/atom+xml": names.map((name) => ({
    url: getFeedHref(name, lang),
    title: getDictionary(lang).feeds[name],
  })),
});

import type { Lang } from "@/app/i18n/lang";

/** Words of the feeds, and of the links by which a reader's program finds them. */
const FEED_WORDS = {
  ja: {
    decks: "グリモワール 新しい公開デッキ",
    rulings: "グリモワール 裁定",
    by: "{author}のデッキ",
    unnamed: "名前のない作者のデッキ",
    counts: "魔導書{grimoire}枚、魔石デッキ{stones}枚",
    on: "《{name}》",
  },
  en: {
    decks: "Grimoire: new public decks",
    rulings: "Grimoire: rulings",
    by: "A deck of {author}",
    unnamed: "A deck of an author without a name",
    counts: "{grimoire} cards in the grimoire, {stones} in the stone deck",
    on: "{name}",
  },
} as const satisfies Record<Lang, Record<string, string>>;

export const feedWords = (lang: Lang) => FEED_WORDS[lang];

/** Names of the feeds, as they stand in their addresses. */
export type FeedName = "decks" | "rulings";

/** The path of a feed in a language. */
export const feedHref = (name: FeedName, lang: Lang): string =>
  `/feeds/${name}.atom${lang === "ja" ? "" : `?lang=${lang}`}`;

/** Feeds as the metadata of a page names them, so that a reader's program finds them. */
export const feedLinks = (lang: Lang, ...names: readonly FeedName[]) => ({
  "application/atom+xml": names.map((name) => ({ url: feedHref(name, lang), title: FEED_WORDS[lang][name] })),
});

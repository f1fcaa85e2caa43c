import type { Metadata } from "next";
import { readWords } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { shareMetadata } from "@/app/subjects/share-metadata";
import { partOfPage } from "@/app/ui/links/page-part";
import { deckSummary } from "@/app/ui/magmell/picture/deck-facts";
import { catalogue } from "@/lib/magmell/catalogue/store/data";
import { deckPictureStamp } from "./deck-picture-route";
import type { DeckSubject } from "./deck-subject";
import { oembedLink } from "./oembed-link";

/** Returns the metadata of a deck's page: its name, itself in a line unless its author wrote one, and its picture. */
export async function deckMetadata(subject: DeckSubject, lang: Lang, written?: string): Promise<Metadata> {
  const snapshot = await catalogue();
  const words = readWords(lang);
  const summary = deckSummary(subject.deck, snapshot, lang, words);
  const title = subject.name;
  const byline = subject.author ? [format(words.share.deck.by, { author: subject.author })] : [];
  const description = written || [...byline, summary].join(lang === "ja" ? "。" : ". ");
  const secret = subject.reach === "secret";
  return {
    title,
    description,
    ...(secret ? {} : { alternates: { types: oembedLink(lang, subject.path, title) } }),
    ...shareMetadata({
      lang,
      title,
      description,
      type: "article",
      ...(secret ? {} : { path: subject.path }),
      picture: {
        path: partOfPage(subject.path, "picture"),
        stamp: deckPictureStamp(subject, snapshot, lang),
        alt: format(words.share.deck.alt, { name: title, summary }),
      },
    }),
  };
}

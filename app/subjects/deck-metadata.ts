import type { Metadata } from "next";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { createShareMetadata } from "@/app/subjects/share-metadata";
import { getPagePartPath } from "@/app/ui/links/page-part";
import { describeDeckCounts } from "@/app/ui/magmell/picture/deck-facts";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { computeDeckPictureStamp } from "./deck-picture-route";
import type { DeckSubject } from "./deck-subject";
import { createOembedLink } from "./oembed-link";

/**
 * Returns the metadata of a deck's page: its name, its link preview image, and the author's description or else a
 * summary.
 */
export async function generateDeckMetadata(subject: DeckSubject, lang: Lang, written?: string): Promise<Metadata> {
  const snapshot = await getCatalogue();
  const words = getDictionary(lang);
  const summary = describeDeckCounts(subject.deck, snapshot, lang, words);
  const title = subject.name;
  const byline = subject.author ? [format(words.share.deck.by, { author: subject.author })] : [];
  const description = written || [...byline, summary].join(lang === "ja" ? "。" : ". ");
  const secret = subject.reach === "secret";
  return {
    title,
    description,
    ...(secret ? {} : { alternates: { types: createOembedLink(lang, subject.path, title) } }),
    ...createShareMetadata({
      lang,
      title,
      description,
      type: "article",
      ...(secret ? {} : { path: subject.path }),
      picture: {
        path: getPagePartPath(subject.path, "picture"),
        stamp: computeDeckPictureStamp(subject, snapshot, lang),
        alt: format(words.share.deck.alt, { name: title, summary }),
      },
    }),
  };
}

import type { Metadata } from "next";
import { cache } from "react";
import type { Lang } from "@/app/i18n/lang";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { createCardsPictureLink } from "../cards-picture-response";
import { createOembedLink } from "../oembed-link";
import { getHomePictureContent } from "../picture-content";
import { createShareMetadata } from "../share-metadata";

/** Returns the link preview image of pages without their own. Cached for one page request. */
export const getHomePicture = cache(async (lang: Lang) => {
  const snapshot = await getCatalogue();
  return createCardsPictureLink(getHomePictureContent(snapshot, lang), "", snapshot.version, lang);
});

type NamedPage = {
  readonly title: string;
  readonly description: string;
  /** Its URL in Japanese. */
  readonly path: string;
};

type PageOptions = {
  /** Whether the page has oEmbed. */
  readonly isEmbedded?: boolean;
  /** Whether link previews get a canonical URL; not if more than the path decides the content. */
  readonly isWhole?: boolean;
};

/** Returns the metadata of a page without its own link preview image: title, URL, and share metadata. */
export async function generatePageMetadata(
  lang: Lang,
  { title, description, path }: NamedPage,
  { isEmbedded = false, isWhole = true }: PageOptions = {},
): Promise<Metadata> {
  const shared = { lang, title, description, picture: await getHomePicture(lang), ...(isWhole && { path }) };
  return {
    title,
    description,
    alternates: {
      ...getLanguageAlternates(lang, path),
      ...(isEmbedded && { types: createOembedLink(lang, path, title) }),
    },
    ...createShareMetadata(shared),
  };
}

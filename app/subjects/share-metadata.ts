import type { Metadata } from "next";
import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, LANGS, type Lang, localizePath, type TextLang } from "@/app/i18n/lang";
import { WIDE_PICTURE_SIZE } from "@/app/ui/magmell/picture/drawing-context";

type SharedPage = {
  readonly lang: Lang;
  /** `undefined` leaves title and description to the page. */
  readonly title?: string;
  readonly description?: string;
  readonly type?: "website" | "article";
  /** Path of the page in Japanese, if it is public. */
  readonly path?: string;
  /** The path of its picture in Japanese, with the stamp of its content, and what the picture shows. */
  readonly picture: { readonly path: string; readonly stamp: string; readonly alt: string };
};

const LOCALES = { ja: "ja_JP", en: "en_US" } as const satisfies Record<TextLang, string>;

/** Maximum length of an image description that sites with link previews accept. */
const LONGEST_ALT = 420;

/** Returns the share metadata of a page: Open Graph, and the card of X. */
export function createShareMetadata({
  lang,
  title,
  description,
  type = "website",
  path,
  picture,
}: SharedPage): Metadata {
  const { path: file, stamp, alt } = picture;
  const stamped = `${file}${file.includes("?") ? "&" : "?"}v=${stamp}`;
  const image = {
    url: localizePath(lang, stamped),
    type: "image/png",
    ...WIDE_PICTURE_SIZE,
    alt: alt.slice(0, LONGEST_ALT),
  };
  const words = { ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
  return {
    openGraph: {
      ...words,
      type,
      siteName: getDictionary(lang).site.siteName,
      locale: LOCALES[getTextLang(lang)],
      alternateLocale: LANGS.filter((other) => other !== getTextLang(lang)).map((other) => LOCALES[other]),
      ...(path !== undefined && { url: localizePath(lang, path) }),
      images: [image],
    },
    twitter: { card: "summary_large_image", ...words, images: [image] },
  };
}

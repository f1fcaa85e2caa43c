import type { Lang } from "@/app/i18n/lang";

/** The cut fonts of a build by when a page needs them (`scripts/fonts`). The build writes their URLs in (`next.config.js`). */
type Fonts = {
  /** Fonts for Latin letters and for the metrics of other characters. */
  readonly first: readonly string[];
  /** Fonts that nearly every Japanese page needs next. */
  readonly soon: readonly string[];
  /** URL of the style sheet with all fonts that are not preloaded. */
  readonly sheet: string;
};

const FONTS: Fonts = JSON.parse(process.env.FONTS ?? '{"first":[],"soon":[],"sheet":""}');

/** URLs of the fonts that determine line heights, to be preloaded before the style sheet loads. */
export const PRELOAD_FONTS: readonly string[] = FONTS.first;

/** URL of the style sheet that declares all other fonts. */
export const FONT_STYLESHEET_HREF: string = FONTS.sheet;

/** Returns the URLs of the fonts that nearly every page in a language needs for its first text. */
export const getEarlyFonts = (lang: Lang): readonly string[] => (lang === "ja" ? FONTS.soon : []);

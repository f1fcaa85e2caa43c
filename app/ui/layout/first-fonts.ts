import { getTextLang, type Lang, type TextLang } from "@/app/i18n/lang";

/** The cut fonts of a build by when a page needs them (`scripts/fonts`). The build writes their URLs in (`next.config.js`). */
type Fonts = {
  /** Fonts for Latin letters and for the metrics of other characters, by language. */
  readonly first: Readonly<Record<TextLang, readonly string[]>>;
  /** Fonts that nearly every Japanese page needs next. */
  readonly soon: readonly string[];
  /** URL of the style sheet with all fonts that are not preloaded. */
  readonly sheet: string;
};

const FONTS: Fonts = JSON.parse(process.env.FONTS ?? '{"first":{"ja":[],"en":[]},"soon":[],"sheet":""}');

/** Returns the URLs of the fonts that determine line heights, to be preloaded before the style sheet loads. */
export const getPreloadFonts = (lang: Lang): readonly string[] => FONTS.first[getTextLang(lang)];

/** URL of the style sheet that declares all other fonts. */
export const FONT_STYLESHEET_HREF: string = FONTS.sheet;

/** Returns the URLs of the fonts that nearly every page in a language needs for its first text. */
export const getEarlyFonts = (lang: Lang): readonly string[] => (lang === "ja" ? FONTS.soon : []);

import type { Lang } from "@/app/ui/i18n/lang";

/** Addresses of the fonts that the first text of a page needs, by language. The build writes them in (`next.config.js`). */
const FIRST_FONTS: Readonly<Partial<Record<Lang, readonly string[]>>> = JSON.parse(process.env.FIRST_FONTS ?? "{}");

/** Addresses of the fonts to be asked for before the style sheet names them, so that the page is laid out with them. */
export const firstFonts = (lang: Lang): readonly string[] => FIRST_FONTS[lang] ?? [];

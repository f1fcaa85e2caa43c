import { type Lang, localizePath } from "@/app/i18n/lang";

/** Returns the URL of the form for suggesting corrections to a card. */
export const getSuggestHref = (lang: Lang, name: string): string =>
  localizePath(lang, `/cards/${encodeURIComponent(name)}/suggest`);

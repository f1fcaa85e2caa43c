import { type Lang, localizePath } from "@/app/i18n/lang";

/** Returns the URL at which corrections of a card are suggested. */
export const getSuggestHref = (lang: Lang, name: string): string =>
  localizePath(lang, `/cards/${encodeURIComponent(name)}/suggest`);

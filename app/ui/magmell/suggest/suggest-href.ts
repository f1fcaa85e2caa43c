import { href, type Lang } from "@/app/i18n/lang";

/** Returns where corrections of a card are suggested. */
export const suggestHref = (lang: Lang, name: string): string =>
  href(lang, `/cards/${encodeURIComponent(name)}/suggest`);

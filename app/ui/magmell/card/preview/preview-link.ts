import { type Lang, localizePath } from "@/app/i18n/lang";

/** Pages beside those of cards. */
const OTHERS: ReadonlySet<string> = new Set(["random", "write"]);

/** Places where names have no preview: applications with one of their own, and what lies above the page. */
const ELSEWHERE = ".page-wide, dialog, [data-no-preview]";

/** A link that is higher than a name, in CSS pixels, shows the card itself. */
const HIGHEST = 80;

/** Returns the link to a card, on pages in `lang`, that an element belongs to, with the card's name; null for anything else. */
export function attachPreview(
  target: EventTarget | null,
  lang: Lang,
): { readonly link: HTMLAnchorElement; readonly name: string } | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return null;
  const part = new RegExp(`^${localizePath(lang, "/cards/")}([^/]+)$`).exec(link.pathname)?.[1];
  if (part === undefined || OTHERS.has(part) || link.closest(ELSEWHERE) || link.offsetHeight > HIGHEST) return null;
  try {
    return { link, name: decodeURIComponent(part) };
  } catch {
    return null;
  }
}

import { isLang, localizePath } from "@/app/i18n/lang";
import { splitLangFromPath } from "@/app/i18n/split-path";
import MOVED_PAGES from "./moved-pages.json";

const MOVED: ReadonlyMap<string, string> = new Map(Object.entries(MOVED_PAGES));

/** Returns the current URL of a moved page, in the same language; null for other pages. */
export function findMovedPage(pathname: string): string | null {
  const { lang, path } = splitLangFromPath(pathname, isLang);
  const moved = MOVED.get(path.replace(/(?<=.)\/$/, ""));
  return moved === undefined ? null : localizePath(lang, moved);
}

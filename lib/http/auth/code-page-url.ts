import { isLanguage } from "@/lib/languages";

/**
 * Returns the page that asks for the code of a second step, with the way on from there; `goTo` is an address or path of this
 * site.
 */
export function getCodePageUrl(goTo: string | undefined): string {
  const address = goTo !== undefined && URL.canParse(goTo, "http://site") ? new URL(goTo, "http://site") : null;
  const path = address ? address.pathname + address.search : "/";
  const [, first = ""] = /^\/([^/]*)/.exec(path) ?? [];
  const page = first !== "ja" && isLanguage(first) ? `/${first}/sign-in` : "/sign-in";
  return `${page}?return=${encodeURIComponent(path)}`;
}

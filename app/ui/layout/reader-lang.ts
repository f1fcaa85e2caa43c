import { isLang, type Lang, negotiateLang } from "@/app/i18n/lang";

/**
 * Returns the language of a response: that of the URL, else the one in the cookie, else the browser's. URLs without a
 * language prefix count as `ja`. `header` returns a request header by its lower-case name.
 */
export function getReaderLang(ofAddress: Lang, header: (name: string) => string | null): Lang {
  if (ofAddress !== "ja") return ofAddress;
  const chosen = /(?:^|;\s*)lang=([^;]*)/.exec(header("cookie") ?? "")?.[1];
  return isLang(chosen) ? chosen : negotiateLang(header("accept-language"));
}

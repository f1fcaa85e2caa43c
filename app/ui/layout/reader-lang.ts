import { isLang, type Lang, negotiateLang } from "@/app/i18n/lang";

/**
 * Returns the language in which a request is answered: that of its URL, else the one that was chosen, else that of the browser. Plain
 * URLs have `ja` for their language; `header` returns a header of the request by its name in small letters.
 */
export function getReaderLang(ofAddress: Lang, header: (name: string) => string | null): Lang {
  if (ofAddress !== "ja") return ofAddress;
  const chosen = /(?:^|;\s*)lang=([^;]*)/.exec(header("cookie") ?? "")?.[1];
  return isLang(chosen) ? chosen : negotiateLang(header("accept-language"));
}

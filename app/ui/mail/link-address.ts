import { type Lang, localizePath } from "@/app/i18n/lang";

/**
 * Returns the address of the page that a link of an account opens. The token stands behind `#`, so that it is in no request and
 * no log.
 */
export const getAccountLinkUrl = (origin: string, lang: Lang, token: string): string =>
  `${origin}${localizePath(lang, "/link")}#${token}`;

import { type Lang, localizePath } from "@/app/i18n/lang";

/** Returns the URL of an account link. The token is in the fragment, so that it appears in no request and no log. */
export const getAccountLinkUrl = (origin: string, lang: Lang, token: string): string =>
  `${origin}${localizePath(lang, "/link")}#${token}`;

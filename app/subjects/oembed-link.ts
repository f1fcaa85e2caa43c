import { type Lang, localizePath } from "@/app/i18n/lang";
import { env } from "@/lib/server/env";

/** Returns the oEmbed discovery link of a page, as `alternates.types` of its metadata. */
export function createOembedLink(lang: Lang, path: string, title: string) {
  const page = new URL(localizePath(lang, path), env().NEXTAUTH_URL).href;
  return { "application/json+oembed": [{ url: `/api/oembed?${new URLSearchParams({ url: page })}`, title }] };
}

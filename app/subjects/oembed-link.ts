import { href, type Lang } from "@/app/i18n/lang";
import { env } from "@/lib/server/env";

/** Returns the discovery link of a page that oEmbed knows, as `alternates.types` of its metadata. */
export function oembedLink(lang: Lang, path: string, title: string) {
  const page = new URL(href(lang, path), env().NEXTAUTH_URL).href;
  return { "application/json+oembed": [{ url: `/api/oembed?${new URLSearchParams({ url: page })}`, title }] };
}

import type { MetadataRoute } from "next";
import { href, LANGS } from "@/app/ui/i18n/lang";
import { cardHref } from "@/app/ui/links/browse-address";
import { chapterHref, ruleHref } from "@/app/ui/links/rule-address";
import { CHAPTERS, HOUSE, type HouseId, RULE_IDS } from "@/engine/magmell/rulebook";
import { catalogue } from "@/lib/catalogue/store/data";
import { env } from "@/lib/server/env";

// Cards and sets come from the database of the running site.
export const dynamic = "force-dynamic";

/** The most addresses that one sitemap may hold (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** Pages for search engines by their Japanese address, each with its languages: home, sets, rules and cards in print. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { sets, cards } = await catalogue();
  const paths = [
    "/",
    "/sets",
    ...sets.map(({ code }) => `/sets/${code}`),
    "/goldfish",
    "/goldfish/daily",
    "/rules",
    "/mtg",
    "/mtg/turn",
    "/mtg/rulings",
    ...CHAPTERS.map(({ number }) => chapterHref("ja", number)),
    ...[...RULE_IDS, ...(Object.keys(HOUSE) as HouseId[])].map((rule) => ruleHref("ja", rule)),
    ...cards.filter(({ retired }) => !retired).map(({ name }) => cardHref("ja", name)),
  ];
  const absolute = (path: string) => new URL(path, env().NEXTAUTH_URL).href;
  return paths.slice(0, MAX_ADDRESSES).map((path) => ({
    url: absolute(path),
    alternates: { languages: Object.fromEntries(LANGS.map((lang) => [lang, absolute(href(lang, path))])) },
  }));
}

import { textIn } from "@/app/ui/card/text-in";
import { href, type Lang } from "@/app/ui/words";
import type { CatalogueCard } from "@/lib/catalogue/types";

/** What search engines are told of a card, in the words of schema.org, safe to stand inside a script element. */
export function cardData(card: CatalogueCard, lang: Lang, site: string): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "CreativeWork",
    name: lang === "ja" ? card.name : card.englishName,
    alternateName: [lang === "ja" ? card.englishName : card.name, card.reading],
    url: new URL(href(lang, `/cards/${encodeURIComponent(card.name)}`), site).href,
    inLanguage: lang,
    text: textIn(lang, card),
    dateModified: card.effectiveOn,
    isPartOf: { "@type": "Game", name: "MAGMELL" },
  };
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

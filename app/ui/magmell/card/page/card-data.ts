import { type Lang, localizePath } from "@/app/i18n/lang";
import { getCardText } from "@/app/ui/magmell/card/card-text";
import type { CatalogueCard, CataloguePrinting, CatalogueSet } from "@/lib/magmell/catalogue/model/types";

/** Returns the structured data of a card for search engines (schema.org), safe inside a script element. */
export function buildCardStructuredData(
  card: CatalogueCard,
  sets: readonly CatalogueSet[],
  lang: Lang,
  site: string,
): string {
  const path = `/cards/${encodeURIComponent(card.name)}`;
  const url = new URL(localizePath(lang, path), site).href;
  const data = {
    "@context": "https://schema.org",
    "@type": "CreativeWork",
    "@id": url,
    name: lang === "ja" ? card.name : card.englishName,
    alternateName: [lang === "ja" ? card.englishName : card.name, card.reading, ...card.aliases],
    url,
    identifier: String(card.number),
    image: new URL(localizePath(lang, `${path}/picture`), site).href,
    inLanguage: lang,
    text: getCardText(lang, card),
    dateModified: card.effectiveOn,
    ...(card.tags.length > 0 && { keywords: card.tags }),
    isPartOf: { "@type": "Game", name: "MAGMELL" },
    workExample: card.printings.map((printing) => printingData(printing, sets, lang)),
  };
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function printingData(
  { set: code, number, illustrator }: CataloguePrinting,
  sets: readonly CatalogueSet[],
  lang: Lang,
) {
  const set = sets.find((one) => one.code === code);
  return {
    "@type": "CreativeWork",
    identifier: number,
    ...(illustrator !== "" && { contributor: { "@type": "Person", name: illustrator, jobTitle: "Illustrator" } }),
    ...(set && {
      datePublished: set.releasedOn,
      isPartOf: { "@type": "CreativeWorkSeries", name: lang === "ja" ? set.name : set.englishName },
    }),
  };
}

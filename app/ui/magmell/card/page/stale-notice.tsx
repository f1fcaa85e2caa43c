import { formatDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Notice } from "@/app/ui/kit/notice";
import { getRulingStaleness } from "@/lib/magmell/catalogue/model/rulings";
import type { Catalogue, CatalogueRuling, IsoDate } from "@/lib/magmell/catalogue/model/types";

type Props = {
  ruling: CatalogueRuling;
  byNumber: Catalogue["byNumber"];
  /** The day by whose information it is judged. */
  asOf: IsoDate;
  lang: Lang;
};

/**
 * Renders a notice that a ruling may rest on a text that has since changed, with the date and the card; nothing if no
 * text changed.
 */
export function StaleNotice({ ruling, byNumber, asOf, lang }: Props) {
  const words = getDictionary(lang).cardPage.rulings;
  const stale = getRulingStaleness(ruling, byNumber, asOf);
  if (!stale) return null;
  const names = stale.cards.map(({ name, englishName }) => (lang === "ja" ? `《${name}》` : englishName));
  const title = format(words.stale, {
    names: names.join(words.join),
    date: formatDate(lang, stale.since),
    ruled: formatDate(lang, ruling.date),
  });
  return <Notice tone="warning" title={title} />;
}

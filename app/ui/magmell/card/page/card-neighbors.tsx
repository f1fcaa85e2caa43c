import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { NeighborLink } from "@/app/ui/kit/neighbor-links";
import { getCardHref } from "@/app/ui/links/browse-address";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { getSetPrintings } from "@/lib/magmell/catalogue/views/set-printings";

type Props = { card: CatalogueCard; catalogue: Pick<Catalogue, "cards" | "sets">; lang: Lang };

/** Renders links to the previous and next card in the newest set with this card, and to the full list. */
export function CardNeighbors({ card, catalogue, lang }: Props) {
  const { cards, cardPage } = getDictionary(lang);
  const code = card.printings.at(-1)?.set;
  const set = catalogue.sets.find((one) => one.code === code);
  const printed = code === undefined ? [] : getSetPrintings(catalogue, code);
  const last = card.printings.at(-1)?.number;
  const place = printed.findIndex(({ printing }) => printing.number === last);
  const [before, after] = place < 0 ? [] : [printed[place - 1], printed[place + 1]];
  const nameOf = (one: CatalogueCard) => (lang === "ja" ? one.name : one.englishName);
  const name = set && (lang === "ja" ? set.name : set.englishName);
  return (
    <nav
      aria-label={name ? format(cardPage.printings.inSet, { set: name }) : cards.page.around}
      className="no-print grid gap-2 border-line border-t pt-4"
    >
      <div className="flex flex-wrap gap-2">
        {before ? (
          <NeighborLink rel="prev" href={getCardHref(lang, before.card.name)} words={cards.page}>
            <span className="text-ink-soft text-sm">{before.printing.number}</span>
            {nameOf(before.card)}
          </NeighborLink>
        ) : null}
        {after ? (
          <NeighborLink rel="next" href={getCardHref(lang, after.card.name)} words={cards.page}>
            {nameOf(after.card)}
            <span className="text-ink-soft text-sm">{after.printing.number}</span>
          </NeighborLink>
        ) : null}
      </div>
      <div className="flex flex-wrap justify-center gap-x-6 text-sm">
        {set ? (
          <a href={localizePath(lang, `/sets/${set.code}`)} className="link inline-flex min-h-11 items-center">
            {name}
          </a>
        ) : null}
        <a href={localizePath(lang, "/cards")} className="link inline-flex min-h-11 items-center">
          {cards.page.all}
        </a>
      </div>
    </nav>
  );
}

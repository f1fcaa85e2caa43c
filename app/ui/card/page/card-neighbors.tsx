import { cardHref } from "@/app/ui/card/browse/browse-address";
import { Glyph } from "@/app/ui/kit/glyph";
import { type Dictionary, href, type Lang } from "@/app/ui/words";
import type { CatalogueCard } from "@/lib/catalogue/types";

type Props = { card: CatalogueCard; cards: readonly CatalogueCard[]; lang: Lang; words: Dictionary["cards"]["page"] };

const LINK = "inline-flex min-h-11 items-center gap-2 rounded-[3px] px-2 no-underline hover:bg-wash";

/** The way on: the cards before and after in the catalogue's order, the whole list, and the card as data. */
export function CardNeighbors({ card, cards, lang, words }: Props) {
  const place = cards.indexOf(card);
  const [before, after] = [cards[place - 1], cards[place + 1]];
  const nameOf = (one: CatalogueCard) => (lang === "ja" ? one.name : one.englishName);
  return (
    <nav aria-label={words.around} className="no-print grid gap-4 border-line border-t pt-4">
      <div className="flex flex-wrap justify-between gap-2">
        {before ? (
          <a href={cardHref(lang, before.name)} rel="prev" className={LINK}>
            <Glyph name="left" />
            <span className="sr-only">{words.previous} </span>
            {nameOf(before)}
          </a>
        ) : null}
        {after ? (
          <a href={cardHref(lang, after.name)} rel="next" className={`${LINK} ml-auto`}>
            <span className="sr-only">{words.next} </span>
            {nameOf(after)}
            <Glyph name="right" />
          </a>
        ) : null}
      </div>
      <div className="flex flex-wrap justify-center gap-x-6 text-sm">
        <a href={href(lang, "/cards")} className="link inline-flex min-h-11 items-center">
          {words.all}
        </a>
        <a href={`/api/v1/cards/${encodeURIComponent(card.name)}`} className="link inline-flex min-h-11 items-center">
          {words.json}
        </a>
      </div>
    </nav>
  );
}

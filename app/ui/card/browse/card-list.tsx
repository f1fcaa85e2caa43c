import { CardRow } from "@/app/ui/card/card-row";
import type { Dictionary, Lang } from "@/app/ui/words";
import type { CatalogueCard } from "@/lib/catalogue/types";
import { cardHref } from "./browse-address";

type Props = { cards: readonly CatalogueCard[]; lang: Lang; words: Dictionary["site"] };

/** Cards in one line each. */
export const CardList = ({ cards, lang, words }: Props) => (
  <ul className="divide-y divide-line rounded-[3px] border border-line bg-leaf">
    {cards.map((card) => (
      <li key={card.number} className="hover:bg-wash">
        <CardRow card={card} lang={lang} words={words} href={cardHref(lang, card.name)} />
      </li>
    ))}
  </ul>
);

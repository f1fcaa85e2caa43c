import { CardFace } from "@/app/ui/card/card-face";
import type { Dictionary, Lang } from "@/app/ui/words";
import type { CatalogueCard } from "@/lib/catalogue/types";
import { cardHref } from "./browse-address";

type Props = { cards: readonly CatalogueCard[]; lang: Lang; words: Dictionary["site"] };

/** Cards as faces, two beside each other on the narrowest screens. */
export const CardGrid = ({ cards, lang, words }: Props) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.25rem,45%),1fr))] gap-3 sm:gap-4">
    {cards.map((card) => (
      <li key={card.number}>
        <a
          href={cardHref(lang, card.name)}
          className="block rounded-[4.4%/3.2%] transition-transform hover:-translate-y-1"
        >
          <CardFace card={card} printing={card.printings.at(-1)} lang={lang} words={words} />
        </a>
      </li>
    ))}
  </ul>
);

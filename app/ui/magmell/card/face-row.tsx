import type { Lang } from "@/app/i18n/lang";
import { getCardHref } from "@/app/ui/links/browse-address";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { CardFace } from "./card-face";

const FACES = 5;

type Props = { cards: readonly CatalogueCard[]; label: string; lang: Lang };

/** Renders up to five card faces in a row, as a sample of a longer list. Phones show three. */
export const FaceRow = ({ cards, label, lang }: Props) => (
  <ul aria-label={label} className="grid grid-cols-3 gap-2 sm:grid-cols-5 sm:gap-3">
    {spread(cards).map((card, place) => (
      <li key={card.number} className={place < 3 ? undefined : "max-sm:hidden"}>
        <a href={getCardHref(lang, card.name)} className="block rounded-[4.4%/3.2%]">
          <CardFace card={card} printing={card.printings.at(-1)} lang={lang} small />
        </a>
      </li>
    ))}
  </ul>
);

/** Picks cards at equal distances in their order, cards with a text first. */
function spread(cards: readonly CatalogueCard[]): readonly CatalogueCard[] {
  const known = [...new Set(cards)];
  const telling = known.filter(({ text }) => text !== "");
  const from = telling.length >= FACES ? telling : known;
  const count = Math.min(FACES, from.length);
  return Array.from({ length: count }, (_, i) => from[Math.floor((i * from.length) / count)]).filter(
    (card) => card !== undefined,
  );
}

import type { Lang } from "@/app/i18n/lang";
import { getCardHref } from "@/app/ui/links/browse-address";
import type { FaceCard, FacePrinting } from "@/app/ui/magmell/card/card-face";
import { getCardTitle } from "../goldfish-card";

/** A card of a hand with the printing that its face shows. */
export type HandCard = { readonly card: FaceCard; readonly printing: FacePrinting | null };

type Props = { hand: readonly HandCard[]; lang: Lang; className?: string };

/** Renders the names of the cards of a hand, each with the way to its page in a new tab. */
export const HandNames = ({ hand, lang, className }: Props) => (
  <ul className={className}>
    {hand.map(({ card }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold copies, which differ in their place only.
      <li key={place}>
        <a
          className="link inline-flex min-h-7 items-center pointer-coarse:min-h-11"
          href={getCardHref(lang, card.name)}
          target="_blank"
          rel="noreferrer"
        >
          {getCardTitle(lang, card)}
        </a>
      </li>
    ))}
  </ul>
);

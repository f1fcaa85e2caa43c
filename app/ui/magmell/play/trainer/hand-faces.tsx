import type { Lang } from "@/app/i18n/lang";
import { getCardHref } from "@/app/ui/links/browse-address";
import { CardFace, type FaceCard, type FacePrinting } from "@/app/ui/magmell/card/card-face";
import { CardRow } from "@/app/ui/magmell/card/card-row";
import { CardText, getCardText } from "@/app/ui/magmell/card/card-text";
import { getCardTitle } from "../goldfish-card";
import styles from "./hand-faces.module.css";

type Props = {
  hand: readonly HandCard[];
  label: string;
  lang: Lang;
  /** Opens the pages of cards in a new tab, where leaving would lose something. */
  apart?: boolean;
};

/**
 * Renders the cards of a hand to decide on: faces side by side if they are wide enough to read, else one line per card
 * with its text below.
 */
export function HandFaces({ hand, label, lang, apart = false }: Props) {
  const tab = apart ? { target: "_blank", rel: "noreferrer" } : {};
  return (
    <ul aria-label={label} className={styles.hand}>
      {hand.map(({ card, printing }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold copies, which differ in their place only.
        <li key={place} className={styles.place}>
          <a href={getCardHref(lang, card.name)} {...tab} className={styles.face}>
            <CardFace card={card} printing={printing} lang={lang} />
          </a>
          <div className={styles.line}>
            <CardRow card={card} lang={lang} href={getCardHref(lang, card.name)} />
            <CardText text={getCardText(lang, card)} lang={lang} className="px-3 pb-2 text-sm" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A card of a hand with the printing that its face shows. */
export type HandCard = { readonly card: FaceCard; readonly printing: FacePrinting | null };

type NamesProps = { hand: readonly HandCard[]; lang: Lang; className?: string };

/** Renders the names of the cards of a hand, each with a link to its page in a new tab. */
export const HandNames = ({ hand, lang, className }: NamesProps) => (
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

import type { Lang } from "@/app/i18n/lang";
import { getCardHref } from "@/app/ui/links/browse-address";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import styles from "./opening-hand.module.css";

type Props = { hand: readonly CatalogueCard[]; label: string; lang: Lang };

/** Renders a hand as a fan. Each card links to its page. */
export const OpeningHand = ({ hand, label, lang }: Props) => (
  <ul aria-label={label} className={styles.fan} style={{ "--cards": hand.length } as Record<`--${string}`, number>}>
    {hand.map((card, i) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold copies, which differ in their place only.
        key={i}
        className={styles.place}
        style={{ "--turn": i - (hand.length - 1) / 2 } as Record<`--${string}`, number>}
      >
        <a href={getCardHref(lang, card.name)} className={styles.card}>
          <CardFace card={card} printing={card.printings.at(-1)} lang={lang} />
        </a>
      </li>
    ))}
  </ul>
);

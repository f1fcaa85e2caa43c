import type { Lang } from "@/app/i18n/lang";
import { classNames } from "@/app/ui/kit/class-names";
import { getCardHref } from "@/app/ui/links/browse-address";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import styles from "./deck-fan.module.css";

type Props = { faces: readonly CatalogueCard[]; label: string; lang: Lang };

/** Renders the faces that stand for a deck, the first one in the middle and in front. Each leads to its card. */
export function DeckFan({ faces, label, lang }: Props) {
  const [first, second, third] = faces;
  const shown = [second, first, third].filter((card) => card !== undefined);
  return (
    <ul aria-label={label} className={styles.fan} style={{ "--cards": shown.length } as Record<`--${string}`, number>}>
      {shown.map((card, place) => (
        <li
          key={card.number}
          className={classNames(styles.place, card === first && styles.first)}
          style={{ "--turn": place - (shown.length - 1) / 2 } as Record<`--${string}`, number>}
        >
          <a href={getCardHref(lang, card.name)} className={styles.card}>
            <CardFace card={card} printing={card.printings.at(-1)} lang={lang} />
          </a>
        </li>
      ))}
    </ul>
  );
}

import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import styles from "./add-control.module.css";

type Props = {
  card: Pick<CatalogueCard, "name" | "englishName" | "kind" | "token" | "retired">;
  lang: Lang;
  /** Says in words what the button does, where the card stands alone. */
  wide?: boolean;
  /** Lower, for the rows of a table. */
  dense?: boolean;
};

/**
 * Renders the buttons that put a card into the current deck and take it out again, and the number of its copies there. The
 * server draws them, not to be pressed before `DeckAdding` on the same page hears them; it also fills in the number. Cards that
 * no deck may hold have none.
 */
export function AddControl({ card, lang, wide, dense }: Props) {
  const words = getDictionary(lang).adding;
  if (card.token || card.retired) return null;
  const name = lang === "ja" ? card.name : card.englishName;
  const add = format(words.add, { name });
  const remove = format(words.remove, { name });
  const minus = (
    <button type="button" disabled data-by="-1" aria-label={remove} title={remove}>
      −
    </button>
  );
  const plus = (
    <button type="button" disabled data-by="1" aria-label={add} title={add} className={wide ? styles.wide : undefined}>
      {wide ? `＋ ${words.addHere}` : "+"}
    </button>
  );
  return (
    <span
      className={dense ? `${styles.control} ${styles.dense}` : styles.control}
      data-add={card.name}
      data-said={name}
      data-zone={card.kind === "stone" ? "stoneDeck" : "grimoire"}
    >
      {wide ? plus : minus}
      <span className={styles.count} data-count="" />
      {wide ? minus : plus}
    </span>
  );
}

import type { ReactNode } from "react";
import { CardFace } from "@/app/ui/card/card-face";
import { format } from "@/app/ui/i18n/format";
import { Glyph } from "@/app/ui/kit/glyph";
import type { InstanceView } from "@/engine/magmell";
import type { Play } from "../game/play";
import { type GoldfishCard, titleIn } from "../goldfish-card";
import { formatCard } from "../log/log-formatter";
import styles from "./goldfish.module.css";

type Props = {
  instance: InstanceView;
  play: Play;
  /** How it is now, beneath the face. */
  marks?: ReactNode;
  /** The buttons of the card. */
  actions?: ReactNode;
};

/** A card with the figures that it has now; where these are not the printed ones, no picture of the card may say others. */
const nowOf = (card: GoldfishCard, ap: number | null, hp: number | null): GoldfishCard =>
  ap === card.ap && hp === card.hp ? card : { ...card, ap, hp, printings: [] };

/**
 * A card on the table. Where it is an option of the open question a press picks it, else it opens its large view. AP and
 * HP are those that it has now.
 */
export function InstanceCard({ instance, play, marks, actions }: Props) {
  const { cards, lang, words, formatter, picking, onShow } = play;
  const { id, card: index, ap, hp, rested } = instance;
  const card = index === null ? undefined : cards[index];
  if (index === null || card === undefined) return null;
  const target = { instance: id };
  const open = picking.isOpen(target);
  const chosen = picking.isChosen(target);
  const name = formatCard(formatter, index);
  const { play: text, card: cardWords } = words.goldfish;
  const label = open
    ? format(chosen ? text.unchoose : text.choose, { name })
    : format(cardWords.show, { name: titleIn(lang, card) });
  return (
    <li className={`${styles.card} ${open ? styles.open : ""} ${chosen ? styles.chosen : ""}`}>
      <button
        type="button"
        className={styles.show}
        aria-label={label}
        aria-pressed={open && picking.gathers ? chosen : undefined}
        onClick={() => (open ? picking.press(target) : onShow({ card: index, instance: id }))}
      >
        <span className={rested ? styles.rested : undefined}>
          <CardFace
            card={ap === null ? card : nowOf(card, ap, hp)}
            printing={card.printing}
            lang={lang}
            words={words.site}
          />
        </span>
        {chosen ? (
          <span className={styles.check}>
            <Glyph name="check" />
          </span>
        ) : null}
      </button>
      {marks}
      {actions}
    </li>
  );
}

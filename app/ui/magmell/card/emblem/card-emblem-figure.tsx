import { classNames } from "@/app/ui/kit/class-names";
import { type CardEmblemSource, getCardEmblem } from "./card-emblem";
import styles from "./card-emblem-figure.module.css";
import { EMBLEM_SPRITE_PATH } from "./emblem-sprite";

type Props = { card: CardEmblemSource; className?: string };

/**
 * Renders the emblem of a card. Colors come from `--identicon` and `--identicon-fine`; the default is the text color.
 * Decorative and hidden from screen readers. One file has the shapes for all cards.
 */
export function CardEmblemFigure({ card, className }: Props) {
  const { fine, marks, body, sign } = getCardEmblem(card);
  return (
    <svg aria-hidden="true" viewBox="0 0 200 200" className={classNames(styles.sigil, className)}>
      <path d={fine} />
      <path d={marks} />
      <use href={`${EMBLEM_SPRITE_PATH}#${body.id}`} transform={body.transform} />
      {sign === null ? null : <use href={`${EMBLEM_SPRITE_PATH}#sign-${sign.id}`} transform={sign.transform} />}
    </svg>
  );
}

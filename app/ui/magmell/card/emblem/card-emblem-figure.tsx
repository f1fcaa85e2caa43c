import { classNames } from "@/app/ui/kit/class-names";
import { type CardEmblemSource, getCardEmblem } from "./card-emblem";
import styles from "./card-emblem-figure.module.css";

type Props = { card: CardEmblemSource; className?: string };

/**
 * Draws the emblem of a card. Colours come from `--identicon` and `--identicon-fine`, in ink unless they are set. An ornament:
 * hidden from screen readers. The style sheet tells its paths apart by their place, because a page has many.
 */
export function CardEmblemFigure({ card, className }: Props) {
  const { ground, fine, bold, marks, motif } = getCardEmblem(card);
  return (
    <svg aria-hidden="true" viewBox="0 0 200 200" className={classNames(styles.sigil, className)}>
      <path d={ground} />
      <path d={fine} />
      <path d={bold} />
      <path d={marks} />
      {motif === null ? null : <path d={motif.path} transform={motif.transform || undefined} />}
    </svg>
  );
}

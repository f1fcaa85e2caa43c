import type { CSSProperties } from "react";
import { memoizeBounded } from "@/lib/cache";
import { drawIdenticon } from "./identicon";
import styles from "./identicon-figure.module.css";

type Props = {
  /** The canonical name, or any text that should have its own emblem. */
  name: string;
  className?: string;
  style?: CSSProperties;
};

/** Drawings that are kept, each some kilobytes: readers look at the same pages of cards again and again. */
const drawingOf = memoizeBounded(drawIdenticon, 1_000);

/**
 * Draws the emblem of a name. Colours come from `--identicon` and `--identicon-fine`, in ink unless they are set. An ornament:
 * hidden from screen readers.
 */
export function IdenticonFigure({ name, className, style }: Props) {
  const { fine, bold, marks } = drawingOf(name);
  return (
    <svg aria-hidden="true" viewBox="0 0 200 200" className={`${styles.identicon} ${className ?? ""}`} style={style}>
      <path d={fine} className={styles.fine} />
      <path d={bold} className={styles.bold} />
      <path d={marks} className={styles.marks} />
    </svg>
  );
}

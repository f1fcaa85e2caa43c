import type { CSSProperties } from "react";
import type { CardDefinition, Kind } from "@/engine/magmell";
import { boundedMemo } from "@/lib/cache";
import { identicon } from "./identicon";
import styles from "./identicon-figure.module.css";
import { motifOf } from "./motif";

type Props = {
  /** The canonical name, or any text that should have its own emblem. */
  name: string;
  /** The card whose emblem it is: its kind and what it does are drawn, too. */
  card?: Pick<CardDefinition, "kind" | "abilities">;
  className?: string;
  style?: CSSProperties;
};

/** Drawings that are kept, each some kilobytes: readers look at the same pages of cards again and again. */
const drawingOf = boundedMemo((key: string) => {
  const [kind, name = ""] = key.split("\n", 2);
  return identicon(name, kind === "" ? undefined : (kind as Kind));
}, 1_000);

/**
 * Draws the emblem of a name. Colours come from `--identicon` and `--identicon-fine`, in ink unless they are set. An ornament:
 * hidden from screen readers.
 */
export function IdenticonFigure({ name, card, className, style }: Props) {
  const { fine, bold, marks } = drawingOf(`${card?.kind ?? ""}\n${name}`);
  const motif = card ? motifOf(card) : null;
  return (
    <svg aria-hidden="true" viewBox="0 0 200 200" className={`${styles.identicon} ${className ?? ""}`} style={style}>
      <path d={fine} className={styles.fine} />
      <path d={bold} className={styles.bold} />
      <path d={marks} className={styles.marks} />
      {motif === null ? null : (
        <>
          <circle cx="100" cy="100" r="44" className={styles.ground} />
          <path d={motif} className={styles.motif} />
        </>
      )}
    </svg>
  );
}

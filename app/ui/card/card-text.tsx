import type { ReactNode } from "react";
import styles from "./card-text.module.css";
import { type TextPart, textParts } from "./text-parts";

type Props = {
  text: string;
  /** Gives the address of a card that the text names; left out, names stay plain. `null` for a name that is no card. */
  linkOf?: (name: string) => string | null;
  className?: string;
};

/** Rules text as it stands on the card: one paragraph per line, notes dimmed, 《names》 as links where `linkOf` is given. */
export function CardText({ text, linkOf, className }: Props) {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return (
    <div lang="ja" className={`${styles.text} ${className ?? ""}`}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line of a text has no other identity than its place.
        <p key={i} className={line.startsWith("■") ? styles.ability : undefined}>
          {textParts(line).map((part, j) => show(part, linkOf, j))}
        </p>
      ))}
    </div>
  );
}

function show(part: TextPart, linkOf: Props["linkOf"], key: number): ReactNode {
  if (part.kind === "plain") return part.text;
  if (part.kind === "note") {
    return (
      <span key={key} className={styles.note}>
        {part.parts.map((inner, i) => show(inner, linkOf, i))}
      </span>
    );
  }
  const address = linkOf?.(part.text);
  if (!address) return `《${part.text}》`;
  return (
    <a key={key} href={address} className="link">
      《{part.text}》
    </a>
  );
}

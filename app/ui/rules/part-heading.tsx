import type { Dictionary } from "@/app/i18n/dictionary";
import styles from "./rulebook.module.css";

type Props = { anchor: string; title: string; number?: string; words: Pick<Dictionary["rules"], "contents"> };

/** The heading of a chapter. On a narrow screen it stays in sight while the chapter is read, with the way back to the contents. */
export const PartHeading = ({ anchor, title, number, words }: Props) => (
  <div className={styles.partHeading}>
    <h2 id={anchor}>
      {number ? <span>{number}</span> : null}
      {title}
    </h2>
    <a href="#contents" className="link no-print">
      {words.contents}
    </a>
  </div>
);

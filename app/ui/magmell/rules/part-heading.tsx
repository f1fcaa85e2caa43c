import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import styles from "./rulebook.module.css";

type Props = { anchor: string; title: string; number?: string; lang: Lang };

/**
 * Renders the heading of a chapter. On a narrow screen it stays in sight while the chapter is read, with the way back to the
 * contents.
 */
export const PartHeading = ({ anchor, title, number, lang }: Props) => (
  <div className={styles.partHeading}>
    <h2 id={anchor}>
      {number ? <span>{number}</span> : null}
      {title}
    </h2>
    <a href="#contents" className="link no-print">
      {getDictionary(lang).rules.contents}
    </a>
  </div>
);

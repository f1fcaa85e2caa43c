import { useWordsIn } from "#use-words-in";
import type { Lang } from "@/app/i18n/lang";
import { diffWords } from "@/lib/magmell/catalogue/model/text-diff";
import styles from "./text-changes.module.css";

type Props = { before: string; after: string; lang: Lang };

/** Renders a text with the words that went struck out and the words that came underlined; both are named to screen readers. */
export const TextChanges = ({ before, after, lang }: Props) => {
  const words = useWordsIn(lang, "textChanges");
  return (
    <p lang="ja" className={styles.text}>
      {diffWords(before, after).map(({ kind, text }, i) => {
        const key = `${i}${kind}`;
        if (kind === "same") return <span key={key}>{text}</span>;
        const [Mark, said] = kind === "gone" ? (["del", words.removed] as const) : (["ins", words.added] as const);
        return (
          <Mark key={key} className={styles[kind]}>
            <span className="sr-only">{said} </span>
            {text}
          </Mark>
        );
      })}
    </p>
  );
};

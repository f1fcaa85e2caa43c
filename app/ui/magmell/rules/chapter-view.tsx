import { getTextLang, type Lang } from "@/app/i18n/lang";
import { ChapterBody, formatChapter } from "./chapter-body";
import type { Chapter } from "./outline";
import { PartHeading } from "./part-heading";
import styles from "./rulebook.module.css";

type Props = { chapter: Chapter; lang: Lang };

export const chapterAnchor = ({ number }: { number: number }): string => `chapter-${number}`;

/** Renders a chapter: what it is divided into, and its rules. */
export function ChapterView({ chapter, lang }: Props) {
  const anchor = chapterAnchor(chapter);
  return (
    <section aria-labelledby={anchor} className={styles.part}>
      <PartHeading
        anchor={anchor}
        number={formatChapter(chapter, lang)}
        title={chapter[getTextLang(lang)]}
        lang={lang}
      />
      <ChapterBody chapter={chapter} lang={lang} />
    </section>
  );
}

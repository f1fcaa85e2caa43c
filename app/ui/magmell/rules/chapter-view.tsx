import { getTextLang, type Lang } from "@/app/i18n/lang";
import { ChapterBody, formatChapterNumber } from "./chapter-body";
import type { RuleChapter } from "./outline";
import { PartHeading } from "./part-heading";

type Props = { chapter: RuleChapter; lang: Lang };

export const getChapterAnchor = ({ number }: { number: number }): string => `chapter-${number}`;

/** Renders a chapter: what it is divided into, and its rules. */
export function ChapterView({ chapter, lang }: Props) {
  const anchor = getChapterAnchor(chapter);
  return (
    <section aria-labelledby={anchor}>
      <PartHeading
        anchor={anchor}
        number={formatChapterNumber(chapter, lang)}
        title={chapter[getTextLang(lang)]}
        lang={lang}
      />
      <ChapterBody chapter={chapter} lang={lang} />
    </section>
  );
}

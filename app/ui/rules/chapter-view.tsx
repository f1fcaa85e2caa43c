import { type Dictionary, type Lang, say } from "@/app/ui/words";
import { RULES } from "@/engine/magmell/rulebook";
import { type Chapter, sectionsOf } from "./outline";
import { PartHeading } from "./part-heading";
import { bareNumber, ruleAnchor } from "./rule-address";
import { RuleGroupView } from "./rule-list";
import styles from "./rulebook.module.css";

type Props = { chapter: Chapter; lang: Lang; words: Dictionary["rules"] };

export const chapterAnchor = ({ number }: { number: number }): string => `chapter-${number}`;

export const sayChapter = (words: Dictionary["rules"], { number }: { number: number }): string =>
  say(words.chapter, { n: number });

/** A chapter: what it is divided into, and its rules. */
export function ChapterView({ chapter, lang, words }: Props) {
  const sections = sectionsOf(chapter);
  const anchor = chapterAnchor(chapter);
  return (
    <section aria-labelledby={anchor} className={styles.part}>
      <PartHeading anchor={anchor} words={words} number={sayChapter(words, chapter)} title={chapter[lang]} />
      {sections.length > 0 ? (
        <nav aria-label={say(words.sections, { chapter: sayChapter(words, chapter) })} className="no-print">
          <ul className={styles.sections}>
            {sections.map((id) => (
              <li key={id}>
                <a href={`#${ruleAnchor(id)}`}>
                  <span>{bareNumber(id)}</span> {RULES[id][lang]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {chapter.groups.map((group) => (
        <RuleGroupView key={group.heading?.id ?? ""} group={group} lang={lang} words={words} />
      ))}
    </section>
  );
}

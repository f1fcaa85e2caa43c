import { type Dictionary, type Lang, say } from "@/app/ui/i18n";
import { RULES } from "@/engine/magmell/rulebook";
import { bareNumber, ruleAnchor } from "../links/rule-address";
import { type Chapter, sectionsOf } from "./outline";
import { RuleGroupView } from "./rule-list";
import styles from "./rulebook.module.css";

type Props = {
  chapter: Chapter;
  /** The level of the headings of its sections. */
  top?: 2 | 3;
  lang: Lang;
  words: Dictionary["rules"];
};

/** What stands under the heading of a chapter: what it is divided into, and its rules. */
export function ChapterBody({ chapter, top = 3, lang, words }: Props) {
  const sections = sectionsOf(chapter);
  return (
    <>
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
        <RuleGroupView key={group.heading?.id ?? ""} group={group} top={top} lang={lang} words={words} />
      ))}
    </>
  );
}

export const sayChapter = (words: Dictionary["rules"], { number }: { number: number }): string =>
  say(words.chapter, { n: number });

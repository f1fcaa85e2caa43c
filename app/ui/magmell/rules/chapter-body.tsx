import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { RULE_TEXTS } from "@/engine/magmell/rulebook";
import { getRuleAnchor, getRuleNumber } from "../../links/rule-address";
import { getChapterSections, type RuleChapter } from "./outline";
import { RuleGroupView } from "./rule-list";
import styles from "./rulebook.module.css";

type Props = {
  chapter: RuleChapter;
  /** The level of the headings of its sections. */
  top?: 2 | 3;
  lang: Lang;
};

/** Renders the body of a chapter: its sections and its rules. */
export function ChapterBody({ chapter, top = 3, lang }: Props) {
  const words = getDictionary(lang).rules;
  const sections = getChapterSections(chapter);
  return (
    <>
      {sections.length > 0 ? (
        <nav aria-label={format(words.sections, { chapter: formatChapterNumber(chapter, lang) })} className="no-print">
          <ul className={styles.sections}>
            {sections.map((id) => (
              <li key={id}>
                <a href={`#${getRuleAnchor(id)}`}>
                  <span>{getRuleNumber(id)}</span> {RULE_TEXTS[id][getTextLang(lang)]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {chapter.groups.map((group) => (
        <RuleGroupView key={group.heading?.id ?? ""} group={group} top={top} lang={lang} />
      ))}
    </>
  );
}

export const formatChapterNumber = ({ number }: { readonly number: number }, lang: Lang): string =>
  format(getDictionary(lang).rules.chapter, { n: number });

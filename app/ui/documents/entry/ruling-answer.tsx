import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { findAnswer } from "@/lib/documents/answers/answers";
import { getChildEntries, type LibraryEntry } from "@/lib/documents/entries";
import { RETIRED_WORDS } from "@/lib/documents/words/concepts";
import styles from "../../magmell/rules/page/rule-page.module.css";
import { AnswerMark } from "../answer-line";
import { describeRetiredWord } from "../describe-retired";
import { CollapsedEntryRows } from "../folded-rows";

/** Number of rules shown below an answer. */
const RULES_SHOWN = 3;

type Props = { entry: LibraryEntry; lang: Lang };

/**
 * Renders the answer of a ruling in both languages, and the meaning of a retired term that it explains; nothing for
 * other entries.
 */
export function RulingAnswer({ entry: { id }, lang }: Props) {
  const answer = findAnswer(id);
  if (answer === null) return null;
  const other = lang === "ja" ? "en" : "ja";
  const retired = RETIRED_WORDS.find(({ use }) => use.rule === id);
  return (
    <section aria-labelledby="answer" className="grid gap-2 border-gold border-l-4 bg-leaf px-4 py-3">
      <h2 id="answer" className="sr-only">
        {getDictionary(lang).library.answer}
      </h2>
      <p className="text-lg">
        {answer[getTextLang(lang)]} <AnswerMark mark={answer.mark} lang={lang} />
      </p>
      <p lang={other} className="text-ink-soft">
        {answer[other]}
      </p>
      {retired ? <p className="text-sm">{describeRetiredWord(retired, lang)}</p> : null}
    </section>
  );
}

/** Renders the rules of a ruling's section; nothing for other entries. */
export function SectionRules({ entry: { kind, parent }, lang }: Props) {
  const rules = kind === "ruling" && parent ? getChildEntries(parent).filter((one) => one.kind === "rule") : [];
  return rules.length === 0 ? null : (
    <section aria-labelledby="same-section" className={styles.part}>
      <h2 id="same-section">{getDictionary(lang).library.sameSection}</h2>
      <CollapsedEntryRows entries={rules} lang={lang} first={RULES_SHOWN} />
    </section>
  );
}

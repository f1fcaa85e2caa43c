import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { findAnswer, type RulingAnswer } from "@/lib/documents/answers/answers";
import type { LibraryEntry } from "@/lib/documents/entries";

/** Renders the answer of a ruling in a list; nothing for other entries. */
export function AnswerLine({ entry, lang }: { entry: LibraryEntry; lang: Lang }) {
  const answer = findAnswer(entry.id);
  return answer === null ? null : (
    <span className="block text-ink-soft">
      {answer[getTextLang(lang)]} <AnswerMark mark={answer.mark} lang={lang} />
    </span>
  );
}

/** Renders the label of an answer that is not a rule; nothing without a mark. */
export function AnswerMark({ mark, lang }: Pick<RulingAnswer, "mark"> & { lang: Lang }) {
  return mark === null ? null : (
    <small className="whitespace-nowrap border border-edge px-1.5 text-ink-soft">
      {getDictionary(lang).library.answerMarks[mark]}
    </small>
  );
}

import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { getChildEntries, type LibraryEntry } from "@/lib/documents/entries";
import { RETIRED_WORDS } from "@/lib/documents/words/concepts";
import styles from "../../magmell/rules/page/rule-page.module.css";
import { describeRetiredWord } from "../describe-retired";
import { CollapsedEntryRows } from "../folded-rows";

type Props = { entry: LibraryEntry; lang: Lang };

/**
 * Renders what is known of the answer of a ruling whose text is not here: what a retired word means, or else where the answer
 * is found; and the rules of its section. Nothing for other entries.
 */
export function UnansweredRuling({ entry: { id, kind, parent }, lang }: Props) {
  const words = getDictionary(lang);
  if (kind !== "ruling") return null;
  const retired = RETIRED_WORDS.find(({ use }) => use.rule === id);
  const rules = parent === null ? [] : getChildEntries(parent).filter((one) => one.kind === "rule");
  return (
    <>
      <p className="border-edge border-l-4 bg-leaf px-4 py-2">
        {retired ? describeRetiredWord(retired, lang) : words.library.answerElsewhere}
      </p>
      {rules.length > 0 ? (
        <section aria-labelledby="same-section" className={styles.part}>
          <h2 id="same-section">{words.library.sameSection}</h2>
          <CollapsedEntryRows entries={rules} lang={lang} />
        </section>
      ) : null}
    </>
  );
}

import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { RuleRef } from "@/engine/magmell";
import type { RuleReferences as References } from "@/lib/magmell/rules/types";
import styles from "./rule-page.module.css";
import { RuleRows } from "./rule-rows";

type Props = { references: References; lang: Lang };

/** Rows that are shown before the rest is folded in. */
const SHOWN = 6;

/** Renders the rules that a rule refers to, the rules that refer to it, and the rules that share its tests. */
export function RuleReferences({ references, lang }: Props) {
  const words = getDictionary(lang).rulesPage;
  const lists = (["explainedBy", "usedBy", "provenWith"] as const).filter((list) => references[list].length > 0);
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="references" className={styles.part}>
      <h2 id="references">{words.references}</h2>
      {lists.map((list) => (
        <div key={list} className="grid gap-1">
          <h3>{words[list]}</h3>
          <FoldedRows rules={references[list]} lang={lang} />
        </div>
      ))}
    </section>
  );
}

function FoldedRows({ rules, lang }: { rules: readonly RuleRef[]; lang: Lang }) {
  const words = getDictionary(lang).rulesPage;
  const sayRuling = (n: string) => format(words.ruling, { n });
  // One row alone is not worth a fold.
  const shown = rules.length <= SHOWN + 1 ? rules.length : SHOWN;
  const rest = rules.slice(shown);
  return (
    <>
      <RuleRows rules={rules.slice(0, shown)} lang={lang} sayRuling={sayRuling} />
      {rest.length > 0 ? (
        <details>
          <summary className="min-h-9 content-center text-sm pointer-coarse:min-h-11">
            {formatPlural(lang, words.more, rest.length)}
          </summary>
          <RuleRows rules={rest} lang={lang} sayRuling={sayRuling} />
        </details>
      ) : null}
    </>
  );
}

import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { RuleProof } from "@/lib/magmell/rules/types";
import styles from "./rule-page.module.css";

type Props = {
  /** The status of the rule in the engine, in a sentence; left out for rulings. */
  status?: string;
  proofs: readonly RuleProof[];
  /** The heading of the tests, where they prove only a part. */
  title?: string;
  lang: Lang;
};

/** Renders whether the engine carries a rule out, and to unfold: the tests that hold it to that. */
export const RuleTests = ({ status, proofs, title, lang }: Props) => {
  const words = getDictionary(lang).rulesPage;
  return (
    <section aria-labelledby="engine" className={styles.part}>
      <h2 id="engine">{words.status}</h2>
      {status ? <p>{status}</p> : null}
      {proofs.length > 0 ? (
        <details className="rounded-[3px] border border-line bg-leaf">
          <summary className="min-h-11 content-center px-4 py-2 font-medium">
            {title ?? words.proofs}{" "}
            <span className="text-ink-soft text-sm">{formatPlural(lang, words.proofsCount, proofs.length)}</span>
          </summary>
          <div className="grid gap-3 border-line border-t p-4">
            <p className="text-ink-soft text-sm">{words.proofsNote}</p>
            <ul lang="en" className="grid gap-2">
              {proofs.map(({ title: proof, file }) => (
                <li key={`${file} ${proof}`} className="text-[0.875rem] leading-normal">
                  {proof}
                  <code className="block wrap-anywhere text-[0.75rem] text-ink-soft">engine/{file}</code>
                </li>
              ))}
            </ul>
          </div>
        </details>
      ) : null}
    </section>
  );
};

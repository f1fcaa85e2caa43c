import type { Lang } from "@/app/i18n/lang";
import { Notice } from "@/app/ui/kit/notice";
import type { ProblemExplanation } from "../log/describe-problem";
import { RuleNumber } from "./rule-number";

type Props = { lang: Lang; title: string; reasons: readonly ProblemExplanation[] };

/** Renders everything that stands in the way, each with its rule and what one can do. */
export function ProblemExplanations({ lang, title, reasons }: Props) {
  return (
    <Notice tone="warning" title={title}>
      <ul className="grid gap-2">
        {reasons.map(({ why, way, rule }) => (
          <li key={`${rule}${why}`}>
            <p>
              {why} <RuleNumber rule={rule} lang={lang} />
            </p>
            <p className="text-ink-soft">{way}</p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

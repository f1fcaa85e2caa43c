import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { countAgreement, scoreDecisions, scoreRules, type TrainerResult } from "@/lib/magmell/play/trainer/score";
import { COMPARED_RULES, type ComparedEntry, type ComparedRule } from "@/lib/magmell/play/trainer/types";

/**
 * Renders how often the reader agreed with a rule. A table compares the reader's score with the scores of the rules on
 * the same hands.
 */
export function TrainerScore({ hands, rule }: { hands: readonly ComparedEntry[]; rule: ComparedRule }) {
  const { score: text, rules } = useWords("trainer");
  const ofRules = scoreRules(hands);
  const { agreed, of } = countAgreement(hands, rule);
  const row = (name: string, { judged, agreed: right, lost }: TrainerResult, own = false) => (
    <tr key={name} className={own ? "font-medium" : undefined}>
      <th scope="row" className={`border-line border-b py-1 pr-4 text-left ${own ? "font-medium" : "font-normal"}`}>
        {name}
      </th>
      <td className="border-line border-b py-1 pr-4 text-right">{format(text.of, { n: right, of: judged })}</td>
      <td className="border-line border-b py-1 text-right">{lost.toFixed(2)}</td>
    </tr>
  );
  return (
    <section aria-labelledby="score" className="grid content-start gap-2">
      <h2 id="score" className="text-xl">
        {text.title}
      </h2>
      {hands.length === 0 ? (
        <p className="text-ink-soft">{text.empty}</p>
      ) : (
        <>
          <p className="text-sm">{format(text.agreement, { rule: rules[rule], n: agreed, of })}</p>
          <details>
            <summary className="pointer-coarse:min-h-11 pointer-coarse:py-2">{text.table}</summary>
            <table className="w-full max-w-2xl text-sm">
              <caption className="pb-1 text-left text-ink-soft">{format(text.caption, { n: hands.length })}</caption>
              <thead>
                <tr>
                  <th scope="col" className="pr-4 text-left font-normal text-ink-soft">
                    {text.who}
                  </th>
                  <th scope="col" className="pr-4 text-right font-normal text-ink-soft">
                    {text.agreed}
                  </th>
                  <th scope="col" className="text-right font-normal text-ink-soft">
                    {text.lost}
                  </th>
                </tr>
              </thead>
              <tbody>
                {row(text.you, scoreDecisions(hands), true)}
                {COMPARED_RULES.filter((each) => each !== "exact").map((each) => row(rules[each], ofRules[each]))}
              </tbody>
            </table>
            <p className="text-ink-soft text-sm">{text.note}</p>
          </details>
        </>
      )}
    </section>
  );
}

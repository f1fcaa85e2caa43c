import type { Ref } from "react";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Panel } from "@/app/ui/kit/panel";
import type { OpeningDecision } from "@/lib/magmell/play/decision";
import { computeDecisionLoss } from "@/lib/magmell/play/trainer/score";
import {
  COMPARED_RULES,
  type ComparedEntry,
  type ComparedRule,
  type TrainerHand,
} from "@/lib/magmell/play/trainer/types";
import { type HandCard, HandNames } from "./hand-faces";
import { HandTrialPanel, type RunHandTrial } from "./hand-trial-panel";
import { describeBestDecision, OpeningVerdict } from "./opening-verdict";

type Props = {
  dealt: TrainerHand;
  decision: OpeningDecision;
  /** The decision of each rule on the hand. */
  rules: ComparedEntry["rules"];
  rule: ComparedRule;
  /** The hand after a redraw. */
  redrawn: readonly HandCard[];
  headingRef: Ref<HTMLHeadingElement>;
  lang: Lang;
  onNext: () => void;
  tryGames: RunHandTrial;
  /** Whether the details are open. They stay open from one hand to the next. */
  open: boolean;
  onOpen: (open: boolean) => void;
};

/**
 * Renders whether a decision was the better one. A collapsed part has the value of the hand and the answers of the
 * rules.
 */
export function TrainerVerdict({ dealt, decision, rules, rule, redrawn, headingRef, lang, tryGames, ...on }: Props) {
  const text = useWords("trainer");
  const openingValue = useWords("openingValue");
  const { value, goesFirst } = dealt;
  const wanted = rules[rule];
  const loss = value === null ? null : computeDecisionLoss(value, decision);
  const sentences = [
    value === null ? openingValue.none : describeBestDecision(value, openingValue),
    wanted === null
      ? ""
      : format(wanted === decision ? text.agreed : text.differs, { rule: text.rules[rule], says: text.says[wanted] }),
    loss === null ? "" : loss > 0 ? format(text.lost, { n: loss.toFixed(2) }) : text.noLoss,
  ];
  return (
    <Panel aria-labelledby="decided" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div role="status">
          <h2 ref={headingRef} id="decided" tabIndex={-1} className="text-xl outline-none">
            {openingValue.chose[decision]}
          </h2>
          <p>{sentences.filter(Boolean).join(lang === "ja" ? "" : " ")}</p>
        </div>
        <Button variant="primary" aria-keyshortcuts="Space" onClick={on.onNext}>
          {text.next}
          <kbd className="text-xs opacity-80 pointer-coarse:hidden">{text.keys.space}</kbd>
        </Button>
      </div>
      <div className="text-sm">
        <h3 className="text-ink-soft">{text.redrawn}</h3>
        <HandNames hand={redrawn} lang={lang} className="flex flex-wrap gap-x-4" />
      </div>
      <details open={on.open} onToggle={(event) => on.onOpen(event.currentTarget.open)}>
        <summary className="pointer-coarse:min-h-11 pointer-coarse:py-2">{text.figures}</summary>
        <div className="mt-2 grid gap-4">
          {value ? <OpeningVerdict value={value} goesFirst={goesFirst} lang={lang} /> : null}
          <div className="max-w-2xl">
            <h3 className="font-medium">{text.rulesTitle}</h3>
            <dl className="text-sm">
              {COMPARED_RULES.map((each) => (
                <div key={each} className="flex justify-between gap-4 border-line border-b py-1">
                  <dt>{text.rules[each]}</dt>
                  <dd className="whitespace-nowrap">{text.says[rules[each] ?? "none"]}</dd>
                </div>
              ))}
            </dl>
          </div>
          <HandTrialPanel key={`${dealt.seed} ${goesFirst}`} seed={dealt.seed} tryGames={tryGames} />
        </div>
      </details>
    </Panel>
  );
}

import { useWordsIn } from "#use-words-in";
import {
  type DeckFixChoice,
  describeDeckProblem,
  type FormatCardTitle,
  listDeckFixChoices,
} from "@/app/i18n/describe-deck-problem";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/svg-icon";
import { getRuleNumber } from "@/app/ui/links/rule-address";
import { RuleLink } from "@/app/ui/links/rule-link";
import { DECK_ZONES, type DeckProblem } from "@/engine/magmell";
import { filterRepairableProblems } from "../draft/repair-all";

type Props = {
  problems: readonly DeckProblem[];
  lang: Lang;
  title: FormatCardTitle;
  /** Applies a fix; without it, problems are only listed. */
  onFix?: (problem: DeckProblem, choice: DeckFixChoice) => void;
  /** Applies all fixes that need no choice. */
  onRepairAll?: () => void;
};

/** Renders the problems of a deck by zone, each with its rule and the buttons of its fixes; then the advice. */
export function ProblemList({ problems, lang, title, onFix, onRepairAll }: Props) {
  const words = useWordsIn(lang, "builder.check");
  const zones = useWordsIn(lang, "builder.zones");
  const repair = useWordsIn(lang, "editor.repair");
  const errors = problems.filter(({ severity }) => severity === "error");
  const advice = problems.filter(({ severity }) => severity === "advice");
  // Stones are filled by one repair for all problems that it solves: it is offered at the first of them.
  const filling = [...errors, ...advice].find(({ fix }) => fix?.do === "fill");
  const item = (problem: DeckProblem) => (
    <ProblemItem
      key={keyOf(problem)}
      problem={problem}
      offered={onRepairAll && problem.fix?.do === "fill" && problem !== filling ? repair.above : null}
      lang={lang}
      title={title}
      onFix={onFix}
    />
  );
  return (
    <div className="grid gap-4">
      {errors.length === 0 ? (
        <p className="flex items-center gap-2 text-green">
          <Icon name="check" />
          {words.legalText}
        </p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="font-medium text-red">{formatPlural(lang, words.errors, errors.length)}</p>
          {onRepairAll && filterRepairableProblems(problems).length > 0 ? (
            <Button size="small" onClick={onRepairAll}>
              {repair.all}
            </Button>
          ) : null}
        </div>
      )}
      {DECK_ZONES.filter((zone) => errors.some((problem) => problem.zone === zone)).map((zone) => (
        <div key={zone} className="grid gap-1">
          <h3 className="text-sm text-ink-soft">{zones[zone]}</h3>
          <ul className="grid gap-3">{errors.filter((problem) => problem.zone === zone).map(item)}</ul>
        </div>
      ))}
      {advice.length > 0 ? (
        <section aria-label={words.advice} className="grid gap-1 border-line border-t pt-3">
          <h3 className="text-sm text-ink-soft">
            {words.advice} <span className="font-gothic font-normal">{words.adviceText}</span>
          </h3>
          <ul className="grid gap-3">{advice.map(item)}</ul>
        </section>
      ) : null}
    </div>
  );
}

type ItemProps = {
  problem: DeckProblem;
  /** Text that another problem offers the fix, with a placeholder for its label; null if this problem does. */
  offered: string | null;
  lang: Lang;
  title: FormatCardTitle;
  onFix?: (problem: DeckProblem, choice: DeckFixChoice) => void;
};

function ProblemItem({ problem, offered, lang, title, onFix }: ItemProps) {
  const words = useWordsIn(lang, "problems");
  const choices = onFix ? listDeckFixChoices(words, problem.fix, problem.have, title) : [];
  const edge = problem.severity === "error" ? "border-l-red" : "border-l-gold";
  return (
    <li data-problem={problem.code} className={`grid gap-2 border-l-4 pl-3 text-sm ${edge}`}>
      <p>
        {describeDeckProblem(words, problem, title)}
        <RuleLink rule={problem.rule} lang={lang} className="ml-2 inline-block text-ink-soft text-xs">
          {format(words.rule, { number: getRuleNumber(problem.rule) })}
        </RuleLink>
      </p>
      {onFix && problem.fix === null && problem.severity === "error" ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : null}
      {offered !== null && choices[0] ? (
        <p className="text-ink-soft text-xs">{format(offered, { label: choices[0].label })}</p>
      ) : null}
      {offered === null && choices.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <Button key={choice.label} size="small" className="text-left" onClick={() => onFix?.(problem, choice)}>
              {choice.label}
            </Button>
          ))}
        </div>
      ) : null}
    </li>
  );
}

const keyOf = ({ code, zone, names, color }: DeckProblem): string => [code, zone, color, ...names].join("/");

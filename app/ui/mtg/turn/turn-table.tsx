import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import {
  type Era,
  getFirstStepIndex,
  getTurnTable,
  hasEraDifference,
  PHASES,
  STEP_FACTS,
  type StepFactCategory,
  type StepFactsByEra,
} from "@/engine/mtg";
import { Citation } from "../citation";

type Props = { eras: readonly Era[]; lang: Lang };

const PARTS = Object.keys(STEP_FACTS) as readonly StepFactCategory[];
const CITATIONS_CLASS = "inline-flex flex-wrap gap-x-2 font-normal text-[0.75rem] text-ink-soft";
const DOT_CLASS = "before:inline-block before:w-5 before:indent-0 before:text-ink-soft before:content-['・'/'']";

/** Renders the steps of a turn by phase, each with what is so in the given eras. */
export function TurnTable({ eras, lang }: Props) {
  const table = getTurnTable();
  return PHASES.map((phase) => {
    const steps = table.filter(({ step }) => step.phase === phase);
    return (
      <section key={phase} aria-labelledby={`phase-${phase}`} className="grid gap-3">
        <h2 id={`phase-${phase}`} className="text-xl">
          {getDictionary(lang).mtg.phases[phase]}
        </h2>
        <ol start={getFirstStepIndex(phase) + 1} className="grid gap-4">
          {steps.map((row) => (
            <StepRow key={row.step.step} row={row} number={table.indexOf(row) + 1} eras={eras} lang={lang} />
          ))}
        </ol>
      </section>
    );
  });
}

function StepRow({ row, number, eras, lang }: { row: StepFactsByEra; number: number } & Props) {
  const { mtg } = getDictionary(lang);
  const { step } = row;
  return (
    <li
      id={step.step}
      className="grid scroll-mt-4 gap-2 rounded-[3px] border border-line bg-leaf px-4 py-3 shadow-low target:border-gold"
    >
      <h3 className="flex items-baseline gap-[0.6rem] text-[1.0625rem]">
        <span className="min-w-6 text-gold">{number}</span>
        {mtg.steps[step.step]}
      </h3>
      <div className={`grid gap-3 ${eras.length === 3 ? "min-[56rem]:grid-cols-3 min-[56rem]:gap-6" : ""}`}>
        {eras.map((era) => (
          <article key={era} aria-label={mtg.eras[era]} className="border-line border-t pt-[0.4rem]">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium text-[0.875rem]">
              {mtg.eras[era]}
              <span className={CITATIONS_CLASS}>
                <Citation rule={step.rule[era]} lang={lang} />
              </span>
            </p>
            <EraFacts row={row} era={era} lang={lang} />
          </article>
        ))}
      </div>
    </li>
  );
}

/** Facts of a step in one era, part by part, with a mark where another era lacks it. */
function EraFacts({ row, era, lang }: { row: StepFactsByEra; era: Era; lang: Lang }) {
  const { mtgTurn } = getDictionary(lang);
  return (
    <dl className="grid gap-[0.35rem] text-sm">
      {PARTS.map((part) => {
        const facts = row.facts[era].filter((one) => one.part === part);
        if (facts.length === 0) return null;
        return (
          <div key={part}>
            <dt className="text-[0.75rem] text-ink-soft">{mtgTurn.parts[part]}</dt>
            {facts.map(({ fact, rules }) => {
              const differs = hasEraDifference(row, fact);
              return (
                <dd key={fact} className={`pl-5 -indent-5 *:indent-0 ${differs ? "" : DOT_CLASS}`}>
                  {differs ? (
                    <span
                      className="inline-block w-5 font-bold text-gold"
                      role="img"
                      aria-label={mtgTurn.difference}
                      title={mtgTurn.difference}
                    >
                      ≠
                    </span>
                  ) : null}
                  {mtgTurn.facts[fact]}{" "}
                  <span className={CITATIONS_CLASS}>
                    {rules
                      .filter((rule) => rule !== row.step.rule[era])
                      .map((rule) => (
                        <Citation key={rule} rule={rule} lang={lang} />
                      ))}
                  </span>
                </dd>
              );
            })}
          </div>
        );
      })}
    </dl>
  );
}

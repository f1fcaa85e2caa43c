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
import styles from "./turn-table.module.css";

type Props = { eras: readonly Era[]; lang: Lang };

const PARTS = Object.keys(STEP_FACTS) as readonly StepFactCategory[];

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
    <li id={step.step} className={styles.step}>
      <h3 className={styles.name}>
        <span className={styles.number}>{number}</span>
        {mtg.steps[step.step]}
      </h3>
      <div className={styles.eras} data-count={eras.length}>
        {eras.map((era) => (
          <article key={era} aria-label={mtg.eras[era]} className={styles.era}>
            <p className={styles.eraName}>
              {mtg.eras[era]}
              <span className={styles.rules}>
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
    <dl className={styles.facts}>
      {PARTS.map((part) => {
        const facts = row.facts[era].filter((one) => one.part === part);
        if (facts.length === 0) return null;
        return (
          <div key={part}>
            <dt>{mtgTurn.parts[part]}</dt>
            {facts.map(({ fact, rules }) => {
              const differs = hasEraDifference(row, fact);
              return (
                <dd key={fact} data-differs={differs || undefined}>
                  {differs ? (
                    <span className={styles.mark} role="img" aria-label={mtgTurn.difference} title={mtgTurn.difference}>
                      ≠
                    </span>
                  ) : null}
                  {mtgTurn.facts[fact]}{" "}
                  <span className={styles.rules}>
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

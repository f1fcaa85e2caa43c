import type { ReactNode } from "react";
import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import styles from "@/app/ui/decks/registration-sheet.module.css";
import {
  type Era,
  getEraSwitch,
  getEraSwitchRule,
  getStepIndex,
  type MtgRef,
  OPENING_HAND_SIZE,
  RULE_CHECKS,
  STARTING_LIFE,
} from "@/engine/mtg";
import { getMtgDocument } from "@/engine/mtg/rulebook/documents";
import { formatEntryNumber } from "@/lib/documents/words/entry-names";
import { type StepSummary, summarizeTurn, summarizeUnspentMana } from "@/lib/mtg/turn/turn-summary";

type Props = { era: Era; lang: Lang };

/** Returns the words of an era's sheet: steps, facts, and checks. */
function getEraWords(era: Era, lang: Lang) {
  const { mtg, mtgTurn, mtgChecks, mtgSheet } = getDictionary(lang);
  const own = mtgSheet.own[era === "mod" ? "mod" : "old"];
  return {
    checks: own.checks,
    steps: { ...mtg.steps, ...own.steps },
    facts: { ...mtgTurn.facts, ...own.facts },
    rows: { ...mtgChecks.rows, ...own.rows } as Readonly<Record<string, string>>,
    ties: mtgChecks.ties as Readonly<Record<string, string>>,
  };
}

/** Renders an A4 sheet about one era: setup and mulligans, the turn, unspent mana, and state-based checks. */
export function TurnSheet({ era, lang }: Props) {
  const { mtg, mtgTurn, mtgSheet } = getDictionary(lang);
  const words = getEraWords(era, lang);
  const title = format(mtgSheet.heading, { era: mtg.eras[era], checks: words.checks });
  const hand = OPENING_HAND_SIZE;
  return (
    <article aria-label={title} className={`${styles.sheet} ${styles.dense}`}>
      <p className={styles.heading}>{title}</p>
      <div className={styles.zones}>
        <div className="grid content-start gap-[3mm]">
          <Part title={mtgSheet.setup}>
            <Row rule={null} lang={lang}>
              {format(mtgSheet.opening, { life: STARTING_LIFE, hand })}
            </Row>
            <Row rule={getEraSwitchRule(era, "chooser")} lang={lang}>
              {mtgSheet.chooser[getEraSwitch(era, "chooser")]}
            </Row>
            <Row rule={getEraSwitchRule(era, "mulligan")} lang={lang}>
              {format(mtgSheet.mulligan[getEraSwitch(era, "mulligan")], { hand })}
            </Row>
          </Part>
          <Part title={mtgSheet.turn} lead={mtgSheet.turnLead}>
            {summarizeTurn([era]).map((row) => (
              <Row key={row.step.step} rule={row.step.rule[era]} lang={lang}>
                <b>{`${getStepIndex(row.step.step) + 1} ${words.steps[row.step.step]}`}</b>{" "}
                {tellStep(row, words.facts, lang)}
              </Row>
            ))}
          </Part>
        </div>
        <div className="grid content-start gap-[3mm]">
          <Part title={words.checks.charAt(0).toUpperCase() + words.checks.slice(1)} lead={mtgSheet.checksLead}>
            {RULE_CHECKS.flatMap(({ id, rule }) => {
              const key = id.replaceAll(".", "_");
              const cited = rule[era];
              return cited === null
                ? []
                : [
                    <Row key={id} rule={cited} lang={lang}>
                      {[words.rows[key], words.ties[key]].filter(Boolean).join(mtgSheet.stop)}
                    </Row>,
                  ];
            })}
          </Part>
          <Part title={mtgTurn.unspentMana}>
            {summarizeUnspentMana([era]).flatMap(({ facts }) =>
              facts.map(({ fact, rules }) => (
                <Row key={fact} rule={rules[0] ?? null} lang={lang}>
                  {words.facts[fact]}
                </Row>
              )),
            )}
          </Part>
        </div>
      </div>
      <p className={styles.small}>{`${mtg.eraYears[era]} · ${mtg.unofficial}`}</p>
    </article>
  );
}

/** Returns what happens in a step and who may act, in one text; priority as in most steps is left out. */
function tellStep({ shared, otherwiseAs }: StepSummary, facts: Dictionary["mtgTurn"]["facts"], lang: Lang): string {
  const { mtgTurn, mtgSheet } = getDictionary(lang);
  const told = shared.flatMap(({ fact, part }) => {
    if (part === "happens") return [facts[fact]];
    return fact === "priority" ? [] : [format(mtgTurn.priority, { who: facts[fact] })];
  });
  const as =
    otherwiseAs &&
    format(told.length === 0 ? mtgTurn.sameAs : mtgTurn.otherwiseAs, { step: `${getStepIndex(otherwiseAs.step) + 1}` });
  return [...told, ...(as ? [as] : [])].join(mtgSheet.stop);
}

type PartProps = { title: string; lead?: string; children: ReactNode };

const Part = ({ title, lead, children }: PartProps) => (
  <section className={styles.zone}>
    <h2>{title}</h2>
    {lead === undefined ? null : <p>{lead}</p>}
    <ul>{children}</ul>
  </section>
);

type RowProps = { rule: MtgRef | null; lang: Lang; children: ReactNode };

/** Renders a sentence of a sheet with its rule number. */
function Row({ rule, lang, children }: RowProps) {
  const { documentsShort } = getDictionary(lang).mtg;
  return (
    <li>
      {children}{" "}
      {rule === null ? null : (
        <span className={`${styles.small} whitespace-nowrap`}>
          {`${documentsShort[getMtgDocument(rule)]} ${formatEntryNumber(rule, getTextLang(lang))}`}
        </span>
      )}
    </li>
  );
}

import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { STEPS, type StepFact } from "@/engine/mtg";
import { type EraFacts, type StepSummary, summarizeTurn, summarizeUnspentMana } from "@/lib/mtg/turn/turn-summary";
import { Citation } from "../citation";
import { formatEras } from "../format-eras";

type Props = { lang: Lang };

const ROW_CLASS =
  "grid scroll-mt-4 gap-x-6 gap-y-1 border-line border-t py-2 text-sm leading-snug target:bg-wash md:grid-cols-[13rem_minmax(0,1fr)_minmax(0,27rem)]";
/** The place of what all eras share, by what a row has beside the usual priority. */
const SHARED_CLASS = {
  both: undefined,
  shared: "md:col-span-2",
  differing: "md:col-span-2 md:col-start-2 md:row-start-2",
};
/** Rule numbers are hidden until the box above the table is checked. */
const CITATIONS_CLASS = "rule-numbers hidden flex-wrap gap-x-2 text-[0.75rem] text-ink-soft";

/** Renders the steps of a turn, each with the facts of all eras and beside them those of some eras only. */
export function TurnTable({ lang }: Props) {
  const { mtgSheet, mtgTurn } = getDictionary(lang);
  return (
    <Unhydrated className="grid gap-2 [&:has(input:checked)_.rule-numbers]:inline-flex [&:has(input:checked)_.usual]:block">
      <p className="prose">{mtgSheet.turnLead}</p>
      <label className="inline-flex min-h-9 items-center gap-2 justify-self-start text-sm pointer-coarse:min-h-11">
        <input type="checkbox" />
        {mtgTurn.numbers}
      </label>
      <ol className="border-line border-b">
        {summarizeTurn().map((row) => (
          <StepRow key={row.step.step} row={row} lang={lang} />
        ))}
      </ol>
      <section aria-labelledby="unspent-mana" className={ROW_CLASS}>
        <h3 id="unspent-mana" className="text-[0.9375rem]">
          {mtgTurn.unspentMana}
        </h3>
        <div className="grid gap-2 md:col-span-2">
          {summarizeUnspentMana().map((group) => (
            <EraNote key={group.eras.join(" ")} group={group} lang={lang} />
          ))}
        </div>
      </section>
    </Unhydrated>
  );
}

function StepRow({ row: { step, shared, differing, otherwiseAs }, lang }: { row: StepSummary } & Props) {
  const { mtg, mtgTurn } = getDictionary(lang);
  const isPlain = shared.every(({ fact }) => fact === "priority");
  const isEmpty = isPlain && differing.length === 0 && otherwiseAs === null;
  const layout = differing.length === 0 ? "shared" : isPlain && otherwiseAs === null ? "differing" : "both";
  const number = STEPS.findIndex((one) => one.step === step.step) + 1;
  return (
    <li id={step.step} className={ROW_CLASS}>
      <h3 className="flex items-baseline gap-2 text-[0.9375rem]">
        <span className="min-w-5 text-gold">{number}</span>
        {mtg.steps[step.step]}
      </h3>
      <div className={SHARED_CLASS[layout]}>
        <Facts facts={shared} isWhole={isEmpty} lang={lang} />
        {otherwiseAs === null ? null : (
          <p>
            <a href={`#${otherwiseAs.step}`} className="link">
              {format(isPlain && differing.length === 0 ? mtgTurn.sameAs : mtgTurn.otherwiseAs, {
                step: mtg.steps[otherwiseAs.step],
              })}
            </a>
          </p>
        )}
      </div>
      <div
        className={`grid content-start gap-1.5 ${layout === "differing" ? "md:col-span-2 md:col-start-2 md:row-start-1" : ""}`}
      >
        {differing.map((group) => (
          <EraNote key={group.eras.join(" ")} group={group} lang={lang} />
        ))}
      </div>
    </li>
  );
}

/** Renders facts that only some eras have, under the names of these. */
function EraNote({ group: { eras, facts }, lang }: { group: EraFacts } & Props) {
  const name = formatEras(eras, lang);
  return (
    <article aria-label={name} className="border-gold border-l-2 pl-3">
      <Facts facts={facts} label={name} lang={lang} />
    </article>
  );
}

type FactsProps = { facts: readonly StepFact[]; label?: string; isWhole?: boolean } & Props;

/** Renders facts, the first after a label. Usual priority beside other facts is seen with the rule numbers only. */
function Facts({ facts, label, isWhole = false, lang }: FactsProps) {
  const { mtgTurn } = getDictionary(lang);
  return facts.map(({ fact, part, rules }, place) => (
    <p key={fact} className={fact === "priority" && !isWhole ? "usual hidden" : undefined}>
      {label !== undefined && place === 0 ? <b className="mr-2 font-medium text-gold">{label}</b> : null}
      {part === "acts" ? format(mtgTurn.priority, { who: mtgTurn.facts[fact] }) : mtgTurn.facts[fact]}{" "}
      <span className={CITATIONS_CLASS}>
        {rules.map((rule) => (
          <Citation key={rule} rule={rule} lang={lang} />
        ))}
      </span>
    </p>
  ));
}

import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { SelectField } from "@/app/ui/kit/select-field";
import { buildDealQuery } from "@/lib/magmell/play/deal-query";
import type { CustomRedrawRule } from "@/lib/magmell/play/trainer/custom-rule";
import { MAX_RULE_COST, MAX_RULE_UNITS } from "@/lib/magmell/play/trainer/custom-rule";
import { COMPARED_RULES, type ComparedRule, type TrainerHand } from "@/lib/magmell/play/trainer/types";

const numbers = (most: number) =>
  Array.from({ length: most + 1 }, (_, number) => ({ value: `${number}`, label: `${number}` }));

/** Renders the numbers of the reader's own redraw rule. */
function CustomKeepRuleFields({ rule, onRule }: { rule: CustomRedrawRule; onRule: (rule: CustomRedrawRule) => void }) {
  const words = useWords("trainer.own");
  return (
    <fieldset className="grid w-full max-w-md gap-1">
      <legend className="mb-1 text-sm">{words.title}</legend>
      <div className="grid grid-cols-3 gap-3">
        {(["from", "to", "least"] as const).map((part) => (
          <SelectField
            key={part}
            label={words[part]}
            value={`${rule[part]}`}
            options={numbers(part === "least" ? MAX_RULE_UNITS : MAX_RULE_COST)}
            onChange={(event) => onRule({ ...rule, [part]: Number(event.target.value) })}
          />
        ))}
      </div>
    </fieldset>
  );
}

type Props = {
  /** The hand on the page; `null` until it is dealt. */
  dealt: TrainerHand | null;
  code: string;
  /** The name that links to the deck carry. */
  given: string | null;
  goesFirst: boolean;
  rule: ComparedRule;
  own: CustomRedrawRule;
  lang: Lang;
  onSit: (goesFirst: boolean) => void;
  onRule: (rule: ComparedRule) => void;
  onOwn: (own: CustomRedrawRule) => void;
  onKeys: () => void;
};

/** Renders the choice of seat and of the rule to compare with, and links to play or share the hand. */
export function TrainerControls({ dealt, code, given, goesFirst, rule, own, lang, ...on }: Props) {
  const words = useWords("trainer");
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <fieldset className="flex min-h-11 flex-wrap items-center gap-2">
        <legend className="mb-1 text-sm">{words.seat}</legend>
        {[true, false].map((seat) => (
          <CheckboxChip
            key={`${seat}`}
            type="radio"
            name="seat"
            checked={goesFirst === seat}
            disabled={dealt === null}
            onChange={() => on.onSit(seat)}
          >
            {words.seats[seat ? "first" : "second"]}
          </CheckboxChip>
        ))}
      </fieldset>
      <SelectField
        label={words.rule}
        value={rule}
        options={COMPARED_RULES.map((value) => ({ value, label: words.rules[value] }))}
        onChange={(event) => on.onRule(COMPARED_RULES.find((known) => known === event.target.value) ?? "exact")}
        frameClassName="min-w-60"
      />
      {rule === "own" ? <CustomKeepRuleFields rule={own} onRule={on.onOwn} /> : null}
      {dealt ? (
        <p className="flex min-h-11 flex-wrap items-center gap-3">
          <ButtonLink
            size="small"
            rel="nofollow"
            href={localizePath(lang, `/goldfish/${code}${buildDealQuery(dealt, given)}`)}
          >
            {words.table}
          </ButtonLink>
          <a
            className="link inline-flex items-center text-sm pointer-coarse:min-h-11"
            href={buildDealQuery(dealt, given)}
          >
            {words.link}
          </a>
        </p>
      ) : null}
      <Button size="small" className="mb-1 pointer-coarse:hidden" onClick={on.onKeys}>
        {words.keys.open}
      </Button>
    </div>
  );
}

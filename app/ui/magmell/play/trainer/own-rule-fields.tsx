import { useWords } from "@/app/i18n/use-words";
import { SelectField } from "@/app/ui/kit/select-field";
import { type CustomRedrawRule, MAX_RULE_COST, MAX_RULE_UNITS } from "@/lib/magmell/play/trainer/custom-rule";

const numbers = (most: number) =>
  Array.from({ length: most + 1 }, (_, number) => ({ value: `${number}`, label: `${number}` }));

/** Renders the numbers of the reader's own redraw rule. */
export function CustomKeepRuleFields({
  rule,
  onRule,
}: {
  rule: CustomRedrawRule;
  onRule: (rule: CustomRedrawRule) => void;
}) {
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

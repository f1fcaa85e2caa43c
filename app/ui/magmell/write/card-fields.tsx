import { useWords } from "@/app/i18n/use-words";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { TextField } from "@/app/ui/kit/text-field";
import { ColorMark } from "@/app/ui/magmell/card/color-mark";
import { CARD_KINDS, COLORS, type SymbolCounts, TIMINGS } from "@/engine/magmell";
import { CUSTOM_CARD_LIMITS, type CustomCard } from "@/lib/magmell/catalogue/views/custom-card";
import { NumberField } from "./number-field";

type Props = { card: CustomCard; onChange: (change: Partial<CustomCard>) => void };

/** Renders the fields of a card except its text. Hides fields that the kind of the card does not use. */
export function CardFields({ card, onChange }: Props) {
  const write = useWords("write");
  const kinds = useWords("site.kinds");
  const timings = useWords("site.timings");
  const fields = useWords("site.fields");
  return (
    <div className="grid gap-4">
      <Choice
        legend={write.kind}
        name="kind"
        options={CARD_KINDS.map((kind) => [kind, kinds[kind]] as const)}
        value={card.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {card.kind === "stone" ? null : (
        <>
          <Choice
            legend={write.timing}
            name="timing"
            options={TIMINGS.map((timing) => [timing, timings[timing]] as const)}
            value={card.timing}
            onChange={(timing) => onChange({ timing })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <SymbolsField
              legend={fields.useCost}
              symbols={card.useCost}
              onChange={(useCost) => onChange({ useCost })}
            />
            <SymbolsField
              legend={fields.catalyst}
              symbols={card.catalyst}
              onChange={(catalyst) => onChange({ catalyst })}
            />
          </div>
        </>
      )}
      {card.kind === "unit" ? (
        <div className="grid max-w-48 grid-cols-2 gap-2">
          {(["ap", "hp"] as const).map((stat) => (
            <NumberField
              key={stat}
              label={fields[stat]}
              value={card[stat]}
              max={CUSTOM_CARD_LIMITS.stat}
              onChange={(value) => onChange({ [stat]: value })}
            />
          ))}
        </div>
      ) : null}
      <TextField
        label={write.name}
        value={card.name}
        maxLength={CUSTOM_CARD_LIMITS.name}
        autoComplete="off"
        spellCheck={false}
        placeholder={write.unnamed}
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </div>
  );
}

type ChoiceProps<V extends string> = {
  legend: string;
  name: string;
  options: readonly (readonly [V, string])[];
  value: V;
  onChange: (value: V) => void;
};

const Choice = <V extends string>({ legend, name, options, value, onChange }: ChoiceProps<V>) => (
  <fieldset>
    <legend className="mb-1 font-medium text-sm">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {options.map(([option, label]) => (
        <CheckboxChip
          key={option}
          type="radio"
          name={name}
          value={option}
          checked={value === option}
          onChange={() => onChange(option)}
        >
          {label}
        </CheckboxChip>
      ))}
    </div>
  </fieldset>
);

type SymbolsProps = { legend: string; symbols: SymbolCounts; onChange: (symbols: SymbolCounts) => void };

function SymbolsField({ legend, symbols, onChange }: SymbolsProps) {
  const words = useWords("write.symbols");
  const letters = useWords("site.colorLetters");
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">{legend}</legend>
      <div className="grid grid-cols-4 gap-2">
        {(["any", ...COLORS] as const).map((symbol) => (
          <NumberField
            key={symbol}
            label={
              <>
                {symbol === "any" ? null : <ColorMark color={symbol} letter={letters[symbol]} size={18} />}
                {words[symbol]}
              </>
            }
            value={symbols[symbol]}
            max={symbol === "any" ? CUSTOM_CARD_LIMITS.any : CUSTOM_CARD_LIMITS.symbols}
            onChange={(count) => onChange({ ...symbols, [symbol]: count })}
          />
        ))}
      </div>
    </fieldset>
  );
}

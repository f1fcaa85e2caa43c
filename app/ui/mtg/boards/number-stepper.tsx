import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { IconButton } from "@/app/ui/kit/icon-button";
import { useHydrated } from "@/app/ui/kit/use-hydrated";

type FigureProps = { name: string; value: number; onChange: (value: number) => void };

/** Renders a number with a minus and a plus button. */
export const NumberStepper = ({ name, value, onChange }: FigureProps) => (
  <fieldset className="inline-flex items-center">
    <legend className="sr-only">{name}</legend>
    <IconButton
      icon="minus"
      size="small"
      label={format(useWords("mtgLab.fewer"), { what: name })}
      onClick={() => onChange(value - 1)}
    />
    <output className="min-w-14 text-center text-sm">
      {name} {value}
    </output>
    <IconButton
      icon="plus"
      size="small"
      label={format(useWords("mtgLab.more"), { what: name })}
      onClick={() => onChange(value + 1)}
    />
  </fieldset>
);

type FlagProps = { label: string; checked: boolean; onChange: (on: boolean) => void };

/** Renders a checkbox with its label. */
export const LabeledCheckbox = ({ label, checked, onChange }: FlagProps) => (
  <label className="inline-flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
    <input
      type="checkbox"
      checked={checked}
      disabled={!useHydrated()}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);

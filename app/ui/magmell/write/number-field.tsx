import { type ReactNode, useId } from "react";
import { FIELD_CLASS } from "@/app/ui/kit/class-names";
import { useHydrated } from "@/app/ui/kit/use-hydrated";

type Props = {
  label: ReactNode;
  value: number;
  max: number;
  onChange: (value: number) => void;
};

/**
 * Renders a field for a whole number from 0 to `max`. Text that is not a number counts as 0, a larger number as `max`.
 */
export function NumberField({ label, value, max, onChange }: Props) {
  const id = useId();
  const hydrated = useHydrated();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="flex min-h-6 items-center gap-1 text-sm">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        step={1}
        value={value}
        readOnly={!hydrated}
        className={`${FIELD_CLASS} px-2!`}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(Math.min(max, Math.max(0, Math.trunc(Number(event.target.value) || 0))))}
      />
    </div>
  );
}

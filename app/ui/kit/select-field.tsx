"use client";

import { type ComponentProps, useId } from "react";
import { FIELD_CLASS } from "./class-names";
import { FieldFrame, type FieldTexts, getFieldAria } from "./field-frame";
import { useHydrated } from "./use-hydrated";

type SelectOption = { readonly value: string; readonly label: string };

type Props = Omit<ComponentProps<"select">, "id" | "children"> &
  FieldTexts & { options: readonly SelectOption[]; hideLabel?: boolean; frameClassName?: string };

/**
 * Renders a native select with its label. A controlled select is disabled until the script runs, because an earlier
 * choice would have no effect.
 */
export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  frameClassName,
  className,
  options,
  disabled,
  ...rest
}: Props) {
  const id = useId();
  const words = { label, hint, error };
  const deaf = !useHydrated() && rest.onChange !== undefined;
  return (
    <FieldFrame id={id} hideLabel={hideLabel} className={frameClassName} {...words}>
      <select
        className={`${FIELD_CLASS} ${className ?? ""}`}
        {...rest}
        disabled={disabled || deaf}
        {...getFieldAria(id, words)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

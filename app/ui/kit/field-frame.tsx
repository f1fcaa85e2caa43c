import type { ComponentProps, ReactNode } from "react";
import { FIELD_CLASS } from "./class-names";
import { Icon } from "./svg-icon";

/** Texts of a field: a label above it, a hint below, and an error that screen readers announce with the hint. */
export type FieldTexts = { label: ReactNode; hint?: ReactNode; error?: ReactNode };

/** Returns the ARIA attributes that link a control to its hint and error. */
export const getFieldAria = (id: string, { hint, error }: FieldTexts) => ({
  id,
  "aria-invalid": error ? (true as const) : undefined,
  "aria-describedby": [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined,
});

type Props = FieldTexts & { id: string; hideLabel?: boolean; children: ReactNode; className?: string };

/** Renders label, control, hint and error in one column. The kit's fields use it; use it for custom controls. */
export function FieldFrame({ id, label, hint, error, hideLabel, children, className }: Props) {
  return (
    <div className={className ? `grid gap-1 ${className}` : "grid gap-1"}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-sm font-medium"}>
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-red">
          <Icon name="error" size={18} className="mt-0.5" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}

type Frame = FieldTexts & { id: string; hideLabel?: boolean | undefined; frameClassName?: string | undefined };

export type PlainTextFieldProps = Omit<ComponentProps<"input">, "id"> & Frame;

/** Renders a single-line text field of a form that needs no script. `error` marks it invalid and is read with it. */
export function PlainTextField({
  id,
  label,
  hint,
  error,
  hideLabel,
  frameClassName,
  className,
  ...rest
}: PlainTextFieldProps) {
  const words = { label, hint, error };
  return (
    <FieldFrame id={id} hideLabel={hideLabel} className={frameClassName} {...words}>
      <input
        type="text"
        className={`${FIELD_CLASS} leading-6 ${className ?? ""}`}
        {...rest}
        {...getFieldAria(id, words)}
      />
    </FieldFrame>
  );
}

type SelectOption = { readonly value: string; readonly label: string };

export type PlainSelectFieldProps = Omit<ComponentProps<"select">, "id" | "children"> &
  Frame & { options: readonly SelectOption[] };

/** Renders the browser's own list of a form that needs no script. */
export function PlainSelectField({
  id,
  label,
  hint,
  error,
  hideLabel,
  frameClassName,
  className,
  options,
  ...rest
}: PlainSelectFieldProps) {
  const words = { label, hint, error };
  return (
    <FieldFrame id={id} hideLabel={hideLabel} className={frameClassName} {...words}>
      <select className={`${FIELD_CLASS} ${className ?? ""}`} {...rest} {...getFieldAria(id, words)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

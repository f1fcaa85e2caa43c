"use client";

import { useId } from "react";
import { PlainTextField, type PlainTextFieldProps } from "./field-frame";
import { useHydrated } from "./use-hydrated";

/**
 * Renders a single-line text field. `error` marks the field as invalid and is announced with it. `hideLabel` shows the
 * label to screen readers only. A controlled field is read-only until the script runs, so that no input is lost.
 */
export function TextField({ className = "", readOnly, ...rest }: Omit<PlainTextFieldProps, "id">) {
  const deaf = !useHydrated() && rest.onChange !== undefined;
  const look = readOnly ? `bg-wash ${className}` : className;
  return <PlainTextField {...rest} id={useId()} className={look} readOnly={readOnly || deaf} />;
}

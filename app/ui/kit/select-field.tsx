"use client";

import { useId } from "react";
import { PlainSelectField, type PlainSelectFieldProps } from "./field-frame";
import { useHydrated } from "./use-hydrated";

/**
 * Renders a native select with its label. A controlled select is disabled until the script runs, because an earlier
 * choice would have no effect.
 */
export function SelectField({ disabled, ...rest }: Omit<PlainSelectFieldProps, "id">) {
  const deaf = !useHydrated() && rest.onChange !== undefined;
  return <PlainSelectField {...rest} id={useId()} disabled={disabled || deaf} />;
}

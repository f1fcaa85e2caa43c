"use client";

import type { ComponentProps, ReactNode } from "react";
import { useHydrated } from "./use-hydrated";

type Props = Omit<ComponentProps<"input">, "type" | "children" | "size"> & {
  children: ReactNode;
  /** `radio` when only one of the chips of a name may be chosen. */
  type?: "checkbox" | "radio";
};

/**
 * Renders a chip that is a checkbox or radio button with its label. Put several chips into a `<fieldset>` with a
 * `<legend>`. A controlled chip is disabled until the script runs, because an earlier click would have no effect.
 */
export function CheckboxChip({ children, type = "checkbox", className, disabled, ...rest }: Props) {
  const deaf = !useHydrated() && rest.onChange !== undefined;
  return (
    <label
      className={`relative inline-flex min-h-9 cursor-pointer select-none items-center gap-1.5 rounded-full border border-edge bg-leaf px-3 py-1 text-sm leading-tight transition-colors hover:bg-wash has-checked:border-gold has-checked:bg-wash has-checked:ring-1 has-checked:ring-gold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold has-disabled:opacity-55 pointer-coarse:min-h-11 ${className ?? ""}`}
    >
      <input
        type={type}
        className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-full outline-none"
        {...rest}
        disabled={disabled || deaf}
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="hidden size-3.5 fill-none stroke-gold stroke-[3] peer-checked:block"
      >
        <path d="m5 12.5 4.5 4.5L19 7.5" />
      </svg>
      {children}
    </label>
  );
}

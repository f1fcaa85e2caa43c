"use client";

import type { ReactNode } from "react";
import { useHydrated } from "./use-hydrated";

type Props = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

/**
 * Renders a checkbox on its own line. It is disabled until the script runs, because an earlier click would have no
 * effect.
 */
export const CheckboxLine = ({ checked, onChange, children }: Props) => (
  <label className="flex min-h-11 items-center gap-2">
    <input
      type="checkbox"
      className="size-5 accent-gold"
      checked={checked}
      disabled={!useHydrated()}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    {children}
  </label>
);

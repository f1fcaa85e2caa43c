import type { ReactNode } from "react";

type Props = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

/** A setting that is on or off, as a line of its own. */
export const CheckLine = ({ checked, onChange, children }: Props) => (
  <label className="flex min-h-11 items-center gap-2">
    <input
      type="checkbox"
      className="size-5 accent-gold"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    {children}
  </label>
);

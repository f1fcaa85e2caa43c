"use client";

import type { ReactNode } from "react";
import { CheckboxLine } from "@/app/ui/kit/check-line";
import { Dialog } from "@/app/ui/kit/dialog";
import { type KeyRow, KeyTable } from "@/app/ui/kit/key-table";
import { useSingleKeySetting } from "./use-single-keys";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  tables: readonly { readonly caption?: string; readonly rows: readonly KeyRow[] }[];
  /** The label of the switch that turns single keys off. */
  switchLabel: string;
  /** A remark below the tables. */
  children?: ReactNode;
};

/** Renders the shortcuts of a screen, and a switch for single-key shortcuts (WCAG 2.1.4). */
export function KeysDialog({ open, onClose, title, closeLabel, tables, switchLabel, children }: Props) {
  const [singleKeys, choose] = useSingleKeySetting();
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={closeLabel}>
      <div className="grid gap-5">
        {tables.map((table, place) => (
          <KeyTable key={table.caption ?? place} {...table} />
        ))}
        {children ? <p className="text-ink-soft text-sm">{children}</p> : null}
        <CheckboxLine checked={singleKeys} onChange={choose}>
          {switchLabel}
        </CheckboxLine>
      </div>
    </Dialog>
  );
}

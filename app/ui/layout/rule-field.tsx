"use client";

import { useRef } from "react";
import { FIELD_CLASS } from "@/app/ui/kit/class-names";
import { useFieldFocus } from "@/app/ui/magmell/card/browse/query/use-field-focus";

/** Renders the header's search field for Magic's rules, with the same shortcut as the card search elsewhere. */
export function RuleField({ label }: { label: string }) {
  const field = useRef<HTMLInputElement>(null);
  useFieldFocus(field);
  return (
    <input
      ref={field}
      type="search"
      name="q"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      className={`${FIELD_CLASS} pl-10! lg:pointer-fine:min-h-9! lg:pointer-fine:py-1! lg:text-sm!`}
    />
  );
}

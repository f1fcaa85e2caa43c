"use client";

import { useRef, useState } from "react";
import { FIELD_CLASS } from "@/app/ui/kit/class-names";
import { TextField } from "@/app/ui/kit/text-field";
import { useHydrated } from "@/app/ui/kit/use-hydrated";

/** Decks to pick from under one heading; the values are what the field takes. */
export type CompareChoices = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

type Props = {
  /** The name of the field in the form. */
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  typed: string;
  groups: readonly CompareChoices[];
  /** The words of the list: its name, and its first entry, which picks nothing. */
  pick: { readonly label: string; readonly none: string };
};

/** Renders a field for the link of a deck, and below it a list that fills it. Without script the field does alone. */
export function CompareField({ name, label, hint, error, typed, groups, pick }: Props) {
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed);
  const filled = groups.filter(({ options }) => options.length > 0);
  const picked = filled.some(({ options }) => options.some(({ value }) => value === text)) ? text : "";
  return (
    <div className="grid gap-2">
      <TextField
        name={name}
        label={label}
        hint={hint}
        error={error}
        ref={field}
        defaultValue={typed}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
      />
      {filled.length > 0 ? (
        <select
          aria-label={`${label} ${pick.label}`}
          className={FIELD_CLASS}
          disabled={!hydrated}
          value={picked}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            if (field.current) field.current.value = value;
          }}
        >
          <option value="">{pick.none}</option>
          {filled.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      ) : null}
    </div>
  );
}

"use client";

import { useId, useRef } from "react";
import { FIELD_CLASS } from "@/app/ui/kit/class-names";
import { FieldFrame, getFieldAria } from "@/app/ui/kit/field-frame";
import { MAX_LIST_TEXT_LENGTH } from "@/lib/magmell/decks/lists/limits";

type Props = {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  /** Numbers of lines that are marked by an icon and a color. */
  marked: ReadonlySet<number>;
  rows?: keyof typeof HEIGHTS;
  /** The name under which a form sends the text. */
  name?: string;
};

/** The height of a number of lines. */
const HEIGHTS = {
  6: "h-[calc(10rem+2px)]",
  9: "h-[calc(14.5rem+2px)]",
  14: "h-[calc(22rem+2px)]",
} as const;

/** Renders a text field for a list with line numbers. Long lines scroll, so that the numbers stay aligned. */
export function ListField({ label, hint, value, onChange, marked, rows = 9, name }: Props) {
  const id = useId();
  const numbers = useRef<HTMLPreElement>(null);
  const count = value.split("\n").length;
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <div className="flex overflow-hidden rounded-[3px]">
        <pre
          ref={numbers}
          aria-hidden="true"
          className={`${HEIGHTS[rows]} w-11 shrink-0 select-none overflow-hidden border border-edge border-r-0 bg-wash py-2 pr-2 text-right font-gothic text-ink-soft text-sm leading-6`}
        >
          {Array.from({ length: count }, (_, index) => {
            const number = index + 1;
            return marked.has(number) ? (
              <span key={number} className="block font-bold text-red">
                !{number}
              </span>
            ) : (
              <span key={number} className="block">
                {number}
              </span>
            );
          })}
        </pre>
        <textarea
          name={name}
          rows={rows}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          maxLength={MAX_LIST_TEXT_LENGTH}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onScroll={(event) => {
            if (numbers.current) numbers.current.scrollTop = event.currentTarget.scrollTop;
          }}
          className={`${FIELD_CLASS} ${HEIGHTS[rows]} min-w-0 flex-1 resize-none rounded-none! font-gothic text-sm! leading-6`}
          {...getFieldAria(id, { label, hint })}
        />
      </div>
    </FieldFrame>
  );
}

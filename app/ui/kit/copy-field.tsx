"use client";

import { useId, useRef, useState } from "react";
import { Button } from "./button";
import { FIELD_CLASS } from "./class-names";
import { Icon } from "./svg-icon";

type CopyWords = { readonly copy: string; readonly copied: string; readonly copyFailed: string };

type Props = { label: string; hint?: string; value: string; rows?: number; words: CopyWords };

/** Renders a read-only field that a click selects, with a copy button that reports success. */
export function CopyField({ label, hint, value, rows = 1, words }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    field.current?.select();
    setCopied(
      await navigator.clipboard.writeText(value).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <div className={`flex items-start gap-2 ${rows > 1 ? "flex-wrap" : ""}`}>
        <textarea
          ref={field}
          id={id}
          readOnly
          rows={rows}
          value={value}
          onFocus={(event) => event.target.select()}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={`${FIELD_CLASS} min-w-0 flex-1 text-sm! ${rows > 1 ? "basis-56 resize-y break-all" : "resize-none overflow-hidden whitespace-nowrap"}`}
        />
        <Button onClick={() => void copy()}>
          <Icon name="copy" size={18} />
          {words.copy}
        </Button>
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      ) : null}
      <p role="status" className="min-h-6 text-sm">
        {copied === null ? null : copied ? words.copied : words.copyFailed}
      </p>
    </div>
  );
}

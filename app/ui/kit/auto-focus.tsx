"use client";

import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  children: ReactNode;
  className?: string;
  /** The name of a group with forms in it, which is not read out as a whole; without it the content is. */
  label?: string;
};

/** Renders content that takes the focus when it appears, in place of a button that was pressed. */
export function AutoFocus({ children, className, label }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  if (label === undefined)
    return (
      <div ref={place} tabIndex={-1} role="status" className={className}>
        {children}
      </div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form, and here are several forms.
    <div ref={place} tabIndex={-1} role="group" aria-label={label} className={className}>
      {children}
    </div>
  );
}

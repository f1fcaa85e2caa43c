"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Takes the focus as it appears: for what comes in the place of the button that was pressed. */
export function FocusHere({ children, className }: { children: ReactNode; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={className}>
      {children}
    </div>
  );
}

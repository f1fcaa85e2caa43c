"use client";

import { useEffect, useState } from "react";
import { Button } from "./button";
import { IconButton } from "./icon-button";

export type Toast = {
  /** Another number for each message, so that the same words said twice are announced twice. */
  readonly id: number;
  readonly text: string;
  /** The way back, such as "undo". */
  readonly action?: { readonly label: string; readonly run: () => void };
};

type Props = {
  toast: Toast | null;
  onDismiss: () => void;
  closeLabel: string;
  /** Milliseconds on the screen; the clock stands still while the pointer or the focus is on it. */
  lasts?: number;
};

/**
 * One short message at the foot of the screen, announced politely. The region is always there, because a screen reader
 * only hears changes of what it knew before. Nothing may be told *only* here: it goes away.
 */
export function ToastRegion({ toast, onDismiss, closeLabel, lasts = 6000 }: Props) {
  const [held, setHeld] = useState(false);
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined || held) return;
    const timer = setTimeout(onDismiss, lasts);
    return () => clearTimeout(timer);
  }, [id, held, lasts, onDismiss]);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      {toast ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: holding the clock is a courtesy, not a control.
        <div
          key={toast.id}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          className="pointer-events-auto flex max-w-xl items-center gap-3 rounded-[3px] border border-edge bg-leaf py-1 pr-1 pl-4 text-sm shadow-high"
        >
          <span className="py-2">{toast.text}</span>
          {toast.action ? (
            <Button size="small" onClick={toast.action.run}>
              {toast.action.label}
            </Button>
          ) : null}
          <IconButton icon="close" size="small" label={closeLabel} onClick={onDismiss} />
        </div>
      ) : null}
    </div>
  );
}

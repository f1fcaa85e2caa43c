"use client";

import { useEffect, useState } from "react";
import { Button } from "./button";
import { IconButton } from "./icon-button";

export type Toast = {
  /** A new number for each message, so that equal messages are announced again. */
  readonly id: number;
  readonly text: string;
  /** An action such as "undo". A toast with an action stays until it is used, closed or replaced. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

type Props = {
  toast: Toast | null;
  onDismiss: () => void;
  closeLabel: string;
  /** Milliseconds on screen without an action; paused while the pointer or the focus is on it. */
  lasts?: number;
};

/**
 * Renders a short message at the bottom of the screen, announced politely. The region always exists, because screen
 * readers announce only changes of existing regions. Messages disappear, so do not show information only here; an undo
 * action is fine (WCAG 2.2.1).
 */
export const ToastRegion = ({ toast, ...rest }: Props) => (
  <div
    role="status"
    className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
  >
    {toast ? <ShownToast key={toast.id} toast={toast} {...rest} /> : null}
  </div>
);

function ShownToast({ toast: { text, action }, onDismiss, closeLabel, lasts = 6000 }: Props & { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const stays = held || action !== undefined;

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(onDismiss, lasts);
    return () => clearTimeout(timer);
  }, [stays, lasts, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the clock is a courtesy, not a control.
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex max-w-xl items-center gap-3 rounded-[3px] border border-edge bg-leaf py-1 pr-1 pl-4 text-sm shadow-high"
    >
      <span className="py-2">{text}</span>
      {action ? (
        <Button
          size="small"
          onClick={() => {
            onDismiss();
            action.run();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton icon="close" size="small" label={closeLabel} onClick={onDismiss} />
    </div>
  );
}

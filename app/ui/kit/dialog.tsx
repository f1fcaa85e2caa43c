"use client";

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./icon-button";

type Props = {
  open: boolean;
  /** Called for Escape, the close button and a press outside. The owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** Label of the close button, such as `words.site.close`. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons in the footer, the primary one last. */
  actions?: ReactNode;
};

/**
 * Renders a modal dialog with the browser's `<dialog>`: it takes the focus and closes with Escape, and the rest of the
 * page is inert. The focus returns to its earlier element when the dialog closes or is removed.
 */
export function Dialog({ open, onClose, title, closeLabel, children, actions }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before the window opens, and after it is gone: the browser gives the focus back only from one that is still there.
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    return () => giveFocusBack(opener);
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key of the same act, and the browser reports it as cancel.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-auto max-h-[min(90dvh,48rem)] w-[min(36rem,calc(100vw-2rem))] overflow-hidden rounded-[3px] border border-line bg-leaf p-0 text-ink shadow-high backdrop:bg-veil"
    >
      {open ? (
        <div className="flex max-h-[inherit] flex-col">
          <header className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className="overflow-y-auto px-5 py-4">{children}</div>
          {actions ? (
            <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">{actions}</footer>
          ) : null}
        </div>
      ) : null}
    </dialog>
  );
}

/** Puts the focus where it was: on what opened the window, else on the button of its menu, else on the content. */
function giveFocusBack(opener: Element | null): void {
  const sheet = opener?.closest("[popover]");
  const menuButton = sheet ? document.querySelector(`[popovertarget="${CSS.escape(sheet.id)}"]`) : null;
  // Not at once: the window is still modal, and what lies below it takes no focus.
  queueMicrotask(() => {
    const elsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (elsewhere || document.querySelector("dialog[open]")) return;
    for (const place of [opener, menuButton, document.getElementById("main")]) {
      if (place instanceof HTMLElement && place.isConnected) place.focus();
      if (document.activeElement === place) return;
    }
  });
}

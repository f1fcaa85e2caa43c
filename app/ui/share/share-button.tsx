"use client";

import { type ReactNode, useRef, useState } from "react";
import type { Lang } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import type { ButtonSize } from "@/app/ui/kit/button-class";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { createLazyDialog } from "@/app/ui/lazy/lazy-dialog";
import type { ShareTarget } from "./share-choices";

const Loaded = createLazyDialog(async () => ({ default: (await import("./share-panel")).ShareDialog }));

type Props = { target: ShareTarget; lang: Lang; size?: ButtonSize; children: ReactNode };

/**
 * Renders a button that opens the share dialog, whose code is loaded on the first click. The page renders its content.
 */
export function ShareButton({ target, lang, size, children }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button ref={button} disabled={!hydrated} aria-haspopup="dialog" onClick={() => setOpen(true)} size={size}>
        {children}
      </Button>
      {open ? <Loaded target={target} lang={lang} onClose={close} /> : null}
    </>
  );
}

"use client";

import { lazy, Suspense, useRef, useState } from "react";
import { useHydrated } from "@/app/ui/account/use-hydrated";
import type { Lang } from "@/app/ui/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { Glyph } from "@/app/ui/kit/glyph";
import type { ShareTarget } from "./share-choices";
import type { ShareWords } from "./share-words";

const Loaded = lazy(() => import("./share-dialog").then(({ ShareDialog }) => ({ default: ShareDialog })));

type Props = { target: ShareTarget; lang: Lang; words: ShareWords; className?: string };

/** A button that opens the share dialog, whose script is loaded at the first press. */
export function ShareButton({ target, lang, words, className }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        disabled={!hydrated}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={className}
      >
        <Glyph name="share" />
        {words.open}
      </Button>
      <Suspense fallback={null}>
        {open ? <Loaded target={target} lang={lang} words={words} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

"use client";

import { useEffect, useRef, useState } from "react";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { useCurrentUser } from "@/app/ui/account/current-user";
import { lazyComponent } from "@/app/ui/lazy/lazy-component";
import { AddButtons } from "@/app/ui/magmell/card/adding/add-buttons";
import { fillAddControls } from "./fill-add-controls";
import { type AddButtonPress, readAddButtonPress, readAddKeyPress } from "./press";

const AddingBar = lazyComponent(() => import("./adding-bar"));

type Props = { lang: Lang };

/**
 * Listens to all `AddControl`s of a page. Loads the code that changes decks when the page is idle; clicks before that
 * are not lost.
 */
export function DeckAddingListener(props: Props) {
  const words = useWords("adding");
  const template = useRef<HTMLSpanElement>(null);
  const [awake, setAwake] = useState(false);
  const reader = useCurrentUser();
  const early = useRef<AddButtonPress[]>([]);
  const take = useRef<((press: AddButtonPress) => void) | null>(null);

  useEffect(() => {
    const hear = (press: AddButtonPress | null, event: Event) => {
      if (!press) return;
      event.preventDefault();
      if (take.current) take.current(press);
      else early.current.push(press);
      setAwake(true);
    };
    const click = (event: MouseEvent) => hear(readAddButtonPress(event.target), event);
    const key = (event: KeyboardEvent) => hear(readAddKeyPress(event), event);
    document.addEventListener("click", click);
    document.addEventListener("keydown", key);
    const stopFilling = fillAddControls(template.current, words);
    const stopWaiting = whenIdle(() => setAwake(true));
    return () => {
      stopWaiting();
      stopFilling();
      document.removeEventListener("click", click);
      document.removeEventListener("keydown", key);
    };
  }, [words]);

  return (
    <>
      <span ref={template} hidden>
        <AddButtons add="" remove="" />
      </span>
      {awake && reader !== "asking" ? (
        <AddingBar
          {...props}
          signedIn={reader !== null && reader !== "unknown"}
          onReady={(handle) => {
            take.current = handle;
            for (const press of early.current.splice(0)) handle(press);
          }}
        />
      ) : null}
    </>
  );
}

function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run, { timeout: 3000 });
  return () => cancelIdleCallback(waiting);
}

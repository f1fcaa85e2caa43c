"use client";

import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { isWriting } from "@/app/ui/keys/page-keys";
import { useKeySetting } from "@/app/ui/keys/use-key-setting";
import { moveFocus, moveRow } from "../query/focus-result";
import { SEARCH_ID } from "../query/search-id";
import { type ResultAct, resultKey } from "./result-keys";

const KeysDialog = lazy(() => import("./keys-dialog"));

type Props = { randomHref: string; words: Dictionary["search"]["keys"] };

/** The keys of a page of results. Draws nothing but the button that names them, and their legend when it is asked for. */
export function ResultKeyboard({ randomHref, words }: Props) {
  const [legend, setLegend] = useState(false);
  const [letters, setLetters] = useKeySetting();

  /** False leaves the key to the browser. */
  const act = useEffectEvent((found: ResultAct): boolean => {
    if (found.do === "move") return moveFocus(found.by);
    if (found.do === "row") return moveRow(found.by);
    if (found.do === "legend") setLegend(true);
    else if (found.do === "search") focusBox();
    else if (found.do === "random") window.location.assign(randomHref);
    else return follow(found.do === "next" ? "next" : "prev");
    return true;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
      const onResult = event.target instanceof Element && event.target.matches("[data-result]");
      const found = resultKey(event, { writing: isWriting(event.target), onResult, letters });
      if (found && act(found)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [letters]);

  return (
    <>
      <button
        type="button"
        onClick={() => setLegend(true)}
        className="link inline-flex min-h-9 items-center text-sm noscript:hidden pointer-coarse:hidden"
      >
        {words.title}
      </button>
      <Suspense fallback={null}>
        {legend ? <KeysDialog {...{ letters, words }} onLetters={setLetters} onClose={() => setLegend(false)} /> : null}
      </Suspense>
    </>
  );
}

function focusBox(): void {
  const box = document.getElementById(SEARCH_ID);
  if (box instanceof HTMLInputElement) box.select();
  box?.focus();
}

function follow(rel: "next" | "prev"): boolean {
  const link = document.querySelector<HTMLAnchorElement>(`main a[rel=${rel}]`);
  link?.click();
  return link !== null;
}

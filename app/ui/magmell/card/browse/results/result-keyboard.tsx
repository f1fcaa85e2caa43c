"use client";

import { useEffect, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { isTextField } from "@/app/ui/keys/key-press";
import { useKeyListener } from "@/app/ui/keys/use-key-listener";
import { useSingleKeySetting } from "@/app/ui/keys/use-single-keys";
import { lazyComponent } from "@/app/ui/lazy/lazy-component";
import { moveResultFocus, moveResultRow, SEARCH_BOX_ID } from "../query/focus-result";
import { getResultKeyAction, type ResultKeyAction } from "./result-keys";
import { rememberOpenedResult, restoreResultFocus } from "./result-return";

const ResultKeysDialog = lazyComponent(() => import("./result-keys-dialog"));

type Props = { randomHref: string };

/**
 * Renders the keys of a page of results. Draws nothing but the button that names them, and their legend when it is asked for.
 */
export function ResultKeyboard({ randomHref }: Props) {
  const words = useWords("search.keys");
  const [legend, setLegend] = useState(false);
  const [singleKeys] = useSingleKeySetting();
  useEffect(() => {
    restoreResultFocus();
    document.addEventListener("click", rememberOpenedResult);
    return () => document.removeEventListener("click", rememberOpenedResult);
  }, []);

  /** Does what a key asks for; false where there is nothing to do, and the key is the browser's. */
  const run = (act: ResultKeyAction): boolean => {
    if (act.do === "move") return moveResultFocus(act.by);
    if (act.do === "row") return moveResultRow(act.by);
    if (act.do === "legend") setLegend(true);
    else if (act.do === "search") focusBox();
    else if (act.do === "random") window.location.assign(randomHref);
    else return follow(act.do === "next" ? "next" : "prev");
    return true;
  };
  useKeyListener((event) => {
    const onResult = event.target instanceof Element && event.target.matches("[data-result]");
    const act = getResultKeyAction(event, { writing: isTextField(event.target), onResult, singleKeys });
    return act !== null && run(act);
  });

  return (
    <>
      <button
        type="button"
        onClick={() => setLegend(true)}
        className="link inline-flex min-h-9 items-center text-sm noscript:hidden pointer-coarse:hidden"
      >
        {words.title}
      </button>
      {legend ? <ResultKeysDialog onClose={() => setLegend(false)} /> : null}
    </>
  );
}

function focusBox(): void {
  const box = document.getElementById(SEARCH_BOX_ID);
  if (box instanceof HTMLInputElement) box.select();
  box?.focus();
}

function follow(rel: "next" | "prev"): boolean {
  const link = document.querySelector<HTMLAnchorElement>(`main a[rel=${rel}]`);
  link?.click();
  return link !== null;
}

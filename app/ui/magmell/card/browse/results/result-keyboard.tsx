"use client";

import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useWords } from "@/app/i18n/use-words";
import { isTextField } from "@/app/ui/keys/key-press";
import { useKeyListener } from "@/app/ui/keys/use-key-listener";
import { useSingleKeySetting } from "@/app/ui/keys/use-single-keys";
import { MENU_ITEM_CLASS } from "@/app/ui/kit/menu";
import { lazyComponent } from "@/app/ui/lazy/lazy-component";
import { moveResultFocus, moveResultRow, SEARCH_BOX_ID } from "../query/focus-result";
import { getResultKeyAction, type ResultKeyAction } from "./result-keys";

/** Session storage key of the result that was opened last. */
const KEY = "grimoire.result";

type Opened = { readonly at: string; readonly card: string };

/** Stores the opened result, so that it gets the focus when the user comes back. */
function rememberOpenedResult(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-result]") : null;
  if (!link) return;
  const opened: Opened = { at: window.location.href, card: link.pathname };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(opened));
  } catch {
    // A browser that forbids storage keeps no place.
  }
}

/** Focuses the result that was opened from this page when the user goes back in the history. */
function restoreResultFocus(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type !== "back_forward" || document.activeElement !== document.body) return;
  const opened = readOpened();
  if (opened?.at !== window.location.href) return;
  const links = document.querySelectorAll<HTMLAnchorElement>("a[data-result]");
  // The browser puts the page where it was.
  [...links].find(({ pathname }) => pathname === opened.card)?.focus({ preventScroll: true });
}

function readOpened(): Opened | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

const ResultKeysDialog = lazyComponent(() => import("./result-keys-dialog"));

type Props = { randomHref: string };

/** Handles keyboard shortcuts on the results page. Renders only a button that opens their legend. */
export function ResultKeyboard({ randomHref }: Props) {
  const words = useWords("search.keys");
  const [legend, setLegend] = useState(false);
  const [singleKeys] = useSingleKeySetting();
  useEffect(() => {
    restoreResultFocus();
    document.addEventListener("click", rememberOpenedResult);
    return () => document.removeEventListener("click", rememberOpenedResult);
  }, []);

  /** Runs a shortcut. Returns false if the shortcut does nothing here, so that the browser handles the key. */
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
        onClick={(event) => {
          // The focus goes to the button of the menu, where the window finds it and gives it back. In the menu it would be hidden too.
          event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
          setLegend(true);
        }}
        className={`${MENU_ITEM_CLASS} noscript:hidden pointer-coarse:hidden`}
      >
        {words.title}
      </button>
      {legend ? createPortal(<ResultKeysDialog onClose={() => setLegend(false)} />, document.body) : null}
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

"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { useCurrentUser } from "@/app/ui/account/current-user";
import { getBrowserStorage } from "@/app/ui/editor/browser-storage";
import { listStorageKeys } from "@/app/ui/editor/create-draft-slots";
import { lazyComponent } from "@/app/ui/lazy/lazy-component";
import { AddButtons } from "@/app/ui/magmell/card/adding/add-buttons";
import { DRAFT_KEY_PREFIX } from "@/lib/magmell/decks/draft-prefix";
import { type AddButtonPress, readAddButtonPress, readAddKeyPress } from "./press";

const AddingBar = lazyComponent(() => import("./adding-bar"));

type Props = { lang: Lang };

/**
 * Listens to all `AddControl`s of a page, and fills those near the screen. Fills the others and loads the code that
 * changes decks when the page is idle if there may be decks to show, otherwise when the reader begins to use the page;
 * clicks before that are not lost.
 */
export function DeckAddingListener(props: Props) {
  const words = useWords("adding");
  const template = useRef<HTMLSpanElement>(null);
  const [awake, setAwake] = useState(false);
  const reader = useCurrentUser();
  const early = useRef<AddButtonPress[]>([]);
  const take = useRef<((press: AddButtonPress) => void) | null>(null);
  const fillAll = useRef<(() => void) | null>(null);
  const wake = useCallback(() => {
    fillAll.current?.();
    setAwake(true);
  }, []);

  useEffect(() => {
    const hear = (press: AddButtonPress | null, event: Event) => {
      if (!press) return;
      event.preventDefault();
      if (take.current) take.current(press);
      else early.current.push(press);
      wake();
    };
    const click = (event: MouseEvent) => hear(readAddButtonPress(event.target), event);
    const key = (event: KeyboardEvent) => hear(readAddKeyPress(event), event);
    document.addEventListener("click", click);
    document.addEventListener("keydown", key);
    const filling = fillAddControls(template.current, words);
    fillAll.current = filling.fillAll;
    return () => {
      filling.stop();
      document.removeEventListener("click", click);
      document.removeEventListener("keydown", key);
    };
  }, [words, wake]);

  useEffect(() => {
    if (reader === "asking") return;
    return reader !== null || hasDrafts() ? whenIdle(wake) : whenUsed(wake);
  }, [reader, wake]);

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

/** Returns whether this browser has a deck to which cards are added. */
const hasDrafts = (): boolean => listStorageKeys(getBrowserStorage()).some((key) => key.startsWith(DRAFT_KEY_PREFIX));

/** Signs that the reader uses the page. */
const USES = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

/** Runs a function when the reader begins to use the page. Returns a function that stops waiting. */
function whenUsed(run: () => void): () => void {
  const ended = new AbortController();
  const use = () => {
    ended.abort();
    run();
  };
  for (const type of USES) window.addEventListener(type, use, { capture: true, passive: true, signal: ended.signal });
  return () => ended.abort();
}

function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run, { timeout: 3000 });
  return () => cancelIdleCallback(waiting);
}

type ButtonWords = Pick<Dictionary["adding"], "add" | "remove">;

/**
 * Fills the containers of `AddControl` that are within a screen of what is seen with copies of the buttons in `template`,
 * and enables all their buttons; `fillAll` fills the others. Does the same for containers that are added to the page
 * later. `stop` ends this.
 */
function fillAddControls(template: Element | null, words: ButtonWords): { fillAll: () => void; stop: () => void } {
  let all = false;
  const fill = (place: HTMLElement) => {
    if (!place.matches(":empty")) return;
    const { add = "", said: name = add } = place.dataset;
    const parts = [...(template?.children ?? [])].map((part) => part.cloneNode(true));
    // Before they are on the page, where each change would have styles computed again.
    for (const part of parts) {
      if (!(part instanceof HTMLButtonElement)) continue;
      part.ariaLabel = part.title = format(part.dataset.by === "1" ? words.add : words.remove, { name });
      part.disabled = false;
    }
    place.append(...parts);
  };
  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        fill(target as HTMLElement);
      }
    },
    { rootMargin: "100%" },
  );
  const look = () => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-add]:empty"))
      if (all) fill(place);
      else near.observe(place);
    for (const button of document.querySelectorAll<HTMLButtonElement>("[data-add] > button:disabled"))
      button.disabled = false;
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  return {
    fillAll: () => {
      all = true;
      near.disconnect();
      look();
    },
    stop: () => {
      near.disconnect();
      observer.disconnect();
    },
  };
}

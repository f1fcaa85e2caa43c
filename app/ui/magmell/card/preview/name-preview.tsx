"use client";

import { useEffect, useState } from "react";
import type { Lang } from "@/app/i18n/lang";
import { localizePath } from "@/app/i18n/lang";
import { lazyComponent } from "@/app/ui/lazy/lazy-component";

/** Paths below `/cards` that are not pages of cards. */
const OTHERS: ReadonlySet<string> = new Set(["random", "write"]);

/** Places without previews: apps with their own, and dialogs. */
const ELSEWHERE = "dialog, [data-no-preview]";

/** A link that is higher than a name, in CSS pixels, shows the card itself. */
const HIGHEST = 80;

/** Returns the link to a card, on pages in `lang`, that an element belongs to, with the card's name; null for anything else. */
function attachPreview(
  target: EventTarget | null,
  lang: Lang,
): { readonly link: HTMLAnchorElement; readonly name: string } | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return null;
  const part = new RegExp(`^${localizePath(lang, "/cards/")}([^/]+)$`).exec(link.pathname)?.[1];
  if (part === undefined || OTHERS.has(part) || link.closest(ELSEWHERE) || link.offsetHeight > HIGHEST) return null;
  try {
    return { link, name: decodeURIComponent(part) };
  } catch {
    return null;
  }
}

const PreviewPopup = lazyComponent(() => import("./preview-popup"));

type Props = {
  lang: Lang;
  /** Version of catalogue and words, under which faces are cached permanently. */
  version: string;
};

type Shown = NonNullable<ReturnType<typeof attachPreview>>;

/** Milliseconds before a face shows, so that a pointer may pass by, and before it goes, so that a pointer may cross over. */
const DELAY = { show: 300, hide: 200 } as const;

/**
 * Renders the face of a card next to any link to the card, while the pointer rests on the link or the link has keyboard
 * focus. Escape hides the face, and the pointer may move onto it (WCAG 1.4.13). One listener serves the whole page; all
 * other code is loaded on first use.
 */
export function NamePreview({ lang, version }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [timing] = useState(timer);

  useEffect(() => {
    let byKey = false;
    let here: Shown | null = null;
    const show = (found: Shown) => {
      here = found;
      timing.after(DELAY.show, () => setShown(found));
    };
    const hide = (delay: number) => {
      here = null;
      timing.after(delay, () => setShown(null));
    };
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      const found = attachPreview(target, lang);
      if (found && found.link !== here?.link) show(found);
      else if (!found && here && !(target instanceof Element && target.closest("[data-preview]"))) hide(DELAY.hide);
    };
    const focus = ({ target }: FocusEvent) => {
      const found = byKey ? attachPreview(target, lang) : null;
      if (found) show(found);
      else if (byKey) hide(0);
    };
    const key = (event: KeyboardEvent) => {
      byKey = true;
      if (event.key !== "Escape" || !isShown()) return;
      event.preventDefault();
      hide(0);
    };
    const press = () => {
      byKey = false;
      hide(0);
    };
    // A name that is scrolled into sight under the focus or the pointer is about to be looked at.
    const away = () => isShown() && hide(0);
    // Leaving an element is no event of the document, but leaving the page is one of its root.
    const root = document.documentElement;
    root.addEventListener("mouseleave", away);
    const ends = [
      () => root.removeEventListener("mouseleave", away),
      listen("pointerover", over),
      listen("focusin", focus),
      listen("keydown", key),
      listen("pointerdown", press),
      listen("scroll", away),
      timing.stop,
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [timing, lang]);

  return shown ? (
    <PreviewPopup
      key={shown.name}
      {...shown}
      lang={lang}
      version={version}
      onEnter={timing.stop}
      onLeave={() => timing.after(DELAY.hide, () => setShown(null))}
    />
  ) : null;
}

const isShown = (): boolean => document.querySelector("[data-preview]") !== null;

/** One thing that happens later, unless another takes its place. */
function timer() {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    after: (milliseconds: number, run: () => void) => {
      clearTimeout(waiting);
      waiting = setTimeout(run, milliseconds);
    },
    stop: () => clearTimeout(waiting),
  };
}

function listen<E extends keyof DocumentEventMap>(type: E, hear: (event: DocumentEventMap[E]) => void): () => void {
  document.addEventListener(type, hear, { capture: true, passive: type !== "keydown" });
  return () => document.removeEventListener(type, hear, { capture: true });
}

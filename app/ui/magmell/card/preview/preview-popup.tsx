"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Lang } from "@/app/i18n/lang";
import { WordsProvider } from "@/app/i18n/use-words";
import { CardFace } from "../card-face";
import { toPartialDictionary } from "../card-words";
import { positionPreview } from "./place-preview";
import { type CardPreview, fetchCardPreview } from "./preview-of";

type Props = {
  link: HTMLAnchorElement;
  name: string;
  lang: Lang;
  version: string;
  onEnter: () => void;
  onLeave: () => void;
};

/**
 * Renders a card face as a popup next to a link, without moving the page. Hidden from screen readers, which have the
 * link.
 */
export default function PreviewPopup({ link, name, lang, version, onEnter, onLeave }: Props) {
  const [preview, setPreview] = useState<CardPreview | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    void fetchCardPreview({ name, lang, version }).then((found) => wanted && setPreview(found));
    return () => {
      wanted = false;
    };
  }, [name, lang, version]);
  useLayoutEffect(() => {
    const sheet = box.current;
    if (!sheet || !preview) return;
    sheet.showPopover();
    const [line = link.getBoundingClientRect()] = link.getClientRects();
    const size = { width: sheet.offsetWidth, height: sheet.offsetHeight };
    const { left, top } = positionPreview(line, size, { width: window.innerWidth, height: window.innerHeight });
    sheet.style.left = `${left}px`;
    sheet.style.top = `${top}px`;
  }, [link, preview]);
  if (!preview) return null;
  return (
    <div
      ref={box}
      popover="manual"
      aria-hidden="true"
      data-preview={name}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="no-print fixed inset-auto m-0 w-60 overflow-visible border-0 bg-transparent p-1"
    >
      <div className="rounded-[4.4%/3.2%] shadow-high">
        <WordsProvider words={toPartialDictionary(preview.words)}>
          <CardFace card={preview.card} printing={preview.printing} lang={lang} />
        </WordsProvider>
      </div>
    </div>
  );
}

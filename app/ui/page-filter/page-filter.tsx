"use client";

import { useEffect, useId, useRef, useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { FIELD_CLASS } from "@/app/ui/kit/class-names";
import { filterPage, type PageFilterSelectors } from "./filter-page";

type Props = PageFilterSelectors & {
  /** The id of the element whose children are the sections of the page. */
  root: string;
  /** The selector of a field that is on the page already and narrows it as one types; left out, the filter has its own. */
  field?: string;
};

/**
 * Renders a field that filters a long page by words as the reader types. Without JavaScript the page is unfiltered. A
 * link to a hidden part, and the browser's own search, remove the filter.
 */
export function PageFilter({ root: rootId, field, entries, headings, aside }: Props) {
  const words = useWords("pageFilter");
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<number | null>(null);

  useEffect(() => {
    const root = document.getElementById(rootId);
    const input = field === undefined ? own.current : document.querySelector(field);
    if (!root || !(input instanceof HTMLInputElement)) return;
    const narrow = () => {
      const count = filterPage(root, input.value, { entries, headings, aside });
      setFound(input.value.trim() === "" ? null : count);
    };
    const clear = () => {
      input.value = "";
      narrow();
    };
    const key = (event: KeyboardEvent) => event.key === "Escape" && !event.isComposing && clear();
    const follow = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='#']") : null;
      if (link && document.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest("[hidden]")) clear();
    };
    // A text that the browser kept over a reload narrows the page as well.
    if (input.value !== "" && field === undefined) narrow();
    input.addEventListener("input", narrow);
    input.addEventListener("keydown", key);
    root.addEventListener("beforematch", clear);
    document.addEventListener("click", follow, true);
    return () => {
      input.removeEventListener("input", narrow);
      input.removeEventListener("keydown", key);
      root.removeEventListener("beforematch", clear);
      document.removeEventListener("click", follow, true);
    };
  }, [rootId, field, entries, headings, aside]);

  const said = found === null ? "" : found === 0 ? words.none : format(words.found, { n: found });
  return (
    <div className="no-print grid gap-1 noscript:hidden">
      {field === undefined ? (
        <>
          <label htmlFor={id} className="font-medium text-sm">
            {words.label}
          </label>
          <input
            ref={own}
            id={id}
            type="search"
            placeholder={words.hint}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            className={`${FIELD_CLASS} max-w-xl`}
          />
        </>
      ) : null}
      <p role="status" className="min-h-6 text-ink-soft text-sm">
        {said}
      </p>
    </div>
  );
}

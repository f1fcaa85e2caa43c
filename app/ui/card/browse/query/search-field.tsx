"use client";

import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useHydrated } from "@/app/ui/account/use-hydrated";
import { format } from "@/app/ui/i18n/format";
import type { Lang } from "@/app/ui/i18n/lang";
import { FIELD_CLASS } from "@/app/ui/kit/class-names";
import { focusResult, SEARCH_ID } from "./focus-result";
import { useCombobox } from "./use-combobox";

type Props = {
  lang: Lang;
  text: string;
  version: string;
  words: { box: string; placeholder: string; clear: string; suggestions: string; suggested: string };
  /** Drawn by the server, so that this island brings no signs of its own. */
  clearSign: ReactNode;
  searchSign: ReactNode;
};

const CompletionList = lazy(async () => ({ default: (await import("./completion-list")).CompletionList }));

/**
 * The search field of the result page. Without script it is a plain field of its form. With script it completes queries from
 * lists that are loaded at the first use of the field; no key press asks the server.
 */
export function SearchField({ lang, text, version, words, clearSign, searchSign }: Props) {
  const [filled, setFilled] = useState(text !== "");
  const field = useRef<HTMLInputElement>(null);
  const ready = useHydrated();
  const { list, listId, open, request, close, put, onKeyDown, aria } = useCombobox({
    onPut: (value, caret) => {
      const input = field.current;
      if (!input) return;
      input.value = value;
      input.focus();
      input.setSelectionRange(caret, caret);
      setFilled(value !== "");
    },
    onKey: (key) => key === "ArrowDown" && focusResult(0),
    // In some browsers the key that ends a composition sends the form as well.
    onComposition: (event) => event.key === "Enter" && event.preventDefault(),
  });

  const complete = async () => {
    const offer = request();
    const [{ completions }] = await Promise.all([import("./completions"), import("./completion-list")]);
    const input = field.current;
    if (!input) return;
    const items = await completions({
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      lang,
      version,
    });
    if (document.activeElement === input) offer(items);
  };

  return (
    <div className="relative min-w-0 flex-1">
      {searchSign}
      <input
        ref={field}
        id={SEARCH_ID}
        type="search"
        name="q"
        aria-label={words.box}
        placeholder={words.placeholder}
        defaultValue={text}
        maxLength={1000}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        className={`${FIELD_CLASS} px-10! [&::-webkit-search-cancel-button]:hidden`}
        onInput={(event) => {
          setFilled(event.currentTarget.value !== "");
          void complete();
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        {...(ready && { ...aria, "aria-controls": open ? listId : undefined })}
      />
      {ready && filled ? (
        <button
          type="button"
          aria-label={words.clear}
          title={words.clear}
          onClick={() => put("")}
          className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-[3px] text-ink-soft hover:text-ink"
        >
          {clearSign}
        </button>
      ) : null}
      <Suspense fallback={null}>
        {open ? (
          <CompletionList
            {...list}
            listId={listId}
            label={words.suggestions}
            onChoose={({ text: value, caret }) => put(value, caret)}
          />
        ) : null}
      </Suspense>
      <p role="status" className="sr-only">
        {open ? format(words.suggested, { n: list.items.length }) : ""}
      </p>
    </div>
  );
}

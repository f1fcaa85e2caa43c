"use client";

import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { CompletionList } from "@/app/ui/combobox/completion-list";
import type { Completion } from "@/app/ui/combobox/completions";
import { useCombobox } from "@/app/ui/combobox/use-combobox";
import { FIELD_CLASS } from "@/app/ui/kit/class-names";
import { createNameCompleter } from "@/lib/japanese/name-completer";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCompletionNames } from "@/lib/magmell/catalogue/views/completion-names";
import { applyCompletion, autocomplete } from "@/lib/magmell/search/autocomplete";

export type PoolFieldProps = {
  text: string;
  onText: (text: string) => void;
  /** Takes the first card that was found. */
  onFirst: () => void;
  /** Moves the focus to the results. */
  onLeave: () => void;
  complete: CompletePoolQuery;
  fieldRef: Ref<HTMLInputElement>;
  label: string;
};

/**
 * Renders the search field of the card pool. Completes keys and values as the results page does, from the catalogue in
 * the browser.
 */
export function PoolField({ text, onText, onFirst, onLeave, complete, fieldRef, label }: PoolFieldProps) {
  const words = useWords("search.pool");
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const { list, listId, open, request, close, put, onKeyDown, aria } = useCombobox({
    onPut: (value, at) => {
      // A text that stands there already is not drawn again, and would leave the place of the caret to the next letter.
      if (value !== text) caret.current = at;
      onText(value);
      field.current?.focus();
    },
    onKey: (key) => {
      if (key === "Enter") onFirst();
      else if (key === "ArrowDown") onLeave();
      else return false;
      return true;
    },
  });
  useImperativeHandle(fieldRef, () => field.current as HTMLInputElement, []);
  // The caret goes to the end of a text that is put into a field, unless it is set when the text stands there.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return (
    <>
      <input
        ref={field}
        type="search"
        {...aria}
        aria-controls={listId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={500}
        aria-label={label}
        placeholder={words.placeholder}
        value={text}
        onChange={({ target: { value, selectionStart } }) => {
          onText(value);
          request()(complete(value, selectionStart ?? value.length));
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        className={`${FIELD_CLASS} px-10! [&::-webkit-search-cancel-button]:hidden`}
      />
      <CompletionList
        {...list}
        listId={listId}
        label={words.suggestions}
        onChoose={({ text: value, caret: at }) => put(value, at)}
      />
      <span role="status" className="sr-only">
        {open ? format(words.suggested, { n: list.items.length }) : ""}
      </span>
    </>
  );
}

/** Function that returns the completions at the caret of a pool query. */
export type CompletePoolQuery = (text: string, caret: number) => readonly Completion[];

/**
 * Creates the function that completes pool queries from the cards in the browser. Its word lists are built on first
 * use.
 */
export function createPoolCompleter(catalogue: Catalogue, lang: Lang): CompletePoolQuery {
  const names = createNameCompleter(catalogue.cards.filter(({ retired }) => !retired));
  let vocabulary: ReturnType<typeof getCompletionNames> | null = null;
  return (text, caret) => {
    vocabulary ??= getCompletionNames(catalogue);
    const found = autocomplete({ text, caret, lang: getTextLang(lang), place: "builder" }, names, vocabulary);
    return found.items.map((item) => ({
      label: item.label,
      detail: item.detail,
      ...applyCompletion(text, found, item),
    }));
  };
}

"use client";

import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { CompletionList } from "@/app/ui/card/browse/query/completion-list";
import { composes, type Offered, stepped } from "@/app/ui/card/browse/query/offered";
import { format } from "@/app/ui/i18n/format";
import { FIELD_CLASS } from "@/app/ui/kit/class-names";
import type { BuilderWords } from "../builder-words";
import type { PoolCompletions } from "./pool-completions";

export type PoolFieldProps = {
  text: string;
  onText: (text: string) => void;
  /** Takes the first card that was found. */
  onFirst: () => void;
  /** Goes on to the cards that were found. */
  onLeave: () => void;
  complete: PoolCompletions;
  fieldRef: Ref<HTMLInputElement>;
  label: string;
  words: BuilderWords["search"];
};

const CLOSED: Offered = { items: [], at: -1 };

/**
 * The field of the pool. Keys of the query and their values are completed as on the result page, from the cards that the
 * browser holds. Nothing is chosen, taken or left by a key of a composition.
 */
export function PoolField({ text, onText, onFirst, onLeave, complete, fieldRef, label, words }: PoolFieldProps) {
  const [list, setList] = useState(CLOSED);
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const listId = useId();
  const open = list.items.length > 0;
  useImperativeHandle(fieldRef, () => field.current as HTMLInputElement, []);
  // The caret goes to the end of a text that is put into a field, unless it is set when the text stands there.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const close = () => setList(CLOSED);
  const put = (value: string, at = value.length) => {
    caret.current = at;
    onText(value);
    close();
    field.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (composes(event)) return;
    const { key } = event;
    const chosen = list.items[list.at];
    if (key === "Enter" && chosen) put(chosen.text, chosen.caret);
    else if (key === "ArrowDown" && open) setList(stepped(list, 1));
    else if (key === "ArrowUp" && open) setList(stepped(list, -1));
    else if (key === "Escape" && open) close();
    else if (key === "Enter") onFirst();
    else if (key === "ArrowDown") onLeave();
    else if (key === "Escape" || (key === "Backspace" && event.metaKey)) put("");
    else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={list.at < 0 ? undefined : `${listId}-${list.at}`}
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
          setList({ items: complete(value, selectionStart ?? value.length), at: -1 });
        }}
        onKeyDown={press}
        onBlur={close}
        className={`${FIELD_CLASS} px-10! [&::-webkit-search-cancel-button]:hidden`}
      />
      <CompletionList
        {...{ ...list, listId }}
        label={words.suggestions}
        onChoose={({ text: value, caret: at }) => put(value, at)}
      />
      <span role="status" className="sr-only">
        {open ? format(words.suggested, { n: list.items.length }) : ""}
      </span>
    </>
  );
}

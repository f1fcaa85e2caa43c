"use client";

import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { useHydrated } from "@/app/ui/account/use-hydrated";
import { format } from "@/app/ui/i18n/format";
import type { Lang } from "@/app/ui/i18n/lang";
import { FIELD_CLASS } from "@/app/ui/kit/class-names";
import { focusResult, SEARCH_ID } from "./focus-result";
import { composes, type Offered, stepped } from "./offered";

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
const CLOSED: Offered = { items: [], at: -1 };

/**
 * The box to search with. Without script it is a field of its form; with it, what is typed is completed from lists that
 * are loaded when the field is first used, and no key asks the server.
 */
export function SearchField({ lang, text, version, words, clearSign, searchSign }: Props) {
  const [list, setList] = useState(CLOSED);
  const [filled, setFilled] = useState(text !== "");
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(0);
  const ready = useHydrated();
  const listId = useId();
  const open = list.items.length > 0;

  const complete = async () => {
    const turn = ++asked.current;
    const [{ completions }] = await Promise.all([import("./completions"), import("./completion-list")]);
    const input = field.current;
    if (!input) return;
    const items = await completions({
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      lang,
      version,
    });
    if (turn === asked.current && document.activeElement === input) setList({ items, at: -1 });
  };
  const close = () => {
    asked.current += 1;
    setList(CLOSED);
  };
  const put = (value: string, caret = value.length) => {
    const input = field.current;
    if (!input) return;
    input.value = value;
    input.focus();
    input.setSelectionRange(caret, caret);
    setFilled(value !== "");
    close();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (composes(event)) {
      // In some browsers the key that ends a composition sends the form as well.
      if (event.key === "Enter") event.preventDefault();
      return;
    }
    const { key } = event;
    const chosen = list.items[list.at];
    if (key === "Enter" && chosen) put(chosen.text, chosen.caret);
    else if (key === "ArrowDown" && open) setList(stepped(list, 1));
    else if (key === "ArrowUp" && open) setList(stepped(list, -1));
    else if (key === "ArrowDown" && focusResult(0)) close();
    else if (key === "Escape" && open) close();
    else if (key === "Escape" || (key === "Backspace" && event.metaKey)) put("");
    else return;
    event.preventDefault();
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
        onKeyDown={press}
        onBlur={close}
        {...(ready && {
          role: "combobox",
          "aria-autocomplete": "list" as const,
          "aria-expanded": open,
          "aria-controls": open ? listId : undefined,
          "aria-activedescendant": list.at < 0 ? undefined : `${listId}-${list.at}`,
        })}
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
            {...{ ...list, listId }}
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

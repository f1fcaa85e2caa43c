"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useHydrated } from "@/app/ui/account/use-hydrated";
import { FIELD_CLASS } from "@/app/ui/kit/field-frame";
import { say } from "@/app/ui/words/define";
import type { Lang } from "@/app/ui/words/lang";
import type { Completion } from "./completions";
import { focusResult } from "./focus-result";
import { SEARCH_ID } from "./search-id";

type Props = {
  lang: Lang;
  text: string;
  version: string;
  words: { box: string; placeholder: string; clear: string; suggestions: string; suggested: string };
  /** Drawn by the server, so that this island brings no signs of its own. */
  clearSign: ReactNode;
  searchSign: ReactNode;
};

type List = { readonly items: readonly Completion[]; readonly at: number };

const CLOSED: List = { items: [], at: -1 };

/** Whether a key belongs to the input method. Some browsers report the key that ends a composition only by this number. */
const composes = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229;

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
    const { completions } = await import("./completions");
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
  const move = (by: number) => {
    const size = list.items.length;
    setList({ ...list, at: list.at < 0 ? (by > 0 ? 0 : size - 1) : (list.at + by + size) % size });
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
    else if (key === "ArrowDown" && open) move(1);
    else if (key === "ArrowUp" && open) move(-1);
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
          "aria-controls": listId,
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
      <Choices {...{ list, listId, words }} onChoose={({ text: value, caret }) => put(value, caret)} />
      <p role="status" className="sr-only">
        {open ? say(words.suggested, { n: list.items.length }) : ""}
      </p>
    </div>
  );
}

type ChoicesProps = {
  list: List;
  listId: string;
  words: Props["words"];
  onChoose: (item: Completion) => void;
};

/** A list of what may be typed, moved through from the field (the combobox pattern). */
const Choices = ({ list, listId, words, onChoose }: ChoicesProps) => (
  <div
    id={listId}
    role="listbox"
    tabIndex={-1}
    aria-label={words.suggestions}
    hidden={list.items.length === 0}
    className="absolute inset-x-0 top-full z-30 mt-1 max-h-[60dvh] overflow-y-auto rounded-[3px] border border-line bg-leaf p-1 shadow-high"
  >
    {list.items.map((item, place) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
      <div
        key={item.text}
        id={`${listId}-${place}`}
        role="option"
        tabIndex={-1}
        aria-selected={place === list.at}
        // The focus stays in the field.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(item)}
        className="flex min-h-9 cursor-pointer items-baseline gap-3 rounded-[2px] px-3 py-1.5 text-sm hover:bg-wash aria-selected:bg-wash aria-selected:shadow-[inset_2px_0_0_var(--gold)] pointer-coarse:min-h-11"
      >
        <span>{item.label}</span>
        <span className="ml-auto truncate text-ink-soft text-xs">{item.detail}</span>
      </div>
    ))}
  </div>
);

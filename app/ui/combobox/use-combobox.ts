"use client";

import { type KeyboardEvent, useId, useRef, useState } from "react";
import { isComposition } from "@/app/ui/keys/key-press";
import type { Completion } from "./completions";

/** The offered completions, and the index of the selected one; -1 if none is selected. */
export type CompletionState = { readonly items: readonly Completion[]; readonly at: number };

type UseComboboxOptions = {
  /** Sets the field's text and caret; the list closes automatically. */
  readonly onPut: (text: string, caret: number) => void;
  /** Handles a key that the list does not use; false leaves it to the clearing keys and the browser. */
  readonly onKey: (key: string) => boolean;
  /** Handles a key of an input method; the list ignores it. */
  readonly onComposition?: (event: KeyboardEvent) => void;
};

const CLOSED: CompletionState = { items: [], at: -1 };

/**
 * Returns the state and key handlers of a text field with completions (the ARIA combobox pattern). Arrows move the
 * selection, and Enter accepts it. Escape closes the list, or clears the field if the list is closed. Keys of an input
 * method (IME) are ignored.
 */
export function useCombobox({ onPut, onKey, onComposition }: UseComboboxOptions) {
  const [list, setList] = useState(CLOSED);
  const listId = useId();
  const requests = useRef(0);
  const { items, at } = list;
  const open = items.length > 0;

  const close = () => {
    requests.current += 1;
    setList(CLOSED);
  };
  const request = () => {
    const mine = ++requests.current;
    return (completions: readonly Completion[]) => {
      if (mine === requests.current) setList({ items: completions, at: -1 });
    };
  };
  const put = (text: string, caret = text.length) => {
    onPut(text, caret);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposition(event.nativeEvent)) return onComposition?.(event);
    const { key } = event;
    const chosen = items[at];
    if (key === "Enter" && chosen) put(chosen.text, chosen.caret);
    else if (key === "ArrowDown" && open) setList({ items, at: (at + 1) % items.length });
    else if (key === "ArrowUp" && open) setList({ items, at: at <= 0 ? items.length - 1 : at - 1 });
    else if (key === "Escape" && open) close();
    else if (!onKey(key)) {
      if (key !== "Escape" && !(key === "Backspace" && event.metaKey)) return;
      put("");
    }
    event.preventDefault();
  };

  return {
    list,
    listId,
    open,
    /** Requests completions. The result is offered unless the list was closed or requested again meanwhile. */
    request,
    close,
    put,
    onKeyDown,
    aria: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": open,
      "aria-activedescendant": at < 0 ? undefined : `${listId}-${at}`,
    } as const,
  };
}

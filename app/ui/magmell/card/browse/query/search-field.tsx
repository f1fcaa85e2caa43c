"use client";

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { useCombobox } from "@/app/ui/combobox/use-combobox";
import { classNames, FIELD_CLASS } from "@/app/ui/kit/class-names";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { lazyComponent } from "@/app/ui/lazy/lazy-component";
import { focusResult, SEARCH_BOX_ID } from "./focus-result";
import { getTabStorage, readTypedFragment, readTypedSpelling, storeTypedSpelling } from "./typed-spellings";
import { useFieldFocus } from "./use-field-focus";

type Props = {
  id?: string;
  /** Whether the field is lower on devices with a mouse, as in the site header. */
  compact?: boolean;
  lang: Lang;
  text: string;
  /** The canonical text of the query, under which the tab may know it as it was typed. */
  asked?: string;
  version: string;
  placeholder: string;
  /** Icon rendered by the server, so that this island bundles no icons. */
  clearSign: ReactNode;
  searchSign: ReactNode;
};

const CompletionList = lazyComponent(async () => ({
  default: (await import("@/app/ui/combobox/completion-list")).CompletionList,
}));

/**
 * Renders the card search field of the results page and the site header. Without JavaScript it is a plain form field.
 * With it, the field completes queries from lists that are loaded on first use; typing sends no requests. The `/` key
 * focuses it unless the page uses that key.
 */
export function SearchField({
  id = SEARCH_BOX_ID,
  compact,
  lang,
  text,
  asked = "",
  version,
  placeholder,
  clearSign,
  searchSign,
}: Props) {
  const box = useWords("search.box");
  const clear = useWords("search.clear");
  const suggestions = useWords("search.suggestions");
  const suggested = useWords("search.suggested");
  const [filled, setFilled] = useState(text !== "");
  const field = useRef<HTMLInputElement>(null);
  const ready = useHydrated();
  useFieldFocus(field);
  useOwnWords(field, asked);
  const { list, listId, open, request, close, put, onKeyDown, aria } = useCombobox({
    onPut: (value, caret) => {
      const input = field.current;
      if (!input) return;
      input.value = value;
      input.focus();
      input.setSelectionRange(caret, caret);
      setFilled(value !== "");
      // The page may show results while one types.
      input.dispatchEvent(new Event("change", { bubbles: true }));
    },
    onKey: (key) => key === "ArrowDown" && focusResult(0),
    // In some browsers the key that ends a composition sends the form as well.
    onComposition: (event) => event.key === "Enter" && event.preventDefault(),
  });

  const complete = async () => {
    const offer = request();
    const [{ fetchCompletions }] = await Promise.all([
      import("@/app/ui/combobox/completions"),
      import("@/app/ui/combobox/completion-list"),
      import("./canonical-text"),
    ]);
    const input = field.current;
    if (!input) return;
    const items = await fetchCompletions({
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
        id={id}
        type="search"
        name="q"
        aria-label={box}
        placeholder={placeholder}
        defaultValue={text}
        maxLength={1000}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        className={classNames(
          FIELD_CLASS,
          "px-10! [&::-webkit-search-cancel-button]:hidden",
          compact && "lg:pointer-fine:min-h-9! lg:pointer-fine:py-1! lg:text-sm!",
        )}
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
          aria-label={clear}
          title={clear}
          onClick={() => put("")}
          className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-[3px] text-ink-soft hover:text-ink"
        >
          {clearSign}
        </button>
      ) : null}
      {open ? (
        <CompletionList
          {...list}
          listId={listId}
          label={suggestions}
          onChoose={({ text: value, caret }) => put(value, caret)}
        />
      ) : null}
      <p role="status" className="sr-only">
        {open ? format(suggested, { n: list.items.length }) : ""}
      </p>
    </div>
  );
}

/** Stores a query as typed when the form is submitted, and restores it in the field on the results page. */
function useOwnWords(field: RefObject<HTMLInputElement | null>, asked: string): void {
  useLayoutEffect(() => {
    const kept = asked === "" ? null : readTypedSpelling(getTabStorage(), asked);
    if (kept !== null && field.current) field.current.value = kept;
  }, [field, asked]);
  useEffect(() => {
    const given = readTypedFragment(window.location.hash);
    const input = field.current;
    if (asked === "" || given === null || !input) return;
    const before = input.value;
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
    void import("./canonical-text").then(({ canonicalizeQueryText }) => {
      // Anybody can write a fragment, so it counts for the query that it means only.
      if (canonicalizeQueryText(given) !== asked) return;
      storeTypedSpelling(getTabStorage(), asked, given);
      if (input.value === before) input.value = given;
    });
  }, [field, asked]);
  useEffect(() => {
    const form = field.current?.form;
    const send = async (event: SubmitEvent) => {
      const typed = field.current?.value.trim() ?? "";
      if (typed === "") return;
      event.preventDefault();
      try {
        const { canonicalizeQueryText } = await import("./canonical-text");
        const canonical = canonicalizeQueryText(typed);
        storeTypedSpelling(getTabStorage(), canonical, typed);
        // Results that were shown while typing have this address already, and the way back needs it once.
        if (form && isAddressOf(form.action, canonical)) return window.location.replace(window.location.href);
      } catch {
        // Without its module the form is sent as it was typed.
      }
      form?.submit();
    };
    form?.addEventListener("submit", send);
    return () => form?.removeEventListener("submit", send);
  }, [field]);
}

const isAddressOf = (action: string, canonical: string): boolean =>
  window.location.pathname === new URL(action).pathname &&
  window.location.search === `?${new URLSearchParams({ q: canonical })}`;

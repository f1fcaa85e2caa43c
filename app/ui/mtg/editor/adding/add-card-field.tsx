import { type SyntheticEvent, useId, useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { CompletionList } from "@/app/ui/combobox/completion-list";
import type { Completion } from "@/app/ui/combobox/completions";
import { useCombobox } from "@/app/ui/combobox/use-combobox";
import { Button } from "@/app/ui/kit/button";
import { FIELD_CLASS } from "@/app/ui/kit/class-names";
import { FieldFrame } from "@/app/ui/kit/field-frame";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { toNameKey } from "@/engine/mtg/deck";
import type { NameCompletion } from "@/lib/mtg/catalogue/card-facts";
import { MTG_DECK_LIMITS } from "@/lib/mtg/decks/limits";
import { LISTED_CARD_NAMES } from "@/lib/mtg/decks/listed-names";

type Props = { hasCards: boolean; onAdd: (line: string) => void };

/** Renders a field that adds a card by name. If the site has card data, it suggests names in both languages. */
export function AddCardField({ hasCards, onAdd }: Props) {
  const w = useWords("mtgDesk.list");
  const id = useId();
  const hydrated = useHydrated();
  const [line, setLine] = useState("");
  const { list, listId, open, request, close, put, onKeyDown, aria } = useCombobox({
    onPut: setLine,
    onKey: () => false,
  });
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
    if (toNameKey(line) === "") return;
    onAdd(line.trim());
    setLine("");
  };
  const type = (text: string) => {
    setLine(text);
    const offer = request();
    void completeNames(text, hasCards).then(offer);
  };
  return (
    <form onSubmit={add}>
      <FieldFrame id={id} label={w.add} hint={w.addHint}>
        <div className="flex gap-2">
          <div className="relative min-w-0 flex-1">
            <input
              id={id}
              type="text"
              {...aria}
              aria-controls={listId}
              aria-describedby={`${id}-hint`}
              maxLength={MTG_DECK_LIMITS.name}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={line}
              readOnly={!hydrated}
              onChange={({ target: { value } }) => type(value)}
              onKeyDown={onKeyDown}
              onBlur={close}
              className={FIELD_CLASS}
            />
            <CompletionList {...list} listId={listId} label={w.names} onChoose={({ text }) => put(text)} />
            <span role="status" className="sr-only">
              {open ? format(w.found, { n: list.items.length }) : ""}
            </span>
          </div>
          <Button type="submit">{w.addButton}</Button>
        </div>
      </FieldFrame>
    </form>
  );
}

/** Milliseconds after the last key press before names are requested. */
const PAUSE = 120;
const MOST = 10;

/** Cache of completions by typed text, so that deleting a letter sends no request. */
const answers = new Map<string, readonly NameCompletion[]>();
let waiting: ReturnType<typeof setTimeout> | undefined;

/** A count or a mark before a name, which stays as it is. */
const BEFORE_NAME = /^\s*(?:sb:\s*)?(?:\d{1,3}\s*[x×]?\s+)?/iu;

/**
 * Returns completions of a line such as `4 Name`. Names come from the site's card data in both languages, or from the
 * lists of the formats if the site has no card data. During fast typing only the last call sends a request.
 */
async function completeNames(line: string, hasCards: boolean): Promise<readonly Completion[]> {
  const before = BEFORE_NAME.exec(line)?.[0] ?? "";
  const asked = line.slice(before.length).trim();
  if (asked === "") return [];
  const names = hasCards ? await askSite(asked) : listed(asked);
  return names.map(({ name, japanese }) => {
    const text = `${before}${name}`;
    return { label: name, detail: japanese ?? "", text, caret: text.length };
  });
}

function listed(asked: string): readonly NameCompletion[] {
  const text = asked.toLowerCase();
  const begins = LISTED_CARD_NAMES.filter((name) => name.toLowerCase().startsWith(text));
  const holds = LISTED_CARD_NAMES.filter((name) => name.toLowerCase().includes(text));
  return [...new Set([...begins, ...holds])].slice(0, MOST).map((name) => ({ name, japanese: null }));
}

async function askSite(asked: string): Promise<readonly NameCompletion[]> {
  const known = answers.get(asked);
  if (known !== undefined) return known;
  clearTimeout(waiting);
  await new Promise((resolve) => {
    waiting = setTimeout(resolve, PAUSE);
  });
  try {
    const response = await fetch(`/api/mtg/names?${new URLSearchParams({ q: asked })}`);
    if (!response.ok) return [];
    const { names } = (await response.json()) as { readonly names: readonly NameCompletion[] };
    answers.set(asked, names);
    return names;
  } catch {
    // Nothing is offered, and the field goes on as it is.
    return [];
  }
}

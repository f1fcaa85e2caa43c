import { type SyntheticEvent, useId, useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { CompletionList } from "@/app/ui/combobox/completion-list";
import { useCombobox } from "@/app/ui/combobox/use-combobox";
import { Button } from "@/app/ui/kit/button";
import { FIELD_CLASS } from "@/app/ui/kit/class-names";
import { FieldFrame } from "@/app/ui/kit/field-frame";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { toNameKey } from "@/engine/mtg/deck";
import { MTG_DECK_LIMITS } from "@/lib/mtg/decks/limits";
import { completeNames } from "./complete-names";

type Props = { hasCards: boolean; onAdd: (line: string) => void };

/** Renders a field that adds a card by its name, in either language where the site knows it, and completes what is typed. */
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

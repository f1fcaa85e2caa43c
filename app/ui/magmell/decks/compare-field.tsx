"use client";

import { useRef, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { getBrowserStorage } from "@/app/ui/editor/browser-storage";
import { readDraft } from "@/app/ui/editor/draft-slots";
import { FIELD_CLASS } from "@/app/ui/kit/class-names";
import { TextField } from "@/app/ui/kit/text-field";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { useLocalDecks } from "@/app/ui/magmell/editor/local/use-local-decks";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { printPasteableDeck } from "@/lib/magmell/play/start/pasteable-deck";

/** Selectable decks under one heading. The values are inputs that the field accepts. */
export type CompareChoices = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

type Props = {
  /** The name of the field in the form. */
  name: "a" | "b";
  error: string | undefined;
  typed: string;
  groups: readonly CompareChoices[];
  /** Version of the card data with which drafts of this browser are encoded. */
  version: string;
};

/**
 * Renders a field for the link of a deck, and a list below that fills the field with decks of the page or drafts of
 * this browser. Without JavaScript only the field works.
 */
export function CompareField({ name, error, typed, groups, version }: Props) {
  const words = useWords("deckCompare");
  const local = useWords("localDecks");
  const drafts = useLocalDecks();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState(error);
  const [picked, setPicked] = useState(typed);
  const own = {
    label: local.title,
    options: drafts.map(({ id, name }) => ({ value: id, label: name || local.unnamed })),
  };
  const filled = [own, ...groups].filter(({ options }) => options.length > 0);
  const isListed = filled.some(({ options }) => options.some(({ value }) => value === picked));
  const pick = async (value: string) => {
    setPicked(value);
    setProblem(undefined);
    const link = own.options.some((draft) => draft.value === value) ? await getDraftLink(value, version) : value;
    if (link === null) setProblem(words.unread);
    if (field.current) field.current.value = link ?? "";
  };
  return (
    <div className="grid gap-2">
      <TextField
        name={name}
        label={words[name]}
        hint={words.hint}
        error={problem}
        ref={field}
        defaultValue={typed}
        onInput={({ currentTarget }) => setPicked(currentTarget.value)}
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
      />
      {filled.length > 0 ? (
        <select
          aria-label={`${words[name]} ${words.pick.label}`}
          className={FIELD_CLASS}
          disabled={!hydrated}
          value={isListed ? picked : ""}
          onChange={({ currentTarget: { value } }) => void pick(value)}
        >
          <option value="">{words.pick.none}</option>
          {filled.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      ) : null}
    </div>
  );
}

/** Returns the path of a draft's current cards; null if the draft cannot be read or encoded. */
async function getDraftLink(id: string, version: string): Promise<string | null> {
  const draft = readDraft(getBrowserStorage(), id)?.history.present;
  if (!draft) return null;
  try {
    const { createListReader } = await import("@/app/ui/magmell/play/start/list-reader");
    const { code } = (await createListReader(version)).read(printPasteableDeck(draft.deck));
    return code && `/d/${code}${buildNameQuery(draft.name)}`;
  } catch {
    return null;
  }
}

import { useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { type SendResult, sendJson } from "@/app/ui/http/send";
import { nameCopy } from "@/lib/decks/copy-name";
import type { Visibility } from "@/lib/decks/visibility";
import type { ErrorBody } from "@/lib/error-codes";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import { createMyDeckRow, type MyDeckRow } from "./my-deck-row";

/** A change of a user's deck outside of the editor. */
export type DeckChange = { readonly name?: string; readonly visibility?: Visibility; readonly folder?: string };

/** The changed decks as they were before, and the number of decks that could not be changed. */
type BulkResult = { readonly before: readonly MyDeckRow[]; readonly failed: number };

/**
 * Returns the user's decks and actions that change them. Each change is sent at once and shown when the server has
 * accepted it.
 */
export function useMyDecks(decks: readonly MyDeckRow[]) {
  const { copyName } = useWords("deckSocial.mine");
  const [list, setList] = useState(decks);

  const change = async (deck: MyDeckRow, values: DeckChange): Promise<SendResult> => {
    const sent = await sendJson("PATCH", `/api/decks/${deck.id}`, values);
    if (sent.ok) setList((all) => all.map((one) => (one.id === deck.id ? changed(one, sent.body) : one)));
    return sent;
  };
  /** Changes decks one after another, each to the values that `valuesOf` returns. */
  const changeAll = async (
    chosen: readonly MyDeckRow[],
    valuesOf: (deck: MyDeckRow) => DeckChange,
  ): Promise<BulkResult> => {
    const before: MyDeckRow[] = [];
    for (const deck of chosen) if ((await change(deck, valuesOf(deck))).ok) before.push(deck);
    return { before, failed: chosen.length - before.length };
  };
  const removeAll = async (chosen: readonly MyDeckRow[]): Promise<BulkResult> => {
    const before: MyDeckRow[] = [];
    for (const deck of chosen) if ((await sendJson("DELETE", `/api/decks/${deck.id}`, {})).ok) before.push(deck);
    const gone = new Set(before.map(({ id }) => id));
    setList((all) => all.filter(({ id }) => !gone.has(id)));
    return { before, failed: chosen.length - before.length };
  };
  /** Makes a copy with everything that the deck holds; `null` when it was refused. */
  const duplicate = async (deck: MyDeckRow): Promise<MyDeckRow | SendResult> => {
    const saved = await fetchDeck(deck.id);
    if (!saved.ok) return saved;
    const { name, candidates, notes, about, ...rest } = (saved.body as { deck: SavedDeck }).deck;
    const copied = {
      name: nameCopy(
        name,
        copyName,
        list.map((one) => one.name),
      ),
      deck: rest.deck,
      candidates,
      notes,
      about,
      saveKey: crypto.randomUUID(),
      copiedFrom: { id: deck.id, name },
    };
    const sent = await sendJson("POST", "/api/decks", copied);
    if (!sent.ok) return sent;
    const made = (sent.body as { deck: SavedDeck }).deck;
    const row = createMyDeckRow({ ...made, counts: deck.counts, errors: deck.errors, hidden: false }, deck);
    setList((all) => [row, ...all]);
    return row;
  };
  return { list, change, changeAll, removeAll, duplicate };
}

const changed = (old: MyDeckRow, body: unknown): MyDeckRow => {
  const { name, visibility, link, folder, updatedAt } = (body as { deck: SavedDeck }).deck;
  return { ...old, name, visibility, link, folder, updatedAt };
};

async function fetchDeck(id: string): Promise<SendResult> {
  const response = await fetch(`/api/decks/${id}`).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  const failure = { fields: [], wait: 0, id: null };
  if (!response) return { ok: false, failure: { ...failure, code: "offline" }, body: null };
  const { error } = (body ?? {}) as Partial<ErrorBody>;
  return response.ok
    ? { ok: true, body }
    : { ok: false, failure: { ...failure, code: error?.code ?? "unexpected" }, body };
}

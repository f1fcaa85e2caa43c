import { sendJson } from "@/app/ui/http/send";
import type { Draft } from "@/lib/decks/draft";
import type { Lineage } from "@/lib/decks/stored-draft";
import type { SavedDeck } from "@/lib/decks/types";

/** The outcome of saving a deck. `offline`: no response. */
export type SaveResult =
  | { readonly ok: true; readonly deck: SavedDeck }
  | { readonly ok: false; readonly code: "conflict"; readonly current: SavedDeck }
  | { readonly ok: false; readonly code: string; readonly current?: undefined };

/** Saves name a key: sent again under it, a save that was carried out already is answered again and not repeated. */
export type DeckApi = {
  readonly create: (draft: Draft, saveKey: string, copiedFrom: Lineage | null) => Promise<SaveResult>;
  /** Refused with `conflict` unless the deck still has the version that the draft began from. */
  readonly update: (id: string, draft: Draft, expectedVersion: number, saveKey: string) => Promise<SaveResult>;
};

/** The saved decks of the signed-in account, over HTTP. */
export const deckApi: DeckApi = {
  create: (draft, saveKey, copiedFrom) =>
    save("POST", "/api/decks", { ...draft, saveKey, ...(copiedFrom ? { copiedFrom } : {}) }),
  update: (id, draft, expectedVersion, saveKey) =>
    save("PUT", `/api/decks/${id}`, { ...draft, expectedVersion, saveKey }),
};

async function save(method: "POST" | "PUT", path: string, body: object): Promise<SaveResult> {
  const sent = await sendJson(method, path, body);
  const { deck, current } = (sent.body ?? {}) as { deck?: SavedDeck; current?: SavedDeck };
  if (sent.ok) return deck ? { ok: true, deck } : { ok: false, code: "unexpected" };
  const { code } = sent.failure;
  if (code !== "conflict") return { ok: false, code };
  return current ? { ok: false, code, current } : { ok: false, code: "unexpected" };
}

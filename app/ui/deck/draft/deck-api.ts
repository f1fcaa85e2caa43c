import type { Draft } from "@/lib/decks/draft";
import type { SavedDeck } from "@/lib/decks/types";

/** What the account answered. `offline` is no answer at all. */
export type DeckAnswer =
  | { readonly ok: true; readonly deck: SavedDeck }
  | { readonly ok: false; readonly code: "conflict"; readonly current: SavedDeck }
  | { readonly ok: false; readonly code: string; readonly current?: undefined };

export type DeckApi = {
  readonly create: (draft: Draft) => Promise<DeckAnswer>;
  /** Refused with `conflict` unless the deck still has the version that the draft began from. */
  readonly update: (id: string, draft: Draft, expectedVersion: number) => Promise<DeckAnswer>;
};

/** The saved decks of whoever is signed in, over HTTP. */
export const deckApi: DeckApi = {
  create: (draft) => send("POST", "/api/decks", draft),
  update: (id, draft, expectedVersion) => send("PUT", `/api/decks/${id}`, { ...draft, expectedVersion }),
};

type Body = { deck?: SavedDeck; current?: SavedDeck; error?: { code: string } };

async function send(method: "POST" | "PUT", path: string, body: object): Promise<DeckAnswer> {
  const response = await fetch(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!response) return { ok: false, code: "offline" };
  const answer: Body | null = await response.json().catch(() => null);
  if (response.ok && answer?.deck) return { ok: true, deck: answer.deck };
  const code = answer?.error?.code ?? "unexpected";
  return code === "conflict" && answer?.current
    ? { ok: false, code, current: answer.current }
    : { ok: false, code: code === "conflict" ? "unexpected" : code };
}

"use client";

import { useSyncExternalStore } from "react";
import { SIGNED_IN_HINT_COOKIE } from "@/lib/accounts/signed-in-hint-cookie";

/** Signed-in user for the page frame: display name, and whether the user is an administrator. */
type FrameReader = { readonly name: string; readonly admin: boolean };

/** `null` for a visitor, `"asking"` until the site has answered, `"unknown"` where it could not. */
type CurrentUserState = FrameReader | "asking" | "unknown" | null;

/** The cookie's names with https and without. */
const NAMES = [`__Host-${SIGNED_IN_HINT_COOKIE}`, SIGNED_IN_HINT_COOKIE];

let state: CurrentUserState | undefined;
const listeners = new Set<() => void>();

/**
 * Returns the signed-in user. Pages contain no user data, so a script requests it once per page, if a cookie says that
 * somebody may be signed in.
 */
export const useCurrentUser = (): CurrentUserState => useSyncExternalStore(subscribe, current, () => "asking");

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): CurrentUserState {
  if (state === undefined) {
    const sent = document.cookie.split("; ");
    const mayBe = NAMES.some((name) => sent.includes(`${name}=1`));
    state = mayBe ? "asking" : null;
    if (mayBe) void ask();
  }
  return state;
}

async function ask(): Promise<void> {
  const answer = await fetch("/api/accounts/me/menu").catch(() => null);
  const body = answer?.ok ? await answer.json().catch(() => null) : null;
  state = body === null ? "unknown" : (body as { reader: FrameReader | null }).reader;
  // The session has ended, so no later page need ask.
  if (state === null) forget();
  for (const listener of listeners) listener();
}

function forget(): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not there in all browsers yet
  for (const name of NAMES) document.cookie = `${name}=; path=/; max-age=0; samesite=lax${secure}`;
}

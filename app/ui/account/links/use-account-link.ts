import { useCallback, useEffect, useState } from "react";
import type { LinkKind } from "@/lib/accounts/links/types";
import { type RequestFailure, type SendResult, sendJson } from "../../http/send";

const DEAD = ["linkUnknown", "linkUsed", "linkExpired"] as const;
export type InvalidLinkCode = (typeof DEAD)[number];

/** An account link as shown on its page. `reader` is the signed-in user: the link's account, another one, or nobody. */
export type AccountLink = {
  readonly kind: LinkKind;
  readonly email: string;
  readonly reader: "owner" | "other" | "none";
};

export type AccountLinkState =
  | { readonly at: "reading" }
  | { readonly at: "none" }
  | { readonly at: "failed"; readonly failure: RequestFailure }
  | { readonly at: "dead"; readonly code: InvalidLinkCode; readonly kind: LinkKind | null }
  | { readonly at: "open"; readonly link: AccountLink; readonly token: string }
  | { readonly at: "done"; readonly link: AccountLink };

/** The refusal of a link that works no more; `null` for any other outcome. */
function deathOf(sent: SendResult): Extract<AccountLinkState, { at: "dead" }> | null {
  if (sent.ok) return null;
  const code = DEAD.find((one) => one === sent.failure.code);
  const { kind = null } = (sent.body ?? {}) as { kind?: LinkKind | null };
  return code ? { at: "dead", code, kind } : null;
}

/** Returns the state of the link that opened this page, and `use`, which sends its token to the server. */
export function useAccountLink() {
  const [state, setState] = useState<AccountLinkState>({ at: "reading" });

  const read = useCallback(async () => {
    const token = readLinkToken();
    if (token === null) return setState({ at: "none" });
    if (token === "") return setState({ at: "dead", code: "linkUnknown", kind: null });
    setState({ at: "reading" });
    const sent = await sendJson("POST", "/api/accounts/links", { token });
    const death = deathOf(sent);
    if (death) clearLinkToken();
    setState(
      death ??
        (sent.ok ? { at: "open", link: sent.body as AccountLink, token } : { at: "failed", failure: sent.failure }),
    );
  }, []);

  // A link that is pasted into the address of this page changes nothing but what stands behind the `#`.
  useEffect(() => {
    void read();
    const again = () => void (window.location.hash.length > 1 && read());
    window.addEventListener("hashchange", again);
    return () => window.removeEventListener("hashchange", again);
  }, [read]);

  /**
   * Sends the token to a path of the links API. An invalid or used link changes the page's state; other results are
   * returned to the form.
   */
  const use = async (path: string, body: object = {}): Promise<SendResult> => {
    if (state.at !== "open") throw new Error("There is no link to use");
    const sent = await sendJson("POST", `/api/accounts/links/${path}`, { token: state.token, ...body });
    const death = deathOf(sent);
    if (death || sent.ok) clearLinkToken();
    if (death) setState(death);
    return sent;
  };
  const finish = () => setState((now) => (now.at === "open" ? { at: "done", link: now.link } : now));

  return { state, read, use, finish };
}

/** Sends the token of a link to a path of the API, with a body. */
export type SubmitAccountLink = ReturnType<typeof useAccountLink>["use"];

/** Session storage key of a link's token, needed because signing in leaves the page. */
const KEY = "grimoire.link";
const TOKEN = /^[\w-]{43}$/;

/**
 * Returns the token in the URL fragment, or the one stored before sign-in. Returns an empty string for an invalid
 * fragment, and null if there is none. The token is removed from the URL, so that it does not appear in the history.
 */
function readLinkToken(): string | null {
  const { hash, pathname, search } = window.location;
  const given = hash.slice(1);
  if (given === "") return kept();
  if (!TOKEN.test(given)) return "";
  if (keep(given)) window.history.replaceState(null, "", pathname + search);
  return given;
}

/** Forgets the token of a link that was used, or does nothing. */
function clearLinkToken(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

function keep(token: string): boolean {
  try {
    window.sessionStorage.setItem(KEY, token);
    return true;
  } catch {
    // Where nothing is kept the address goes on holding it, and the link is opened again after signing in.
    return false;
  }
}

function kept(): string | null {
  try {
    const token = window.sessionStorage.getItem(KEY);
    return token !== null && TOKEN.test(token) ? token : null;
  } catch {
    return null;
  }
}

import type { ReauthMethods } from "@/lib/accounts/reauth/types";

/** Asks whoever sits here to prove to be the owner of the account; `false` when they would not. */
type AskForProof = (ways: ReauthMethods) => Promise<boolean>;

/** The outcome of a request, as far as a proof goes. */
type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: { readonly code: string }; readonly body: unknown };

let askForProof: AskForProof | null = null;

/** Names what asks for proofs on this page, until the function that it gives is called. */
export function setReauthHandler(ask: AskForProof): () => void {
  askForProof = ask;
  return () => {
    if (askForProof === ask) askForProof = null;
  };
}

/**
 * Sends a request, and once more after a proof where the site asks for one first: what was typed stays where it is, and what was asked
 * for goes on by itself.
 */
export async function sendWithReauth<Result extends Sent>(send: () => Promise<Result>): Promise<Result> {
  const sent = await send();
  if (sent.ok || sent.failure.code !== "reauthenticate" || askForProof === null) return sent;
  const { ways } = sent.body as { ways: ReauthMethods };
  return (await askForProof(ways)) ? send() : sent;
}

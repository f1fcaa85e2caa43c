import type { ReauthMethods } from "@/lib/accounts/reauth/types";

/** Asks the user to prove ownership of the account; resolves to false if the user cancels. */
type AskForProof = (ways: ReauthMethods) => Promise<boolean>;

/** The outcome of a request, as far as a proof goes. */
type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: { readonly code: string }; readonly body: unknown };

let askForProof: AskForProof | null = null;

/** Sets the handler that asks the user for a proof of identity on this page. Returns a function that removes it. */
export function setReauthHandler(ask: AskForProof): () => void {
  askForProof = ask;
  return () => {
    if (askForProof === ask) askForProof = null;
  };
}

/** Sends a request. If the site requires a proof of identity first, asks for it and sends the request again. */
export async function sendWithReauth<Result extends Sent>(send: () => Promise<Result>): Promise<Result> {
  const sent = await send();
  if (sent.ok || sent.failure.code !== "reauthenticate" || askForProof === null) return sent;
  const { ways } = sent.body as { ways: ReauthMethods };
  return (await askForProof(ways)) ? send() : sent;
}

import type { ErrorBody, RefusalCode, RefusedField } from "@/lib/refusals";

/** Why something was not done. `offline` is no answer at all; `credentials` a sign-in that was refused. */
export type Failure = {
  readonly code: RefusalCode | "offline" | "credentials";
  readonly fields: readonly RefusedField[];
  /** Seconds to wait; 0 when there is nothing to wait for. */
  readonly wait: number;
  /** What to quote when the server failed. */
  readonly id: string | null;
};

export type SendResult =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly failure: Failure };

const failed = (code: Failure["code"], more: Partial<Failure> = {}): SendResult => ({
  ok: false,
  failure: { code, fields: [], wait: 0, id: null, ...more },
});

/** Sends a change to the site's own API. Never throws: no connection is an answer too. */
export async function sendJson(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body: object,
): Promise<SendResult> {
  const headers = { "content-type": "application/json" };
  return read(await fetch(path, { method, headers, body: JSON.stringify(body) }).catch(() => null));
}

/**
 * Posts to the session's own routes, which ask for a token against forged forms. A right sign-in answers 200; any other
 * refusal of it is 401, whatever was wrong.
 */
export async function postToAuth(path: string, fields: Readonly<Record<string, string>>): Promise<SendResult> {
  const first = await fetch("/api/auth/csrf").catch(() => null);
  const { csrfToken } = (await first?.json().catch(() => null)) ?? {};
  if (typeof csrfToken !== "string") return failed(first ? "unexpected" : "offline");
  const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
  const response = await fetch(`/api/auth/${path}`, { method: "POST", body }).catch(() => null);
  return response?.status === 401 ? failed("credentials") : read(response);
}

async function read(response: Response | null): Promise<SendResult> {
  if (!response) return failed("offline");
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return { ok: true, body };
  const { error } = (body ?? {}) as Partial<ErrorBody>;
  return failed(error?.code ?? "unexpected", {
    fields: error?.fields ?? [],
    wait: Number(response.headers.get("retry-after") ?? 0),
    id: error?.id ?? null,
  });
}

import type { ErrorBody, ErrorCode, FieldError } from "@/lib/error-codes";
import { sendWithReauth } from "./send-with-reauth";

/** Why the server did not carry out a request. `offline`: no response; `credentials`: a refused sign-in. */
export type RequestFailure = {
  readonly code: ErrorCode | "offline" | "credentials";
  readonly fields: readonly FieldError[];
  /** Seconds until the request may be repeated; 0 for at once. */
  readonly wait: number;
  /** The number of the failure, to quote to the site's owner. */
  readonly id: string | null;
};

/** The result of a request, with its JSON body; null if it has none. */
export type SendResult =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly failure: RequestFailure; readonly body: unknown };

const failed = (
  code: RequestFailure["code"],
  more: Partial<RequestFailure> = {},
  body: unknown = null,
): SendResult => ({
  ok: false,
  failure: { code, fields: [], wait: 0, id: null, ...more },
  body,
});

/**
 * Sends a change to the site's own API, after a proof of identity if the site requires one. Never throws; a failed
 * connection is returned as a failure.
 */
export function sendJson(method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body: object): Promise<SendResult> {
  const headers = { "content-type": "application/json" };
  return sendWithReauth(async () =>
    read(await fetch(path, { method, headers, body: JSON.stringify(body) }).catch(() => null)),
  );
}

/** Sends a POST with a CSRF token to the sign-in routes. Refused credentials are answered with 401 without a reason. */
export const postToAuth = (path: string, fields: Readonly<Record<string, string>>): Promise<SendResult> =>
  sendWithReauth(() => postForm(path, fields));

async function postForm(path: string, fields: Readonly<Record<string, string>>): Promise<SendResult> {
  const first = await fetch("/api/auth/csrf").catch(() => null);
  if (!first?.ok) return read(first);
  const { csrfToken } = (await first.json().catch(() => null)) ?? {};
  if (typeof csrfToken !== "string") return failed("unexpected");
  const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
  const response = await fetch(`/api/auth/${path}`, { method: "POST", body }).catch(() => null);
  const sent = await read(response);
  const noReason = response?.status === 401 && !sent.ok && sent.failure.code === "unexpected";
  return noReason ? failed("credentials") : sent;
}

async function read(response: Response | null): Promise<SendResult> {
  if (!response) return failed("offline");
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return { ok: true, body };
  const { error } = (body ?? {}) as Partial<ErrorBody>;
  const more = {
    fields: error?.fields ?? [],
    wait: Number(response.headers.get("retry-after") ?? 0),
    id: error?.id ?? null,
  };
  return failed(error?.code ?? "unexpected", more, body);
}

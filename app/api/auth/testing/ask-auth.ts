import { NextRequest } from "next/server";
import { GET, POST } from "../[...nextauth]/route";

export const SITE = "http://localhost:3000";
export const FORM_TYPE = "application/x-www-form-urlencoded";
const at = (path: string) => ({ params: Promise.resolve({ nextauth: path.split("?")[0]?.split("/") ?? [] }) });

export const get = (path: string, cookie = "") =>
  GET(new NextRequest(`${SITE}/api/auth/${path}`, { headers: { cookie } }), at(path));

export const getCookies = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");

/** Fetches a CSRF token and its cookie. */
export async function fetchCsrfToken() {
  const response = await get("csrf");
  return { csrfToken: (await response.json()).csrfToken as string, cookie: getCookies(response) };
}

// The mark of a server that was started: addresses of connections stand behind it (lib/server/peer-address.ts).
(globalThis as { grimoirePeerKey?: string }).grimoirePeerKey = "tests";

/** Options of a POST; `address` is the peer of its connection, `forwarded` the value of `X-Forwarded-For`. */
export type PostOptions = { type?: string; cookie?: string; path?: string; address?: string; forwarded?: string };
export function post(
  body: string,
  {
    type = FORM_TYPE,
    cookie = "",
    path = "callback/credentials",
    address = "127.0.0.1",
    forwarded = "192.0.2.99",
  }: PostOptions = {},
) {
  const peer = { "x-grimoire-peer": `tests ${address}`, "x-forwarded-for": forwarded };
  const headers = { origin: SITE, host: "localhost:3000", "content-type": type, cookie, ...peer };
  return POST(new NextRequest(`${SITE}/api/auth/${path}`, { method: "POST", headers, body }), at(path));
}

export const encodeForm = (fields: Record<string, string>) =>
  new URLSearchParams({ ...fields, json: "true" }).toString();
export const isSignedIn = (response: Response) => /next-auth\.session-token=[^;]/.test(getCookies(response));
export async function signIn({ email, password }: { email: string; password: string }, options: PostOptions = {}) {
  const { csrfToken, cookie } = await fetchCsrfToken();
  return post(encodeForm({ email, password, csrfToken }), { cookie, ...options });
}

/** Returns the form fields of a sign-in. */
export const toCredentials = ({ email, password }: { email: string; password: string }) => ({ email, password });

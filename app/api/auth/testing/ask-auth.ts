import { NextRequest } from "next/server";
import { GET, POST } from "../[...nextauth]/route";

export const SITE = "http://localhost:3000";
export const FORM = "application/x-www-form-urlencoded";
const at = (path: string) => ({ params: Promise.resolve({ nextauth: path.split("?")[0]?.split("/") ?? [] }) });

export const get = (path: string, cookie = "") =>
  GET(new NextRequest(`${SITE}/api/auth/${path}`, { headers: { cookie } }), at(path));

export const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");

/** Returns the token against forged forms, with the cookie that goes with it. */
export async function token() {
  const response = await get("csrf");
  return { csrfToken: (await response.json()).csrfToken as string, cookie: cookiesOf(response) };
}

// The mark of a server that was started: addresses of connections stand behind it (lib/server/peer-address.ts).
(globalThis as { grimoirePeerKey?: string }).grimoirePeerKey = "tests";

/** Wishes for a POST; `address` is the other end of its connection, `forwarded` what a proxy says of the visitor, or the visitor of himself. */
export type Wishes = { type?: string; cookie?: string; path?: string; address?: string; forwarded?: string };
export function post(
  body: string,
  {
    type = FORM,
    cookie = "",
    path = "callback/credentials",
    address = "127.0.0.1",
    forwarded = "192.0.2.99",
  }: Wishes = {},
) {
  const peer = { "x-grimoire-peer": `tests ${address}`, "x-forwarded-for": forwarded };
  const headers = { origin: SITE, host: "localhost:3000", "content-type": type, cookie, ...peer };
  return POST(new NextRequest(`${SITE}/api/auth/${path}`, { method: "POST", headers, body }), at(path));
}

export const form = (fields: Record<string, string>) => new URLSearchParams({ ...fields, json: "true" }).toString();
export const isSignedIn = (response: Response) => /next-auth\.session-token=[^;]/.test(cookiesOf(response));
export async function signIn({ email, password }: { email: string; password: string }, wishes: Wishes = {}) {
  const { csrfToken, cookie } = await token();
  return post(form({ email, password, csrfToken }), { cookie, ...wishes });
}

/** Returns the fields of a form for signing in. */
export const proofOf = ({ email, password }: { email: string; password: string }) => ({ email, password });

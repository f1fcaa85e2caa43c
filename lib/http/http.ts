import { randomUUID } from "node:crypto";
import type { ZodObject, z } from "zod";
import type { Admin, Viewer } from "../accounts/types";
import { asAdmin } from "../admin/access";
import { type ErrorBody, REFUSALS, type RefusalCode, type RefusedField } from "../refusal";
import { env } from "../server/env";
import { addressOf, consume, type Limit } from "../server/limits";
import { viewer } from "./auth";

/** What a handler gives: a status with a body that becomes JSON, or `null` for none. */
export type Answer = { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> };

type Params = Record<string, string>;
type Route = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;
/** Who may ask, and as whom the handler then knows them. */
type Askers = { required: Viewer; admin: Admin; none: Viewer | null };
type Auth = keyof Askers;
type Asker<A extends Auth> = Askers[A];

/** What a handler is given. No request: what it may know stands here, checked. */
type Asked<A extends Auth, Input> = { viewer: Asker<A>; input: Input; params: Params; headers: Headers };

type Mutation<A extends Auth, Schema extends ZodObject> = {
  /** Strict objects only: an unknown key is refused. Every string and array in it carries `.max()`. */
  input: Schema & StrictObject;
  auth: A;
  /** Counted per viewer, or per address where nobody needs to be signed in. */
  limit: Limit;
  /** The largest body in bytes. */
  maxBytes?: number;
  handle: (asked: Asked<A, z.output<Schema>>) => Promise<Answer>;
};
type StrictObject = ZodObject<z.core.$ZodShape, z.core.$strict>;

const MAX_BYTES = 64 * 1024;
const MAX_FIELDS = 50;
const mutations = new WeakSet<Route>();

/** Whether a route's method was made by `mutation`, and therefore checks everything that it checks. */
export const isMutation = (route: unknown): boolean => mutations.has(route as Route);

/**
 * The only way to make a PUT, POST, PATCH or DELETE. In this order: the request comes from a page of this site, whoever asks
 * is signed in and may, the limit is not used up, the body is a JSON object within bounds. Only then `handle` runs.
 */
export function mutation<A extends Auth, Schema extends ZodObject>(options: Mutation<A, Schema>): Route {
  const route: Route = (request, context) =>
    guarded(request, async () => {
      if (!isSameOrigin(request.headers)) return refuse("badOrigin");
      const admitted = await admit(request, options);
      if (!admitted.ok) return admitted.refusal;
      const body = await readJson(request, options.maxBytes ?? MAX_BYTES);
      if (!body.ok) return refuse(body.code);
      const input = options.input.safeParse(body.value);
      if (!input.success) return refuse("invalid", fieldsOf(input.error));
      const params = await context.params;
      return options.handle({
        viewer: admitted.viewer,
        input: input.data as z.output<Schema>,
        params,
        headers: request.headers,
      });
    });
  mutations.add(route);
  return route;
}

/** A GET whose answer depends on who asks: never stored by anybody on the way. */
export function reading<A extends Auth>(options: {
  auth: A;
  limit: Limit;
  handle: (asked: Omit<Asked<A, never>, "input">) => Promise<Answer>;
}): Route {
  return (request, context) =>
    guarded(request, async () => {
      const admitted = await admit(request, options);
      if (!admitted.ok) return admitted.refusal;
      const params = await context.params;
      return options.handle({ viewer: admitted.viewer, params, headers: request.headers });
    });
}

type Admitted<A extends Auth> =
  | { readonly ok: true; readonly viewer: Asker<A> }
  | { readonly ok: false; readonly refusal: Answer };

/** Whether whoever asks is signed in as is needed and has not used up the limit. Who may not even ask uses up nothing. */
async function admit<A extends Auth>(
  request: Request,
  { auth, limit }: { auth: A; limit: Limit },
): Promise<Admitted<A>> {
  const asker = await viewer();
  const unfit = unfitFor(auth, asker);
  if (unfit) return { ok: false, refusal: refuse(unfit) };
  const wait = await consume(limit, asker?.userId ?? addressOf(request.headers));
  if (wait !== null) return { ok: false, refusal: refuseLimited(wait) };
  return { ok: true, viewer: asker as Asker<A> };
}

/** Why somebody may not even ask; `null` when they may. */
function unfitFor(auth: Auth, asker: Viewer | null): "signedOut" | "notAdmin" | null {
  if (auth !== "none" && !asker) return "signedOut";
  return auth === "admin" && !asAdmin(asker) ? "notAdmin" : null;
}

/** A refusal as an answer; `extra` stands beside `error`, such as the current deck of a conflict. */
export function refuse(code: RefusalCode, fields?: readonly RefusedField[], extra?: Record<string, unknown>): Answer {
  const { status, message } = REFUSALS[code];
  const error: ErrorBody["error"] = { code, message, ...(fields && { fields }) };
  return { status, body: { error, ...extra } };
}

export const refuseLimited = (wait: number): Answer => ({
  ...refuse("limited"),
  headers: { "Retry-After": String(wait) },
});

/** An answer as it goes over the wire. */
export function toResponse({ status, body, headers }: Answer): Response {
  const all = { "Cache-Control": "private, no-store", ...headers };
  return body === null ? new Response(null, { status, headers: all }) : Response.json(body, { status, headers: all });
}

/** Whatever fails unexpectedly is logged under an id, and the visitor is told the id and nothing else. */
async function guarded(request: Request, run: () => Promise<Answer>): Promise<Response> {
  try {
    return toResponse(await run());
  } catch (error) {
    const id = randomUUID();
    console.error(`[${id}] ${request.method} ${new URL(request.url).pathname}`, error);
    const { status, message } = REFUSALS.unexpected;
    return toResponse({ status, body: { error: { code: "unexpected", message, id } } });
  }
}

/**
 * Whether the request was sent by a page of this site. Browsers always name the origin of a write, and a page elsewhere
 * can choose neither that nor the Host it reaches.
 */
export function isSameOrigin(headers: Headers, site = env().NEXTAUTH_URL): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null && fetchSite !== "same-origin") return false;
  const origin = headers.get("origin");
  if (!origin || !URL.canParse(origin)) return false;
  const { host, origin: whole } = new URL(origin);
  return host === headers.get("host") || whole === new URL(site).origin;
}

type Body = { ok: true; value: unknown } | { ok: false; code: "notJson" | "tooLarge" | "malformed" };

async function readJson(request: Request, maxBytes: number): Promise<Body> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return { ok: false, code: "notJson" };
  const text = await readText(request, maxBytes);
  if (text === null) return { ok: false, code: "tooLarge" };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, code: "malformed" };
  }
}

/** The body as text, or `null` as soon as it turns out larger than `maxBytes`: the rest is not read. */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null;
  if (!request.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function fieldsOf(error: z.core.$ZodError): RefusedField[] {
  return error.issues.slice(0, MAX_FIELDS).map((issue) => ({
    path: issue.path.map(String).join(".").slice(0, 200),
    code: issue.code === "custom" ? String(issue.params?.code ?? "custom") : issue.code,
    message: issue.message.slice(0, 300),
  }));
}

import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { signInInputSchema } from "../../accounts/schema";
import { secondFactorCodeSchema } from "../../accounts/second-factor/schema";
import { readTextBody } from "../request-body";
import { createErrorResult, createFieldError, type RouteResult, toFieldErrors } from "../route-result";
import type { AuthRoute } from "./auth-route";

const MAX_BYTES = 8 * 1024;
const FORM = /^application\/x-www-form-urlencoded(\s*;\s*charset=("utf-8"|utf-8))?\s*$/i;
const JSON_TYPE = /^application\/json(\s*;\s*charset=("utf-8"|utf-8))?\s*$/i;
const csrfToken = z.string().max(200);
/** Fields that next-auth's own client sends along: whether it wants JSON, and where to go afterwards. */
const wishes = {
  callbackUrl: z.string().max(2000).optional(),
  json: z.enum(["true", "false"]).optional(),
  redirect: z.enum(["true", "false"]).optional(),
};

const SCHEMAS = {
  credentials: z.strictObject({ ...signInInputSchema.shape, csrfToken, ...wishes }),
  code: z.strictObject({ code: secondFactorCodeSchema, csrfToken, ...wishes }),
  form: z.strictObject({ csrfToken, ...wishes }),
  session: z.strictObject({ csrfToken, data: z.unknown().optional() }),
};

/** The values of a body for next-auth; all of it has passed a schema. */
type AuthInput = { readonly csrfToken: string } & Readonly<Record<string, string>>;
type ReadInput =
  | { readonly ok: true; readonly input: AuthInput }
  | { readonly ok: false; readonly refusal: RouteResult };

/**
 * Reads and validates the body of a POST to next-auth. next-auth gets only the parsed values: if it parsed the body
 * itself, it could find another account in it than the rate limit counted. For the same reason, duplicate fields are
 * rejected. Accepts only forms, or JSON for the session action.
 */
export async function readAuthInput(request: Request, route: AuthRoute, site: string): Promise<ReadInput> {
  const json = route.action === "session";
  if (!(json ? JSON_TYPE : FORM).test(request.headers.get("content-type") ?? ""))
    return no(createErrorResult(json ? "notJson" : "notForm"));
  const text = await readTextBody(request, MAX_BYTES);
  if (text === null) return no(createErrorResult("tooLarge"));
  const fields = json ? jsonOf(text) : formOf(text);
  if (!fields.ok) return fields;
  const parsed = schemaOf(route).safeParse(fields.value);
  if (!parsed.success) return no(createErrorResult("invalid", toFieldErrors(parsed.error)));
  const { data: _, redirect: __, callbackUrl, ...kept } = parsed.data as AuthInput;
  const address = toSameOriginUrl(callbackUrl, site);
  return { ok: true, input: { ...kept, ...(address !== null && { callbackUrl: address }) } as AuthInput };
}

const no = (refusal: RouteResult) => ({ ok: false, refusal }) as const;

function schemaOf({ action, provider }: AuthRoute): z.ZodType {
  if (action === "session") return SCHEMAS.session;
  return provider === "credentials" || provider === "code" ? SCHEMAS[provider] : SCHEMAS.form;
}

function jsonOf(text: string) {
  try {
    return { ok: true, value: JSON.parse(text) as unknown } as const;
  } catch {
    return no(createErrorResult("malformed"));
  }
}

function formOf(text: string) {
  const pairs = [...new URLSearchParams(text)];
  const names = pairs.map(([name]) => name);
  const doubled = names.find((name, i) => names.indexOf(name) !== i);
  if (doubled === undefined) return { ok: true, value: Object.fromEntries(pairs) as unknown } as const;
  return no(
    createErrorResult("doubled", [
      createFieldError([doubled], "doubled", "The field is given more than once. Send it only once."),
    ]),
  );
}

const WORD = /^[A-Za-z]{1,40}$/;

/**
 * Returns the name of a parameter with control characters; null if there is none. Links of this site never contain
 * them. Provider callbacks may, and are not checked here but by next-auth.
 */
export function findInvalidParameter({ action }: AuthRoute, given: URLSearchParams): string | null {
  if (action === "callback") return null;
  return [...given].find((pair) => /\p{Cc}/u.test(pair.join("")))?.[0] ?? null;
}

/**
 * Returns the query parameters that next-auth may see. `error` must be a single word, because next-auth copies it into
 * a URL, and `callbackUrl` must be on this site. Parameters of a provider callback are all passed on, because next-auth
 * checks them.
 */
export function sanitizeAuthQuery({ action }: AuthRoute, given: URLSearchParams, site: string): Record<string, string> {
  const { callbackUrl, error, ...rest } = Object.fromEntries(given);
  const address = toSameOriginUrl(callbackUrl, site);
  return {
    ...(action === "callback" && rest),
    ...(action === "callback" && error !== undefined && { error }),
    ...(action !== "callback" && error !== undefined && { error: WORD.test(error) ? error : "Default" }),
    ...(address !== null && { callbackUrl: address }),
  };
}

const OF_NEXT_AUTH = /^(__Secure-|__Host-)?next-auth\./;

/**
 * Returns the cookies of next-auth in a request. Leaves out a callback URL on another site, because next-auth would
 * answer every request with an error while the browser has that cookie.
 */
export function getAuthCookies(
  cookies: Iterable<{ readonly name: string; readonly value: string }>,
  site: string,
): ReadonlyMap<string, string> {
  const kept = [...cookies].filter(
    ({ name, value }) =>
      OF_NEXT_AUTH.test(name) && (!name.endsWith("next-auth.callback-url") || toSameOriginUrl(value, site) !== null),
  );
  return new Map(kept.map(({ name, value }) => [name, value]));
}

const COOKIE = "next-auth.csrf-token";

/**
 * Returns whether a CSRF token matches its cookie and this site created the cookie. next-auth checks the same, but only
 * after the request has been counted.
 */
export function isValidCsrfToken(
  token: string,
  cookies: ReadonlyMap<string, string>,
  site: string,
  secret: string,
): boolean {
  const name = site.startsWith("https://") ? `__Host-${COOKIE}` : COOKIE;
  const [value = "", signature = ""] = (cookies.get(name) ?? "").split("|");
  const expected = createHash("sha256").update(`${value}${secret}`).digest("hex");
  return isEqual(signature, expected) && isEqual(token, value);
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && a.length > 0 && timingSafeEqual(a, b);
}

const LONGEST = 2000;

/**
 * Returns a URL on this site for a requested return path; null if it is on another site or invalid. Parsing removes
 * control characters.
 */
function toSameOriginUrl(wish: unknown, site: string): string | null {
  if (typeof wish !== "string" || wish.length > LONGEST || !URL.canParse(wish, site)) return null;
  const url = new URL(wish, site);
  return url.origin === new URL(site).origin ? url.href : null;
}

import { z } from "zod";
import { signInInputSchema } from "../../accounts/schema";
import { secondFactorCodeSchema } from "../../accounts/second-factor/schema";
import { readTextBody } from "../request-body";
import { createErrorResult, createFieldError, type RouteResult, toFieldErrors } from "../route-result";
import type { AuthRoute } from "./auth-route";
import { toSameOriginUrl } from "./same-origin-url";

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
 * Reads the body of a POST to next-auth. It is read here once, and next-auth gets the values: two readers could take two accounts
 * out of one body, and what is counted on one would be tried on the other. So a field that is there twice is refused, and so is
 * every type of content but a form (for the session: JSON, as next-auth's client sends it).
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
    createErrorResult("doubled", [createFieldError([doubled], "doubled", "is there more than once: send it once")]),
  );
}

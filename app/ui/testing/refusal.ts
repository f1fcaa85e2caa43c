import { REFUSAL_STATUS, type RefusalCode, type RefusedField } from "@/lib/refusals";

/** Returns the answer of the site to a request that it refuses. `body` holds what the answer says beside the refusal. */
export function refusal(code: RefusalCode, fields: readonly RefusedField[] = [], body: object = {}): Response {
  return Response.json({ ...body, error: { code, message: code, fields } }, { status: REFUSAL_STATUS[code] });
}

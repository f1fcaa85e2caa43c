import { ERROR_STATUS, type ErrorCode, type FieldError } from "@/lib/error-codes";

type Field = Omit<FieldError, "message">;

/** Returns the site's error response with a code. `body` holds further fields of the response. */
export function createRefusal(code: ErrorCode, fields: readonly Field[] = [], body: object = {}): Response {
  const told = fields.map((field) => ({ ...field, message: field.code }));
  return Response.json({ ...body, error: { code, message: code, fields: told } }, { status: ERROR_STATUS[code] });
}

import type { ApiErrorCode } from "../api-errors";
import type { ErrorResponse } from "../schemas/error";

/** Details of an error that help to correct the request, in addition to its code and message. */
export type ErrorDetails = Partial<Omit<ErrorResponse["error"], "code" | "docs">>;

/** Stored bytes under an immutable name. */
export type StoredFile = {
  readonly type: string;
  /** The ETag as sent: weak if a proxy may compress the response. */
  readonly tag: string;
  readonly body: () => ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
};

/** The result of a handler: a response body, a redirect, or an error. */
export type ApiResult<Body> =
  | { readonly as: "json"; readonly body: Body }
  /** Text that is already serialized. `tag` identifies its content, if known. */
  | { readonly as: "text"; readonly type: string; readonly text: string; readonly tag?: string }
  | { readonly as: "bytes"; readonly bytes: StoredFile }
  | { readonly as: "moved"; readonly to: string }
  | { readonly as: "refused"; readonly code: ApiErrorCode; readonly help: ErrorDetails };

export const createJsonResult = <Body>(body: Body) => ({ as: "json", body }) as const;
export const createRedirectResult = (to: string) => ({ as: "moved", to }) as const;
export const createApiErrorResult = (code: ApiErrorCode, help: ErrorDetails = {}) =>
  ({ as: "refused", code, help }) as const;

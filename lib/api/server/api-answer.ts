import type { ApiErrorCode } from "../api-errors";
import type { ErrorAnswer } from "../schemas/error";

/** Details of an error that help to correct the request, beside its code and sentence. */
export type ErrorHelp = Partial<Omit<ErrorAnswer["error"], "code" | "docs">>;

/** Stored bytes under an immutable name. */
export type StoredBytes = {
  readonly type: string;
  /** The ETag as it is sent: weak where a server on the way may compress the bytes. */
  readonly tag: string;
  readonly body: () => ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
};

/** The result of a handler: an answer in the form of its route, a redirect, or an error. */
export type ApiAnswer<Body> =
  | { readonly as: "json"; readonly body: Body }
  /** Text that is serialized already; `tag` names its content where that is known. */
  | { readonly as: "text"; readonly type: string; readonly text: string; readonly tag?: string }
  | { readonly as: "bytes"; readonly bytes: StoredBytes }
  | { readonly as: "moved"; readonly to: string }
  | { readonly as: "refused"; readonly code: ApiErrorCode; readonly help: ErrorHelp };

export const answered = <Body>(body: Body) => ({ as: "json", body }) as const;
export const moved = (to: string) => ({ as: "moved", to }) as const;
export const refused = (code: ApiErrorCode, help: ErrorHelp = {}) => ({ as: "refused", code, help }) as const;

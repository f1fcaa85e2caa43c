import type { ApiErrorCode } from "../api-errors";
import type { ErrorAnswer } from "../schemas/error";

/** What helps to mend a request, beside the code and the sentence. */
export type ErrorHelp = Partial<Omit<ErrorAnswer["error"], "code" | "docs">>;

/** Bytes that are kept ready under a name that stands for them. */
export type StoredBytes = {
  readonly type: string;
  /** As it is sent: weak where what serves it may compress it on the way. */
  readonly tag: string;
  readonly body: () => ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
};

/** What a handler gives: an answer of the route's form, or why there is none. */
export type ApiAnswer<Body> =
  | { readonly as: "json"; readonly body: Body }
  /** A text that is written already; `tag` names it where it is known. */
  | { readonly as: "text"; readonly type: string; readonly text: string; readonly tag?: string }
  | { readonly as: "bytes"; readonly bytes: StoredBytes }
  | { readonly as: "moved"; readonly to: string }
  | { readonly as: "refused"; readonly code: ApiErrorCode; readonly help: ErrorHelp };

export const answered = <Body>(body: Body) => ({ as: "json", body }) as const;
export const moved = (to: string) => ({ as: "moved", to }) as const;
export const refused = (code: ApiErrorCode, help: ErrorHelp = {}) => ({ as: "refused", code, help }) as const;

/**
 * Why a request was refused, as a closed list: its status and a sentence for readers of the API. Pages show words of
 * their own, found by the code.
 */
export const REFUSALS = {
  malformed: { status: 400, message: "The body is not valid JSON." },
  signedOut: { status: 401, message: "Sign in first." },
  badOrigin: { status: 403, message: "The request did not come from a page of this site." },
  notAdmin: { status: 403, message: "Only administrators may do this." },
  wrongPassword: { status: 403, message: "The password is not right." },
  notFound: { status: 404, message: "There is nothing here that you may see." },
  conflict: { status: 409, message: "It was saved elsewhere in the meantime. Start from `current`." },
  emailTaken: { status: 409, message: "This e-mail address has an account already." },
  tooMany: { status: 409, message: "The account is full. Delete something first." },
  tooLarge: { status: 413, message: "The body is too large." },
  notJson: { status: 415, message: "Send a JSON object with Content-Type: application/json." },
  invalid: { status: 422, message: "Some fields are missing, unknown or out of bounds." },
  limited: { status: 429, message: "Too many requests. Wait as long as Retry-After says." },
  unexpected: { status: 500, message: "Something failed on the server. Quote the id." },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof REFUSALS;

/** A field that was refused: where it stands in the body (`deck.grimoire.0.count`), zod's code, and a sentence. */
export type RefusedField = { readonly path: string; readonly code: string; readonly message: string };

/** The one shape of every answer that says no. */
export type ErrorBody = {
  readonly error: {
    readonly code: RefusalCode;
    readonly message: string;
    readonly fields?: readonly RefusedField[];
    /** Names the entry in the server's log; only with `unexpected`. */
    readonly id?: string;
  };
};

import { ACCOUNT_LIMITS } from "./account-limits";

/** HTTP status of every error code, for the site's own routes and the public API. */
export const ERROR_STATUS = {
  malformed: 400,
  doubled: 400,
  signedOut: 401,
  reauthenticate: 401,
  secondFactor: 401,
  startOver: 401,
  badOrigin: 403,
  badToken: 403,
  notAdmin: 403,
  secondFactorFirst: 403,
  signUpClosed: 403,
  signUpInvited: 403,
  otherAccount: 403,
  wrongPassword: 403,
  wrongCode: 403,
  notFound: 404,
  linkUnknown: 404,
  wrongMethod: 405,
  conflict: 409,
  emailTaken: 409,
  lastWay: 409,
  tooMany: 409,
  hidden: 409,
  noMail: 409,
  linkUsed: 410,
  linkExpired: 410,
  tooLarge: 413,
  notJson: 415,
  notForm: 415,
  invalid: 422,
  limited: 429,
  unexpected: 500,
  busy: 503,
  unavailable: 503,
  diskFull: 507,
} as const;

/** English message of every error code of the site's own routes, for logs. Pages translate the code instead. */
export const ERROR_MESSAGES = {
  malformed: "The request body is not valid JSON. Send one JSON object.",
  doubled: "A field is given more than once. Send each field only once.",
  signedOut: "Not signed in. Sign in, then try again.",
  reauthenticate:
    "This change needs a recent confirmation of your identity. Send your password or a two-step code with POST to /api/accounts/me/proof, then repeat the request.",
  secondFactor:
    "The password is correct, and a two-step code is needed. Send the code with POST to /api/auth/callback/code, together with the cookie of this response.",
  startOver: "No sign-in is waiting for a code, or code entry timed out. Sign in again.",
  badOrigin:
    "The request did not come from a page of this site. Send it from a page at the site's own URL, which the operator must have set as NEXTAUTH_URL.",
  badToken:
    "The CSRF token is invalid or expired. Get a new token from /api/auth/csrf, and send it together with the cookie of that response.",
  notAdmin: "Only administrators can do this. Sign in with an administrator account.",
  secondFactorFirst: "Administrators need two-step sign-in. Set it up on the page /account first.",
  signUpClosed: "This site does not accept new accounts right now. Existing accounts can still sign in.",
  signUpInvited: "This site accepts new accounts by invitation only. Ask its operator for an invitation link.",
  otherAccount:
    "The link belongs to another account. Sign in to the account with the email address that the link was sent to.",
  wrongPassword: "Wrong password. Check the password, then try again.",
  wrongCode: "The code is wrong, or was already used. Enter the current code of the authenticator app.",
  notFound:
    "Nothing found at this URL, or nothing that you can see. Check the URL, or sign in to an account that has access.",
  linkUnknown:
    "The link is unknown or incomplete, is for another purpose, or was sent to an address that the account no longer has. Copy the whole link again, or get a new one.",
  linkUsed: "The link was already used; each link works only once. Get a new link.",
  linkExpired: "The link has expired. Get a new link.",
  noMail: "This site does not send email. Ask its operator for a link.",
  conflict:
    "This was changed elsewhere in the meantime, so nothing was saved. Load the current state (for a deck, it is in `current`), then try again if the change is still needed.",
  lastWay: "This is the account's only way to sign in. Set a password first.",
  emailTaken: "Another account has this email address. Use another address, or sign in to that account.",
  tooMany: `The account has reached a limit of this site: ${ACCOUNT_LIMITS.decks} decks, ${ACCOUNT_LIMITS.namedVersions} named versions of a deck, ${ACCOUNT_LIMITS.likes} likes, ${ACCOUNT_LIMITS.follows} follows or ${ACCOUNT_LIMITS.openSuggestions} open suggestions. Remove one of them first.`,
  hidden:
    "Administrators have hidden this deck, so its visibility cannot be changed. The deck page gives the reason and a form to reply.",
  tooLarge: "The request body is larger than this URL accepts. Send a shorter one.",
  notJson: "The Content-Type of the request is not JSON. Send a JSON object with Content-Type: application/json.",
  notForm:
    "The Content-Type of the request is not that of a form. Send form fields with Content-Type: application/x-www-form-urlencoded.",
  invalid: "The request has missing, unknown or invalid fields. Correct those listed in `fields`.",
  limited: "Too many requests. Wait the number of seconds in Retry-After, then try again.",
  unexpected: "Server error. Try again later. If the error persists, report its id to the site's operator.",
  busy: "The server is busy. Wait the number of seconds in Retry-After, then try again.",
  diskFull: "The server's disk is full. Nothing was changed. Try again later.",
  unavailable:
    "The database is not responding. Nothing was changed. Wait the number of seconds in Retry-After, then try again.",
} as const satisfies Partial<Record<keyof typeof ERROR_STATUS, string>>;

/** The complete list of error codes of the site's routes. */
export type ErrorCode = keyof typeof ERROR_MESSAGES;

/**
 * An invalid field: its path in the body (`deck.grimoire.0.count`), the error code of zod or of our own rule, and a
 * message.
 */
export type FieldError = { readonly path: string; readonly code: string; readonly message: string };

/** The JSON body of every error response of the site's own routes. */
export type ErrorBody = {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly fields?: readonly FieldError[];
    /** The id of the entry in the server's log; only with `unexpected`. */
    readonly id?: string;
  };
};

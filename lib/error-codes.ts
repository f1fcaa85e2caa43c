/** HTTP status of every refusal code, of the site's own routes and of the public API alike. */
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

/** Sentence of every refusal of the site's own routes, in English for readers of the log. Pages translate the code instead. */
export const ERROR_MESSAGES = {
  malformed: "The body is not valid JSON.",
  doubled: "A field is there more than once. Send each field once.",
  signedOut: "Sign in first.",
  reauthenticate: "Prove first that the account is yours (POST /api/accounts/me/proof), then send the same again.",
  secondFactor:
    "The password is right. Send a code of the second step to /api/auth/callback/code, with the cookie of this answer.",
  startOver: "No sign-in waits for a code here, or it has waited too long. Start with the password.",
  badOrigin: "The request did not come from a page of this site at the address that is set (NEXTAUTH_URL).",
  badToken:
    "The token against forged forms is missing or stale. Ask /api/auth/csrf for one, and send its cookie with it.",
  notAdmin: "Only administrators may do this.",
  secondFactorFirst: "Set up two-step sign-in first, on /account: administrators need it.",
  signUpClosed: "This site takes no new accounts at the moment. Accounts that are there go on.",
  signUpInvited: "This site takes new accounts by invitation only. Ask its operator for a link.",
  otherAccount: "The link is for another account. Sign in to the account whose address it proves.",
  wrongPassword: "The password is not right.",
  wrongCode: "The code is not right, or was used already.",
  notFound: "There is nothing here that you may see.",
  linkUnknown: "No such link was made, or its account has another address by now. Ask for a new one.",
  linkUsed: "The link was used already; each works once. Ask for a new one.",
  linkExpired: "The time of the link is over. Ask for a new one.",
  noMail: "This site sends no mail. Ask its operator for a link.",
  conflict: "It was saved elsewhere in the meantime. Start from `current`.",
  lastWay: "The account could not be entered any more. Set a password first.",
  emailTaken: "This e-mail address has an account already.",
  tooMany: "The account is full. Delete something first.",
  hidden: "Administrators have hidden this deck. Its page says why, and takes an answer.",
  tooLarge: "The body is too large.",
  notJson: "Send a JSON object with Content-Type: application/json.",
  notForm: "Send a form with Content-Type: application/x-www-form-urlencoded.",
  invalid: "Some fields are missing, unknown or out of bounds.",
  limited: "Too many requests. Wait as long as Retry-After says.",
  unexpected: "Something failed on the server. Quote the id.",
  busy: "Too much is being done at the moment. Wait as long as Retry-After says.",
  diskFull: "The server has no space left to save to. Nothing was changed. Try again later.",
  unavailable: "The database does not answer at the moment. Nothing was changed. Wait as long as Retry-After says.",
} as const satisfies Partial<Record<keyof typeof ERROR_STATUS, string>>;

/** The closed list of reasons for which a route of the site refuses a request. */
export type ErrorCode = keyof typeof ERROR_MESSAGES;

/** A refused field: its place in the body (`deck.grimoire.0.count`), the code of zod or of the rule, and a sentence. */
export type FieldError = { readonly path: string; readonly code: string; readonly message: string };

/** The JSON body of every refusal of the site's own routes. */
export type ErrorBody = {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly fields?: readonly FieldError[];
    /** The id of the entry in the server's log; only with `unexpected`. */
    readonly id?: string;
  };
};

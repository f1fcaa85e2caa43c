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
  malformed: "The request body is not valid JSON. Send one JSON object.",
  doubled: "A field is given more than once. Send each field once.",
  signedOut: "Not signed in. Sign in, then try again.",
  reauthenticate: "Confirm your identity first (POST /api/accounts/me/proof), then send the same request again.",
  secondFactor: "Password accepted. Send a two-step code to /api/auth/callback/code, with the cookie of this response.",
  startOver: "No sign-in is waiting for a code, or it has expired. Start again with the password.",
  badOrigin: "The request did not come from a page of this site. Check that NEXTAUTH_URL is the URL that browsers use.",
  badToken: "The CSRF token is missing or expired. Get one from /api/auth/csrf, and send its cookie with it.",
  notAdmin: "Only administrators can do this.",
  secondFactorFirst: "Administrators need two-step sign-in. Set it up on /account first.",
  signUpClosed: "This site does not accept new accounts at the moment. Existing accounts can still sign in.",
  signUpInvited: "This site accepts new accounts by invitation only. Ask its operator for a link.",
  otherAccount: "The link belongs to another account. Sign in to the account with the address it was sent to.",
  wrongPassword: "Wrong password. Check it and try again.",
  wrongCode: "Wrong code, or a code that was already used. Enter the current one.",
  notFound: "Not found, or not visible to you. Check the URL, or sign in.",
  linkUnknown: "Unknown link, or the address of its account has changed. Ask for a new one.",
  linkUsed: "The link was already used; each works once. Ask for a new one.",
  linkExpired: "The link has expired. Ask for a new one.",
  noMail: "This site does not send mail. Ask its operator for a link.",
  conflict: "This was changed elsewhere in the meantime. Apply your change to `current` and save again.",
  lastWay: "This is the account's only way to sign in. Set a password first.",
  emailTaken: "This email address already has an account. Sign in, or use another address.",
  tooMany: "The account has reached its limit. Delete something first.",
  hidden: "Administrators have hidden this deck. Its page gives the reason and a form to reply.",
  tooLarge: "The request body is too large. Send less at once.",
  notJson: "The request body is not sent as JSON. Send a JSON object with Content-Type: application/json.",
  notForm: "The request body is not sent as a form. Use Content-Type: application/x-www-form-urlencoded.",
  invalid: "The request has missing, unknown or invalid fields. Fix those in `fields`.",
  limited: "Too many requests. Wait the number of seconds in Retry-After, then try again.",
  unexpected: "Server error. Try again later; if it persists, report this id.",
  busy: "The server is busy. Wait the number of seconds in Retry-After, then try again.",
  diskFull: "The server's disk is full. Nothing was changed. Try again later.",
  unavailable:
    "The database is not responding. Nothing was changed. Wait the number of seconds in Retry-After, then try again.",
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

/** Length of a password in characters. Its characters are free, since length is what makes it strong. */
export const PASSWORD = { min: 10, max: 200 } as const;
export const NAME_MAX = 50;
/** Length of what an author says of himself. */
export const BIO_MAX = 500;
export const EMAIL_MAX = 254;

/** Returns canonical form of an e-mail address: neither case nor surrounding spaces make it a different account. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

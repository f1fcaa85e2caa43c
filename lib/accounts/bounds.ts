/** Length of a password in characters. Its characters are free, since length is what makes it strong. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;
export const MAX_NAME_LENGTH = 50;
export const MAX_BIO_LENGTH = 500;
export const MAX_EMAIL_LENGTH = 254;

/** Returns canonical form of an e-mail address: neither case nor surrounding spaces make it a different account. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

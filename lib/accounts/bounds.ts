/** Characters of a password. There is no rule on what it is made of; length is what helps. */
export const PASSWORD = { min: 10, max: 200 } as const;
export const NAME_MAX = 50;
export const EMAIL_MAX = 254;

/** Case and surrounding spaces never make two accounts of one address. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

import { hash, verify } from "@node-rs/argon2";

/** Parameters of argon2id, the defaults of the package: 19 MiB, two passes, one lane. At most four hashes run at once, on Node's thread pool. */
const OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Hashes a password for storage, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(normalize(password), OPTIONS);

let dummy: Promise<string> | undefined;

/**
 * Whether a password matches a stored hash. Without a hash (an unknown user, or an account without a password) the check
 * takes as long and fails, so that its duration does not reveal whether an account exists.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  dummy ??= hashPassword("no such account");
  const matches = await verify(stored ?? (await dummy), normalize(password));
  return matches && stored !== null;
}

/** Canonical form of a password: another device may send the same characters decomposed. */
const normalize = (password: string) => password.normalize("NFC");

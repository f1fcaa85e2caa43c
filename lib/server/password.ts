import { hash, verify } from "@node-rs/argon2";

/** Of argon2id, the package's default: 19 MiB, two passes, one lane. At most four run at once, on Node's thread pool. */
const OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Hashes a password for storage, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(fold(password), OPTIONS);

let dummy: Promise<string> | undefined;

/**
 * Whether a password is the one that was hashed. Without a hash (unknown user, or one who signs in elsewhere) it takes as
 * long and says no, so that the time does not tell whether an account exists.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  dummy ??= hashPassword("no such account");
  const right = await verify(stored ?? (await dummy), fold(password));
  return right && stored !== null;
}

/** The same characters typed on another device may arrive decomposed; a password is what was meant, not its bytes. */
const fold = (password: string) => password.normalize("NFC");

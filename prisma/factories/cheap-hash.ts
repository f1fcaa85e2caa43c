import { hash } from "@node-rs/argon2";

// The cheapest parameters of argon2id. A hash carries its own parameters, so passwords verify as usual.
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Returns a hash of a password or code that costs a test nothing. */
export const cheapHash = (secret: string): Promise<string> => hash(secret, CHEAP);

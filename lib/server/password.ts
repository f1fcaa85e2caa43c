import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { getPasswordHashMetrics } from "./metrics/hash-metrics";
import { registerMetrics } from "./metrics/registry";
import { type QueueClient, WorkQueue } from "./work-queue";

/** Parameters of argon2id, the defaults of the package: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const STRANGER: QueueClient = { lane: "stranger", key: null };

// Pages and routes may each have their own copy of this module, and all of them share the cores.
const globals = globalThis as { grimoireHashes?: WorkQueue };

/**
 * The queue in which this process hashes. One core is left to everything else, and the places are few: a hash takes
 * 12 to 30 ms, so whoever gets a place waits for less than a second.
 */
function queue(): WorkQueue {
  if (globals.grimoireHashes) return globals.grimoireHashes;
  const made = new WorkQueue({ slots: Math.max(1, availableParallelism() - 1), places: 12, perKey: 4 });
  registerMetrics("hashes", () => getPasswordHashMetrics(made));
  globals.grimoireHashes = made;
  return made;
}

/** Does work that compares passwords, when its turn comes. Throws `QueueFullError` while too many others wait. */
export const runInHashingQueue = <Result>(worker: QueueClient, work: () => Promise<Result>): Promise<Result> =>
  queue().run(worker, work);

/** Hashes a password for storage, with a salt of its own, when its turn comes. Throws `QueueFullError`. */
export const hashPassword = (password: string, worker = STRANGER): Promise<string> =>
  runInHashingQueue(worker, () => hash(normalize(password), OPTIONS));

/** Returns whether a password matches a stored hash, as `comparePassword` says when its turn comes. Throws `QueueFullError`. */
export const verifyPassword = (password: string, stored: string | null, worker = STRANGER): Promise<boolean> =>
  runInHashingQueue(worker, () => comparePassword(password, stored));

let dummy: Promise<string> | undefined;

/**
 * Returns whether a password matches a stored hash, at once: for work that stands in the queue already. Without a hash (an
 * unknown user, or an account without a password) the check takes as long and fails, so that its duration does not reveal
 * whether an account exists.
 */
export async function comparePassword(password: string, stored: string | null): Promise<boolean> {
  dummy ??= hash("no such account", OPTIONS);
  const matches = await verify(stored ?? (await dummy), normalize(password));
  return matches && stored !== null;
}

/** Canonical form of a password: another device may send the same characters decomposed. */
const normalize = (password: string) => password.normalize("NFC");

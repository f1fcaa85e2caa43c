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
 * The queue in which this process hashes passwords. It leaves one core free and is short: a hash takes 12 to 30 ms, so
 * a queued request waits less than a second.
 */
function queue(): WorkQueue {
  if (globals.grimoireHashes) return globals.grimoireHashes;
  const made = new WorkQueue({ slots: Math.max(1, availableParallelism() - 1), places: 12, perKey: 4 });
  registerMetrics("hashes", () => getPasswordHashMetrics(made));
  globals.grimoireHashes = made;
  return made;
}

/**
 * Runs work that compares passwords when its turn in the queue comes. Throws `QueueFullError` if too much work is
 * waiting.
 */
export const runInHashingQueue = <Result>(worker: QueueClient, work: () => Promise<Result>): Promise<Result> =>
  queue().run(worker, work);

/** Hashes a password with a new salt for storage, when its turn in the queue comes. Throws `QueueFullError`. */
export const hashPassword = (password: string, worker = STRANGER): Promise<string> =>
  runInHashingQueue(worker, () => hash(normalize(password), OPTIONS));

/** Returns whether a password matches a stored hash, when its turn in the queue comes. Throws `QueueFullError`. */
export const verifyPassword = (password: string, stored: string | null, worker = STRANGER): Promise<boolean> =>
  runInHashingQueue(worker, () => comparePassword(password, stored));

let dummy: Promise<string> | undefined;

/**
 * Returns whether a password matches a stored hash, without queuing; for work that is already in the queue. Without a
 * hash (an unknown user, or an account without a password), the check fails after the same time, so that timing does
 * not reveal accounts.
 */
export async function comparePassword(password: string, stored: string | null): Promise<boolean> {
  dummy ??= hash("no such account", OPTIONS);
  const matches = await verify(stored ?? (await dummy), normalize(password));
  return matches && stored !== null;
}

/** Canonical form of a password: another device may send the same characters decomposed. */
const normalize = (password: string) => password.normalize("NFC");

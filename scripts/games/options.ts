import { type ParseArgsConfig, parseArgs } from "node:util";
import { isSeed } from "@/engine/kernel/random";

/** Error for invalid command line arguments; the message says why. */
export class UsageError extends Error {}

/** Parses a command line and converts its values. Throws `UsageError` with the usage. */
export function readCommandLine<const Config extends ParseArgsConfig, Options>(
  usage: string,
  config: Config,
  read: (parsed: ReturnType<typeof parseArgs<Config>>) => Options,
): Options {
  try {
    return read(parseArgs(config));
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** Runs a program and prints its failure. Returns its exit code, which is 2 for an invalid command line. */
export async function runProgram(program: () => Promise<number>, print: (line: string) => void): Promise<number> {
  try {
    return await program();
  } catch (error) {
    print(explain(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

/** An error with what caused it. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${explain(error.cause)}`;
}

/** Parses a whole number. Throws if it is less than `least`. */
export function readCount(typed: string, things: string, least = 1): number {
  const count = Number(typed);
  if (Number.isInteger(count) && count >= least) return count;
  throw new Error(`Invalid number of ${things}: "${typed}". Use a whole number, at least ${least}.`);
}

/** Parses a seed. Throws if it is invalid. */
export function readSeed(typed: string): number {
  const seed = Number(typed);
  if (isSeed(seed)) return seed;
  throw new Error(`Invalid seed "${typed}". Use a whole number from 0 to 4294967295.`);
}

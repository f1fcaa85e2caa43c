import { brotliDecompressSync } from "node:zlib";

let kept: Promise<ReadonlySet<string>> | undefined;

/**
 * Passwords that lead every list of leaked ones, folded as `foldPassword` does. The list is read on first use, in a few milliseconds,
 * and stays in memory (about 3 MB). Source: scripts/passwords.
 */
export const commonPasswords = (): Promise<ReadonlySet<string>> => {
  kept ??= import("./common-passwords.json").then(
    ({ default: { brotli } }) => new Set(brotliDecompressSync(Buffer.from(brotli, "base64")).toString().split("\n")),
  );
  return kept;
};

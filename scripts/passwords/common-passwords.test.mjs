import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { collectCommonPasswords } from "./common-passwords.mjs";

const FILE = fileURLToPath(new URL("../../lib/accounts/server/common-passwords.json", import.meta.url));

test("the file is what the script makes of the installed package", () => {
  const { source, passwords } = collectCommonPasswords();
  const kept = JSON.parse(readFileSync(FILE, "utf8"));
  expect([kept.source, kept.count]).toEqual([source, passwords.length]);
  expect(brotliDecompressSync(Buffer.from(kept.brotli, "base64")).toString()).toBe(passwords.join("\n"));
});

test("more than ten thousand of them have eight signs or more", () => {
  const { passwords } = collectCommonPasswords();
  expect(passwords.filter((password) => password.length >= 8).length).toBeGreaterThan(10_000);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

const GOOD = {
  DATABASE_URL: "postgresql://grimoire:pass@127.0.0.1:5433/grimoire",
  NEXTAUTH_SECRET: "fQ3vX9-k2LmZ7tRb0sWcYd5HnJ8uPaGe1oTi",
  NEXTAUTH_URL: "https://cards.example.org",
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function read(values: Record<string, string>) {
  for (const [name, value] of Object.entries({ ...GOOD, ...values })) vi.stubEnv(name, value);
  const { env } = await import("./env");
  return env();
}

test("good settings are read, and empty ones are not set", async () => {
  expect(await read({ TRUSTED_PROXIES: "2", GITHUB_ID: "" })).toMatchObject({ ...GOOD, TRUSTED_PROXIES: 2 });
});

test.each([
  [{ NEXTAUTH_SECRET: "a".repeat(40) }, /NEXTAUTH_SECRET: .*Use at least 32/],
  [{ NEXTAUTH_SECRET: "aaaaaaaaaaaaaaaa" }, /NEXTAUTH_SECRET: .*Use at least 32/],
  [{ NEXTAUTH_SECRET: "" }, /NEXTAUTH_SECRET: .*Use at least 32/],
  [{ NEXTAUTH_URL: "ftp://x" }, /NEXTAUTH_URL: .*Write the URL that browsers use/],
  [{ DATABASE_URL: "mysql://me@x/y" }, /DATABASE_URL: .*Use the form postgresql:/],
  [{ GITHUB_ID: "a" }, /GITHUB_ID: Set GITHUB_SECRET as well/],
])("%j is refused in a line that says what to write", async (values, words) => {
  await expect(read(values)).rejects.toThrow(words);
});

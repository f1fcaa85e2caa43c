import { resolve } from "node:path";
import { expect, test } from "vitest";
import { checkSettings, findSettingProblems, listSettingNames } from "./setting-problems.mjs";

const root = resolve(import.meta.dirname, "../../..");
const known = listSettingNames();
const GOOD = {
  DATABASE_URL: "postgresql://grimoire:pass@127.0.0.1:5433/grimoire",
  NEXTAUTH_SECRET: "fQ3vX9-k2LmZ7tRb0sWcYd5HnJ8uPaGe1oTi",
  NEXTAUTH_URL: "https://cards.example.org",
};
const problems = (env) => findSettingProblems({ ...GOOD, ...env }, known);

test("good settings have no problem, and settings that are empty are not there", () => {
  const more = { TRUSTED_PROXIES: "1", PORT: "3000", SITE_HEAP_MB: "1024", SECURITY_CONTACT: "mailto:a@example.org" };
  for (const MAIL_FROM of ["cards@example.org", "Grimoire <cards@example.org>", "魔導書 <cards@example.org>"])
    expect(problems({ SMTP_URL: "smtp://me:p%40ss@mail.example.org?tls=off", MAIL_FROM })).toEqual([]);
  expect(problems({ ...more, GITHUB_ID: "a", GITHUB_SECRET: "b", GOOGLE_ID: "", CATALOGUE_NEWS: "poll" })).toEqual([]);
});

test.each([
  [{ NEXTAUTH_SECRET: "a".repeat(40) }, /^NEXTAUTH_SECRET repeats .* openssl rand/],
  [{ NEXTAUTH_SECRET: "aaaaaaaaaaaaaaaa" }, /^NEXTAUTH_SECRET has 16 characters: write 32 or more/],
  [{ NEXTAUTH_SECRET: "change-me-to-32-random-characters" }, /^NEXTAUTH_SECRET is the example's own/],
  [{ NEXTAUTH_URL: "ftp://x" }, /^NEXTAUTH_URL is no http or https address: write .* https:/],
  [{ NEXTAUTH_URL: "notaurl" }, /^NEXTAUTH_URL is no http or https address/],
  [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL is no address of PostgreSQL: write postgresql:/],
  [{ DATABASE_READ_URL: "replica" }, /^DATABASE_READ_URL is no address of PostgreSQL/],
  [{ TRUSTED_PROXIES: "one" }, /^TRUSTED_PROXIES is "one": write a whole number from 0 to 10/],
  [{ TRUSTED_PROXIES: "11" }, /^TRUSTED_PROXIES is "11"/],
  [{ TRUSTED_PROXIES: "-1" }, /^TRUSTED_PROXIES is "-1"/],
  [{ SITE_HEAP_MB: "1.5" }, /^SITE_HEAP_MB is "1.5": .* megabytes/],
  [{ PORT: "70000" }, /^PORT is "70000"/],
  [{ CATALOGUE_NEWS: "push" }, /^CATALOGUE_NEWS is neither "listen" nor "poll"/],
  [{ SECURITY_CONTACT: "me" }, /^SECURITY_CONTACT is no contact: write .* mailto:/],
  [{ SIGN_UP: "maybe" }, /^SIGN_UP is neither "open", "invited" nor "closed"/],
  [{ SMTP_URL: "mail.example.org", MAIL_FROM: "a@example.org" }, /^SMTP_URL is no mail server: write smtp:/],
  [{ SMTP_URL: "smtp://x/?tls.rejectUnauthorized=false", MAIL_FROM: "a@example.org" }, /^SMTP_URL is no mail server/],
  [{ SMTP_URL: "smtp://localhost", MAIL_FROM: "Grimoire" }, /^MAIL_FROM is no sender: write an address/],
  [{ SMTP_URL: "smtp://localhost" }, /^SMTP_URL is set without MAIL_FROM: write both/],
  [{ GITHUB_ID: "a" }, /^GITHUB_ID is set without GITHUB_SECRET: write both/],
  [{ GOOGLE_SECRET: "a" }, /^GOOGLE_SECRET is set without GOOGLE_ID/],
  [{ TRUSTED_PROXY: "1" }, /^TRUSTED_PROXY is no setting, and TRUSTED_PROXIES is: correct the name/],
  [{ SECURITY_CONTCT: "mailto:a@example.org" }, /^SECURITY_CONTCT is no setting/],
])("%j is told in one line with what to write", (env, words) => {
  expect(problems(env)).toEqual([expect.stringMatching(words)]);
});

test("names of other programs are their own", () => {
  expect(problems({ PATH: "/bin", HOSTNAME: "x", PGPASSWORD: "x", GITHUB_SHA: "x", npm_config_port: "1" })).toEqual([]);
  expect(problems({ TRUSTED_PROXIES: "1", TRUSTED_PROXY: "1" })).toEqual([]);
});

test("all problems come at once, without the secret, and as words for a person", () => {
  const secret = "hunter2hunter2";
  const check = () => checkSettings(root, { ...GOOD, NEXTAUTH_SECRET: secret, NEXTAUTH_URL: "notaurl" });
  expect(check).toThrow(/cannot be used:\n {2}NEXTAUTH_URL .*\n {2}NEXTAUTH_SECRET has 14/);
  expect(check).not.toThrow(secret);
  expect(() => checkSettings(root, GOOD)).not.toThrow();
});

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
  [{ NEXTAUTH_SECRET: "aaaaaaaaaaaaaaaa" }, /^NEXTAUTH_SECRET has only 16 characters\. Use at least 32 random/],
  [{ NEXTAUTH_SECRET: "change-me-to-32-random-characters" }, /^NEXTAUTH_SECRET begins with change-me/],
  [{ NEXTAUTH_URL: "ftp://x" }, /^NEXTAUTH_URL is not an http or https URL\. Write .* https:/],
  [{ NEXTAUTH_URL: "notaurl" }, /^NEXTAUTH_URL is not an http or https URL/],
  [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL is not a PostgreSQL URL\. Use the form postgresql:/],
  [{ DATABASE_READ_URL: "replica" }, /^DATABASE_READ_URL is not a PostgreSQL URL/],
  [{ TRUSTED_PROXIES: "one" }, /^TRUSTED_PROXIES is “one”\. Write a whole number from 0 to 10/],
  [{ TRUSTED_PROXIES: "11" }, /^TRUSTED_PROXIES is “11”/],
  [{ TRUSTED_PROXIES: "-1" }, /^TRUSTED_PROXIES is “-1”/],
  [{ SITE_HEAP_MB: "1.5" }, /^SITE_HEAP_MB is “1\.5”\. .* megabytes/],
  [{ PORT: "70000" }, /^PORT is “70000”/],
  [{ CATALOGUE_NEWS: "push" }, /^CATALOGUE_NEWS is invalid\. Allowed values: listen, poll\./],
  [{ SECURITY_CONTACT: "me" }, /^SECURITY_CONTACT is not a contact URL\. Write .* mailto:/],
  [{ SIGN_UP: "maybe" }, /^SIGN_UP is invalid\. Allowed values: open, invited, closed\./],
  [
    { SMTP_URL: "mail.example.org", MAIL_FROM: "a@example.org" },
    /^SMTP_URL is not a mail server URL\. Use the form smtp:/,
  ],
  [
    { SMTP_URL: "smtp://x/?tls.rejectUnauthorized=false", MAIL_FROM: "a@example.org" },
    /^SMTP_URL is not a mail server URL/,
  ],
  [{ SMTP_URL: "smtp://localhost", MAIL_FROM: "Grimoire" }, /^MAIL_FROM is not a sender address\. Write one/],
  [{ SMTP_URL: "smtp://localhost" }, /^SMTP_URL is set without MAIL_FROM\. Set both/],
  [{ GITHUB_ID: "a" }, /^GITHUB_ID is set without GITHUB_SECRET\. Set both/],
  [{ GOOGLE_SECRET: "a" }, /^GOOGLE_SECRET is set without GOOGLE_ID/],
  [{ TRUSTED_PROXY: "1" }, /^TRUSTED_PROXY is not a setting\. Did you mean TRUSTED_PROXIES\? Correct the name/],
  [{ SECURITY_CONTCT: "mailto:a@example.org" }, /^SECURITY_CONTCT is not a setting/],
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
  expect(check).toThrow(/are invalid:\n {2}NEXTAUTH_URL .*\n {2}NEXTAUTH_SECRET has only 14/);
  expect(check).not.toThrow(secret);
  expect(() => checkSettings(root, GOOD)).not.toThrow();
});

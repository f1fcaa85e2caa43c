import { expect, test } from "vitest";
import { hashSettings, listChangedSettings } from "./server.mjs";

const ENV = {
  DATABASE_URL: "postgresql://me:secret@127.0.0.1:5433/grimoire",
  NEXTAUTH_SECRET: "only the tests know this",
};
const record = (env) => hashSettings({ ...ENV, ...env });

test("a site is known by its settings, whose values its record does not tell", () => {
  const settings = record({ PATH: "/bin", GITHUB_ID: "" });
  expect(Object.keys(settings).sort()).toEqual(["DATABASE_URL", "NEXTAUTH_SECRET"]);
  expect(JSON.stringify(settings)).not.toMatch(/secret|tests/);
});

test("a value in the record cannot be guessed at without the secret, by which all are coded", () => {
  const [before, after] = ["one secret of the tests", "another secret of the tests"].map((NEXTAUTH_SECRET) =>
    record({ NEXTAUTH_SECRET, METRICS_TOKEN: "guessable" }),
  );
  expect(before.METRICS_TOKEN).not.toBe(after.METRICS_TOKEN);
  expect(listChangedSettings(before, after)).toEqual(["NEXTAUTH_SECRET"]);
});

test("settings that changed, came or went are named", () => {
  const other = { DATABASE_URL: "postgresql://me:secret@127.0.0.1:5434/grimoire", TRUSTED_PROXIES: "1" };
  expect(listChangedSettings(record({}), record(other))).toEqual(["DATABASE_URL", "TRUSTED_PROXIES"]);
  expect(listChangedSettings(record(other), record({}))).toEqual(["DATABASE_URL", "TRUSTED_PROXIES"]);
  expect(listChangedSettings(record({}), record({}))).toEqual([]);
});

test("a record of an earlier release, without settings, counts as all changed", () => {
  expect(listChangedSettings(undefined, record({}))).toEqual(["DATABASE_URL", "NEXTAUTH_SECRET"]);
});

import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeBackup } from "../../backup/write-backup.mjs";
import { writePid } from "../processes.mjs";
import { getServerRecordPath } from "../server.mjs";
import { readSettings } from "../settings/settings.mjs";
import { checkDatabase, checkDurability, checkSkew } from "./database.mjs";
import { formatReport } from "./finding.mjs";
import { checkBackups, checkDisk, checkPlace, checkRights } from "./place.mjs";
import { checkMail, checkSite } from "./services.mjs";

const root = resolve(import.meta.dirname, "../../..");
const DAY = 24 * 60 * 60 * 1000;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "grimoire-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a database of this release is well, and one that is not there is told with what to do", async () => {
  const { DATABASE_URL, DATABASE_OWNER_URL } = process.env;
  const found = await checkDatabase(root, { DATABASE_URL, DATABASE_OWNER_URL });
  expect(found.map(({ name }) => name)).toEqual(["Database", "Durability", "Clocks", "Schema", "Role"]);
  expect(found.filter(({ name }) => name !== "Durability").map(({ problem }) => problem)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const [away, ...more] = await checkDatabase(root, { DATABASE_URL: "postgresql://me:secret@127.0.0.1:1/none" });
  expect(more).toEqual([]);
  expect(away).toEqual({
    name: "Database",
    problem: expect.stringMatching(/Couldn't connect .* correct its URL/),
  });
});

test("a site that runs as the owner is told, with the commands for a role of its own", async () => {
  const found = await checkDatabase(root, { DATABASE_URL: process.env.DATABASE_OWNER_URL });
  const { problem } = found.find(({ name }) => name === "Role");
  expect(problem).toMatch(/runs as grimoire: it is a superuser or can create roles/);
  expect(problem).toContain(`CREATE ROLE "grimoire_site" LOGIN PASSWORD '…'; ALTER ROLE "grimoire_site" SET`);
  expect(problem).toMatch(/DATABASE_OWNER_URL as the owner, and run npm run migrate\.$/);
});

test("a site that does not run is told with what to do", async () => {
  expect(await checkSite(folder)).toEqual([{ name: "Site", problem: "Not running from this folder. Run npm run up." }]);
});

test("a mail server that is not there is told with what to do, and none at all with the other way", async () => {
  expect((await checkMail({})).told).toMatch(/SMTP_URL is not set\); npm run admin/);
  const { problem } = await checkMail({ SMTP_URL: "smtp://me:secret@127.0.0.1:1" });
  expect(problem).toMatch(
    /^Couldn't connect or sign in to the mail server of SMTP_URL \(.*ECONNREFUSED.*\)\. Check that it runs/,
  );
  expect(problem).not.toContain("secret");
});

test("room, rights, clocks and durability have their bounds", () => {
  expect(checkDisk({ bavail: 3_000_000, bsize: 4096 })).toBe("11.4 GB free");
  expect(() => checkDisk({ bavail: 1000, bsize: 4096 })).toThrow(/Only 0.0 GB free\. Free up/);
  const file = join(folder, ".env");
  expect(checkRights(file)).toMatch(/no .env/);
  writeFileSync(file, "");
  chmodSync(file, 0o644);
  expect(() => checkRights(file)).toThrow("Other users have access to it (644). Run chmod 600 .env.");
  chmodSync(file, 0o600);
  expect(checkRights(file)).toBe("only you have access to it");
  expect(checkSkew(-2)).toBe("2.0 s apart");
  expect(() => checkSkew(60)).toThrow(/differ by 60.0 s\. .*NTP/);
  expect(() => checkDurability({ fsync: "off", full_page_writes: "on" })).toThrow(
    "Set fsync = on in the configuration",
  );
});

test("the newest backup is read to its end, however young it is", async () => {
  const look = () => checkBackups(folder, Date.now());
  await expect(look()).rejects.toThrow(/There is no backup in data\/backups\. Run npm run backup/);
  const file = join(folder, "grimoire-1.ndjson.gz");
  await writeBackup(process.env.DATABASE_OWNER_URL, file, { version: "0.1.0" });
  expect(await look()).toMatch(/^the newest is 0 hours old and complete: \d{3,} rows$/);
  const whole = readFileSync(file);
  for (const cut of [whole.subarray(0, whole.length / 2), whole.subarray(0, whole.length - 9), whole.subarray(0, 0)]) {
    writeFileSync(file, cut);
    await expect(look()).rejects.toThrow(
      /^This release cannot restore the newest backup, grimoire-1\.ndjson\.gz: it is damaged or unreadable, .*\. Run npm run backup now/,
    );
  }
  writeFileSync(file, whole);
  const old = new Date(Date.now() - 8 * DAY);
  utimesSync(file, old, old);
  await expect(look()).rejects.toThrow(/The newest backup is 8 days old/);
});

test("half a file of settings is a problem, as it is for npm run up", async () => {
  const look = async (text) => {
    writeFileSync(join(folder, ".env"), text);
    const findings = await checkPlace(folder, readSettings(folder, {}));
    return findings.find(({ name }) => name === "Settings");
  };
  cpSync(join(root, "package.json"), join(folder, "package.json"));
  const whole = [
    'DATABASE_URL="postgresql://grimoire_site:x@127.0.0.1:5433/grimoire"',
    'DATABASE_OWNER_URL="postgresql://grimoire:x@127.0.0.1:5433/grimoire"',
    'POSTGRES_DIR="data/postgres"',
    'NEXTAUTH_SECRET="fQ3vX9-k2LmZ7tRb0sWcYd5HnJ8uPaGe1oTi"',
    'NEXTAUTH_URL="https://cards.example.org"',
  ];
  expect(await look(whole.join("\n"))).toEqual({ name: "Settings", told: "valid and complete" });
  expect((await look(whole.join("\n").slice(0, 120))).problem).toMatch(/Line 2 \(DATABASE_OWNER_URL\) has a quote/);
  expect((await look(whole.slice(0, 3).join("\n"))).problem).toMatch(
    /^\.env lacks NEXTAUTH_SECRET, NEXTAUTH_URL\. Run npm/,
  );
  mkdirSync(join(folder, "data"));
  writeFileSync(join(folder, "data/env.kept"), whole.join("\n"));
  expect((await look(whole.slice(0, 3).join("\n"))).problem).toMatch(/cp data\/env\.kept \.env\./);
});

test("warnings of the running site are told as such", async () => {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ status: "ready", warnings: [{ code: "undeclaredProxy", message: "Set it." }] }));
  });
  await new Promise((done) => server.listen(0, "localhost", done));
  cpSync(join(root, "package.json"), join(folder, "package.json"));
  mkdirSync(join(folder, "data"));
  writePid(getServerRecordPath(folder), process.pid, { port: server.address().port, host: "localhost", build: "x" });
  const findings = await checkSite(folder);
  await new Promise((done) => server.close(done));
  expect(findings.slice(0, 2)).toEqual([
    { name: "Site", told: expect.stringMatching(/^ready on port/) },
    { name: "Proxy", warning: expect.stringMatching(/Set TRUSTED_PROXIES to the number/) },
  ]);
});

test("a report has a line for each thing", () => {
  const findings = [
    { name: "Disk", told: "2.0 GB free" },
    { name: "Site", problem: "none runs." },
    { name: "Node", warning: "is old." },
  ];
  const lines = ["ok       Disk: 2.0 GB free", "problem  Site: none runs.", "warning  Node: is old."];
  expect(formatReport(findings)).toEqual({ lines, wrong: 1, warned: 1 });
});

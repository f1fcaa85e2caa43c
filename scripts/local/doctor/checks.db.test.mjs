import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  checkBackups,
  checkDatabase,
  checkDisk,
  checkDurability,
  checkMail,
  checkRights,
  checkSite,
  checkSkew,
  report,
} from "./checks.mjs";

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
  expect(away).toEqual({ name: "Database", problem: expect.stringMatching(/does not answer .* correct DATABASE_URL/) });
});

test("a site that runs as the owner is told, with the commands for a role of its own", async () => {
  const found = await checkDatabase(root, { DATABASE_URL: process.env.DATABASE_OWNER_URL });
  const { problem } = found.find(({ name }) => name === "Role");
  expect(problem).toMatch(/runs as grimoire: it may do anything on the server/);
  expect(problem).toContain(`CREATE ROLE "grimoire_site" LOGIN PASSWORD '…'; ALTER ROLE "grimoire_site" SET`);
  expect(problem).toMatch(/DATABASE_OWNER_URL, and run npm run migrate\.$/);
});

test("a site that does not run is told with what to do", async () => {
  expect(await checkSite(folder)).toEqual([{ name: "Site", problem: "none runs from this folder: run npm run up." }]);
});

test("a mail server that is not there is told with what to do, and none at all with the other way", async () => {
  expect((await checkMail({})).told).toMatch(/none is sent, as SMTP_URL is not set; npm run admin/);
  const { problem } = await checkMail({ SMTP_URL: "smtp://me:secret@127.0.0.1:1" });
  expect(problem).toMatch(/^the server of SMTP_URL cannot be used \(.*ECONNREFUSED.*\): see that it runs/);
  expect(problem).not.toContain("secret");
});

test("room, rights, clocks, durability and backups have their bounds", () => {
  expect(checkDisk({ bavail: 3_000_000, bsize: 4096 })).toBe("11.4 GB free");
  expect(() => checkDisk({ bavail: 1000, bsize: 4096 })).toThrow(/0.0 GB are free: make room/);
  const file = join(folder, ".env");
  expect(checkRights(file)).toMatch(/no .env/);
  writeFileSync(file, "");
  chmodSync(file, 0o644);
  expect(() => checkRights(file)).toThrow("others may read it (644): run chmod 600 .env.");
  chmodSync(file, 0o600);
  expect(checkRights(file)).toBe("yours alone");
  expect(checkSkew(-2)).toBe("differ by 2.0 s");
  expect(() => checkSkew(60)).toThrow(/differ by 60.0 s: .*NTP/);
  expect(() => checkDurability({ fsync: "off", full_page_writes: "on" })).toThrow("set fsync = on.");
  const backups = join(folder, "backups");
  expect(() => checkBackups(backups, Date.now())).toThrow(/there is none: run npm run backup/);
  mkdirSync(backups);
  writeFileSync(join(backups, "grimoire-1.ndjson.gz"), "");
  expect(checkBackups(backups, Date.now())).toBe("the newest is 0 hours old");
  const old = new Date(Date.now() - 8 * DAY);
  utimesSync(join(backups, "grimoire-1.ndjson.gz"), old, old);
  expect(() => checkBackups(backups, Date.now())).toThrow(/the newest is 8 days old/);
});

test("a report has a line for each thing", () => {
  const findings = [
    { name: "Disk", told: "2.0 GB free" },
    { name: "Site", problem: "none runs." },
  ];
  expect(report(findings)).toEqual({ lines: ["ok       Disk: 2.0 GB free", "problem  Site: none runs."], wrong: 1 });
});

import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { Failure } from "../local/failure.mjs";
import { readBackup } from "./backup-format.mjs";

const folder = mkdtempSync(join(tmpdir(), "backups-"));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = '{"format":"grimoire-backup/1","version":"x","madeAt":"2026-01-01T00:00:00.000Z","migrations":[]}';

/** A backup of lines, with an end that fits them. */
function packed(lines, rows = 0) {
  const hash = createHash("sha256");
  for (const line of lines) hash.update(line).update("\n");
  return gzipSync(`${[...lines, JSON.stringify({ end: hash.digest("hex"), rows })].join("\n")}\n`);
}

function read(bytes, on) {
  const file = join(folder, "backup.ndjson.gz");
  writeFileSync(file, bytes);
  return readBackup(file, on);
}

const good = packed([HEAD, '{"table":"Deck","columns":["id"]}', '{"id":"a"}', '{"endOfTable":"Deck","rows":1}'], 1);
const spoiled = Buffer.from(good);
spoiled[spoiled.length - 6] ^= 0xff;

test("a whole backup is read, also with zeros after it, as tapes have", async () => {
  expect(await read(good)).toMatchObject({ rows: 1 });
  expect(await read(Buffer.concat([good, Buffer.alloc(512)]))).toMatchObject({ rows: 1 });
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a file that is not packed", Buffer.from(HEAD)],
  ["another archive", Buffer.from([0x50, 0x4b, 0x03, 0x04, 20, 0, 0, 0])],
  ["half of one", good.subarray(0, good.length / 2)],
  ["one with a wrong checksum", spoiled],
  ["one with other bytes after it", Buffer.concat([good, Buffer.from("and more")])],
  ["two of them", Buffer.concat([good, good])],
  ["one without its end", gzipSync(`${HEAD}\n`)],
  ["null for a head", packed(["null"])],
  ["a number for a head", packed(["7"])],
  ["a list for a head", packed(["[]"])],
  ["a head without migrations", packed(['{"format":"grimoire-backup/1"}'])],
  ["a head with its format twice", packed(['{"format":"grimoire-backup/1","migrations":[],"format":"another"}'])],
  ["null for a line", packed([HEAD, "null"])],
  ["null for a row", packed([HEAD, '{"table":"Deck","columns":["id"]}', "null", '{"endOfTable":"Deck","rows":1}'], 1)],
  ["a table without columns", packed([HEAD, '{"table":"Deck"}', '{"endOfTable":"Deck","rows":0}'])],
  ["a table without a name", packed([HEAD, '{"columns":["id"]}'])],
  ["columns that are no names", packed([HEAD, '{"table":"Deck","columns":[null]}', '{"endOfTable":"Deck","rows":0}'])],
  ["a prototype for a table", packed([HEAD, '{"__proto__":{"table":"Deck","columns":[]}}'])],
  ["lists of a million levels", packed([HEAD, "[".repeat(1_000_000)])],
  ["objects of a million levels", packed([HEAD, '{"a":'.repeat(1_000_000)])],
  [
    "a row of many levels",
    packed([HEAD, '{"table":"Deck","columns":["id"]}', `{"id":${"[".repeat(70_000)}${"]".repeat(70_000)}}`]),
  ],
])("%s is refused in words", async (_, bytes) => {
  const failure = await read(bytes).catch((error) => error);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure.message).toMatch(/use another backup(?: or make a new one)?\.$/);
});

test("a million brackets within a text are no levels", async () => {
  const row = JSON.stringify({ id: '["\\{'.repeat(100_000) });
  const bytes = packed([HEAD, '{"table":"Deck","columns":["id"]}', row, '{"endOfTable":"Deck","rows":1}'], 1);
  expect(await read(bytes)).toMatchObject({ rows: 1 });
});

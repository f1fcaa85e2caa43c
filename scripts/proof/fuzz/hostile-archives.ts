import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { createScryfallSample } from "../../../lib/mtg/catalogue/testing/sample-data";

/** A hostile or damaged archive. */
export type HostileArchive = { readonly file: string; readonly bytes: Uint8Array };

const MEGABYTE = 1024 * 1024;
/** Unpacked bytes of a bomb; it is a thousandth of that packed. */
const BOMB = 300 * MEGABYTE;
const DEEP = 20_000_000;

const file = (name: string, bytes: string | Uint8Array): HostileArchive => ({ file: name, bytes: Buffer.from(bytes) });

/** Ways to spoil a packed file that is right by itself. */
function spoiled(end: string, good: Buffer, bare: string): readonly HostileArchive[] {
  const checksum = Buffer.from(good);
  checksum.writeUInt32LE((checksum.readUInt32LE(checksum.length - 8) ^ 1) >>> 0, checksum.length - 8);
  const member = Buffer.from(gzipSync("x"));
  member[0] = 0x55;
  return [
    file(`empty${end}`, ""),
    file(`one-byte${end}`, "\u001f"),
    file(`head-only${end}`, good.subarray(0, 10)),
    file(`half${end}`, good.subarray(0, good.length / 2)),
    file(`without-trailer${end}`, good.subarray(0, good.length - 8)),
    file(`wrong-checksum${end}`, checksum),
    file(`bytes-after-it${end}`, Buffer.concat([good, Buffer.from("and more")])),
    file(`broken-member-after-it${end}`, Buffer.concat([good, member])),
    file(`twice${end}`, Buffer.concat([good, good])),
    file(`zip${end}`, Buffer.from([0x50, 0x4b, 0x03, 0x04, 20, 0, 0, 0, 8, 0])),
    file(`zstandard${end}`, Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0])),
    file(`packed-twice${end}`, gzipSync(good)),
    file(`zeros-bomb${end}`, gzipSync(Buffer.alloc(BOMB))),
    file(`spaces-bomb${end}`, gzipSync(Buffer.alloc(BOMB, " "))),
    file(`one-long-text${end}`, gzipSync(`${bare}"${"x".repeat(BOMB)}`)),
    file(`deep-lists${end}`, gzipSync(bare + "[".repeat(DEEP))),
    file(`deep-objects${end}`, gzipSync(bare + '{"a":'.repeat(DEEP / 5))),
  ];
}

const HEAD = '{"format":"grimoire-backup/1","version":"x","madeAt":"2026-01-01T00:00:00.000Z","migrations":[]}';

/** A backup of lines, whose end fits them. */
function backup(...lines: readonly string[]): Buffer {
  const hash = createHash("sha256");
  for (const line of lines) hash.update(line).update("\n");
  const rows = lines.filter((line) => line.includes('"id"')).length;
  return gzipSync(`${[...lines, JSON.stringify({ end: hash.digest("hex"), rows })].join("\n")}\n`);
}

/** Returns damaged and hostile backups; restoring any of them must fail. */
export const hostileBackups = (): readonly HostileArchive[] => [
  ...spoiled(".ndjson.gz", backup(HEAD, '{"table":"Deck","columns":["id"]}'), `${HEAD}\n`),
  file("null.ndjson.gz", backup("null")),
  file("null-line.ndjson.gz", backup(HEAD, "null")),
  file("format-twice.ndjson.gz", backup('{"format":"grimoire-backup/1","format":"other","migrations":[]}')),
  file("prototype.ndjson.gz", backup(HEAD, '{"__proto__":{"table":"Deck","columns":[]}}')),
  file("no-columns.ndjson.gz", backup(HEAD, '{"table":"Deck"}', '{"endOfTable":"Deck","rows":0}')),
  file("many-rows.ndjson.gz", gzipSync(`${HEAD}\n{"table":"x","columns":[]}\n${'{"a":1}\n'.repeat(1_000_000)}`)),
];

/** A card that is right, without its last brace. */
const CARD = JSON.stringify(createScryfallSample()[0]).slice(0, -1);

/** Returns damaged and hostile files of Magic card data; loading any of them must fail. */
export const hostileCardData = (): readonly HostileArchive[] => [
  ...spoiled(".json.gz", gzipSync(`[${CARD}}]`), `[${CARD},"more":`),
  file("not-packed-deep.json", `[${"[".repeat(DEEP / 10)}`),
  file("data-twice.json", '{"meta":{},"data":{"A":[]},"data":{"B":[]}}'),
  file("prototype-only.json", `[{"__proto__":${CARD}}}]`),
  file("endless-number.json", `[${CARD},"cmc":${"9".repeat(MEGABYTE)}}]`),
  file("one-line.csv", `name,types\n"${"あ".repeat(MEGABYTE)}`),
  file("member-after-half.csv.gz", Buffer.concat([gzipSync("name,types\nProof,Instant\n"), Buffer.from("UUUU")])),
  file("large.csv", `name\n${"x".repeat(70 * MEGABYTE)}`),
];

import { execFile } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createGzip } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { createMtgjsonPrintingsSample } from "../catalogue/testing/sample-data";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "card-data-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Megabytes that values of JavaScript may take: the programs themselves need most of them. */
const HEAP = 96;
/** Cards of one set, which have more than the heap holds of what nobody asks for. */
const CARDS = 8_000;

/** A file of all printings with one set, whose name and day stand behind its cards. */
function* largeSet(): Generator<string> {
  const [card] = createMtgjsonPrintingsSample().data.INV.cards;
  const rulings = Array.from({ length: 40 }, (_, day) => ({
    date: `2000-01-${day}`,
    text: "It does what it does. ".repeat(20),
  }));
  yield '{"meta":{},"data":{"INV":{"cards":[';
  for (let number = 0; number < CARDS; number += 1) {
    yield `${number === 0 ? "" : ","}${JSON.stringify({ ...card, name: `Card ${number}`, rulings })}`;
  }
  yield '],"code":"INV","name":"A Sample Set","releaseDate":"2000-10-02"}}}';
}

test("a file is read in far less memory than it is long, though it were one set", async () => {
  const file = join(folder, "AllPrintings.json.gz");
  await pipeline(Readable.from(largeSet()), createGzip({ level: 1 }), createWriteStream(file));
  const args = [`--max-old-space-size=${HEAP}`, "--import", "tsx", "lib/mtg/server/testing/read-file.ts", file];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  expect(stdout.trim()).toBe(String(CARDS));
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import {
  CSV_SAMPLE,
  createMtgjsonCardsSample,
  createMtgjsonPrintingsSample,
  createScryfallSample,
} from "../catalogue/testing/sample-data";
import { readCardData } from "./read-card-data";
import { describeCardDataProblem } from "./testing/card-data-files";

const folder = mkdtempSync(join(tmpdir(), "card-data-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function read(content: string | Uint8Array) {
  files += 1;
  const file = join(folder, `${files}.data`);
  writeFileSync(file, content);
  return readCardData(file, { texts: false });
}

async function refused(content: string | Uint8Array) {
  const data = await read(content);
  if (data.ok) throw new Error(`Not refused: ${content.slice(0, 200)}`);
  const problems = data.problems.map(describeCardDataProblem);
  for (const { place, reason, fix } of problems) {
    expect(place).not.toBe("");
    expect(reason).not.toBe("");
    expect(fix.length).toBeGreaterThan(10);
  }
  return problems;
}

const BAD = [null, 7, -1, true, {}, ["x", 1], "x".repeat(9_999)] as const;
/** Values that a field may have after all. */
const FINE: Readonly<Record<string, readonly unknown[]>> = {
  cmc: [7],
  manaValue: [7],
  digital: [true],
  isOnlineOnly: [true],
};
/** Fields that have to be there; both sources write `null` for some of the others. */
const ASKED_FOR = [
  ...["name", "object", "lang", "layout", "set", "set_name", "released_at"],
  ...["type", "code", "releaseDate", "cards"],
];
const isFine = (field: string, value: unknown) =>
  (FINE[field] ?? []).includes(value) || (value === null && !ASKED_FOR.includes(field));

/** Each field with each bad value, one at a time. */
const spoiled = (entry: Readonly<Record<string, unknown>>) =>
  Object.keys(entry).flatMap((field) =>
    BAD.filter((value) => !isFine(field, value)).map((value) => ({
      field,
      entry: { ...entry, [field]: value },
    })),
  );

describe("a wrong field refuses the whole file, and the place is named", () => {
  const [warden = {}, ...others] = createScryfallSample() as readonly Record<string, unknown>[];
  const cases = spoiled({ ...warden, produced_mana: ["W"], digital: false, card_faces: [], loyalty: "3" });
  it(`in ${cases.length} files like Scryfall's`, async () => {
    expect(cases.length).toBeGreaterThan(100);
    for (const { field, entry } of cases) {
      const [problem] = await refused(JSON.stringify([...others, entry]));
      expect(problem?.place).toContain(`entry ${others.length + 1}`);
      expect(problem?.place).toContain(`.${field}`);
    }
  });

  const [face = {}] = Object.values(createMtgjsonCardsSample().data)[0] ?? [];
  const faces = spoiled({
    ...face,
    loyalty: "3",
    producedMana: ["W"],
    faceName: "Reed",
    side: "a",
    isOnlineOnly: false,
  });
  it(`in ${faces.length} files like MTGJSON's`, async () => {
    expect(faces.length).toBeGreaterThan(90);
    for (const { field, entry } of faces) {
      const cards = { ...createMtgjsonCardsSample().data, "Reed Warden": [entry] };
      const [problem] = await refused(JSON.stringify({ meta: {}, data: cards }));
      expect(problem?.place).toContain(`data.Reed Warden[0].${field}`);
    }
  });

  const sets = spoiled(createMtgjsonPrintingsSample().data.INV);
  it(`in ${sets.length} sets of MTGJSON`, async () => {
    for (const { field, entry } of sets) {
      const [problem] = await refused(
        JSON.stringify({ meta: {}, data: { ...createMtgjsonPrintingsSample().data, INV: entry } }),
      );
      expect(problem?.place).toContain(`data.INV.${field}`);
    }
  });

  const cells = [
    ...[",,,,,,,", `${"x".repeat(201)},,,,,,,`, "Reed,,2W,,,,,", "Reed,,{,,,,,", "Reed,,{2}W,,,,,"],
    ...[
      `Reed,${"x".repeat(201)},,,,,,`,
      "Reed,,,123456789012345678901,,,,",
      "Reed,,,,,,in!v,",
      "Reed,,,,,,abcdefghijklmnop,",
    ],
    ...[`Reed,,,,,,,${"あ".repeat(201)}`, `Reed,,${"{W}".repeat(50)},,,,,`],
  ];
  it.each(cells)("in a table with the row %s", async (row) => {
    const [problem] = await refused(`${CSV_SAMPLE}${row === ",,,,,,," ? " ,x,,,,,," : row}\n`);
    expect(problem?.place).toMatch(/^line 5, column (name|types|cost|power|sets|japanese)/);
  });
});

describe("a file that is cut off is refused", () => {
  const whole = [createScryfallSample(), createMtgjsonCardsSample(), createMtgjsonPrintingsSample()].map((sample) =>
    JSON.stringify(sample),
  );
  it.each(whole)("wherever it ends: %.40s", async (text) => {
    for (let part = 1; part <= 40; part += 1) await refused(text.slice(0, Math.floor((text.length * part) / 41)));
  });
});

describe("a file that is no card data is refused", () => {
  it.each([
    ["nothing", ""],
    ["a list of nothing", "[]"],
    ["an object without data", '{"meta":{}}'],
    ["data that is a list", '{"data":[1,2]}'],
    ["data of nothing", '{"data":{}}'],
    ["cards that are numbers", "[1,2,3]"],
    ["cards that are lists", "[[],[]]"],
    ["sets that are numbers", '{"data":{"INV":3}}'],
    ["a card without faces", '{"data":{"Reed":[]}}'],
    ["a trailing comma", '[{"object":"card"},]'],
    ["two lists", "[][]"],
    ["single quotes", "[{'object':'card'}]"],
    ["a control sign in a string", '[{"object":"ca\u0001rd"}]'],
    ["not a number", '[{"object":"card","cmc":NaN}]'],
    ["lists in lists", "[".repeat(100_000)],
    ["objects in objects", `[${'{"a":'.repeat(1_000_000)}`],
    ["lists in an entry", `[{"object":"card","x":${"[".repeat(60)}${"]".repeat(60)}}]`],
    ["a page of the web", "<!doctype html><title>404</title>"],
    ["a table of something else", "date,amount\n2000-01-01,3\n"],
    ["a table without names", "types,cost\nInstant,{R}\n"],
    ["a table with a column twice", "name,name\nReed,Reed\n"],
    ["a table of headings alone", "name,types\n"],
    ["an open quote", 'name,types\n"Reed,Instant\n'],
    ["only tokens", JSON.stringify(createScryfallSample().slice(5, 6))],
  ])("%s", async (_, content) => {
    await refused(content);
  });

  it.each([
    ["packed by gzip and cut off", gzipSync(JSON.stringify(createScryfallSample())).subarray(0, -20)],
    ["packed by gzip and damaged", gzipSync(JSON.stringify(createScryfallSample())).fill(0x55, 30, 60)],
    ["a beginning of gzip", gzipSync("[]").subarray(0, 4)],
    ["packed by zip", Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0])],
    ["bytes of chance", Buffer.from([0x81, 0x00, 0xff, 0xfe, 0x00, 0x00, 0x93])],
    ["UTF-16 of JSON", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("[]", "utf16le")])],
  ])("%s", async (_, content) => {
    await refused(content);
  });

  it("tells the first twenty faults and counts the rest", async () => {
    const many = await read(JSON.stringify(Array.from({ length: 30 }, () => ({ object: "card" }))));
    expect(many).toMatchObject({ ok: false });
    if (!many.ok) expect([many.problems.length, many.more > 0]).toEqual([20, true]);
  });
});

describe("a file with bytes of chance", () => {
  const samples = [
    JSON.stringify(createScryfallSample()),
    JSON.stringify(createMtgjsonCardsSample()),
    JSON.stringify(createMtgjsonPrintingsSample()),
    CSV_SAMPLE,
    gzipSync(JSON.stringify(createScryfallSample())),
  ].map((sample) => Buffer.from(sample as string));
  const change = fc.record({ at: fc.nat(9_999), cut: fc.nat(3), bytes: fc.uint8Array({ maxLength: 4 }) });

  it("is read or refused with reasons, and never thrown at", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...samples),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        async (sample, changes) => {
          const changed = changes.reduce((bytes, { at, cut, bytes: put }) => {
            const from = at % (bytes.length + 1);
            return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + cut)]);
          }, sample);
          const data = await read(changed);
          const told = data.ok ? [] : data.problems.map(describeCardDataProblem);
          expect(told.every(({ place, reason, fix }) => place && reason && fix)).toBe(true);
          expect(data.ok || data.problems.length > 0).toBe(true);
        },
      ),
      { numRuns: scaleRuns(2_000) },
    );
  });
});

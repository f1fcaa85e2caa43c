import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { cardDataText } from "../catalogue/import/plain-words";
import { CSV_SAMPLE, createMtgjsonPrintingsSample, createScryfallSample } from "../catalogue/testing/sample-data";
import { refuseFile } from "./card-data-problem";
import { withCardFile } from "./card-file";
import { readCardData } from "./read-card-data";
import { formatProblem } from "./testing/card-data-files";

const folder = mkdtempSync(join(tmpdir(), "card-data-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function written(content: string | Uint8Array): string {
  files += 1;
  const file = join(folder, `${files}.json`);
  writeFileSync(file, content);
  return file;
}

/** The first reason why a file is refused, with place and what to do. */
async function refusal(file: string): Promise<string> {
  const data = await readCardData(file, { texts: false });
  if (data.ok) throw new Error(`Not refused: ${file}`);
  return data.problems.map(formatProblem)[0] ?? "";
}
const refusalOf = (content: string | Uint8Array) => refusal(written(content));
const card = (fields: object) => ({ ...(createScryfallSample()[0] as object), ...fields });

describe("what is no file to read is named", () => {
  it("a folder, a file that is not there, an empty one", async () => {
    mkdirSync(join(folder, "inside"));
    expect(await refusal(join(folder, "inside"))).toMatch(/is a folder → Name the card data file inside it/);
    expect(await refusal(join(folder, "missing.json"))).toMatch(/missing\.json does not exist → Check the path/);
    expect(await refusalOf("")).toMatch(/empty → Download the complete file again/);
    if (process.platform !== "win32") expect(await refusal("/dev/null")).toMatch(/is not a regular file → Save/);
  });

  it("a page of the web under the name of the data", async () => {
    expect(await refusalOf("\ufeff\n<!DOCTYPE html><html><title>Not found</title></html>")).toMatch(
      /web page, not card data → Open/,
    );
    expect(await refusalOf('<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>')).toMatch(
      /XML, not card data → If you downloaded it/,
    );
    expect(await refusalOf('<?xml version="1.0"?>\n<!DOCTYPE html><html></html>')).toMatch(/web page/);
  });

  it("archives, of which only gzip is read", async () => {
    const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04, 20, 0, 0, 0, 8, 0]);
    expect(await refusalOf(zip)).toMatch(/archive format → Unpack it first\. Only gzip/);
    const packed = gzipSync(JSON.stringify(createScryfallSample()));
    expect(await refusalOf(packed.subarray(0, packed.length - 12))).toMatch(
      /gzip file is incomplete → Download the complete file again/,
    );
    const damaged = Buffer.from(packed);
    damaged.fill(0x55, 40, 80);
    expect(await refusalOf(damaged)).toMatch(/gzip file is damaged → Download/);
  });

  it("JSON that was saved as UTF-16 or in another encoding", async () => {
    const wide = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(JSON.stringify(createScryfallSample()), "utf16le"),
    ]);
    expect(await refusalOf(wide)).toMatch(/JSON in UTF-16 → Save the file as UTF-8/);
    const latin = Buffer.from(JSON.stringify([card({ name: "Jötun Wëlp" })]), "latin1");
    expect(await refusalOf(latin)).toMatch(/^entry 1, line 1, byte \d+: .*not UTF-8 → Save/);
  });

  it("a file that changes while it is read, whatever was read of it", async () => {
    const file = written(JSON.stringify(createScryfallSample()));
    const read = withCardFile(file, async ({ pieces }) => {
      appendFileSync(file, " ");
      while (!(await pieces.next()).done);
    });
    await expect(read).rejects.toThrow("cardData.fileChanged");
    const failed = withCardFile(file, async () => {
      appendFileSync(file, " ");
      throw refuseFile(cardDataText("cutOff"), cardDataText("fix.wait"));
    });
    await expect(failed).rejects.toThrow("cardData.fileChanged");
  });
});

describe("a file that is packed by gzip is read as it is", () => {
  it.each([
    ["Scryfall's", JSON.stringify(createScryfallSample()), 4],
    ["MTGJSON's", JSON.stringify(createMtgjsonPrintingsSample()), 2],
    ["a table", CSV_SAMPLE, 3],
  ])("%s", async (_, content, cards) => {
    const data = await readCardData(written(gzipSync(content)), { texts: false });
    expect(data.ok && data.collection.cards.size).toBe(cards);
  });
});

describe("other forms of JSON", () => {
  it("cards a line each are read as a list is", async () => {
    const lines = createScryfallSample().map((entry) => JSON.stringify(entry));
    const data = await readCardData(written(`${lines.join("\n")}\n`), { texts: false });
    const list = await readCardData(written(JSON.stringify(createScryfallSample())), { texts: false });
    expect(data).toEqual(list);
    expect(await refusalOf(`${lines.join("\n")}\n{"object":"card"`)).toMatch(
      /entry 8, line 8, byte \d+: .* ends within/,
    );
    expect(await refusalOf([...lines, "{}"].join("\n"))).toMatch(/^entry 8\.name/);
  });

  it("a page of search results, one set and prices are refused with the place", async () => {
    expect(await refusalOf(JSON.stringify({ object: "list", data: createScryfallSample() }))).toMatch(
      /^the whole file: .*list from Scryfall's API/,
    );
    expect(await refusalOf(JSON.stringify({ meta: {}, data: createMtgjsonPrintingsSample().data.INV }))).toMatch(
      /single set/,
    );
    const prices = { meta: {}, data: { "0-1-2": { paper: { shop: { retail: {} } } } } };
    expect(await refusalOf(JSON.stringify(prices))).toMatch(/^data\.0-1-2\.code/);
  });
});

describe("what no database keeps and no parser survives is refused with its place", () => {
  it.each([
    ["U+0000", card({ name: "Reed\u0000Warden" }), /entry 1 .*\.name: .*U\+0000/],
    ["half of a sign", card({ printed_name: "葦\ud842" }), /\.printed_name: .*lone surrogate/],
    ["half of a sign in a text", card({ oracle_text: "\udc00" }), /\.oracle_text: .*lone surrogate/],
    ["a line break in a name", card({ name: "Reed\nWarden" }), /\.name: .*line break/],
    ["a name of a hundred thousand signs", card({ name: "x".repeat(100_000) }), /\.name: /],
    ["a number without end", card({ cmc: 1e300 }), /\.cmc: /],
    ["a negative cost", card({ cmc: -1 }), /\.cmc: /],
    ["a year that no calendar has", card({ released_at: "0000-01-01" }), /\.released_at: /],
    ["a day that no month has", card({ released_at: "2001-02-29" }), /\.released_at: /],
  ])("%s", async (_, entry, told) => {
    expect(await refusalOf(JSON.stringify([entry]))).toMatch(told);
  });

  it("numbers that are too large for a number", async () => {
    expect(await refusalOf(JSON.stringify([card({ cmc: 7 })]).replace(":7", ":1e999"))).toMatch(/\.cmc: /);
  });

  it("a member that is there twice, where it decides", async () => {
    const [one] = Object.entries(createMtgjsonPrintingsSample().data);
    const set = `${JSON.stringify(one?.[0])}:${JSON.stringify(one?.[1])}`;
    expect(await refusalOf(`{"meta":{},"data":{${set},${set}}}`)).toMatch(/“INV” appears twice/);
    expect(await refusalOf(`{"data":{${set}},"data":{}}`)).toMatch(/“data” appears twice/);
  });

  it("names that mean something to JavaScript are names like others", async () => {
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    const lines = names.map((name) => JSON.stringify({ ...card({}), name }));
    const data = await readCardData(written(`[${lines.join(",")}]`), { texts: false });
    expect(data.ok && [...data.collection.cards.values()].map(({ name }) => name)).toEqual(names);
    const spoilt = `[{"__proto__":{"digital":true},${JSON.stringify(card({})).slice(1)}]`;
    const own = await readCardData(written(spoilt), { texts: false });
    expect(own.ok && own.collection.cards.size).toBe(1);
    const data2 = `{"data":{"__proto__":${JSON.stringify([{ name: "__proto__", layout: "normal", type: "Instant" }])}}}`;
    const odd = await readCardData(written(data2), { texts: false });
    expect(odd.ok && odd.collection.cards.has("__proto__")).toBe(true);
  });

  it("ten thousand sets are read", async () => {
    const sets = Array.from({ length: 10_000 }, (_, index) => card({ set: `s${index}`, set_name: `Set ${index}` }));
    const data = await readCardData(written(JSON.stringify(sets)), { texts: false });
    expect(data.ok && [data.collection.sets.size, data.collection.cards.get("reed warden")?.sets.length]).toEqual([
      10_000, 10_000,
    ]);
  });
});

describe("a table of another encoding", () => {
  it("is read as Shift_JIS and said to be, and refused with advice where it is no text at all", async () => {
    // 葦の番人 as Japanese Excel saves it.
    const japanese = [0x88, 0xaf, 0x82, 0xcc, 0x94, 0xd4, 0x90, 0x6c];
    const table = Buffer.concat([
      Buffer.from("name,japanese\r\nReed Warden,"),
      Buffer.from(japanese),
      Buffer.from("\r\n"),
    ]);
    const data = await readCardData(written(table), { texts: false });
    expect(data.ok && [data.assumed, data.collection.cards.get("reed warden")?.japanese]).toEqual([
      "Shift_JIS",
      "葦の番人",
    ]);
    expect(await refusalOf(Buffer.from([0x6e, 0x61, 0x81, 0x00, 0xff, 0xfe, 0x93]))).toMatch(
      /not text .* → .*CSV UTF-8/,
    );
  });

  it("keeps quotes, commas, line ends of any kind and a mark at its beginning", async () => {
    const table = '\ufeffname;types;sets\r\n"Reed, ""Old"" Warden";Instant;"INV, 8ED"\r\n';
    const data = await readCardData(written(table), { texts: false });
    expect(data.ok && data.collection.cards.get('reed, "old" warden')).toMatchObject({ sets: ["8ed", "inv"] });
    expect(data.ok && data.assumed).toBeNull();
  });
});

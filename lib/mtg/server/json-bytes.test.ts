import * as fc from "fast-check";
import { expect, test } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { UnreadableDataError } from "./card-data-problem";
import { END_OF_FILE, JSON_DELIMITERS, JsonByteReader } from "./json-bytes";
import { describeCardDataProblem } from "./testing/card-data-files";

/** Bytes of a text in pieces of a length. */
async function* pieces(text: string | Uint8Array, length: number): AsyncGenerator<Uint8Array, void> {
  const bytes = Buffer.from(text as string);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function problemOf(
  text: string | Uint8Array,
  read: (json: JsonByteReader) => Promise<unknown> = (json) => json.value(),
) {
  const failure = await read(new JsonByteReader(pieces(text, 7))).catch((error: unknown) => error);
  if (!(failure instanceof UnreadableDataError)) throw new Error("Not refused");
  return describeCardDataProblem(failure.problem);
}

test("values that stand one after another are what they are, however the file is cut into pieces", async () => {
  const value = fc.jsonValue({ maxDepth: 6 });
  const spaces = fc.constantFrom("", " ", "\n", " \r\n\t");
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(value, spaces), { maxLength: 12 }),
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      async (rows, length, indented) => {
        const text = rows.map(([row, space]) => `${JSON.stringify(row, null, indented ? 1 : 0)}${space}`).join(" ");
        const json = new JsonByteReader(pieces(text, length));
        for (const [row] of rows) expect(await json.value()).toEqual(JSON.parse(JSON.stringify(row)));
        expect(await json.next()).toBe(END_OF_FILE);
      },
    ),
    { numRuns: scaleRuns(300) },
  );
});

test("values that are longer than what is read at once are read whole, and given back their room", async () => {
  const long = "あ".repeat(900_000);
  const text = JSON.stringify([long, { long }, 1]).slice(1, -1).replaceAll(",", " ");
  const json = new JsonByteReader(pieces(text, 100_000));
  expect(await json.value()).toBe(long);
  expect(await json.value()).toEqual({ long });
  expect(await json.value()).toBe(1);
});

test("a byte order mark is stepped over", async () => {
  const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from("[]")]);
  expect(await new JsonByteReader(pieces(marked, 100)).next()).toBe(JSON_DELIMITERS.list);
});

test("a fault is told with its line and its byte", async () => {
  const rows = async (json: JsonByteReader) => {
    while ((await json.next()) !== END_OF_FILE) await json.value();
  };
  expect(await problemOf('{"a":1}\n{"b":2}\n{"ん":\n 1 "c":2}', rows)).toMatchObject({
    place: "line 4, byte 28",
    reason: expect.stringContaining("not valid JSON"),
  });
  // Where the parser tells no place, it is that of the value.
  expect((await problemOf('{"a":1}\n nul', rows)).place).toBe("line 2, byte 10");
  expect((await problemOf('{"a":1}\n{"b":[', rows)).reason).toContain("ends within");
  expect((await problemOf(Buffer.from([0x22, 0xff, 0x22]))).reason).toContain("not UTF-8");
  expect((await problemOf(`${"[".repeat(41)}`)).reason).toContain("40 levels");
  expect((await problemOf("", (json) => json.value())).reason).toContain("ends too early");
  expect((await problemOf(" ]", (json) => json.take(JSON_DELIMITERS.list))).reason).toContain("found “]”");
});

test("escapes and signs within strings end nothing", async () => {
  const value = { "}]": '\\"{[', "\\": ['"', '\\"]', "\\\\"] };
  expect(await new JsonByteReader(pieces(JSON.stringify(value), 3)).value()).toEqual(value);
});

test("a value that does not end is given up before it fills the memory", async () => {
  async function* endless(): AsyncGenerator<Uint8Array, void> {
    yield Buffer.from('["');
    const piece = Buffer.alloc(4 * 1024 * 1024, "x");
    for (;;) yield piece;
  }
  await expect(new JsonByteReader(endless()).value()).rejects.toThrow("cardData.longValue");
});

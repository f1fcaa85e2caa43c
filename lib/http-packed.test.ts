import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { keptText, packing, takesGzip } from "./http-packed";

describe("whether gzip is taken", () => {
  test.each([
    "gzip",
    "GZIP",
    "gzip, deflate, br, zstd",
    "br;q=1.0, gzip;q=0.8",
    "*",
    "br, *;q=0.1",
    " gzip ; q=0.001 ",
  ])("%j: yes", (given) => expect(takesGzip(new Headers({ "Accept-Encoding": given }))).toBe(true));

  test.each(["", "identity", "br, deflate", "gzip;q=0", "gzip;q=0.000, *", "*;q=0", "x-gzipped", "gzip;q=nonsense"])(
    "%j: no",
    (given) => expect(takesGzip(new Headers({ "Accept-Encoding": given }))).toBe(false),
  );

  test("not by whoever says nothing", () => expect(takesGzip(new Headers())).toBe(false));
});

test("a text is packed where that is worth it, and comes out as it was", async () => {
  const text = "頁".repeat(1024);
  expect(gunzipSync((await packing(text)?.()) ?? "").toString()).toBe(text);
  expect(packing("頁".repeat(1023))).toBeNull();
});

test("a kept text is packed once", async () => {
  const { text, packed } = keptText("頁をめくる");
  expect(await packed()).toBe(await packed());
  expect(gunzipSync(await packed()).toString()).toBe(text);
});

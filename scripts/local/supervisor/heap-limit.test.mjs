import os from "node:os";
import { expect, test } from "vitest";
import { getHeapLimit } from "./supervisor.mjs";

const MB = 1024 * 1024;

test("the heap is limited to what a site needs, or to three quarters of a small machine", () => {
  expect(getHeapLimit({}, 1000 * MB)).toBe(750);
  expect(getHeapLimit({}, 64 * MB)).toBe(256);
  expect(getHeapLimit({}, 2 ** 62)).toBe(Math.max(256, Math.min(2048, Math.floor((os.totalmem() / MB) * 0.75))));
  expect(getHeapLimit({ SITE_HEAP_MB: "4096" }, 1000 * MB)).toBe(4096);
});

import { expect, test } from "vitest";
import { isDirectLocalRequest } from "./direct-local-request";

test.each([
  ["127.0.0.1", null, true],
  ["::1", "::1", true],
  ["127.0.0.1", "127.0.0.1", true],
  ["127.0.0.1", "127.0.0.1, 203.0.113.7", false],
  ["127.0.0.1", "unknown", false],
  ["203.0.113.7", "203.0.113.7", false],
  [null, null, false],
])("a request of %s with %s was made here: %s", (peer, forwarded, here) => {
  const headers = new Headers(forwarded === null ? {} : { "x-forwarded-for": forwarded });
  expect(isDirectLocalRequest(headers, peer)).toBe(here);
});

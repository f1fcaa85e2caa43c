import { afterEach, beforeEach, expect, test } from "vitest";
import { hasUndeclaredProxy, isAskedDirectly, noteForwarded } from "./undeclared-proxy";

const globals = globalThis as { grimoireForwarded?: boolean };
const before = globals.grimoireForwarded;
beforeEach(() => {
  delete globals.grimoireForwarded;
});
afterEach(() => {
  if (before === undefined) delete globals.grimoireForwarded;
  else globals.grimoireForwarded = before;
});

const FORWARDED = { "x-forwarded-for": "203.0.113.7" };

test.each([
  ["127.0.0.1", FORWARDED, true],
  ["::1", FORWARDED, true],
  ["::ffff:10.0.0.5", FORWARDED, true],
  ["192.168.1.2", FORWARDED, true],
  // A visitor who reaches the site without a proxy may invent the header.
  ["203.0.113.9", FORWARDED, false],
  ["127.0.0.1", {}, false],
  [undefined, FORWARDED, false],
])("a request from %s with %j tells of a proxy: %s", (peer, headers, told) => {
  noteForwarded(headers, peer);
  expect(hasUndeclaredProxy(0)).toBe(told);
  expect(hasUndeclaredProxy(1)).toBe(false);
});

test.each([
  ["127.0.0.1", null, true],
  ["::1", "::1", true],
  ["127.0.0.1", "127.0.0.1", true],
  ["127.0.0.1", "127.0.0.1, 203.0.113.7", false],
  ["203.0.113.7", "203.0.113.7", false],
  [null, null, false],
])("a request of %s with %s was made here: %s", (peer, forwarded, here) => {
  const headers = new Headers(forwarded === null ? {} : { "x-forwarded-for": forwarded });
  expect(isAskedDirectly(headers, peer)).toBe(here);
});

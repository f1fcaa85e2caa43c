import { expect, test } from "vitest";
import {
  doubledHostAnswer,
  longAddressAnswer,
  tooManyAnswer,
  unknownAddressAnswer,
  unknownMethodAnswer,
} from "./plain-answers";

test.each([
  [unknownAddressAnswer(), 404, null],
  [unknownMethodAnswer("GET, HEAD"), 405, null],
  [tooManyAnswer(59), 429, "59"],
  [doubledHostAnswer(), 400, null],
  [longAddressAnswer(), 414, null],
])("a refusal is a few bytes of text in both languages that run nothing: %o", async (answer, status, wait) => {
  const body = await answer.text();
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(200);
  expect(body.trimEnd().split("\n")).toHaveLength(2);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, wait]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
});

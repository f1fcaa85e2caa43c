import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createSecurityHeadersMiddleware } from "@/lib/server/front/security-headers-middleware";
import { sendResponse } from "@/lib/server/front/send-response";
import {
  createDuplicateHostResponse,
  createMethodNotAllowedResponse,
  createNotFoundResponse,
  createTooManyRequestsResponse,
  createUriTooLongResponse,
} from "./plain-answers";

/** Sends an answer as the gates of a site do, and returns what arrives. */
async function sent(answer: Response): Promise<Response> {
  const gate = createSecurityHeadersMiddleware();
  const server = createServer((request, response) =>
    gate(request, response, () => sendResponse(request, response, answer)),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const arrived = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  return arrived;
}

test.each([
  [createNotFoundResponse(), 404, null],
  [createMethodNotAllowedResponse("GET, HEAD"), 405, null],
  [createTooManyRequestsResponse(59), 429, "59"],
  [createDuplicateHostResponse(), 400, null],
  [createUriTooLongResponse(), 414, null],
])("a refusal is a few bytes of text in both languages that run nothing: %o", async (made, status, wait) => {
  const answer = await sent(made);
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

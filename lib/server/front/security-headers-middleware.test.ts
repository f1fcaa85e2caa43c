import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSecurityHeadersMiddleware } from "./security-headers-middleware";

const CLOSED = "default-src 'none'; frame-ancestors 'none'";
/** Answers as pages, routes, files, gates and Next.js make them. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  "/feed": (response) => response.setHeader("content-type", "application/atom+xml").end("<feed/>"),
  "/page": (response) =>
    response.writeHead(200, { "Content-Type": "text/html", "content-security-policy": "img-src 'self'" }).end("page"),
  "/earlier": (response) => response.setHeader("Content-Security-Policy", "sandbox").writeHead(404).end("missing"),
  "/script": (response) => response.setHeader("Content-Type", "application/javascript; charset=UTF-8").end("1"),
  "/script-by-hand": (response) => response.writeHead(200, "OK", { "Content-Type": "text/javascript" }).end("1"),
  "/known": (response) => response.writeHead(304).end(),
  "/moved": (response) => {
    response.statusCode = 308;
    response.setHeader("location", "/elsewhere").end("/elsewhere");
  },
  "/bare": (response) => response.end("no type at all"),
};
let server: Server;

beforeAll(async () => {
  const gate = createSecurityHeadersMiddleware();
  server = createServer(
    (request, response) => void gate(request, response, async () => ANSWERS[request.url ?? ""]?.(response)),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

test.each([
  ["/feed", CLOSED],
  ["/page", "img-src 'self'"],
  ["/earlier", "sandbox"],
  ["/script", null],
  ["/script-by-hand", null],
  ["/known", null],
  ["/moved", CLOSED],
  ["/bare", CLOSED],
])("%s leaves with the policy %s, and its type is not guessed", async (path, policy) => {
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    redirect: "manual",
  });
  expect([headers.get("content-security-policy"), headers.get("x-content-type-options")]).toEqual([policy, "nosniff"]);
});

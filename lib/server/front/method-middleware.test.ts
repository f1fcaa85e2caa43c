import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMethodMiddleware } from "./method-middleware";

let server: Server;

beforeAll(async () => {
  const gate = createMethodMiddleware((allowed) => new Response(`only ${allowed}`, { status: 405 }));
  server = createServer((request, response) => void gate(request, response, async () => response.end("the site")));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

async function ask(method: string) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", method, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  let text = "";
  for await (const part of answer) text += part;
  return { status: answer.statusCode, text };
}

test.each(["TRACE", "PROPFIND", "SEARCH", "PURGE"])("%s is refused, and told what is known", async (method) => {
  const text = "only GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
  expect(await ask(method)).toEqual({ status: 405, text });
});

test.each(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s reaches the site", async (method) => {
  expect(await ask(method)).toMatchObject({ status: 200, text: "the site" });
});

import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUrlLengthMiddleware, MAX_URL_BYTES } from "./url-length-middleware";

let server: Server;

beforeAll(async () => {
  const gate = createUrlLengthMiddleware((address) => new Response(`${address.length} is too long`, { status: 414 }));
  server = createServer((request, response) => {
    void gate(request, response, async () => {
      response.setHeader("X-Middleware-Rewrite", "/ja/cards");
      response.setHeader("Location", "/cards");
      response.end("the page");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

async function ask(
  path: string,
): Promise<{ status: number | undefined; headers: IncomingMessage["headers"]; text: string }> {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, path, host: "127.0.0.1" }), "response")) as [IncomingMessage];
  let text = "";
  for await (const part of answer) text += part;
  return { status: answer.statusCode, headers: answer.headers, text };
}

test("the longest query that is read fits", async () => {
  const address = `/cards?q=${encodeURIComponent("魔".repeat(500))}&page=2&display=grid`;
  expect(await ask(address)).toMatchObject({ status: 200, text: "the page" });
});

test.each([
  ["as it is", `/cards?q=${"a".repeat(MAX_URL_BYTES)}`],
  ["when its signs are written as addresses write them", `/cards?q=${"(".repeat(MAX_URL_BYTES / 3)}`],
])("an address that is too long %s is refused", async (_, address) => {
  expect(await ask(address)).toMatchObject({ status: 414, text: `${address.length} is too long` });
});

test("where a request went inside the site is not told, but everything else is", async () => {
  const { headers } = await ask("/cards");
  expect(headers["x-middleware-rewrite"]).toBeUndefined();
  expect(headers.location).toBe("/cards");
});

import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPageDataBlocker } from "./page-data-blocker";

let server: Server;

beforeAll(async () => {
  const gate = createPageDataBlocker(() => new Response("nothing is here", { status: 404 }));
  server = createServer((request, response) => void gate(request, response, async () => response.end("the site")));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

async function ask(path: string): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, path, host: "127.0.0.1" }), "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

test.each([
  "/decks/x.rsc",
  "/decks/x.prefetch.rsc?_rsc=1",
  "/en/admin.segments/_tree.segment.rsc",
  "/decks/x%2ersc",
  "/decks/x.rs%63/",
  "http://localhost/admin.RSC",
])("the data of a page is not given at %s", async (path) => expect(await ask(path)).toBe(404));

test.each(["/", "/cards?q=.rsc", "/decks/x?_rsc=1a2b3", "/cards/100%.rs", "/cards/.rsc-of-a-card"])(
  "%s reaches the site",
  async (path) => expect(await ask(path)).toBe(200),
);

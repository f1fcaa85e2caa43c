import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSingleHostMiddleware } from "./single-host-middleware";

let server: Server;

beforeAll(async () => {
  const gate = createSingleHostMiddleware(() => new Response("one, please", { status: 400 }));
  server = createServer((request, response) => void gate(request, response, async () => response.end("the site")));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

/** Sends header lines, and returns the first line of the answer. */
async function ask(...headers: readonly string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(["GET / HTTP/1.1", ...headers, "Connection: close", "", ""].join("\r\n"));
  return (await text(socket)).split("\r\n", 1)[0] ?? "";
}

test.each([
  ["Host: a", "Host: b"],
  ["Host: a", "Accept: x", "hOST: a"],
])("two hosts in one request are refused: %s, %s", async (...headers) =>
  expect(await ask(...headers)).toBe("HTTP/1.1 400 Bad Request"),
);

test("one host reaches the site, also where another header has its name as a value", async () => {
  expect(await ask("Host: a", "X-Name: Host")).toBe("HTTP/1.1 200 OK");
});

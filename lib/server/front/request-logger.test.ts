import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getRequestContext } from "../log/request-context";
import { createRequestLogger, type FinishedRequest } from "./request-logger";

const told: (FinishedRequest & { readonly request: string | undefined })[] = [];
let server: Server;
let base: string;

beforeAll(async () => {
  let time = 0;
  const gate = createRequestLogger({
    routeOf: () => "/cards/[name]",
    tell: (request) => told.push({ ...request, request: getRequestContext()?.request }),
    now: () => (time += 5),
  });
  server = createServer((request, response) => {
    void gate(request, response, async () => {
      response.statusCode = 418;
      await new Promise((done) => setImmediate(done));
      response.end(`${request.headers["x-request-id"]} ${getRequestContext()?.request} ${getRequestContext()?.route}`);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cards/x`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Asks with an id; the id that the answer carries, after its body has shown that the handler knew it. */
async function ask(id?: string): Promise<string> {
  const answer = await fetch(base, id === undefined ? {} : { headers: { "X-Request-Id": id } });
  const given = answer.headers.get("x-request-id") ?? "none";
  expect(await answer.text()).toBe(`${given} ${given} /cards/[name]`);
  return given;
}

test("a request keeps the id of a proxy, where that is one", async () => {
  expect(await ask("7f3a-0001.edge:2")).toBe("7f3a-0001.edge:2");
  for (const odd of ["short", "a b c d e f g h", '{"level":"error"}', "x".repeat(101)])
    expect(await ask(odd)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  expect(await ask()).not.toBe(await ask());
});

test("the end of an answer is told with its route, status and time, under its id", async () => {
  const before = told.length;
  const id = await ask();
  while (told.length === before) await new Promise((done) => setImmediate(done));
  expect(told.at(-1)).toEqual({
    method: "GET",
    route: "/cards/[name]",
    status: 418,
    milliseconds: 5,
    cut: false,
    request: id,
  });
});

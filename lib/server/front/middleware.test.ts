import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installMiddleware } from "./middleware";

const log: string[] = [];
let server: Server;
let address: string;

// Another test of this process may have put gates up before.
beforeAll(() => void delete (globalThis as { grimoireGates?: boolean }).grimoireGates);
beforeAll(async () => {
  installMiddleware(
    [
      (request, response, next) => {
        log.push(`first ${request.url}`);
        if (request.url === "/answered") response.end("by a gate");
        else next();
      },
      (request, _, next) => {
        if (request.url === "/broken") throw new Error("a fault of the gate");
        if (request.url === "/twice") next();
        setImmediate(next);
      },
    ],
    (message) => log.push(message),
  );
  server = createServer((request, response) => {
    log.push(`handler ${request.url}`);
    response.end("by the site");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ask = async (path: string): Promise<string> => {
  log.length = 0;
  return (await fetch(address + path)).text();
};

test("a request passes all gates to the handler, from the very first one on", async () => {
  expect(await ask("/page")).toBe("by the site");
  expect(log).toEqual(["first /page", "handler /page"]);
});

test("a gate answers in the place of the site", async () => {
  expect(await ask("/answered")).toBe("by a gate");
  expect(log).toEqual(["first /answered"]);
});

test("a gate that goes on twice has the request handled once", async () => {
  expect(await ask("/twice")).toBe("by the site");
  expect(log).toEqual(["first /twice", "handler /twice"]);
});

test("a gate that fails lets the request through", async () => {
  expect(await ask("/broken")).toBe("by the site");
  expect(log).toEqual(["first /broken", "A middleware failed, and the request went on", "handler /broken"]);
});

import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createGauge } from "./exposition";
import { createMetricsMiddleware } from "./metrics-middleware";

const TOKEN = "0123456789-0123456789-0123456789";
let token: string | undefined = TOKEN;
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const gate = createMetricsMiddleware({ token, metrics: () => [createGauge("up", "Up.", 1)] });
    void gate(request, response, async () => response.writeHead(404).end("the site"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (authorization: string, path = "/metrics", method = "GET") =>
  fetch(address + path, { method, headers: { authorization } });

test("whoever brings the token gets the metrics, which nobody keeps", async () => {
  const answer = await ask(`Bearer ${TOKEN}`);
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
    "no-store",
  ]);
  expect(await answer.text()).toContain("up 1\n");
  expect((await ask(`bearer ${TOKEN}`, "/metrics?x=1")).status).toBe(200);
});

test.each(["", "Bearer", `Bearer ${TOKEN}0`, `Bearer ${TOKEN.slice(0, -1)}`, `Basic ${TOKEN}`, TOKEN])(
  "%j opens nothing",
  async (authorization) => {
    const answer = await ask(authorization);
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="metrics"']);
    expect(await answer.text()).not.toContain("up");
  },
);

test("other methods are refused, and other addresses are the site's", async () => {
  expect((await ask(`Bearer ${TOKEN}`, "/metrics", "POST")).status).toBe(405);
  for (const path of ["/metrics/", "/en/metrics", "/Metrics"])
    expect(await (await ask(`Bearer ${TOKEN}`, path)).text()).toBe("the site");
});

test("without the setting there are no metrics, whatever is sent", async () => {
  token = undefined;
  for (const authorization of ["Bearer ", "Bearer undefined", ""]) {
    const answer = await ask(authorization);
    expect([answer.status, await answer.text()]).toEqual([404, "the site"]);
  }
  token = TOKEN;
});

import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { findFreePort } from "../kit/programs";
import { LoadBalancer } from "./balancer";

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function target(name: string): Promise<{ address: string; server: Server }> {
  const server = createServer(async (asked, answer) => {
    let body = "";
    for await (const part of asked) body += part;
    answer.end(`${name} ${asked.method} ${asked.url} ${asked.headers["x-forwarded-for"]} ${body}`);
  }).listen(0, "localhost");
  await once(server, "listening");
  open.push(() => server.close());
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

async function balance(...targets: string[]): Promise<{ address: string; balancer: LoadBalancer }> {
  const port = await findFreePort();
  const balancer = new LoadBalancer(targets);
  await balancer.listen(port);
  open.push(() => balancer.close());
  return { address: `http://localhost:${port}`, balancer };
}

test("requests go to the targets in turn, with their bodies and the visitor's address", async () => {
  const { address, balancer } = await balance((await target("one")).address, (await target("two")).address);
  const ask = async () =>
    (
      await fetch(`${address}/path`, { method: "POST", body: "saved", headers: { "x-forwarded-for": "192.0.2.9" } })
    ).text();
  const answers = [await ask(), await ask(), await ask(), await ask()];
  expect(new Set(answers)).toEqual(new Set(["one POST /path 192.0.2.9 saved", "two POST /path 192.0.2.9 saved"]));
  expect(balancer.taken).toEqual([2, 2]);
});

test("a target that refuses connections is passed over, and where all do the answer is 502", async () => {
  const gone = `http://localhost:${await findFreePort()}`;
  const { address } = await balance(gone, (await target("two")).address);
  for (let asked = 0; asked < 3; asked += 1)
    expect(await (await fetch(address, { method: "PUT", body: "whole" })).text()).toContain("two PUT / ");
  const alone = await balance(gone);
  expect((await fetch(alone.address)).status).toBe(502);
});

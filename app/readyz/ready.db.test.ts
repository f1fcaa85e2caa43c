import { afterEach, beforeEach, expect, test } from "vitest";
import { createGauge } from "@/lib/server/metrics/exposition";
import { registerMetrics } from "@/lib/server/metrics/registry";
import { PEER_ADDRESS_HEADER } from "@/lib/server/peer-address";
import { GET } from "./route";

const globals = globalThis as { grimoirePeerKey?: string };
const before = globals.grimoirePeerKey;
beforeEach(() => {
  globals.grimoirePeerKey = "key";
});
afterEach(() => {
  registerMetrics("proxies", () => []);
  if (before === undefined) delete globals.grimoirePeerKey;
  else globals.grimoirePeerKey = before;
});

const ask = async (address: string) =>
  (await GET(new Request("http://localhost/readyz", { headers: { [PEER_ADDRESS_HEADER]: `key ${address}` } }))).json();
const seen = (value: number) => registerMetrics("proxies", () => [createGauge("grimoire_proxy_undeclared", "", value)]);

test("a site behind a proxy that nobody declared says so to whoever asks on its own machine, and to nobody else", async () => {
  seen(0);
  expect(await ask("127.0.0.1")).not.toHaveProperty("warnings");
  seen(1);
  const warnings = [
    { code: "undeclaredProxy", message: expect.stringMatching(/X-Forwarded-For.*Set TRUSTED_PROXIES/) },
  ];
  expect(await ask("127.0.0.1")).toMatchObject({ warnings });
  expect(await ask("203.0.113.7")).not.toHaveProperty("warnings");
});

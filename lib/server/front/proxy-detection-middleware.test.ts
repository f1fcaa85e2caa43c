import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectMetrics } from "../metrics/registry";
import { captureLog } from "../testing/capture-log";
import { createProxyDetectionMiddleware } from "./proxy-detection-middleware";

let log: ReturnType<typeof captureLog>;
beforeEach(() => {
  log = captureLog();
});
afterEach(() => log.restore());

/** Sends requests through a gate, each with the address of its connection and whether a proxy names a visitor. */
async function pass(trustedProxies: number, ...requests: readonly (readonly [string | null, boolean])[]) {
  const peers = requests.map(([peer]) => peer);
  const gate = createProxyDetectionMiddleware({ trustedProxies, peerOf: () => peers.shift() ?? null });
  const next = vi.fn(async () => {});
  for (const [, forwarded] of requests)
    await gate(
      { headers: forwarded ? { "x-forwarded-for": "203.0.113.7" } : {} } as unknown as IncomingMessage,
      {} as ServerResponse,
      next,
    );
  expect(next).toHaveBeenCalledTimes(requests.length);
  const told = collectMetrics().find(({ name }) => name === "grimoire_proxy_undeclared")?.samples[0]?.value;
  return [log.lines.map((line) => JSON.parse(line).event), told];
}

test.each(["127.0.0.1", "::1", "::ffff:172.18.0.2", "10.0.0.5", "fd00::1"])(
  "a proxy at %s that no setting counts is told of once",
  async (peer) => expect(await pass(0, [peer, true], [peer, true])).toEqual([["proxyUndeclared"], 1]),
);

test.each([
  [0, "203.0.113.9", true],
  [0, null, true],
  [0, "127.0.0.1", false],
  [1, "127.0.0.1", true],
] as const)(
  "with TRUSTED_PROXIES=%i a request from %s (forwarded: %s) tells of none",
  async (trusted, peer, forwarded) => expect(await pass(trusted, [peer, forwarded])).toEqual([[], 0]),
);

import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getClientIp } from "./client-ip";
import { addPeerAddressHeaders, getPeerAddress } from "./peer-address";

/** Headers of the requests, as Next.js hands them on to routes. */
const seen: Headers[] = [];
const server = createServer(({ headers }, response) => {
  seen.push(new Headers(headers as Record<string, string>));
  response.end();
});
// Another test of this process may have marked peers before.
beforeAll(() => void delete (globalThis as { grimoirePeerKey?: string }).grimoirePeerKey);
beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => new Promise((done) => server.close(done)));

async function ask(headers: Record<string, string>, localAddress = "127.0.0.1"): Promise<Headers> {
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((done, fail) => {
    request({ port, host: "127.0.0.1", localAddress, headers }, (response) => response.resume().on("end", done))
      .on("error", fail)
      .end();
  });
  return seen.pop() ?? new Headers();
}

const INVENTED = { "x-grimoire-peer": "203.0.113.7", "x-forwarded-for": "203.0.113.7", "x-real-ip": "203.0.113.7" };

test("without the mark no address is known, whatever the visitor sends", async () => {
  expect(getPeerAddress(await ask(INVENTED))).toBeNull();
});

test("the address of a request is that of its connection, and never the visitor's own invention", async () => {
  addPeerAddressHeaders();
  addPeerAddressHeaders();
  expect(getPeerAddress(await ask({}))).toBe("127.0.0.1");
  expect(getPeerAddress(await ask(INVENTED, "127.0.0.2"))).toBe("127.0.0.2");
  expect(getClientIp(await ask(INVENTED), 1)).toBe("203.0.113.7");
});

test("programs of the same machine, such as a proxy that nobody declared, count together and not as one visitor", async () => {
  expect(getClientIp(await ask(INVENTED), 0)).toBeNull();
});

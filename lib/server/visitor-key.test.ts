import { expect, test } from "vitest";
import { PEER_ADDRESS_HEADER } from "./peer-address";
import { getVisitorKey } from "./visitor-key";

(globalThis as { grimoirePeerKey?: string }).grimoirePeerKey ??= "tests";
const KEY = (globalThis as { grimoirePeerKey?: string }).grimoirePeerKey;

const line = (peer: string | null, forwarded: string | null, proxies = 0) =>
  getVisitorKey(
    new Headers({
      ...(peer !== null && { [PEER_ADDRESS_HEADER]: `${KEY} ${peer}` }),
      ...(forwarded !== null && { "x-forwarded-for": forwarded }),
    }),
    "a browser",
    proxies,
  );

test("a visitor of the internet stands in the line of the address, whatever he says of himself", () => {
  expect(line("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
  for (const address of ["2001:db8:1:2::9", "2001:db8:1:ffff::1"]) expect(line(address, null)).toBe("2001:db8:1::/48");
  expect(line("127.0.0.1", "198.51.100.1, 203.0.113.7", 1)).toBe("203.0.113.7");
});

test.each([
  ["on this machine", "127.0.0.1", 0, "203.0.113.7", "unknown 203.0.113.7"],
  ["of a network of containers", "172.18.0.2", 0, "1.2.3.4, 203.0.113.7", "172.18.0.2 203.0.113.7"],
  ["on this machine, of IPv6", "::1", 0, "2001:db8:1:2::9", "unknown 2001:db8:1::/48"],
  ["beyond the declared ones", "127.0.0.1", 1, "203.0.113.7, 10.0.0.3", "10.0.0.3 203.0.113.7"],
])("a proxy %s that nobody declared says who is behind it", (_, peer, proxies, forwarded, expected) => {
  expect(line(peer, forwarded, proxies)).toBe(expected);
});

test("where nobody says more, a private address is a line, and a browser is one on this machine", () => {
  expect(line("192.168.1.20", "192.168.1.20")).toBe("192.168.1.20");
  for (const forwarded of [null, "127.0.0.1", "::1", "::ffff:127.0.0.1", "unknown"])
    expect(line("127.0.0.1", forwarded)).toBe("browser a browser");
  expect(line(null, null)).toBe("browser a browser");
});

import { describe, expect, test } from "vitest";
import { getClientIp, getWiderNetwork } from "./client-ip";

describe("the address of a request", () => {
  const from = (value: string | null, proxies: number) =>
    getClientIp(new Headers(value === null ? {} : { "x-forwarded-for": value }), proxies);

  test("is not what a header claims while no proxy is trusted", () => {
    expect(from("203.0.113.7", 0)).toBeNull();
  });

  test("is what the outermost trusted proxy saw; what stands before it was sent by the visitor", () => {
    expect(from("203.0.113.7", 1)).toBe("203.0.113.7");
    expect(from("1.1.1.1, 203.0.113.7", 1)).toBe("203.0.113.7");
    expect(from("1.1.1.1, 203.0.113.7, 10.0.0.2", 2)).toBe("203.0.113.7");
  });

  test.each([
    ["203.0.113.7:50123", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["[2001:db8:1:2::9]:443", "2001:db8:1:2::"],
    ["2001:0DB8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::"],
    ["2001:db8::1", "2001:db8::"],
    ["::1", "::"],
    ["fe80::1%eth0", "fe80::"],
    ["unknown", "unknown"],
    ["[not an address]", "not an address"],
  ])("%s counts as %s", (address, counted) => expect(from(address, 1)).toBe(counted));

  test.each([
    ["2001:db8:1:2::", "2001:db8:1::/48"],
    ["2001:db8::", "2001:db8::/48"],
    ["203.0.113.7", null],
    ["01a22297-de43-759c-bb30-d33fca84eead", null],
    ["not: an address", null],
  ])("of the network %s lies in %s", (network, around) => expect(getWiderNetwork(network)).toBe(around));

  test("is unknown when there are fewer entries than proxies", () => {
    expect(from(null, 1)).toBeNull();
    expect(from("203.0.113.7", 2)).toBeNull();
  });
});

import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addressOf, consume, count, forgive, giveBack, LIMITS } from "./limits";

const useUp = async (key: string | null, times: number = LIMITS.signUp.points) => {
  const waits = [];
  for (let i = 0; i < times; i++) waits.push(await consume("signUp", key));
  return waits;
};

describe("a limit", () => {
  test("lets through what it allows and then says how long to wait", async () => {
    const key = randomUUID();
    expect(new Set(await useUp(key))).toEqual(new Set([null]));
    const wait = await consume("signUp", key);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(LIMITS.signUp.seconds);
  });

  test("tells what is left of it", async () => {
    const key = randomUUID();
    const { points } = LIMITS.signUp;
    expect(await count("signUp", key)).toMatchObject({ ok: true, points, remaining: points - 1 });
    await useUp(key, points - 1);
    expect(await count("signUp", key)).toMatchObject({ ok: false, points, remaining: 0 });
  });

  test("counts each key for itself", async () => {
    await useUp(randomUUID(), LIMITS.signUp.points + 1);
    expect(await consume("signUp", randomUUID())).toBeNull();
  });

  test("forgives all, or gives one point back", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await useUp(first, LIMITS.signUp.points + 1);
    await forgive("signUp", first);
    expect(await consume("signUp", first)).toBeNull();
    await useUp(second);
    await giveBack("signUp", second);
    expect(await consume("signUp", second)).toBeNull();
    expect(await consume("signUp", second)).not.toBeNull();
  });

  test("counts all unknown addresses together, with room for many", async () => {
    await forgive("signUp", null);
    expect(new Set(await useUp(null, LIMITS.signUp.points * 5))).toEqual(new Set([null]));
    await forgive("signUp", null);
  });
});

describe("the address of a request", () => {
  const from = (value: string | null, proxies: number) =>
    addressOf(new Headers(value === null ? {} : { "x-forwarded-for": value }), proxies);

  test("is unknown while no proxy is trusted, whatever the header claims", () => {
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

  test("is unknown when there are fewer entries than proxies", () => {
    expect(from(null, 1)).toBeNull();
    expect(from("203.0.113.7", 2)).toBeNull();
  });
});

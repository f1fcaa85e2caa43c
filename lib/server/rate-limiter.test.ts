import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { RATE_LIMITS } from "@/lib/rate-limits";
import { consumeRateLimit, takeRateLimitPoint } from "./rate-limiter";
import { resetLocalLimits } from "./testing/reset-limits";

process.env.DATABASE_URL ??= "postgresql://nobody@localhost/none";
process.env.NEXTAUTH_SECRET ??= "a secret that only the tests know";
process.env.NEXTAUTH_URL ??= "https://grimoire.example";

const useUp = async (key: string | null, times: number = RATE_LIMITS.social.points) => {
  const waits = [];
  for (let i = 0; i < times; i++) waits.push(await consumeRateLimit("social", key));
  return waits;
};

beforeEach(resetLocalLimits);

describe("a limit", () => {
  test("lets through what it allows and then says how long to wait", async () => {
    const key = randomUUID();
    expect(new Set(await useUp(key))).toEqual(new Set([null]));
    const wait = await consumeRateLimit("social", key);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(RATE_LIMITS.social.seconds);
  });

  test("tells what is left of it", async () => {
    const key = randomUUID();
    const { points } = RATE_LIMITS.social;
    expect(await takeRateLimitPoint("social", key)).toMatchObject({ ok: true, points, remaining: points - 1 });
    await useUp(key, points - 1);
    expect(await takeRateLimitPoint("social", key)).toMatchObject({ ok: false, points, remaining: 0 });
  });

  test("counts each key for itself", async () => {
    await useUp(randomUUID(), RATE_LIMITS.social.points + 1);
    expect(await consumeRateLimit("social", randomUUID())).toBeNull();
  });

  test("counts the networks of one customer together as well, with room for many", async () => {
    const { points } = RATE_LIMITS.social;
    const network = (at: number, customer = 1) => `2001:db8:${customer}:${at.toString(16)}::`;
    for (let used = 0; used < 20 * points; used += 1)
      expect(await consumeRateLimit("social", network(Math.floor(used / points)))).toBeNull();
    const of = "2001:db8:1::/48";
    expect(await takeRateLimitPoint("social", network(20))).toMatchObject({ ok: false, points, remaining: 0, of });
    expect(await consumeRateLimit("social", network(20, 2))).toBeNull();
    expect(await consumeRateLimit("social", "203.0.113.7")).toBeNull();
  });

  test("counts all unknown addresses together, with room for many", async () => {
    expect(new Set(await useUp(null, RATE_LIMITS.social.points * 5))).toEqual(new Set([null]));
  });
});

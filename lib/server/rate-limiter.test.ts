import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { RATE_LIMITS } from "@/lib/rate-limits";
import { consume, refundPoint, resetLimit, takePoint } from "./rate-limiter";

const useUp = async (key: string | null, times: number = RATE_LIMITS.signUp.points) => {
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
    expect(wait).toBeLessThanOrEqual(RATE_LIMITS.signUp.seconds);
  });

  test("tells what is left of it", async () => {
    const key = randomUUID();
    const { points } = RATE_LIMITS.signUp;
    expect(await takePoint("signUp", key)).toMatchObject({ ok: true, points, remaining: points - 1 });
    await useUp(key, points - 1);
    expect(await takePoint("signUp", key)).toMatchObject({ ok: false, points, remaining: 0 });
  });

  test("counts each key for itself", async () => {
    await useUp(randomUUID(), RATE_LIMITS.signUp.points + 1);
    expect(await consume("signUp", randomUUID())).toBeNull();
  });

  test("forgives all, or gives one point back", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await useUp(first, RATE_LIMITS.signUp.points + 1);
    await resetLimit("signUp", first);
    expect(await consume("signUp", first)).toBeNull();
    await useUp(second);
    await refundPoint("signUp", second);
    expect(await consume("signUp", second)).toBeNull();
    expect(await consume("signUp", second)).not.toBeNull();
  });

  test("counts all unknown addresses together, with room for many", async () => {
    await resetLimit("signUp", null);
    expect(new Set(await useUp(null, RATE_LIMITS.signUp.points * 5))).toEqual(new Set([null]));
    await resetLimit("signUp", null);
  });
});

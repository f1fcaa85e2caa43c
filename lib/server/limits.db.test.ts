import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "@/prisma/factories/database";
import { getLimitsPool } from "./db";
import { createSharedRateLimiter, hashLimitKey } from "./limit-store";
import { consumeRateLimit } from "./rate-limiter";
import { captureLog } from "./testing/capture-log";

const rows = () => openDatabase().rateLimit.findMany();

afterEach(() => void vi.useRealTimers());

describe("a shared limit", () => {
  test("is one for all processes on a database, however many ask at once", async () => {
    const name = randomUUID();
    const limit = { name, points: 10, seconds: 60, shared: true };
    const processes = [createSharedRateLimiter(limit), createSharedRateLimiter(limit)];
    const asked = Array.from({ length: 30 }, (_, i) => processes[i % 2]?.consume("a"));
    const passed = (await Promise.allSettled(asked)).filter(({ status }) => status === "fulfilled");
    expect(passed).toHaveLength(10);
    const restarted = createSharedRateLimiter(limit);
    await expect(restarted.consume("a")).rejects.toMatchObject({ remainingPoints: 0 });
    expect(await restarted.consume("b")).toMatchObject({ remainingPoints: 9 });
  });

  test("begins anew when its time is over", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const limiter = createSharedRateLimiter({ name: randomUUID(), points: 1, seconds: 60, shared: true });
    await limiter.consume("a");
    await expect(limiter.consume("a")).rejects.toHaveProperty("msBeforeNext", 60_000);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await limiter.consume("a")).toMatchObject({ consumedPoints: 1 });
  });

  test("keeps neither addresses nor accounts in its table", async () => {
    await consumeRateLimit("signUp", "203.0.113.7");
    const keys = (await rows()).map(({ key }) => key);
    expect(keys).toContain(`signUp*1:${hashLimitKey("203.0.113.7")}`);
    expect(keys.join()).not.toContain("203.0.113");
  });

  test("takes its expired rows away", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    delete (globalThis as { grimoireLimitsCleared?: boolean }).grimoireLimitsCleared;
    createSharedRateLimiter({ name: randomUUID(), points: 1, seconds: 1, shared: true });
    const [old, fresh] = [randomUUID(), randomUUID()];
    const expire = (hours: number) => BigInt(Date.now() - hours * 60 * 60 * 1000);
    await openDatabase().rateLimit.createMany({
      data: [
        { key: old, points: 1, expire: expire(2) },
        { key: fresh, points: 1, expire: expire(-1) },
      ],
    });
    vi.advanceTimersByTime(5 * 60 * 1000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect((await rows()).map(({ key }) => key)).not.toContain(old), { timeout: 30_000 });
    expect((await rows()).map(({ key }) => key)).toContain(fresh);
  });

  test("goes on in memory while the database is away, and says so in one line", async () => {
    const log = captureLog();
    const query = vi.spyOn(getLimitsPool(), "query").mockImplementation(async () => {
      throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    });
    const limiter = createSharedRateLimiter({ name: randomUUID(), points: 3, seconds: 60, shared: true });
    for (let i = 0; i < 3; i++) await limiter.consume("a");
    await expect(limiter.consume("a")).rejects.toMatchObject({ remainingPoints: 0 });
    expect(query).toHaveBeenCalledTimes(1);
    expect(log.lines.map((line) => JSON.parse(line))).toMatchObject([{ event: "limits", reason: "ECONNREFUSED" }]);
    log.restore();
    query.mockRestore();
  });
});

import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import { findDailyDeal, MIN_SHOWN_VOTES } from "@/lib/magmell/play/daily/data";
import { addDays } from "@/lib/magmell/play/daily/days";
import { RATE_LIMITS } from "@/lib/rate-limits";
import { resetLimits } from "@/lib/server/testing/reset-limits";
import { openDatabase } from "@/prisma/factories/database";
import { GET, POST } from "./[day]/route";

// Outside a request there are no cookies to read.
vi.mock("@/lib/http/viewer", () => ({ getViewer: async () => null }));

/** The clock stands still: at midnight in Tokyo the day would change between two questions. */
const NOW = new Date("2026-11-28T03:00:00Z");
const TODAY = getTokyoDate(NOW);
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
const SITE = process.env.NEXTAUTH_URL ?? "";

const rowOf = (day: string) => openDatabase().dailyHand.findUnique({ where: { day: new Date(day) } });

beforeEach(async () => {
  await openDatabase().dailyHand.deleteMany();
  await resetLimits();
});

const context = (day: string) => ({ params: Promise.resolve({ day }) });
async function send(day: string, body: unknown, headers: Record<string, string> = {}) {
  const sent = { origin: SITE, host: new URL(SITE).host, "content-type": "application/json", ...headers };
  const request = new Request(`${SITE}/api/goldfish/daily/${day}`, {
    method: "POST",
    headers: sent,
    body: JSON.stringify(body),
  });
  const response = await POST(request, context(day));
  return { status: response.status, body: await response.json(), headers: response.headers };
}
const ballot = async (more: object = {}) => ({ decision: "keep", ...(await findDailyDeal(TODAY)), ...more });

test("counts for somebody without an account, and answers what is shown", async () => {
  expect(await send(TODAY, await ballot())).toMatchObject({
    status: 200,
    body: { votes: null, from: MIN_SHOWN_VOTES },
  });
  const read = await GET(new Request(`${SITE}/api/goldfish/daily/${TODAY}`), context(TODAY));
  expect([read.status, await read.json()]).toEqual([200, { votes: null, from: MIN_SHOWN_VOTES }]);
  expect(read.headers.get("cache-control")).toBe("private, no-store");
});

test.each([
  ["a page of another site", {}, { origin: "https://elsewhere.example" }, 403],
  ["a frame of another site", {}, { "sec-fetch-site": "cross-site" }, 403],
  ["a form", {}, { "content-type": "application/x-www-form-urlencoded" }, 415],
  ["a decision that there is not", { decision: "both" }, {}, 422],
  ["more than was asked for", { voter: "somebody" }, {}, 422],
  ["a seed out of bounds", { seed: 2 ** 32 }, {}, 422],
  ["a code without an end", { code: "K".repeat(1000) }, {}, 422],
  ["a body without an end", { code: "K".repeat(9000) }, {}, 413],
])("refuses %s, and counts nothing", async (_, more, headers, status) => {
  expect((await send(TODAY, await ballot(more), headers)).status).toBe(status);
  expect(await rowOf(TODAY)).toBeNull();
});

test.each([
  ["a day to come", addDays(TODAY, 1)],
  ["a day that is over", addDays(TODAY, -2)],
  ["no day", "x"],
])("knows nothing of %s", async (_, day) => {
  expect((await send(day, await ballot())).status).toBe(404);
});

test("answers nothing about days without a hand", async () => {
  for (const day of ["x", addDays(TODAY, 1), addDays(TODAY, -400)]) {
    const read = await GET(new Request(`${SITE}/api/goldfish/daily/${day}`), context(day));
    expect(read.status).toBe(404);
  }
});

test("asks whoever votes too often to wait", async () => {
  // Without a proxy that is trusted, nobody's address is known: they share a wider limit.
  const { points } = RATE_LIMITS.vote;
  const { seed = 0 } = await ballot();
  const body = await ballot({ seed: seed === 0 ? 1 : seed - 1 });
  for (let n = 0; n < points * 20; n += 1) expect((await send(TODAY, body)).status).toBe(422);
  const late = await send(TODAY, await ballot());
  expect(late.status).toBe(429);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await rowOf(TODAY)).toBeNull();
});

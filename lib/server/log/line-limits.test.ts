import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captureLog } from "../testing/capture-log";
import { LOG_EVENTS } from "./events";
import { limitConsoleOutput } from "./limit-console";
import { logError, logEvent } from "./log-line";
import { logRequest } from "./log-request";
import { runInRequestContext } from "./request-context";

process.env.DATABASE_URL ??= "postgresql://nobody@localhost/none";
process.env.NEXTAUTH_SECRET ??= "a secret that only the tests know";
process.env.NEXTAUTH_URL ??= "https://grimoire.example";

const MINUTE = 60_000;
let folder: string;
let log: ReturnType<typeof captureLog>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "grimoire-log-"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  delete (globalThis as { grimoireLineLimits?: unknown }).grimoireLineLimits;
  log = captureLog();
});
afterEach(() => {
  log.restore();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

type Line = { readonly event: string; readonly [field: string]: unknown };
const read = (lines: readonly string[]) => lines.map((line): Line => JSON.parse(line));
const times = (count: number, work: (at: number) => void) => Array.from({ length: count }, (_, at) => work(at));
const onRoute = (route: string, work: () => void) => runInRequestContext({ request: "id-12345", route }, work);

test("a flood of failures on one route has few lines, then one that tells how many were left out", () => {
  const failed = { method: "POST", status: 500, milliseconds: 1, cut: false };
  onRoute("/fonts/…", () => void times(1000, () => logRequest(failed)));
  onRoute("/cards", () => void times(1000, (at) => logError("failure", new Error(`fault ${at}`), { id: "x" })));
  onRoute("/decks", () => logRequest(failed));
  const most = LOG_EVENTS.request.perMinute;
  expect(read(log.lines).map(({ event }) => event)).toEqual([
    ...Array(most).fill("request"),
    ...Array(LOG_EVENTS.failure.perMinute).fill("failure"),
    "request",
  ]);
  vi.advanceTimersByTime(MINUTE);
  expect(read(log.lines).slice(-2)).toMatchObject([
    { event: "leftOut", of: "request", route: "/fonts/…", lines: 1000 - most },
    { event: "leftOut", of: "failure", route: "/cards", lines: 1000 - LOG_EVENTS.failure.perMinute },
  ]);
  const before = log.lines.length;
  onRoute("/fonts/…", () => logRequest(failed));
  expect(log.lines).toHaveLength(before + 1);
});

test("whoever wants a line for each answer gets all of them but the failed ones", () => {
  vi.stubEnv("LOG_REQUESTS", "all");
  onRoute(
    "/cards",
    () => void times(100, () => logRequest({ method: "GET", status: 200, milliseconds: 1, cut: false })),
  );
  expect(log.lines).toHaveLength(100);
});

test("what Next.js writes by itself is limited as well", () => {
  const shown = { error: vi.fn(), warn: vi.fn() };
  const { error, warn } = shown;
  limitConsoleOutput(shown);
  times(1000, (at) => shown.error(`a failed page ${at}`));
  shown.warn("a warning");
  expect([error.mock.calls.length, warn.mock.calls]).toEqual([60, [["a warning"]]]);
  vi.advanceTimersByTime(MINUTE);
  expect(read(log.lines)).toMatchObject([{ event: "leftOut", of: "console.error", lines: 940 }]);
});

test("security events are kept in a file of their own, readable by its user alone, which no other line reaches", () => {
  const file = join(folder, "security.log");
  vi.stubEnv("SECURITY_LOG_FILE", file);
  logEvent("signInRefused", { reason: "wrongPassword", account: "one" });
  onRoute("/cards", () => void times(1000, () => logError("failure", new Error("a fault"), { id: "x" })));
  logEvent("adminDeed", { action: "cards.publish", account: "two" });
  expect(read(readFileSync(file, "utf8").trimEnd().split("\n"))).toMatchObject([
    { event: "signInRefused", account: "one", level: "warn" },
    { event: "adminDeed", account: "two", level: "info" },
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("the security log begins anew at its size, and keeps older files", () => {
  const file = join(folder, "security.log");
  vi.stubEnv("SECURITY_LOG_FILE", file);
  const line = () => logEvent("proofRefused", { reason: "x".repeat(500_000), account: "one" });
  times(25, line);
  expect(readFileSync(`${file}.1`, "utf8").trimEnd().split("\n").length).toBeGreaterThanOrEqual(20);
  expect(readFileSync(file, "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(5);
  expect(statSync(`${file}.1`).mode & 0o777).toBe(0o600);
});

test("no flood about one account, or about none, leaves out what happens to another", () => {
  const file = join(folder, "security.log");
  vi.stubEnv("SECURITY_LOG_FILE", file);
  onRoute("/api/auth/[...nextauth]", () => {
    times(500, (at) => logEvent("signInRefused", { reason: "unknownAccount", account: `unknown:${at}` }));
    times(500, () => logEvent("signedIn", { account: "flood" }));
    times(30, () => logEvent("signInRefused", { reason: "wrongPassword", account: "alice" }));
    logEvent("signedIn", { account: "alice" });
  });
  vi.advanceTimersByTime(MINUTE);
  const lines = read(readFileSync(file, "utf8").trimEnd().split("\n"));
  const count = (event: string, account: string) =>
    lines.filter((line) => line.event === event && String(line.account).startsWith(account)).length;
  expect([count("signInRefused", "alice"), count("signedIn", "alice")]).toEqual([30, 1]);
  expect([count("signInRefused", "unknown:"), count("signedIn", "flood")]).toEqual([20, 5]);
  expect(lines.filter(({ event }) => event === "leftOut")).toMatchObject([
    { of: "signInRefused", lines: 480 },
    { of: "signedIn", account: "flood", lines: 495 },
  ]);
});

test("a security log that cannot be written is told of, and stops nothing", () => {
  vi.stubEnv("SECURITY_LOG_FILE", join(folder, "nowhere", "security.log"));
  logEvent("signInRefused", { reason: "wrongPassword", account: "one" });
  expect(read(log.lines)).toMatchObject([
    { event: "signInRefused", account: "one" },
    { event: "securityLog", error: { code: "ENOENT" } },
  ]);
});

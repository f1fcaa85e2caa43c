import { afterEach, describe, expect, test, vi } from "vitest";
import { createDeviceCookie, type DeviceOrigin, findKnownDevice, getDeviceCookieName } from "./known-devices";

const SECRET = "a secret of the tests";
const SITE = "https://grimoire.example";
const remember = (cookie: string, account: string, secret = SECRET, by?: DeviceOrigin) =>
  createDeviceCookie({ cookie, account, site: SITE, secret, by }).split(";")[0]?.split("=")[1] ?? "";
const known = (cookie: string, account: string) => findKnownDevice(cookie, account, SECRET)?.id ?? null;

afterEach(() => void vi.useRealTimers());

describe("a known device", () => {
  test("is known to the account that it signed in to, and to no other", () => {
    const cookie = remember("", "a@example.org");
    expect(known(cookie, "a@example.org")).toMatch(/^[\w-]{22}$/);
    expect(known(cookie, "b@example.org")).toBeNull();
    expect(known("", "a@example.org")).toBeNull();
  });

  test("cannot be made up, nor made with another site's secret", () => {
    const cookie = remember("", "a@example.org");
    const [id, day, signature] = cookie.split(".");
    for (const forged of [
      `${id}.${Number(day) + 1}.${signature}`,
      `${"A".repeat(22)}.${day}.${signature}`,
      `${id}.${day}.${"A".repeat(43)}`,
      `${id}.${day}.`,
      "~~~",
      remember("", "a@example.org", "another secret"),
    ])
      expect(known(forged, "a@example.org"), forged).toBeNull();
  });

  test("of a link is one that signed in as soon as it does, and not before", () => {
    const by = (cookie: string) => findKnownDevice(cookie, "a@example.org", SECRET)?.by;
    const link = remember("", "a@example.org", SECRET, "link");
    expect(by(link)).toBe("link");
    const full = remember(link, "a@example.org");
    expect([by(full), by(remember(full, "a@example.org", SECRET, "link"))]).toEqual(["signIn", "signIn"]);
    expect(known(full, "a@example.org")).toBe(known(link, "a@example.org"));
  });

  test("keeps its id, and is known to the five accounts that it signed in to last", () => {
    let cookie = remember("", "0@example.org");
    const first = known(cookie, "0@example.org");
    for (const n of [1, 2, 3, 4]) cookie = remember(cookie, `${n}@example.org`);
    cookie = remember(cookie, "0@example.org");
    expect(known(cookie, "0@example.org")).toBe(first);
    cookie = remember(cookie, "5@example.org");
    const accounts = [0, 1, 2, 3, 4, 5].filter((n) => known(cookie, `${n}@example.org`) !== null);
    expect(accounts).toEqual([0, 2, 3, 4, 5]);
    expect(cookie.length).toBeLessThan(500);
  });

  test("is a stranger again after half a year", () => {
    vi.useFakeTimers({ now: new Date("2026-01-01") });
    const cookie = remember("", "a@example.org");
    vi.setSystemTime(new Date("2026-06-29"));
    expect(known(cookie, "a@example.org")).not.toBeNull();
    vi.setSystemTime(new Date("2026-07-02"));
    expect(known(cookie, "a@example.org")).toBeNull();
  });

  test("has a cookie that no script reads, and that with https only this very host can set", () => {
    const header = createDeviceCookie({ cookie: "", account: "a@example.org", site: SITE, secret: SECRET });
    expect(header).toMatch(/^__Host-grimoire\.device=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
    expect(getDeviceCookieName("http://localhost:3000")).toBe("grimoire.device");
  });
});

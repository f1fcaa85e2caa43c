import { afterEach, describe, expect, test, vi } from "vitest";
import { captureLog } from "@/lib/server/testing/capture-log";
import { encodeForm, fetchCsrfToken, get, getCookies, post, SITE } from "./testing/ask-auth";

// Read with the other settings when they are first asked for.
process.env.GITHUB_ID = "an id";
process.env.GITHUB_SECRET = "a secret";

afterEach(() => void vi.restoreAllMocks());

describe("signing in by another service", () => {
  test("leads there by a form with its token, and back to this site only", async () => {
    const { csrfToken, cookie } = await fetchCsrfToken();
    const start = (fields: Record<string, string>) =>
      post(encodeForm({ csrfToken, ...fields }), { cookie, path: "signin/github" });
    const back = await start({ callbackUrl: "/decks/mine" });
    expect(new URL((await back.json()).url).host).toBe("github.com");
    expect(decodeURIComponent(getCookies(back))).toContain(`callback-url=${SITE}/decks/mine`);
    const away = await start({ callbackUrl: "https://elsewhere.example/" });
    expect(decodeURIComponent(getCookies(away))).not.toContain("elsewhere");
    expect((await start({ csrfToken: "x" })).status).toBe(403);
  });

  test("that is refused there ends on the page for signing in, and in whole lines of the log", async () => {
    const log = captureLog();
    const errors = vi.spyOn(console, "error");
    const answer = await get(
      "callback/github?error=access_denied%0a2026-11-23&error_description=x%0d%0ay%1b[31m&state=s",
    );
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${SITE}/api/auth/error?error=Callback`]);
    log.restore();
    expect(log.lines).not.toEqual([]);
    expect(errors).not.toHaveBeenCalled();
    for (const line of log.lines) expect(line).toMatch(/^\{"level":[^\p{Cc}]+\}\n$/u);
  });
});

describe("what a visitor writes into an address", () => {
  const ODD = [
    "javascript:x%0A2026-11-23%20INFO",
    "x%0d%0ay",
    "%1b[31m",
    "//elsewhere.example",
    "http://",
    "%00",
    "http://elsewhere.example/x",
  ];
  const PATHS = ODD.flatMap((odd) => [
    ...["session", "csrf", "providers", "signin", "signout", "error"].map((path) => `${path}?callbackUrl=${odd}`),
    `error?error=${odd}`,
    `signin?error=${odd}&callbackUrl=${odd}`,
  ]);

  test.each(PATHS)("never fails nor gets into the log or out of the site: %s", async (path) => {
    const log = captureLog();
    const errors = vi.spyOn(console, "error");
    const answer = await get(path);
    log.restore();
    if (/%0[0ad]|%1b/i.test(path)) {
      expect(answer.status).toBe(422);
      expect((await answer.clone().json()).error).toMatchObject({ code: "invalid", fields: [{ code: "unfit" }] });
    } else expect(answer.status).toBeLessThan(400);
    expect(new URL(answer.headers.get("location") ?? "/", SITE).origin).toBe(SITE);
    expect(decodeURIComponent(getCookies(answer))).not.toMatch(/elsewhere|javascript|[\r\n]/);
    expect([log.lines, errors.mock.calls]).toEqual([[], []]);
  });

  test("is no lasting harm in a cookie either", async () => {
    const answer = await get("session", "next-auth.callback-url=javascript:x%0Ay");
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
  });

  test("and ways that lead nowhere are a 404", async () => {
    for (const path of [
      "_log",
      "callback/credentials",
      "callback/gitlab",
      "signin/credentials",
      "error/x%0d%0ay",
      "session/a/b",
    ])
      expect((await get(path)).status, path).toBe(404);
  });
});

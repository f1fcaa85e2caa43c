import { expect, test } from "vitest";
import { createBusyResponse } from "./busy-answer";

const asked = (address: string, headers: Record<string, string> = {}) =>
  ({ code: "limited", wait: 7, work: "search", address, header: (name: string) => headers[name] ?? null }) as const;

test("a reader is told in both languages how long to wait, and by the headers", async () => {
  const answer = createBusyResponse(asked("/en/cards?q=x&page=2"));
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
    429,
    "7",
    "no-store",
  ]);
  const page = await answer.text();
  expect(page).toContain("Try again in 7 seconds");
  expect(page).toContain("7秒後にもう一度");
  expect(page).toContain('href="/en/cards?q=x&amp;page=2"');
  expect(createBusyResponse({ ...asked("/"), code: "busy" }).status).toBe(503);
});

test.each([
  ["/en/cards", {}, "en"],
  ["/cards", {}, "ja"],
  ["/cards", { "accept-language": "en-GB" }, "en"],
  ["/cards", { "accept-language": "en", cookie: "a=b; lang=ja" }, "ja"],
  ["/cards", { cookie: "lang=en" }, "en"],
  ["/cards", { cookie: "lang=xx" }, "ja"],
])("%s with %o is answered in %s first", async (address, headers, lang) => {
  expect(await createBusyResponse(asked(address, headers)).text()).toContain(`<html lang="${lang}">`);
});

test.each(["//evil.example/x", "/\\\\evil.example", "https://evil.example/", '/"><script>alert(1)</script>'])(
  "%s leads nowhere else and adds no markup",
  async (address) => {
    const page = await createBusyResponse(asked(address)).text();
    expect(page).not.toMatch(/href="(?:\/[/\\]|https:)|<script/);
  },
);

test("a picture is refused in plain words of both languages", async () => {
  const answer = createBusyResponse({ ...asked("/cards/x/picture"), work: "drawing" });
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toMatch(/7秒後にもう一度[\s\S]*in 7 seconds/);
});

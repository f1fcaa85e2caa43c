import { expect, test } from "vitest";
import { createRejectedCallResponse } from "./rejected-call-response";

process.env.DATABASE_URL ??= "postgresql://localhost/nothing";
process.env.NEXTAUTH_SECRET ??= "a secret that only the tests know";
process.env.NEXTAUTH_URL ??= "http://localhost";

test("programs are refused in the form of the interface that they ask, with the seconds to wait", async () => {
  const published = createRejectedCallResponse({ code: "busy", wait: 2, address: "/api/v1/cards?q=x" });
  expect([published?.status, published?.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(published?.headers.get("access-control-allow-origin")).toBe("*");
  expect((await published?.json())?.error).toMatchObject({ code: "busy", docs: expect.stringContaining("busy") });

  const own = createRejectedCallResponse({ code: "limited", wait: 7, address: "/api/oembed?url=x" });
  expect([own?.status, own?.headers.get("retry-after"), own?.headers.get("cache-control")]).toEqual([
    429,
    "7",
    "no-store",
  ]);
  expect((await own?.json())?.error.code).toBe("limited");
});

test("readers of pages are not answered in JSON", () => {
  expect(createRejectedCallResponse({ code: "busy", wait: 2, address: "/cards?q=/api/v1" })).toBeNull();
});

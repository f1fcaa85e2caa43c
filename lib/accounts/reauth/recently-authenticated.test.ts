import { expect, test } from "vitest";
import { createTestViewer } from "../testing/create-test-viewer";
import { REAUTH_LIFETIME_SECONDS, toRecentlyAuthenticated } from "./recently-authenticated";
import { reauthInputSchema } from "./schema";

test("a proof is good for a quarter of an hour", () => {
  const viewer = createTestViewer({ id: "u", email: "a@example.org", name: null, role: "user" });
  const after = (seconds: number) => toRecentlyAuthenticated(viewer, viewer.provedAt.getTime() + seconds * 1000);
  expect(REAUTH_LIFETIME_SECONDS).toBe(15 * 60);
  expect(after(0)).toBe(viewer);
  expect(after(REAUTH_LIFETIME_SECONDS)).toBe(viewer);
  expect(after(REAUTH_LIFETIME_SECONDS + 1)).toBeNull();
});

test("one proof is a password or a code", () => {
  expect(reauthInputSchema.safeParse({ password: "x" }).success).toBe(true);
  expect(reauthInputSchema.safeParse({ code: "123456" }).success).toBe(true);
  for (const wrong of [
    {},
    { password: "x", code: "123456" },
    { password: "" },
    { code: "1".repeat(65) },
    { other: "x" },
  ])
    expect(reauthInputSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});

import { expect, test } from "vitest";
import { viewerOf } from "../testing/viewer-of";
import { asProved, PROOF_SECONDS } from "./as-proved";
import { proofInput } from "./schema";

test("a proof is good for a quarter of an hour", () => {
  const viewer = viewerOf({ id: "u", email: "a@example.org", name: null, role: "user" });
  const after = (seconds: number) => asProved(viewer, viewer.provedAt.getTime() + seconds * 1000);
  expect(PROOF_SECONDS).toBe(15 * 60);
  expect(after(0)).toBe(viewer);
  expect(after(PROOF_SECONDS)).toBe(viewer);
  expect(after(PROOF_SECONDS + 1)).toBeNull();
});

test("one proof is a password or a code", () => {
  expect(proofInput.safeParse({ password: "x" }).success).toBe(true);
  expect(proofInput.safeParse({ code: "123456" }).success).toBe(true);
  for (const wrong of [
    {},
    { password: "x", code: "123456" },
    { password: "" },
    { code: "1".repeat(65) },
    { other: "x" },
  ])
    expect(proofInput.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});

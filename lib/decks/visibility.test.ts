import { expect, test } from "vitest";
import { isLinkToken } from "./visibility";

test("only 16 bytes of base64url can be a link", () => {
  expect(isLinkToken("AAAAAAAAAAAAAAAAAAAAA_")).toBe(true);
  for (const text of ["", "AAAA", `${"A".repeat(21)}=`, "A".repeat(23), `${"A".repeat(21)}\n`])
    expect(isLinkToken(text)).toBe(false);
});

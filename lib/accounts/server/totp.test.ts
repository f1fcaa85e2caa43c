import { describe, expect, test } from "vitest";
import { createOtpauthUri, findTotpStep, generateTotpSecret } from "./totp";

/** The secret of the test vectors of RFC 6238 (appendix B): the twenty signs "12345678901234567890". */
const RFC = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("a code of an app", () => {
  // The last six digits of the eight in the table.
  test.each([
    [59, "287082", 1],
    [1_111_111_109, "081804", 37_037_036],
    [1_111_111_111, "050471", 37_037_037],
    [1_234_567_890, "005924", 41_152_263],
    [2_000_000_000, "279037", 66_666_666],
    [20_000_000_000, "353130", 666_666_666],
  ])("at %i seconds is %s, as RFC 6238 says", (seconds, code, step) => {
    expect(findTotpStep(RFC, code, seconds * 1000)).toBe(step);
  });

  test("is good in its own 30 seconds and in those before and after, and says which are its own", () => {
    const at = (seconds: number) => findTotpStep(RFC, "005924", seconds * 1000);
    const begin = 41_152_263 * 30;
    expect([begin - 31, begin - 30, begin, begin + 29, begin + 59, begin + 60].map(at)).toEqual([
      null,
      41_152_263,
      41_152_263,
      41_152_263,
      41_152_263,
      null,
    ]);
  });

  test.each(["", "5924", "00592", "0005924", "005925", "abcdef"])("is not %j", (code) => {
    expect(findTotpStep(RFC, code, 1_234_567_890_000)).toBeNull();
  });
});

test("a secret has 160 bits, is another each time, and reaches an app by its address", () => {
  const [one, other] = [generateTotpSecret(), generateTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const address = new URL(createOtpauthUri(RFC, "Grimoire (cards.example)", "a+b@example.org"));
  expect([address.protocol, address.host]).toEqual(["otpauth:", "totp"]);
  expect(decodeURIComponent(address.pathname)).toBe("/Grimoire (cards.example):a+b@example.org");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: "Grimoire (cards.example)",
    secret: RFC,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});

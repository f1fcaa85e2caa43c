import { describe, expect, test } from "vitest";
import { changePasswordInputSchema, profileInputSchema, signUpInputSchema } from "./schema";

const valid = { email: "reader@example.org", password: "ten letters" };
const codesOf = (input: unknown) =>
  signUpInputSchema.safeParse(input).error?.issues.map(({ path, code }) => `${path.join(".")} ${code}`) ?? [];

describe("signing up", () => {
  test("takes one spelling of an address for all of its case and spaces", () => {
    expect(signUpInputSchema.parse({ ...valid, email: "  Reader@Example.ORG " }).email).toBe("reader@example.org");
  });

  test.each(["", "reader", "reader@", "@example.org", "a b@example.org", `${"x".repeat(250)}@example.org`])(
    "refuses the address %j",
    (email) => expect(codesOf({ ...valid, email })).toHaveLength(1),
  );

  test("asks for a length of the password and for nothing else", () => {
    expect(codesOf({ ...valid, password: "a".repeat(9) })).toEqual(["password too_small"]);
    expect(codesOf({ ...valid, password: "a".repeat(10) })).toEqual([]);
    expect(codesOf({ ...valid, password: "　日本語の長い合言葉　" })).toEqual([]);
    expect(codesOf({ ...valid, password: "a".repeat(201) })).toEqual(["password too_big"]);
  });

  test("keeps the password as it was typed, spaces at its ends too", () => {
    expect(signUpInputSchema.parse({ ...valid, password: "  ten letters  " }).password).toBe("  ten letters  ");
  });

  test("refuses keys it does not know", () => {
    expect(codesOf({ ...valid, role: "admin" })).toEqual([" unrecognized_keys"]);
  });
});

test.each(["司書\u0000", "a\nb", "\u202edrowkcab", "\ud800"])("a display name cannot hold %j", (name) => {
  const issue = profileInputSchema.safeParse({ name }).error?.issues[0];
  expect(issue).toMatchObject({ code: "custom", params: { code: "unfit" } });
});

test("a display name may be empty, and is trimmed", () => {
  expect(profileInputSchema.parse({ name: "  " }).name).toBe("");
  expect(profileInputSchema.parse({ name: " 司書 👩‍🏫 " }).name).toBe("司書 👩‍🏫");
});

test("a new password needs no current one in the input: an account may have none", () => {
  expect(changePasswordInputSchema.safeParse({ next: "ten letters" }).success).toBe(true);
});

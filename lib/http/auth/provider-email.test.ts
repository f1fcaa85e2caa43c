import { describe, expect, test } from "vitest";
import { createGitHubProvider, getProviderVerifiedEmail, isSignInAllowed } from "./provider-email";

const asked: string[] = [];
const profileOf = async (list: unknown) => {
  const provider = createGitHubProvider({ clientId: "an id", clientSecret: "a secret" });
  const client = {
    userinfo: async () => ({ id: 7, login: "luca", name: null, email: "public@example.org" }),
    requestResource: async (url: string) => {
      asked.push(url);
      return { body: Buffer.from(typeof list === "string" ? list : JSON.stringify(list)) };
    },
  };
  return provider.userinfo.request({ client, tokens: { access_token: "a token" } });
};
const entry = (email: string, verified: boolean, primary = false) => ({ email, verified, primary, visibility: null });

describe("GitHub's answer", () => {
  test.each([
    ["the primary address", [entry("a@x.example", true), entry("b@x.example", true, true)], "b@x.example"],
    [
      "another one where the primary is not verified",
      [entry("b@x.example", false, true), entry("a@x.example", true)],
      "a@x.example",
    ],
    ["none where none is verified", [entry("public@example.org", false, true)], null],
    ["none where there is no list", { message: "Requires authentication" }, null],
  ])("gives %s, whatever the public profile says", async (_, list, email) => {
    expect(await profileOf(list)).toMatchObject({ id: 7, email: email ?? undefined, email_verified: email !== null });
    expect(asked.at(-1)).toBe("https://api.github.com/user/emails");
  });

  test("that is no JSON is a failure, not an address", async () => {
    await expect(profileOf("<html>")).rejects.toThrow();
  });
});

describe("who comes in", () => {
  const account = { type: "oauth", providerAccountId: "7" };
  const told = (profile: object, email: string | null = "a@x.example") =>
    isSignInAllowed({ user: { id: "7", email }, account, profile });

  test("by a service is who brings an address that it has verified", () => {
    expect(told({ email_verified: true })).toBe(true);
    for (const profile of [{}, { email_verified: false }, { email_verified: "true" }, { email_verified: undefined }])
      expect(told(profile), JSON.stringify(profile)).toBe(false);
    expect(told({ email_verified: true }, null)).toBe(false);
  });

  test("by a service that is linked already is known by the id there", () => {
    expect(isSignInAllowed({ user: { id: "an account", email: "a@x.example" }, account, profile: {} })).toBe(true);
  });

  test("by a service that is linked already brings an address that it vouches for, if it does", () => {
    const vouched = (id: string, profile: object) =>
      getProviderVerifiedEmail({ user: { id, email: "a@x.example" }, account, profile });
    const profile = { email: "b@x.example", email_verified: true };
    expect(vouched("an account", profile)).toBe("b@x.example");
    expect(vouched("an account", { ...profile, email_verified: false })).toBeNull();
    expect(vouched("an account", { email_verified: true })).toBeNull();
    expect(vouched("7", profile), "nobody is linked yet").toBeNull();
  });

  test("by a password is whose password was right", () => {
    const credentials = { type: "credentials", providerAccountId: "an account" };
    expect(isSignInAllowed({ user: { id: "an account", email: "a@x.example" }, account: credentials })).toBe(true);
  });
});

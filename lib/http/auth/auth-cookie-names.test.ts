import { expect, test } from "vitest";
import { getAuthCookieOptions, getSessionCookieName } from "./auth-cookie-names";

test("with https every cookie of sign-in can be set by this site alone", () => {
  const cookies = Object.values(getAuthCookieOptions("https://cards.example.org"));
  expect(cookies).toHaveLength(6);
  for (const { name, options } of cookies) {
    expect(name).toMatch(/^__Host-next-auth\./);
    // What browsers ask of such a name: Secure, the whole site, and no domain.
    expect(options).toMatchObject({ httpOnly: true, sameSite: "lax", path: "/", secure: true });
    expect(options.domain).toBeUndefined();
  }
  expect(getSessionCookieName("https://cards.example.org")).toBe("__Host-next-auth.session-token");
});

test("without https the cookies keep their plain names", () => {
  expect(getAuthCookieOptions("http://localhost:3000")).toEqual({});
  expect(getSessionCookieName("http://localhost:3000")).toBe("next-auth.session-token");
});

import { expect, test, vi } from "vitest";
import { findKnownDevice } from "@/lib/http/auth/known-devices";
import { env } from "@/lib/server/env";
import { createUser, type KnownUser } from "@/prisma/factories/create-user";
import { get, getCookies } from "./testing/ask-auth";

// Read with the other settings when they are first asked for.
process.env.GITHUB_ID = "an id";
process.env.GITHUB_SECRET = "a secret";

const state = vi.hoisted(() => ({ user: null as KnownUser | null }));
/** The provider says who it is, and next-auth believes it. */
vi.mock("@/lib/http/auth/call-next-auth", () => ({
  callNextAuth: async (
    _: unknown,
    { callbacks }: ReturnType<typeof import("@/lib/http/auth-options")["createAuthOptions"]>,
  ) => {
    const account = { type: "oauth", provider: "github", providerAccountId: "1" } as const;
    if (state.user) await callbacks?.jwt?.({ token: {}, user: state.user, account });
    return new Response(null, { status: 302 });
  },
}));

const deviceOf = (response: Response) => /grimoire\.device=([^;]+)/.exec(getCookies(response))?.[1] ?? "";

test("a device that signs in by another service is known to the account from then on", async () => {
  state.user = await createUser();
  const device = findKnownDevice(
    deviceOf(await get("callback/github?code=x&state=y")),
    state.user.email,
    env().NEXTAUTH_SECRET,
  );
  expect(device?.by).toBe("signIn");
  state.user = null;
  expect(deviceOf(await get("callback/github?error=access_denied"))).toBe("");
});

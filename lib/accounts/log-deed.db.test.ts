import { expect, test } from "vitest";
import { grantAdminByLink } from "@/lib/admin/mutations";
import { captureLog } from "@/lib/server/testing/capture-log";
import { createUser } from "@/prisma/factories/create-user";
import { acceptInvitation, createAccountLink, resetPassword, verifyEmail } from "./links/mutations";
import {
  changeEmail,
  changePassword,
  createOAuthAdapter,
  createSession,
  deleteAccount,
  revokeAllSessions,
} from "./mutations";
import { createSignedInUser } from "./testing/create-signed-in-user";

const NEW = "seven moons over a library";

/** The lines that some work writes into the log. */
async function linesOf(work: () => Promise<unknown>): Promise<readonly Record<string, unknown>[]> {
  const log = captureLog();
  await work().finally(log.restore);
  expect(log.lines.join("")).not.toMatch(/@example|seven moons/);
  return log.lines.map((line) => JSON.parse(line));
}

test("each change of how an account is entered is written down by its id alone", async () => {
  const { user, viewer } = await createSignedInUser();
  const account = user.id;
  const lines = await linesOf(async () => {
    await createSession(account, "another device");
    await changePassword(viewer, "wrong", NEW);
    await changePassword(viewer, user.password, NEW);
    await changeEmail(viewer, `new-${account}@example.org`);
    await createOAuthAdapter(true, () => viewer).linkAccount?.({
      userId: account,
      type: "oauth",
      provider: "github",
      providerAccountId: account,
    });
    await revokeAllSessions(viewer);
    await deleteAccount(viewer);
  });
  expect(lines).toMatchObject([
    { event: "signedIn", account, twoStep: false },
    { event: "accountDeed", action: "password.changed", account },
    { event: "accountDeed", action: "email.changed", account },
    { event: "accountDeed", action: "provider.linked", account },
    { event: "accountDeed", action: "sessions.ended", account },
    { event: "accountDeed", action: "account.deleted", account },
  ]);
});

test("so is each use of a link", async () => {
  const [{ user, viewer }, other] = [await createSignedInUser(), await createUser()];
  const link = (kind: "verify" | "reset", { id, email }: { id: string; email: string }) =>
    createAccountLink({ kind, email, userId: id });
  const lines = await linesOf(async () => {
    await verifyEmail(viewer, await link("verify", user), grantAdminByLink);
    await resetPassword(await link("reset", other), NEW);
    const token = await createAccountLink({ kind: "invite", email: `invited-${user.id}@example.org`, userId: null });
    await acceptInvitation({ token, password: NEW }, grantAdminByLink);
  });
  expect(lines).toMatchObject([
    { event: "accountDeed", action: "email.confirmed", account: user.id },
    { event: "accountDeed", action: "password.reset", account: other.id },
    { event: "accountDeed", action: "account.invited" },
  ]);
});

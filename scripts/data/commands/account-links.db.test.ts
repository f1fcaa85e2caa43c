import { expect, test, vi } from "vitest";
import { findAccountLink } from "@/lib/accounts/links/data";
import { env } from "@/lib/server/env";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { inviteAccount, resetAccountPassword } from "./account-links";

async function said(run: () => Promise<number>): Promise<{ code: number; text: string; token: string }> {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
  const error = vi.spyOn(console, "error").mockImplementation((line) => void lines.push(line));
  const code = await run();
  log.mockRestore();
  error.mockRestore();
  const text = lines.join("\n");
  return { code, text, token: /\/link#([\w-]{43})$/m.exec(text)?.[1] ?? "" };
}
const links = (email: string) => openDatabase().accountLink.count({ where: { email } });

test("an invitation is printed with its life and its use, and names nobody in the audit log", async () => {
  const { code, text, token } = await said(() => inviteAccount(" New@Example.org ", "user"));
  expect(code).toBe(0);
  expect(text).toMatch(/creates the account.*works once, within 7 days.*owner of new@example\.org/s);
  expect(await findAccountLink(token)).toMatchObject({
    kind: "invite",
    email: "new@example.org",
    userId: null,
    role: "user",
  });
  const entry = await openDatabase().auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(entry).toMatchObject({
    actor: "command line",
    action: "account.link",
    details: { link: "invite", role: "user" },
  });
  expect(JSON.stringify(entry)).not.toContain("new@example.org");
});

test("an account whose address nobody has confirmed gets a link for that, and a confirmed one needs none", async () => {
  const [open, confirmed] = [await createUser({ verified: false }), await createUser()];
  const { text, token } = await said(() => inviteAccount(open.email, "user"));
  expect(text).toContain("confirms the address");
  expect(await findAccountLink(token)).toMatchObject({ kind: "verify", userId: open.id, role: "user" });
  expect(await said(() => inviteAccount(confirmed.email, "user"))).toMatchObject({ code: 0, token: "" });
  expect(await links(confirmed.email)).toBe(0);
});

test("an administrator is made at once where the address is confirmed, and by a link otherwise", async () => {
  const [open, confirmed] = [await createUser({ verified: false }), await createUser()];
  expect((await said(() => inviteAccount(confirmed.email, "admin"))).text).toMatch(
    new RegExp(`^${confirmed.email} is now an administrator\\.\\nAdministrators need two-step`),
  );
  const { text, token } = await said(() => inviteAccount(open.email, "admin"));
  expect(text).toMatch(/makes the account an administrator\.[\s\S]*need two-step sign-in/);
  expect(await findAccountLink(token)).toMatchObject({ kind: "verify", userId: open.id, role: "admin" });
  expect((await openDatabase().user.findUniqueOrThrow({ where: { id: open.id } })).role).toBe("user");
  const first = await said(() => inviteAccount("first@example.org", "admin"));
  expect(await findAccountLink(first.token)).toMatchObject({ kind: "invite", role: "admin" });
});

test("a new password needs an account", async () => {
  const user = await createUser();
  const { text, token } = await said(() => resetAccountPassword(user.email));
  expect(text).toMatch(/sets a new password.*within 1 hour/s);
  expect(await findAccountLink(token)).toMatchObject({ kind: "reset", userId: user.id, role: "user" });
  const missing = await said(() => resetAccountPassword("nobody@example.org"));
  expect(missing).toMatchObject({ code: 1, text: expect.stringContaining("Check the spelling") });
  expect(await said(() => resetAccountPassword("a@b"))).toMatchObject({
    code: 1,
    text: expect.stringContaining("not a valid email address"),
  });
  expect(await links("nobody@example.org")).toBe(0);
});

test("a site that takes no accounts makes no invitations, and says which setting does", async () => {
  env().SIGN_UP = "closed";
  const { code, text } = await said(() => inviteAccount("late@example.org", "admin"));
  env().SIGN_UP = "open";
  expect(code).toBe(1);
  expect(text).toContain("SIGN_UP=invited");
  expect(await links("late@example.org")).toBe(0);
});

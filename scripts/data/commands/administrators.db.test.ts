import { expect, test, vi } from "vitest";
import { createSecondFactor } from "@/prisma/factories/create-second-factor";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { changeAdministrator, listAdministrators } from "./administrators";

async function said(run: () => Promise<number>): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
  const error = vi.spyOn(console, "error").mockImplementation((line) => void lines.push(line));
  const code = await run();
  log.mockRestore();
  error.mockRestore();
  return { code, text: lines.join("\n") };
}
const roleOf = async (id: string) => (await openDatabase().user.findUniqueOrThrow({ where: { id } })).role;

test("the first administrator is named once, kept in the audit log, and can be taken away again", async () => {
  expect((await said(listAdministrators)).text).toContain("The site has no administrator");
  const user = await createUser({ name: "司書" });
  expect(await said(() => changeAdministrator("grant", ` ${user.email.toUpperCase()} `))).toMatchObject({
    code: 0,
    text: expect.stringContaining("need two-step sign-in"),
  });
  expect(await roleOf(user.id)).toBe("admin");
  expect(await said(() => changeAdministrator("grant", user.email))).toMatchObject({
    code: 0,
    text: expect.stringContaining("already"),
  });
  expect((await said(listAdministrators)).text).toBe(`${user.email} (司書), two-step sign-in not set up`);
  await createSecondFactor(user);
  expect((await said(listAdministrators)).text).toBe(`${user.email} (司書)`);
  const revoked = await said(() => changeAdministrator("revoke", user.email));
  expect(revoked.text).toContain("The site has no administrator");
  expect(await roleOf(user.id)).toBe("user");
  const audit = await openDatabase().auditEntry.findMany({
    where: { action: { startsWith: "role." } },
    orderBy: { id: "asc" },
  });
  expect(audit.map(({ actor, actorId, action }) => [actor, actorId, action])).toEqual([
    ["command line", null, "role.grant"],
    ["command line", null, "role.revoke"],
  ]);
});

test("an address without an account is refused with the way out, and nothing is made", async () => {
  const before = await openDatabase().user.count();
  const { code, text } = await said(() => changeAdministrator("grant", "nobody@example.org"));
  expect(code).toBe(1);
  expect(text).toContain("npm run admin -- create-admin nobody@example.org");
  const revoked = await said(() => changeAdministrator("revoke", "nobody@example.org"));
  expect(revoked).toEqual({ code: 1, text: "No account has the address nobody@example.org. Check the spelling." });
  expect(await openDatabase().user.count()).toBe(before);
});

test("an address that nobody has confirmed is refused with the way out, and the role stays as it is", async () => {
  const user = await createUser({ verified: false });
  const { code, text } = await said(() => changeAdministrator("grant", user.email));
  expect(code).toBe(1);
  expect(text).toContain(`npm run admin -- create-admin ${user.email}`);
  expect(await roleOf(user.id)).toBe("user");
});

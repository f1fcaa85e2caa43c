import { expect, test, vi } from "vitest";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { resetAccountSecondFactor } from "./second-factor";

async function said(run: () => Promise<number>): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
  const error = vi.spyOn(console, "error").mockImplementation((line) => void lines.push(line));
  const code = await run();
  log.mockRestore();
  error.mockRestore();
  return { code, text: lines.join("\n") };
}
const factors = (userId: string) => openDatabase().secondFactor.count({ where: { userId } });

test("the second step of one account is turned off, once, and of no other", async () => {
  const [lost, other] = [await createUser({ role: "admin" }), await createUser({ twoStep: true })];
  const first = await said(() => resetAccountSecondFactor(` ${lost.email.toUpperCase()} `));
  expect(first).toMatchObject({ code: 0, text: expect.stringContaining("Two-step sign-in of") });
  expect([await factors(lost.id), await factors(other.id)]).toEqual([0, 1]);
  expect(await openDatabase().user.findUnique({ where: { id: lost.id } })).toMatchObject({ role: "admin" });
  const [entry] = await openDatabase().auditEntry.findMany({ where: { action: "secondFactor.reset" } });
  expect(entry).toMatchObject({ actor: "command line", details: { user: lost.id, email: lost.email } });
  const again = await said(() => resetAccountSecondFactor(lost.email));
  expect(again).toMatchObject({ code: 0, text: expect.stringContaining("Nothing was changed") });
});

test("an address without an account is refused, and nothing changes", async () => {
  const before = await openDatabase().auditEntry.count();
  const { code, text } = await said(() => resetAccountSecondFactor("nobody@example.org"));
  expect([code, text]).toEqual([1, expect.stringContaining("No account")]);
  expect(await openDatabase().auditEntry.count()).toBe(before);
});

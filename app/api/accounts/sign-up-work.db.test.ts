import { expect, test, vi } from "vitest";
import * as password from "@/lib/server/password";
import { readStatements } from "@/prisma/factories/count-statements";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { POST as signUp } from "./route";

vi.mock("@/lib/http/viewer", () => ({ getViewer: async () => null }));
vi.mock("@/lib/server/password", { spy: true });

const SITE = "http://localhost:3000";
const headers = { origin: SITE, host: "localhost:3000", "content-type": "application/json" };

/** Signs up, and tells what that cost: passwords hashed, and statements of the database. */
async function costOf(email: string) {
  vi.mocked(password.hashPassword).mockClear();
  const body = JSON.stringify({ email, password: "seven moons over a library" });
  let status = 0;
  const statements = await readStatements(async () => {
    const request = new Request(`${SITE}/api/accounts`, { method: "POST", headers, body });
    status = (await signUp(request, { params: Promise.resolve({}) })).status;
  });
  return { status, statements, hashes: vi.mocked(password.hashPassword).mock.calls.length };
}

/** The id of the transaction that wrote a row last. */
const writerOf = async (email: string) => {
  const [row] = await openDatabase().$queryRaw<{ xmin: string }[]>`
    SELECT xmin::text AS xmin FROM "User" WHERE email = ${email}`;
  return row?.xmin;
};

test("a sign-up costs the same whether its address has an account or not: one hash, the same statements, one write to the disk", async () => {
  const user = await createUser();
  const before = await writerOf(user.email);
  await costOf("warm@example.org");
  const [taken, free] = [await costOf(user.email), await costOf("newcomer@example.org")];
  expect([taken.status, free.status]).toEqual([409, 201]);
  expect([taken.hashes, free.hashes]).toEqual([1, 1]);
  expect(taken.statements).toEqual(free.statements);
  expect(await writerOf(user.email)).not.toBe(before);
  expect(user).toMatchObject(await openDatabase().user.findUniqueOrThrow({ where: { id: user.id } }));
});

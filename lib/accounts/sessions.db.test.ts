import { describe, expect, test } from "vitest";
import { openDatabase } from "@/prisma/factories/database";
import { findAccount, findSession } from "./data";
import { changeEmail, createSession, endSession, revokeAllSessions, revokeSession, touchSession } from "./mutations";
import { createSignedInUser } from "./testing/create-signed-in-user";

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const sessionsOf = (userId: string) => openDatabase().userSession.count({ where: { userId } });

/** Makes a session as old as some seconds, in one column or both. */
async function age(id: string, ages: { createdAt?: number; lastSeenAt?: number }) {
  const data = Object.fromEntries(
    Object.entries(ages).map(([column, seconds]) => [column, new Date(Date.now() - seconds * 1000)]),
  );
  await openDatabase().userSession.update({ where: { id }, data });
}

describe("a session", () => {
  test("stands for its user until it is revoked", async () => {
    const { user, viewer } = await createSignedInUser();
    expect((await findSession(viewer.sessionId))?.viewer).toEqual(viewer);
    expect(await revokeSession(viewer, viewer.sessionId)).toBe(true);
    expect(await findSession(viewer.sessionId)).toBeNull();
    expect(await sessionsOf(user.id)).toBe(0);
  });

  test("whose account is gone counts as none, also when the account goes while the session is read", async () => {
    const { user, viewer } = await createSignedInUser();
    // The row that is left is what a reader sees whose two statements have the deletion between them.
    await openDatabase().$transaction([
      openDatabase().$executeRaw`SET LOCAL session_replication_role = replica`,
      openDatabase().$executeRaw`DELETE FROM "User" WHERE id = ${user.id}`,
    ]);
    expect(await sessionsOf(user.id)).toBe(1);
    expect(await findSession(viewer.sessionId)).toBeNull();
    await openDatabase().userSession.deleteMany({ where: { id: viewer.sessionId } });
  });

  test("of somebody else cannot be revoked", async () => {
    const [mine, theirs] = [await createSignedInUser(), await createSignedInUser()];
    expect(await revokeSession(mine.viewer, theirs.viewer.sessionId)).toBe(false);
    await revokeAllSessions(mine.viewer);
    expect(await findSession(theirs.viewer.sessionId)).not.toBeNull();
    expect(await findSession(mine.viewer.sessionId)).toBeNull();
  });

  test("shows its device and its last use on the account page, while it is good", async () => {
    const { user, viewer } = await createSignedInUser();
    const phone = await createSession(user.id, "a phone");
    const old = await createSession(user.id, "an old tablet");
    await age(old, { lastSeenAt: 31 * DAY });
    const account = await findAccount(viewer);
    expect(account?.sessions.map(({ id, current }) => [id, current])).toEqual(
      expect.arrayContaining([
        [viewer.sessionId, true],
        [phone, false],
      ]),
    );
    expect(account?.sessions).toHaveLength(2);
  });

  test("stays while all others of the same user end, and nobody else's", async () => {
    const [mine, theirs] = [await createSignedInUser(), await createSignedInUser()];
    const phone = await createSession(mine.user.id, "a phone");
    await revokeAllSessions(mine.viewer, { keepThis: true });
    expect(await findSession(phone)).toBeNull();
    for (const { viewer } of [mine, theirs]) expect(await findSession(viewer.sessionId)).not.toBeNull();
  });

  test("on another device ends when the address changes, and only then", async () => {
    const [mine, theirs] = [await createSignedInUser(), await createSignedInUser()];
    const phone = await createSession(mine.user.id, "a phone");
    expect(await changeEmail(mine.viewer, theirs.user.email)).toBe("emailTaken");
    expect(await findSession(phone)).not.toBeNull();
    expect(await changeEmail(mine.viewer, `moved-${mine.user.email}`)).toBe("done");
    expect(await findSession(phone)).toBeNull();
    for (const { viewer } of [mine, theirs]) expect(await findSession(viewer.sessionId)).not.toBeNull();
  });
});

describe("a session ends by itself", () => {
  test.each([
    ["user", { lastSeenAt: 30 * DAY }],
    ["user", { createdAt: 60 * DAY }],
    ["admin", { lastSeenAt: 12 * HOUR }],
    ["admin", { createdAt: 7 * DAY }],
  ] as const)("for a %s after %j, and not before", async (role, ages) => {
    const { viewer } = await createSignedInUser({ role });
    const [[column, seconds] = ["createdAt", 0]] = Object.entries(ages);
    await age(viewer.sessionId, { [column]: seconds - 60 });
    expect(await findSession(viewer.sessionId)).not.toBeNull();
    await age(viewer.sessionId, { [column]: seconds + 60 });
    expect(await findSession(viewer.sessionId)).toBeNull();
  });

  test("as soon as its user is an administrator and it is too old for one", async () => {
    const { user, viewer } = await createSignedInUser();
    await age(viewer.sessionId, { createdAt: 8 * DAY });
    expect(await findSession(viewer.sessionId)).not.toBeNull();
    await openDatabase().user.update({ where: { id: user.id }, data: { role: "admin" } });
    expect(await findSession(viewer.sessionId)).toBeNull();
  });

  test("and is cleared away by the next sign-in, whose device is told by a text of bounded length", async () => {
    const { user, viewer } = await createSignedInUser();
    await age(viewer.sessionId, { lastSeenAt: 31 * DAY });
    const id = await createSession(user.id, "x".repeat(1000));
    const rows = await openDatabase().userSession.findMany({ where: { userId: user.id } });
    expect(rows.map((row) => [row.id, row.userAgent.length])).toEqual([[id, 300]]);
  });

  test("when it was unused for longest and twenty others are there; nobody else's does", async () => {
    const [mine, theirs] = [await createSignedInUser(), await createSignedInUser()];
    await age(mine.viewer.sessionId, { createdAt: 2 * DAY });
    const idle = await createSession(mine.user.id, "unused for longest");
    await age(idle, { lastSeenAt: DAY });
    for (let i = 0; i < 18; i++) await createSession(mine.user.id, "another");
    expect(await findSession(idle)).not.toBeNull();
    const last = await createSession(mine.user.id, "one more");
    expect(await findSession(idle)).toBeNull();
    expect(await sessionsOf(mine.user.id)).toBe(20);
    for (const id of [last, mine.viewer.sessionId, theirs.viewer.sessionId])
      expect(await findSession(id)).not.toBeNull();
  });

  test("also when many sign in at the same moment", async () => {
    const { user } = await createSignedInUser();
    await Promise.all(Array.from({ length: 40 }, () => createSession(user.id, "one of many")));
    expect(await sessionsOf(user.id)).toBe(20);
  });
});

test("the use of a session is written down at most every five minutes, and never for one that has ended", async () => {
  const { viewer } = await createSignedInUser();
  const seen = async () => (await findSession(viewer.sessionId))?.lastSeenAt.getTime() ?? 0;
  await age(viewer.sessionId, { lastSeenAt: 4 * 60 });
  const before = await seen();
  await touchSession(viewer.sessionId);
  expect(await seen()).toBe(before);
  await age(viewer.sessionId, { lastSeenAt: 6 * 60 });
  await touchSession(viewer.sessionId);
  expect(await seen()).toBeGreaterThan(before);
  await endSession(viewer.sessionId);
  await touchSession(viewer.sessionId);
  expect(await findSession(viewer.sessionId)).toBeNull();
});

import { describe, expect, test } from "vitest";
import { createDeck } from "@/prisma/factories/create-deck";
import { createSession } from "@/prisma/factories/create-session";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { exportAccount, findAccount, findCredentials, findSession, SESSION_SECONDS } from "./data";
import {
  changeEmail,
  changePassword,
  createAccount,
  deleteAccount,
  oauthAdapter,
  openSession,
  revokeAllSessions,
  revokeSession,
} from "./mutations";
import type { Viewer } from "./types";

async function signedIn(wishes?: Parameters<typeof createUser>[0]) {
  const user = await createUser(wishes);
  const { session } = await createSession(user);
  const { id: userId, email, name, role } = user;
  const viewer: Viewer = { userId, sessionId: session.id, email, name, role };
  return { user, viewer };
}
const sessionsOf = (userId: string) => openDatabase().userSession.count({ where: { userId } });

describe("an account", () => {
  test("is made once per address, with a hash and without a name unless one was given", async () => {
    const input = { email: "once@example.org", password: "ten letters" };
    expect(await createAccount({ ...input, name: "" })).toBeTypeOf("string");
    expect(await createAccount(input)).toBeNull();
    const row = await openDatabase().user.findUniqueOrThrow({ where: { email: input.email } });
    expect(row.name).toBeNull();
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await findCredentials(input.email)).toMatchObject({ id: row.id });
  });

  test("made twice at the same moment is made once", async () => {
    const input = { email: "race@example.org", password: "ten letters" };
    const made = await Promise.all(Array.from({ length: 5 }, () => createAccount(input)));
    expect(made.filter((id) => id !== null)).toHaveLength(1);
  });

  test("moves to another address by its password only, and to no address that is taken", async () => {
    const [{ user, viewer }, other] = [await signedIn(), await createUser()];
    expect(await changeEmail(viewer, "new@example.org", "wrong")).toBe("wrongPassword");
    expect(await changeEmail(viewer, other.email, user.password)).toBe("emailTaken");
    expect(await changeEmail(viewer, "new@example.org", user.password)).toBe("done");
    expect((await findAccount(viewer))?.email).toBe("new@example.org");
  });

  test("takes a new password by the old one, and every other device is signed out", async () => {
    const { user, viewer } = await signedIn();
    await openSession(user.id, "another device");
    expect(await changePassword(viewer, "wrong", "new password")).toBe(false);
    expect(await changePassword(viewer, undefined, "new password")).toBe(false);
    expect(await sessionsOf(user.id)).toBe(2);
    expect(await changePassword(viewer, user.password, "new password")).toBe(true);
    expect((await findAccount(viewer))?.sessions.map(({ current }) => current)).toEqual([true]);
    expect(await changePassword(viewer, user.password, "again another")).toBe(false);
    expect(await changePassword(viewer, "new password", "again another")).toBe(true);
  });

  test("is exported whole and without its secrets", async () => {
    const { user, viewer } = await signedIn({ name: "司書" });
    await createDeck(user, { name: "青単", lines: [{ zone: "stoneDeck", name: "青の魔石", count: 20 }] });
    await createDeck(await createUser(), { name: "よそのデッキ", visibility: "public" });
    const data = await exportAccount(viewer);
    expect(data).toMatchObject({ email: user.email, name: "司書", decks: [{ name: "青単" }] });
    expect(data?.decks).toHaveLength(1);
    expect(data?.decks[0]?.lines).toEqual([{ zone: "stoneDeck", name: "青の魔石", count: 20 }]);
    expect(JSON.stringify(data)).not.toContain("argon2");
  });

  test("is deleted by its password with everything in it, and nothing of anybody else", async () => {
    const { user, viewer } = await signedIn();
    const [deck, others] = [await createDeck(user), await createDeck(await createUser())];
    await openDatabase().account.create({
      data: { userId: user.id, type: "oauth", provider: "github", providerAccountId: user.id },
    });
    expect(await deleteAccount(viewer, "wrong")).toBe(false);
    expect(await deleteAccount(viewer, user.password)).toBe(true);
    const db = openDatabase();
    expect(await db.user.count({ where: { id: user.id } })).toBe(0);
    expect(await sessionsOf(user.id)).toBe(0);
    expect(await db.account.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.deck.count({ where: { id: deck.id } })).toBe(0);
    expect(await db.deckLine.count({ where: { deckId: deck.id } })).toBe(0);
    expect(await db.deck.count({ where: { id: others.id } })).toBe(1);
  });

  test("without a password is confirmed by its address", async () => {
    const { user, viewer } = await signedIn();
    await openDatabase().user.update({ where: { id: user.id }, data: { passwordHash: null } });
    expect(await deleteAccount(viewer, "")).toBe(false);
    expect(await deleteAccount(viewer, ` ${user.email.toUpperCase()} `)).toBe(true);
  });
});

describe("a session", () => {
  test("stands for its user until it is revoked", async () => {
    const { user, viewer } = await signedIn();
    expect((await findSession(viewer.sessionId))?.viewer).toEqual(viewer);
    expect(await revokeSession(viewer, viewer.sessionId)).toBe(true);
    expect(await findSession(viewer.sessionId)).toBeNull();
    expect(await sessionsOf(user.id)).toBe(0);
  });

  test("of somebody else cannot be revoked", async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    expect(await revokeSession(mine.viewer, theirs.viewer.sessionId)).toBe(false);
    await revokeAllSessions(mine.viewer);
    expect(await findSession(theirs.viewer.sessionId)).not.toBeNull();
    expect(await findSession(mine.viewer.sessionId)).toBeNull();
  });

  test("that has grown too old is nobody's, and the next sign-in clears it away", async () => {
    const { user, viewer } = await signedIn();
    const createdAt = new Date(Date.now() - SESSION_SECONDS * 1000 - 1000);
    await openDatabase().userSession.update({ where: { id: viewer.sessionId }, data: { createdAt } });
    expect(await findSession(viewer.sessionId)).toBeNull();
    await openSession(user.id, "x".repeat(1000));
    expect(await sessionsOf(user.id)).toBe(1);
  });
});

describe("an account of another service", () => {
  const adapter = oauthAdapter();

  test("is kept without the service's tokens, and found by itself", async () => {
    const made = await adapter.createUser?.({ email: "Oauth@Example.org", emailVerified: null, name: " 司書 " });
    expect(made).toMatchObject({ email: "oauth@example.org", name: "司書", emailVerified: null });
    const userId = made?.id ?? "";
    const key = { provider: "github", providerAccountId: "1" };
    await adapter.linkAccount?.({ ...key, userId, type: "oauth", access_token: "a secret", extra_field: 1 });
    expect(await adapter.getUserByAccount?.(key)).toMatchObject({ id: userId });
    const row = await openDatabase().account.findFirstOrThrow({ where: { userId } });
    expect(row.access_token).toBeNull();
    expect((await adapter.getUserByEmail?.("OAUTH@example.org"))?.id).toBe(userId);
  });
});

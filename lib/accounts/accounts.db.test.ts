import { describe, expect, test } from "vitest";
import { getSiteOrigin } from "@/lib/server/env";
import { createDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { exportAccount, findAccount, findCredentials, findProtectedNames } from "./data";
import { getDisplayNameErrors } from "./display-name-errors";
import {
  changeEmail,
  changePassword,
  createAccount,
  createOAuthAdapter,
  createSession,
  deleteAccount,
} from "./mutations";
import { WeakPasswordError } from "./server/hash-new-password";
import { createSignedInUser } from "./testing/create-signed-in-user";
import type { Viewer } from "./types";

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

  test.each([
    ["password123", "passwordCommon"],
    ["1234567890", "passwordSimple"],
    ["weak@example.org", "passwordOwn"],
    ["grimoire2026", "passwordSite"],
  ])("is not made with the password %s, and nothing is stored", async (password, problem) => {
    const refused = createAccount({ email: "weak@example.org", password });
    await expect(refused).rejects.toMatchObject({ problem, field: "password" });
    expect(await findCredentials("weak@example.org")).toBeNull();
  });

  test("keeps its password when the new one is too easy to guess", async () => {
    const { user, viewer } = await createSignedInUser({ name: "七つの月の司書" });
    for (const next of ["password123", "七つの月の司書 2026", user.email])
      await expect(changePassword(viewer, user.password, next)).rejects.toBeInstanceOf(WeakPasswordError);
    expect(await changePassword(viewer, user.password, "seven moons over a library")).toBe(true);
  });

  test("made twice at the same moment is made once", async () => {
    const input = { email: "race@example.org", password: "ten letters" };
    const made = await Promise.all(Array.from({ length: 5 }, () => createAccount(input)));
    expect(made.filter((id) => id !== null)).toHaveLength(1);
  });

  test("moves to another address, but to none that is taken", async () => {
    const [{ user, viewer }, other] = [await createSignedInUser(), await createUser()];
    expect(await changeEmail(viewer, other.email)).toBe("emailTaken");
    await createSession(user.id, "another device");
    expect(await changeEmail(viewer, "new@example.org")).toBe("done");
    expect(await sessionsOf(user.id)).toBe(1);
    expect((await findAccount(viewer))?.email).toBe("new@example.org");
  });

  test("takes a new password by the old one, and every other device is signed out", async () => {
    const { user, viewer } = await createSignedInUser();
    await createSession(user.id, "another device");
    expect(await changePassword(viewer, "wrong", "new password")).toBe(false);
    expect(await changePassword(viewer, undefined, "new password")).toBe(false);
    expect(await sessionsOf(user.id)).toBe(2);
    expect(await changePassword(viewer, user.password, "new password")).toBe(true);
    expect((await findAccount(viewer))?.sessions.map(({ current }) => current)).toEqual([true]);
    expect(await changePassword(viewer, user.password, "again another")).toBe(false);
    expect(await changePassword(viewer, "new password", "again another")).toBe(true);
  });

  test("is exported whole and without its secrets", async () => {
    const { user, viewer } = await createSignedInUser({ name: "司書" });
    await createDeck(user, { name: "青単", lines: [{ zone: "stoneDeck", name: "青の魔石", count: 20 }] });
    await createDeck(await createUser(), { name: "よそのデッキ", visibility: "public" });
    const data = await exportAccount(viewer);
    expect(data).toMatchObject({ email: user.email, name: "司書", decks: [{ name: "青単", game: "magmell" }] });
    expect(data?.decks).toHaveLength(1);
    expect(data?.decks[0]?.lines).toEqual([{ zone: "stoneDeck", name: "青の魔石", count: 20 }]);
    expect(JSON.stringify(data)).not.toContain("argon2");
  });

  test("is deleted with everything in it, and nothing of anybody else", async () => {
    const { user, viewer } = await createSignedInUser();
    const [deck, others] = [await createDeck(user), await createDeck(await createUser())];
    await openDatabase().account.create({
      data: { userId: user.id, type: "oauth", provider: "github", providerAccountId: user.id },
    });
    await deleteAccount(viewer);
    const db = openDatabase();
    expect(await db.user.count({ where: { id: user.id } })).toBe(0);
    expect(await sessionsOf(user.id)).toBe(0);
    expect(await db.account.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.deck.count({ where: { id: deck.id } })).toBe(0);
    expect(await db.deckLine.count({ where: { deckId: deck.id } })).toBe(0);
    expect(await db.deck.count({ where: { id: others.id } })).toBe(1);
  });
});

describe("a new name", () => {
  test("does not look like that of an administrator who is somebody else", async () => {
    const admin = await createSignedInUser({ role: "admin", name: "月の司書ルカ Luca" });
    const { viewer } = await createSignedInUser();
    const codes = async (name: string, asker: Viewer | null) =>
      getDisplayNameErrors(name, asker, await findProtectedNames()).map(({ code }) => code);
    expect(await codes("月の司書ルカ Luсa", viewer)).toEqual(["nameReserved"]);
    expect(await codes("管理者", null)).toEqual(["nameReserved"]);
    expect(await codes("月の司書", viewer)).toEqual([]);
    expect(await codes(admin.viewer.name ?? "", admin.viewer)).toEqual([]);
    expect(await codes("管理者", { ...viewer, name: "管理者" })).toEqual([]);
    expect(await codes(new URL(getSiteOrigin()).hostname, viewer)).toEqual(["nameReserved"]);
    for (const asker of [viewer, admin.viewer, null]) {
      expect(await codes("Lu\u200bca", asker)).toEqual(["unfit"]);
      expect(await codes("﷽﷽﷽", asker)).toEqual(["nameShape"]);
    }
    expect(await codes("Lu\u200bca", { ...viewer, name: "Lu\u200bca" })).toEqual([]);
  });
});

describe("an account of another service", () => {
  const adapter = createOAuthAdapter(true);

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

  test("is not made while the site takes none, and those that are there are known", async () => {
    const closed = createOAuthAdapter(false);
    const wish = { email: "closed@example.org", emailVerified: null, name: null };
    await expect(closed.createUser?.(wish)).rejects.toThrow("SIGN_UP");
    expect(await closed.getUserByEmail?.(wish.email)).toBeNull();
    const made = await adapter.createUser?.(wish);
    expect(await closed.getUserByEmail?.(wish.email)).toMatchObject({ id: made?.id ?? "none" });
  });
});

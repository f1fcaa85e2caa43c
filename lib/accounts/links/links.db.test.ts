import { describe, expect, test } from "vitest";
import { grantAdminByLink } from "@/lib/admin/mutations";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { findCredentials } from "../data";
import { changeEmail, changePassword, createAccount, deleteAccount } from "../mutations";
import { hasSecondFactor } from "../second-factor/data";
import { WeakPasswordError } from "../server/hash-new-password";
import { RECOVERY_CODE_COUNT } from "../server/recovery-codes";
import { createSignedInUser } from "../testing/create-signed-in-user";
import { findAccountLink } from "./data";
import { acceptInvitation, confirmProviderEmail, createAccountLink, resetPassword, verifyEmail } from "./mutations";
import { LINK_LIFETIME_SECONDS } from "./types";

const db = openDatabase;
const rowOf = (id: string) => db().user.findUniqueOrThrow({ where: { id } });
const NEW = "seven moons over a library";

/** Makes the time of all links of an address be over. */
const expire = (email: string) =>
  db().accountLink.updateMany({ where: { email }, data: { expiresAt: new Date(Date.now() - 1000) } });

const linkOf = (kind: "verify" | "reset", user: { id: string; email: string }, role?: "admin") =>
  createAccountLink({ kind, email: user.email, userId: user.id, role });

describe("a link", () => {
  test("has a token of 256 bits, of which the database holds a hash alone", async () => {
    const user = await createUser();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => linkOf("verify", user)));
    expect(new Set(tokens).size).toBe(5);
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const rows = await db().accountLink.findMany({ where: { userId: user.id } });
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each(Object.entries(LINK_LIFETIME_SECONDS))("of the kind %s works for %i seconds", async (kind, seconds) => {
    const user = kind === "invite" ? { id: null, email: `${kind}@example.org` } : await createUser();
    const token = await createAccountLink({ kind: kind as "verify", email: user.email, userId: user.id });
    const { createdAt, expiresAt } = await db().accountLink.findFirstOrThrow({ where: { email: user.email } });
    expect(Math.round((expiresAt.getTime() - createdAt.getTime()) / 1000)).toBe(seconds);
    expect(await findAccountLink(token)).toMatchObject({ kind, email: user.email, userId: user.id, role: "user" });
    await expire(user.email);
    expect(await findAccountLink(token)).toEqual({ dead: "linkExpired", kind });
  });

  test("that nobody made is unknown, and one that died long ago is forgotten", async () => {
    const user = await createUser();
    const token = await linkOf("verify", user);
    const long = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await db().accountLink.updateMany({ where: { userId: user.id }, data: { expiresAt: long } });
    await linkOf("verify", user);
    expect(await findAccountLink(token)).toEqual({ dead: "linkUnknown", kind: null });
    expect(await findAccountLink("x".repeat(43))).toEqual({ dead: "linkUnknown", kind: null });
  });

  test("for an account or for nobody: the database takes no invitation of an account, and no other link without one", async () => {
    const user = await createUser();
    const email = user.email;
    await expect(createAccountLink({ kind: "invite", email, userId: user.id })).rejects.toThrow();
    await expect(createAccountLink({ kind: "reset", email, userId: null })).rejects.toThrow();
  });
});

describe("proving an address", () => {
  test("is done once, by who is signed in to the account", async () => {
    const { user, viewer } = await createSignedInUser({ verified: false });
    const stranger = await createSignedInUser();
    const token = await linkOf("verify", user);
    expect(await verifyEmail(stranger.viewer, token, grantAdminByLink)).toBe("otherAccount");
    expect((await rowOf(user.id)).emailVerified).toBeNull();
    expect(await verifyEmail(viewer, token, grantAdminByLink)).toBe("done");
    expect((await rowOf(user.id)).emailVerified).toBeInstanceOf(Date);
    expect(await verifyEmail(viewer, token, grantAdminByLink)).toEqual({ dead: "linkUsed", kind: "verify" });
    expect((await rowOf(user.id)).role).toBe("user");
  });

  test("at the same moment by several is done once", async () => {
    const { user, viewer } = await createSignedInUser({ verified: false });
    const token = await linkOf("verify", user, "admin");
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => verifyEmail(viewer, token, grantAdminByLink)));
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect(
      await db().auditEntry.count({ where: { action: "role.grant", details: { path: ["user"], equals: user.id } } }),
    ).toBe(1);
  });

  test("by a link of the command line may make an administrator, which the audit log tells", async () => {
    const { user, viewer } = await createSignedInUser({ verified: false });
    expect(await verifyEmail(viewer, await linkOf("verify", user, "admin"), grantAdminByLink)).toBe("done");
    expect(await rowOf(user.id)).toMatchObject({ role: "admin", emailVerified: expect.any(Date) });
    const entry = await db().auditEntry.findFirstOrThrow({ where: { details: { path: ["user"], equals: user.id } } });
    expect(entry).toMatchObject({ actor: "command line", actorId: null, action: "role.grant" });
  });

  test("does not outlive the address: another one is unproved, and links of the old one are dead", async () => {
    const { user, viewer } = await createSignedInUser();
    const tokens = [await linkOf("verify", user), await linkOf("reset", user)];
    expect(await changeEmail(viewer, user.email)).toBe("done");
    expect((await rowOf(user.id)).emailVerified).not.toBeNull();
    expect(await changeEmail(viewer, `moved-${user.email}`)).toBe("done");
    expect((await rowOf(user.id)).emailVerified).toBeNull();
    for (const token of tokens) expect(await findAccountLink(token)).toEqual({ dead: "linkUnknown", kind: null });
  });

  test("refuses a link that was made for the address before, should one be left", async () => {
    const { user, viewer } = await createSignedInUser({ verified: false });
    const token = await linkOf("verify", user);
    await db().user.update({ where: { id: user.id }, data: { email: `later-${user.email}` } });
    expect(await verifyEmail(viewer, token, grantAdminByLink)).toEqual({ dead: "linkUnknown", kind: null });
  });

  test("takes no link of another kind", async () => {
    const { user, viewer } = await createSignedInUser({ verified: false });
    expect(await verifyEmail(viewer, await linkOf("reset", user), grantAdminByLink)).toBe("wrongKind");
    expect(await resetPassword(await linkOf("verify", user), NEW)).toBe("wrongKind");
    expect(await acceptInvitation({ token: await linkOf("reset", user), password: NEW }, grantAdminByLink)).toBe(
      "wrongKind",
    );
  });
});

describe("a new password by a link", () => {
  test("ends every session, uses up every link, and keeps linked services of a proved account", async () => {
    const { user } = await createSignedInUser();
    await db().account.create({
      data: { userId: user.id, type: "oauth", provider: "github", providerAccountId: user.id },
    });
    const [token, other] = [await linkOf("reset", user), await linkOf("reset", user)];
    expect(await resetPassword(token, NEW)).toMatchObject({ email: user.email });
    expect((await findCredentials(user.email))?.passwordHash).not.toBe(user.passwordHash);
    expect(await db().userSession.count({ where: { userId: user.id } })).toBe(0);
    expect(await db().account.count({ where: { userId: user.id } })).toBe(1);
    expect(await resetPassword(token, NEW)).toEqual({ dead: "linkUsed", kind: "reset" });
    expect(await resetPassword(other, NEW)).toEqual({ dead: "linkUnknown", kind: null });
  });

  test("gives an account that a stranger made to the owner of the address, without the stranger's ways in", async () => {
    const { user } = await createSignedInUser({ verified: false });
    await db().account.create({
      data: { userId: user.id, type: "oauth", provider: "google", providerAccountId: user.id },
    });
    await resetPassword(await linkOf("reset", user), NEW);
    expect((await rowOf(user.id)).emailVerified).toBeInstanceOf(Date);
    expect(await db().account.count({ where: { userId: user.id } })).toBe(0);
    expect(await db().userSession.count({ where: { userId: user.id } })).toBe(0);
  });

  test.each([
    ["stays where the address was proved: who reads the mail does not get past it", true],
    ["goes where it was not, as a stranger may have set it up", false],
  ])("leaves a second step as it should: it %s", async (_, verified) => {
    const { user } = await createSignedInUser({ verified, twoStep: true });
    await resetPassword(await linkOf("reset", user), NEW);
    expect(await hasSecondFactor(user.id)).toBe(verified);
    expect(await db().recoveryCode.count({ where: { userId: user.id } })).toBe(verified ? RECOVERY_CODE_COUNT : 0);
  });

  test("that is easy to guess is refused, and the link goes on", async () => {
    const user = await createUser({ name: "七つの月の司書" });
    const token = await linkOf("reset", user);
    for (const weak of ["password123", user.email, "七つの月の司書 2026"])
      await expect(resetPassword(token, weak)).rejects.toBeInstanceOf(WeakPasswordError);
    expect(await resetPassword(token, NEW)).toMatchObject({ kind: "reset" });
  });

  test("dies with its time, and with a password that is changed in the usual way", async () => {
    const { user, viewer } = await createSignedInUser();
    const token = await linkOf("reset", user);
    await changePassword(viewer, user.password, "eight moons over a library");
    expect(await resetPassword(token, NEW)).toEqual({ dead: "linkUnknown", kind: null });
    const late = await linkOf("reset", user);
    await expire(user.email);
    expect(await resetPassword(late, NEW)).toEqual({ dead: "linkExpired", kind: "reset" });
  });

  test("by two at the same moment is set once", async () => {
    const user = await createUser();
    const token = await linkOf("reset", user);
    const outcomes = await Promise.all([1, 2, 3].map((turn) => resetPassword(token, `${NEW} ${turn}`)));
    expect(outcomes.filter((outcome) => outcome !== "wrongKind" && !("dead" in outcome))).toHaveLength(1);
  });
});

describe("an invitation", () => {
  const invite = (email: string, role?: "admin") => createAccountLink({ kind: "invite", email, userId: null, role });

  test("makes one account at its address, which is proved by that", async () => {
    const email = "guest@example.org";
    const token = await invite(email);
    expect(await acceptInvitation({ token, password: NEW, name: "客" }, grantAdminByLink)).toMatchObject({ email });
    const row = await db().user.findUniqueOrThrow({ where: { email } });
    expect(row).toMatchObject({ name: "客", role: "user", emailVerified: expect.any(Date) });
    expect(await acceptInvitation({ token, password: NEW }, grantAdminByLink)).toEqual({
      dead: "linkUsed",
      kind: "invite",
    });
  });

  test("may make an administrator", async () => {
    const email = "first-admin@example.org";
    await acceptInvitation({ token: await invite(email, "admin"), password: NEW }, grantAdminByLink);
    expect(await db().user.findUniqueOrThrow({ where: { email } })).toMatchObject({ role: "admin", name: null });
  });

  test("takes nobody's account over, and works again when that is gone", async () => {
    const email = "early@example.org";
    const token = await invite(email);
    const id = await createAccount({ email, password: "ten letters" });
    expect(await acceptInvitation({ token, password: NEW }, grantAdminByLink)).toBe("emailTaken");
    expect(await findCredentials(email)).toMatchObject({ id });
    await db().user.delete({ where: { email } });
    expect(await acceptInvitation({ token, password: NEW }, grantAdminByLink)).toMatchObject({ email });
  });

  test("goes with the account at its address", async () => {
    const { user, viewer } = await createSignedInUser();
    await invite(user.email);
    await deleteAccount(viewer);
    expect(await db().accountLink.count({ where: { email: user.email } })).toBe(0);
  });
});

test("a service vouches for the address of the account alone", async () => {
  const user = await createUser({ verified: false });
  await confirmProviderEmail(user.id, "somebody-else@example.org");
  expect((await rowOf(user.id)).emailVerified).toBeNull();
  await confirmProviderEmail(user.id, user.email.toUpperCase());
  expect((await rowOf(user.id)).emailVerified).toBeInstanceOf(Date);
});

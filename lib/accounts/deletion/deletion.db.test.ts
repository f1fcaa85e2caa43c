import { describe, expect, test } from "vitest";
import { setRole } from "@/lib/admin/mutations";
import { createSuggestion, decideSuggestion } from "@/lib/magmell/suggestions/mutations";
import type { SuggestionField } from "@/lib/magmell/suggestions/types";
import { moderatePage } from "@/lib/moderation/mutations";
import { createDeck } from "@/prisma/factories/create-deck";
import { openDatabase } from "@/prisma/factories/database";
import { exportAccount } from "../data";
import { deleteAccount } from "../mutations";
import { createSignedInUser } from "../testing/create-signed-in-user";
import { createReauthenticatedAdmin } from "../testing/create-test-viewer";
import type { Viewer } from "../types";

async function reviewer(name: string) {
  const made = await createSignedInUser({ role: "admin", name });
  return { ...made, admin: createReauthenticatedAdmin(made.viewer) };
}
async function keep(viewer: Viewer, field: SuggestionField, proposed: string): Promise<string> {
  const result = await createSuggestion(viewer, { card: 1, field, proposed, reason: `${viewer.name} wrote this` });
  if (result.outcome !== "kept") throw new Error(result.outcome);
  return result.suggestion.id;
}
const everything = async () =>
  JSON.stringify([await openDatabase().auditEntry.findMany(), await openDatabase().suggestion.findMany()]);

describe("after an account is deleted", () => {
  test("the audit log calls it by one pseudonym, and everybody else as before", async () => {
    const [gone, stays] = [await reviewer("去る管理者"), await reviewer("残る管理者")];
    const { user: other } = await createSignedInUser();
    await setRole(gone.admin, other.email, "admin");
    await setRole(stays.admin, other.email, "user");
    await setRole(stays.admin, gone.user.email, "user");
    await deleteAccount(gone.viewer);

    const entries = await openDatabase().auditEntry.findMany({
      where: { action: { startsWith: "role." } },
      orderBy: { id: "asc" },
    });
    const pseudonym = entries[0]?.actor ?? "";
    expect(pseudonym).toMatch(/^deleted account [0-9a-f]{8}$/);
    const staying = { actor: "残る管理者", actorId: stays.user.id };
    expect(entries).toMatchObject([
      { actor: pseudonym, actorId: null, action: "role.grant", details: { user: other.id, email: other.email } },
      { ...staying, action: "role.revoke", details: { user: other.id, email: other.email } },
      { ...staying, action: "role.revoke", details: { user: pseudonym, email: pseudonym } },
    ]);
    for (const trace of [gone.user.id, gone.user.email, "去る管理者"]) expect(await everything()).not.toContain(trace);
  });

  test("judgements of its page name it by the pseudonym, and those of others as before", async () => {
    const { admin } = await reviewer("確かめる人");
    const keyOf = async (id: string) => (await openDatabase().user.findUniqueOrThrow({ where: { id } })).authorKey;
    const [gone, stays] = [
      await createSignedInUser({ name: "去る作者" }),
      await createSignedInUser({ name: "残る作者" }),
    ];
    const [goneKey, staysKey] = [await keyOf(gone.user.id), await keyOf(stays.user.id)];
    for (const { id } of [gone.user, stays.user]) await createDeck({ id }, { visibility: "public" });
    for (const id of [goneKey, staysKey])
      await moderatePage(admin, { about: "author", id, act: "hide", reason: "直してください。" });
    await deleteAccount(gone.viewer);
    const entries = await openDatabase().auditEntry.findMany({
      where: { action: "page.hide" },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ details }) => (details as { id: string }).id)).toEqual([
      expect.stringMatching(/^deleted account [0-9a-f]{8}$/),
      staysKey,
    ]);
    expect(await everything()).not.toContain(goneKey);
    const [, staying] = entries;
    if (!staying) throw new Error("An entry was not written");
    const details = { ...(staying.details as object), id: "deleted account 00000000" };
    await expect(openDatabase().auditEntry.update({ where: { id: staying.id }, data: { details } })).rejects.toThrow(
      /never changed/,
    );
  });

  test("only its accepted suggestions stay, as card data without its words; another reader's stay whole", async () => {
    const { admin } = await reviewer("確かめる人");
    const [gone, stays] = [
      await createSignedInUser({ name: "去る読者" }),
      await createSignedInUser({ name: "残る読者" }),
    ];
    const accepted = await keep(gone.viewer, "reading", "ただしいよみ");
    const spoken = await keep(gone.viewer, "other", "去る読者から司書へ");
    const declined = await keep(gone.viewer, "alias", "あだな");
    const open = await keep(gone.viewer, "englishName", "Open");
    const theirs = await keep(stays.viewer, "alias", "べつのあだな");
    for (const id of [accepted, spoken])
      await decideSuggestion(admin, id, { state: "accepted", answer: "去る読者へ", alike: false });
    await decideSuggestion(admin, declined, { state: "declined", answer: "", alike: false });
    await deleteAccount(gone.viewer);

    const rows = await openDatabase().suggestion.findMany({
      where: { id: { in: [accepted, spoken, declined, open] } },
    });
    expect(rows).toMatchObject([{ id: accepted, proposed: "ただしいよみ", reason: "", answer: "", authorId: null }]);
    expect(await everything()).not.toContain("去る読者");
    const other = await openDatabase().suggestion.findUniqueOrThrow({ where: { id: theirs } });
    expect(other).toMatchObject({ authorId: stays.user.id, reason: "残る読者 wrote this" });
  });

  test("a reviewer's id stands beside no decision any more", async () => {
    const [gone, reader] = [await reviewer("去る人"), await createSignedInUser()];
    const id = await keep(reader.viewer, "reading", "よみ");
    await decideSuggestion(gone.admin, id, { state: "declined", answer: "", alike: false });
    await deleteAccount(gone.viewer);
    expect(await openDatabase().suggestion.findUnique({ where: { id } })).toMatchObject({
      state: "declined",
      decidedBy: null,
    });
  });
});

test("the database takes a pseudonym for nobody who is there, and no other change of an entry", async () => {
  const [{ admin, user }, other] = [await reviewer("いまもいる"), await createSignedInUser()];
  await setRole(admin, other.user.email, "admin");
  const entries = openDatabase().auditEntry;
  const row = await entries.findFirstOrThrow({ where: { actorId: user.id } });
  const pseudonym = "deleted account 00000000";
  for (const data of [
    { actor: pseudonym, actorId: null },
    { details: { user: pseudonym, email: pseudonym } },
    { details: { user: other.user.id, email: "x" } },
    { action: "import.publish" },
    { at: new Date(0) },
    { actor: "somebody" },
  ])
    await expect(entries.update({ where: { id: row.id }, data })).rejects.toThrow(/never changed/);
  await openDatabase().user.delete({ where: { id: other.user.id } });
  const details = { user: pseudonym, email: pseudonym };
  await expect(entries.update({ where: { id: row.id }, data: { details: { ...details, more: 1 } } })).rejects.toThrow();
  await entries.update({ where: { id: row.id }, data: { details } });
  expect(await entries.findUnique({ where: { id: row.id } })).toEqual({ ...row, details });
});

test("an export says what would stay", async () => {
  const { viewer } = await createSignedInUser();
  expect((await exportAccount(viewer))?.staysAfterDeletion.join(" ")).toMatch(/accepted.*pseudonym.*Copies.*Backups/s);
});

import { describe, expect, test } from "vitest";
import { findSession } from "@/lib/accounts/data";
import { createSignedInUser } from "@/lib/accounts/testing/create-signed-in-user";
import { createReauthenticatedAdmin, createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import { toAdmin } from "@/lib/accounts/to-admin";
import type { Admin, Viewer } from "@/lib/accounts/types";
import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { importCardFiles } from "@/lib/magmell/catalogue/history/mutations";
import { rollBackToVersion } from "@/lib/magmell/catalogue/history/versions/mutations";
import { buildCard, buildCardFileSource } from "@/lib/magmell/catalogue/testing/card-file";
import { createSecondFactor } from "@/prisma/factories/create-second-factor";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { getHistoryEntry, listAdmins, listAuditLog, listPublicationHistory, reviewRollback } from "./data";
import { setRole } from "./mutations";

const admin = async () => createReauthenticatedAdmin((await createSignedInUser({ role: "admin" })).viewer);

describe("the role", () => {
  test("is read from the database for each request: taken away, it is gone in every open session", async () => {
    const [first, second] = [await admin(), await admin()];
    expect(await setRole(first, second.email, "user")).toBe("done");
    const seen = await findSession(second.sessionId);
    expect(seen?.viewer.role).toBe("user");
    expect(toAdmin(seen?.viewer ?? null)).toBeNull();
  });

  test("is nobody's who is not signed in or has it not", () => {
    const viewer: Viewer = {
      ...createTestViewer({ id: "u", email: "a@example.org", name: null, role: "user" }),
      twoStep: true,
    };
    expect(toAdmin(null)).toBeNull();
    expect(toAdmin(viewer)).toBeNull();
    expect(toAdmin({ ...viewer, role: "admin", twoStep: false })).toBeNull();
    // @ts-expect-error A viewer is no administrator, whatever the object says.
    const forged: Admin = { ...viewer, role: "admin", twoStep: true };
    expect(forged.role).toBe("admin");
  });

  test("is given to accounts that exist, once, and each change stands in the audit log", async () => {
    const [me, other] = [await admin(), await createUser()];
    expect(await setRole(me, "nobody@example.org", "admin")).toBe("missing");
    const unproved = await createUser({ verified: false });
    expect(await setRole(me, unproved.email, "admin")).toBe("unverified");
    expect(await setRole(COMMAND_LINE_ACTOR, unproved.email, "admin")).toBe("unverified");
    expect(await setRole(me, other.email, "admin")).toBe("done");
    expect(await setRole(me, other.email, "admin")).toBe("same");
    expect(await listAdmins(me)).toEqual(
      expect.arrayContaining([
        { id: me.userId, email: me.email, name: me.name, twoStep: true },
        { id: other.id, email: other.email, name: other.name, twoStep: false },
      ]),
    );
    await createSecondFactor(other, { confirmed: false });
    expect((await listAdmins(me)).find(({ id }) => id === other.id)?.twoStep, "no code has come yet").toBe(false);
    const audit = await openDatabase().auditEntry.findMany({ where: { actorId: me.userId } });
    expect(audit).toMatchObject([
      { actor: me.name ?? me.email, action: "role.grant", details: { email: other.email } },
    ]);
  });

  test("is not laid down by its holder, and two who take it from each other leave one", async () => {
    const [first, second] = [await admin(), await admin()];
    expect(await setRole(first, first.email, "user")).toBe("own");
    const outcomes = await Promise.all([setRole(first, second.email, "user"), setRole(second, first.email, "user")]);
    expect(outcomes.toSorted()).toEqual(["done", "notAdmin"]);
    expect(await setRole(COMMAND_LINE_ACTOR, first.email, "user")).toMatch(/done|same/);
  });
});

test("what was done is told for ever", async () => {
  const me = await admin();
  await setRole(me, (await createUser()).email, "admin");
  const mine = { where: { actorId: me.userId } };
  await expect(openDatabase().auditEntry.deleteMany(mine)).rejects.toThrow(/never changed/);
  await expect(openDatabase().auditEntry.updateMany({ ...mine, data: { actor: "x" } })).rejects.toThrow(
    /never changed/,
  );
});

describe("the history", () => {
  test("shows what each version changed, and what going back would do, without doing it", async () => {
    const me = await admin();
    const content = (more: object = {}) => ({
      format: "grimoire-cards/1",
      sets: [],
      cards: [{ ...buildCard(98_001, "試しの写本", "ためしのしゃほん", { printings: [] }), ...more }],
    });
    const publish = async (written: unknown) => {
      const result = await importCardFiles([buildCardFileSource(written)], { actor: me });
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      return result.version;
    };
    const first = await publish(content());
    const second = await publish(content({ aliases: ["ためちゃん"] }));
    expect((await listPublicationHistory(me)).versions.slice(0, 2).map(({ version }) => version)).toEqual([
      second,
      first,
    ]);
    const told = await getHistoryEntry(me, second);
    expect(told).toMatchObject({ current: true, review: { cards: [{ number: 98_001, kind: "changed" }] } });
    expect((await getHistoryEntry(me, first))?.review?.cards).toMatchObject([{ number: 98_001, kind: "new" }]);
    expect(await getHistoryEntry(me, 999_999)).toBeNull();

    const back = await reviewRollback(me, first);
    expect(back).toMatchObject({ ok: true, review: { cards: [{ fields: [{ field: "aliases", after: "" }] }] } });
    expect(await reviewRollback(me, 999_999)).toBeNull();
    expect((await listPublicationHistory(me)).versions[0]?.version).toBe(second);

    const plan = back?.ok ? back.plan : "";
    await publish(content({ aliases: ["ためちゃん", "ためさん"] }));
    expect(await rollBackToVersion(first, me, { expected: plan }), "it would do something else by now").toMatchObject({
      applied: false,
    });
    const again = await reviewRollback(me, first);
    expect(await rollBackToVersion(first, me, { expected: again?.ok ? again.plan : "" })).toMatchObject({
      applied: true,
    });
    const [entry] = (await listAuditLog(me)).entries;
    expect(entry).toMatchObject({ action: "catalogue.rollback", actorId: me.userId, details: { restores: first } });
  });
});
